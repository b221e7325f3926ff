import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonText, type ShardMark } from '../../generator/tree/record/mark.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { run } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, sameTrees, treeOf } from '../support/trees.ts';

const FLAGS = ['--years', '2026-2028', '--endpoint', 'fasting', '--pages', 'none', '--no-feeds', '--data', SMALL_DATA];
const shardOf = (shard: string, ...more: string[]) => treeOf(...FLAGS, ...more, '--shard', shard);
const SHARDS = ['1/3', '2/3', '3/3'];
const shards = await Promise.all(SHARDS.map((shard) => shardOf(shard)));
const whole = await treeOf(...FLAGS);
const listing = shards.map(listed).join('');

/** A folder into which folders are copied over one another, as shards are. */
function copied(only: string, ...folders: readonly string[]): string {
  const out = newTree();
  for (const folder of folders) cpSync(path.join(folder, only), path.join(out, only), { recursive: true });
  return out;
}
const records = (...folders: readonly string[]) => copied('manifest', ...(folders.length > 0 ? folders : shards));

/** A listing of a tree as rclone writes it. */
function listed(out: string): string {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name));
  return paths.map((file) => `${path.relative(out, file)};${readFileSync(file).length}\n`).join('');
}

function listingFile(text: string): string {
  const file = path.join(temporaryFolder(), 'listing.txt');
  writeFileSync(file, text);
  return file;
}

/** Changes the mark of a shard in a folder of records. */
function alterMark(out: string, shard: string, change: (mark: ShardMark) => object): void {
  const file = path.join(out, `manifest/shard-${shard.replace('/', '-of-')}.json`);
  writeFileSync(file, jsonText(change(JSON.parse(readFileSync(file, 'utf8')))));
}

describe('join --records', () => {
  it('writes the files of the whole from the records alone, as join does from all files', async () => {
    const out = records();
    expect(await run('join', out, '--records')).toEqual({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /whether their files are there, nobody looked\nupload .*: manifest\/tree.json, .*, manifest\.json\n$/,
      ),
    });
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files) {
      const file = path.relative(out, path.join(parentPath, name));
      expect([file, readFileSync(path.join(out, file))]).toEqual([file, readFileSync(path.join(whole, file))]);
    }
    expect(files.length).toBeGreaterThan(7);
    const { stdout } = await run('join', out, '--records', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      parts: 5,
      compared: null,
      root: expect.arrayContaining(['manifest.json']),
    });
    for (const shard of shards) cpSync(shard, out, { recursive: true });
    expect((await run('join', out)).code).toBe(0);
    sameTrees(out, whole);
  });

  it('finds no file missing that is listed with its size', async () => {
    const text = `robots.txt;24\nempty/;-1\n${listing}`;
    const { code, stdout } = await run('join', records(), '--listing', listingFile(text));
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('each file is listed with its size, and none was read'),
    ]);
  });

  const DAY = 'api/v1/en/fasting/2027/2027-03-04.json';
  it.each([
    ['is not listed', (text: string) => text.replace(new RegExp(`^${DAY};.*\n`, 'm'), ''), `1 file (missing: ${DAY})`],
    [
      'is shorter',
      (text: string) => text.replace(new RegExp(`^${DAY};.*`, 'm'), `${DAY};7`),
      `1 file (truncated: ${DAY})`,
    ],
    ['is longer', (text: string) => text.replace(`${DAY};`, `${DAY};9`), `1 file (altered: ${DAY})`],
    [
      'is of no part',
      (text: string) => `${text}api/v1/en/saints/1999/x.json;1\n`,
      '(extra: api/v1/en/saints/1999/x.json)',
    ],
    [
      'is a record of another size',
      (text: string) => text.replace('manifest/2027.json;', 'manifest/2027.json;1'),
      '2027.json)',
    ],
    ['and all others are missing', () => '', 'files (missing: manifest/2026.json, missing: '],
  ])('names a file elsewhere that %s', async (_, change, named) => {
    const out = records();
    const { code, stderr } = await run('join', out, '--listing', listingFile(change(listing)));
    expect([code, stderr]).toEqual([1, expect.stringContaining(named)]);
    expect(existsSync(path.join(out, 'manifest.json'))).toBe(false);
  });

  it.each([
    ['a JSON file', '{"Contents":[]}\n'],
    ['a path without size', `${listing}api/v1/en`],
    ['a line without an end', `${listing}${'x'.repeat(2e5)}`],
    ['an empty line', `\n${listing}`],
  ])('does not take %s for a listing', async (_, text) => {
    const { code, stderr } = await run('join', records(), '--listing', listingFile(text));
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^line [\d,]+ of .* is not a path and a size: write /)]);
  });

  it('says that a listing is not there, or is a folder', async () => {
    for (const place of ['/nowhere/x', temporaryFolder()]) {
      const { code, stderr } = await run('join', records(), '--listing', place);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^.*there.*\n$|^.*folder.*\n$/)]);
    }
  });
});

describe('Records that are not joined', () => {
  it('are those of lost shards, named by their shards', async () => {
    const { code, stderr } = await run('join', records(shards[1] as string), '--records');
    expect([code, stderr]).toEqual([1, expect.stringContaining('2 shards of 3 are missing (1/3, 3/3): ')]);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -20), 'manifest/2027.json is not a record of this program'],
    [
      'of paths outside the tree',
      (text: string) => text.replace('"2027-01-01.json', '"../../2027-01-01.json'),
      '2027.json is not',
    ],
    [
      'of a folder outside the tree',
      (text: string) => text.replaceAll('api/v1/ru', '../..'),
      '2027.json is not a record',
    ],
    [
      'of other inputs',
      (text: string) => text.replace(/"inputs":"../, '"inputs":"00'),
      '1 of 5 parts is missing or was made from other',
    ],
  ])('are %s', async (_, change, named) => {
    const out = records();
    const file = path.join(out, 'manifest/2027.json');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const { code, stderr } = await run('join', out, '--records');
    expect([code, stderr]).toEqual([1, expect.stringContaining(named)]);
    expect(readdirSync(out)).toEqual(['manifest']);
  });

  it('are beside one of another tree', async () => {
    const out = records();
    cpSync(path.join(out, 'manifest/2027.json'), path.join(out, 'manifest/1999.json'));
    const { code, stderr } = await run('join', out, '--records');
    expect([code, stderr]).toEqual([1, expect.stringContaining('records that were made with other options (1999)')]);
  });

  it('are behind a symbolic link', async () => {
    const out = newTree();
    mkdirSync(out);
    symlinkSync(path.join(records(), 'manifest'), path.join(out, 'manifest'));
    const { code, stderr } = await run('join', out, '--records');
    expect([code, stderr]).toEqual([1, expect.stringContaining('manifest is a symbolic link')]);
  });
});

describe('Shards that differ', () => {
  const joined = async (out: string) => {
    const { code, stderr } = await run('join', out, '--records');
    expect(code).toBe(1);
    expect(existsSync(path.join(out, 'manifest.json'))).toBe(false);
    return stderr;
  };

  it.each([
    [['--lang', 'ru'], 'with --lang ru, the others with --lang ru,cu,en'],
    [
      ['--csv', '--origin', 'https://a.org'],
      'with --csv, the others without --csv; with --origin https://a.org, the others with ',
    ],
    [['--years', '2026-2029'], 'with --years 2026-2029, the others with --years 2026-2028: generate it again'],
    [['--sequence', '7'], 'with --sequence 7, the others without --sequence'],
  ])('are named with the options %j', async (options, named) => {
    const [first, , third] = shards as [string, string, string];
    const out = records(first, third, await shardOf('2/3', ...options));
    expect(await joined(out)).toContain(`shard 2/3 was generated ${named}`);
    cpSync(path.join(shards[1] as string, 'manifest'), path.join(out, 'manifest'), { recursive: true });
    expect((await run('join', out, '--records')).code, 'the shard was generated again').toBe(0);
  });

  it('are named if their data differ', async () => {
    const data = copyOf(SMALL_DATA);
    const file = path.join(data, 'fasting.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/en: (\w)/, 'en: X$1'));
    const other = await treeOf(...FLAGS.slice(0, -1), data, '--shard', '3/3');
    expect(await joined(records(...shards.slice(0, 2), other))).toContain(
      'shard 3/3 was generated from other data than',
    );
  });

  it('are named if their versions or their code differ', async () => {
    const out = records();
    alterMark(out, '1/3', (mark) => ({ ...mark, inputs: { ...mark.inputs, version: '9.9.9' } }));
    expect(await joined(out)).toMatch(
      /^shard 1\/3 was made by version 9\.9\.9, the others by version [\d.]+: generate/,
    );
    const code = records();
    alterMark(code, '1/3', ({ inputs, ...mark }) => {
      return { inputs: { ...inputs, sources: { ...inputs.sources, years: '0'.repeat(64) } }, ...mark };
    });
    expect(await joined(code)).toContain('from the same data as the others, but by other code or other npm packages');
  });

  it.each([
    ['is cut off', (mark: object) => ({ ...mark, scope: undefined }), 'shard-2-of-3.json is not the mark of a shard'],
    [
      'is of another form',
      () => ({ inputs: { version: '9.0.0' } }),
      'shard 2/3 was made by version 9.0.0, and this is',
    ],
    ['says another shard', (mark: object) => ({ ...mark, shard: { index: 1, of: 3 } }), 'shard-2-of-3.json is not'],
  ])('are not compared if a mark %s', async (_, change, named) => {
    const out = records();
    alterMark(out, '2/3', change);
    expect(await joined(out)).toContain(named);
  });
});

describe('The mark of a shard', () => {
  it('stays beside those of other shards of one folder until these are joined, and is in no whole tree', async () => {
    const out = newTree();
    const marks = () => readdirSync(path.join(out, 'manifest')).filter((name) => name.startsWith('shard'));
    for (const shard of ['1/2', ...SHARDS]) await run('generate', ...FLAGS, '--shard', shard, '--out', out);
    expect(marks()).toEqual(['shard-1-of-3.json', 'shard-2-of-3.json', 'shard-3-of-3.json']);
    expect((await run('join', out)).code).toBe(0);
    sameTrees(out, whole);
    const { stdout } = await run('generate', ...FLAGS, '--shard', '2/3', '--out', out, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ complete: true, files: 0 });
    expect(marks()).toEqual([]);
    rmSync(path.join(out, 'manifest.json'));
    await run('generate', ...FLAGS, '--shard', '2/3', '--out', out);
    expect(marks()).toEqual(['shard-2-of-3.json']);
    expect((await run('generate', ...FLAGS, '--out', out)).code).toBe(0);
    sameTrees(out, whole);
  });
});
