import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Package } from 'datapackage';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENTRY_FILES, entryFile, entryFileOf } from '../../../generator/contract/entry-files.ts';
import { datasetsFolder } from '../../../generator/contract/paths.ts';
import { edit, temporaryFolder } from '../../support/data-folder.ts';
import { run } from '../../support/run.ts';
import { SMALL_DATA } from '../../support/small-data.ts';
import { churchTexts } from '../../support/texts.ts';
import { copyOf, madeOnce, sameTrees, treeOf } from '../../support/trees.ts';

const SCOPE = ['--years', 'none', '--datasets', '2026', '--no-feeds', '--csv'];

/** Data with texts in the church script, and their tree. */
let data: string;
let tree: string;
beforeAll(async () => {
  data = await madeOnce('small-data-in-church-script', (folder) => {
    copyOf(SMALL_DATA, folder);
    for (const [name, text] of Object.entries(churchTexts('1002'))) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
  });
  tree = await treeOf(...SCOPE, '--data', data);
});

const inDatasets = (name: string) => path.join(tree, datasetsFolder(), name);
const textOf = (name: string) => gunzipSync(readFileSync(inDatasets(name))).toString();
const linesOf = (name: string) => textOf(name).trimEnd().split('\n');
const entryFilesIn = (out: string) =>
  readdirSync(path.join(out, datasetsFolder())).filter((name) => entryFileOf(name) !== undefined);
const changesOf = (out: string) => readFileSync(`${out}.changed`, 'utf8').split('\n').slice(0, -1);

describe('The datasets that belong to no year', () => {
  it('are there for every endpoint and edition with an entry, as lines, and some as tables', () => {
    expect(entryFilesIn(tree).sort()).toEqual(ENTRY_FILES.map(entryFile).sort());
  });

  it.each([
    ['canons', 'cu'],
    ['canons', 'cu-church'],
    ['akathists', 'ru'],
    ['hymnography', 'en'],
    ['commemorations', 'ru'],
  ])('have for each id of %s in %s the entry of the answer', (endpoint, edition) => {
    const entries = linesOf(`${endpoint}.${edition}.jsonl.gz`).map((line) => JSON.parse(line));
    const folder = path.join(tree, 'api/v1', edition, endpoint);
    const answers = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(entries.map(({ id }) => `${id}.json`).sort()).toEqual(answers.sort());
    for (const entry of entries) {
      expect([entry]).toEqual(JSON.parse(readFileSync(path.join(folder, `${entry.id}.json`), 'utf8')).data);
    }
  });

  it.each([
    ['types.en.jsonl.gz', 'types/en.json'],
    ['texts.ru.jsonl.gz', 'texts/ru.json'],
    ['sources.jsonl.gz', 'sources.json'],
  ])('have in %s the entries of %s', (name, list) => {
    const { data } = JSON.parse(readFileSync(path.join(tree, 'api/v1', list), 'utf8'));
    expect(linesOf(name).map((line) => JSON.parse(line))).toEqual(data);
  });

  it('name no system on which they were compressed, like the tables', () => {
    const packed = readdirSync(path.join(tree, datasetsFolder())).filter((name) => name.endsWith('.gz'));
    expect(new Set(packed.map((name) => readFileSync(inDatasets(name))[9]))).toEqual(new Set([255]));
  });

  it('stay if their words stay, and change alone in the language of a corrected name', async () => {
    const [out, corrected] = [copyOf(tree), copyOf(data)];
    edit(path.join(corrected, 'menologion/01.yaml'), 'en: Martyr Another', 'en: Martyr Other');
    expect((await run('generate', ...SCOPE, '--data', corrected, '--out', out)).code).toBe(0);
    const names = changesOf(out).map((file) => path.posix.basename(file));
    expect(names.filter((name) => entryFileOf(name))).toEqual([
      'commemorations.en.jsonl.gz',
      'commemorations.en.csv.gz',
      'texts.en.jsonl.gz',
    ]);
    sameTrees(out, await treeOf(...SCOPE, '--data', corrected));
  });

  it('are only those of the endpoints and languages that a tree has', async () => {
    const narrow = await treeOf('--years', 'none', '--endpoint', 'canons', '--lang', 'cu', '--data', data);
    expect(entryFilesIn(narrow).sort()).toEqual([
      'canons.cu-church.jsonl.gz',
      'canons.cu.jsonl.gz',
      'sources.jsonl.gz',
    ]);
    expect(
      entryFilesIn(await treeOf('--years', 'none', '--datasets', '2026', '--endpoint', 'fasting', '--data', data)),
    ).toEqual([]);
  });
});

describe('The tables of a tree', () => {
  /** The package of a tree, unpacked: the library does not read compressed files. */
  const loaded = async (alter: (name: string, text: string) => string = (_, text) => text) => {
    const basePath = temporaryFolder();
    const descriptor = JSON.parse(readFileSync(inDatasets('datapackage.json'), 'utf8'));
    const tables = descriptor.resources.filter(({ format }: { format: string }) => format === 'csv');
    for (const { name, path: file } of tables) writeFileSync(path.join(basePath, name), alter(name, textOf(file)));
    const resources = tables.map((table: { name: string }) => ({ ...table, path: table.name }));
    return (await Package.load({ ...descriptor, resources }, { basePath })).resources;
  };

  it('refer to rows that are there, by the foreign keys of the index', async () => {
    const tables = await loaded();
    const referring = tables.filter(({ schema }) => schema.foreignKeys.length > 0).map(({ name }) => name);
    expect(referring).toEqual([
      ...['saints', 'movable', 'readings']
        .flatMap((name) => [`${name}-2026.ru.csv`, `${name}-2026.en.csv`])
        .sort(byYear),
      'commemorations.ru.csv',
      'commemorations.en.csv',
    ]);
    for (const table of tables) expect((await table.read({ keyed: true, relations: true })).length).toBeGreaterThan(1);
  });

  it('are checked by keys that find a saint who is nowhere', async () => {
    const tables = await loaded((name, text) =>
      name.startsWith('commemorations') ? text.replace('1001,', '1009,') : text,
    );
    const saints = tables.find(({ name }) => name === 'saints-2026.ru.csv');
    await expect(saints?.read({ keyed: true, relations: true })).rejects.toThrow(/Foreign key/);
  });
});

/** The order of the endpoints in the records of a year. */
function byYear(a: string, b: string): number {
  const order = (name: string) => ['saints', 'movable', 'readings'].findIndex((one) => name.startsWith(one));
  return order(a) - order(b);
}
