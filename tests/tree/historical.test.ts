import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../generator/engine/engine.ts';
import type { Commemoration } from '../../generator/model/commemoration.ts';
import type { Scope } from '../../generator/tree/plan/scope.ts';
import { partsOf, treeInputs } from '../../generator/tree/record/inputs.ts';
import { realCatalog } from '../support/real-days.ts';
import { run } from '../support/run.ts';
import { daysOnly } from '../support/scopes.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, sameTrees, treeOf } from '../support/trees.ts';

/** A year with all answers, and a year with movable days only. */
const ENDPOINTS = 'calendar,saints,movable,readings';
const SCOPE = ['--years', '2000', '--datasets', '1700', '--endpoint', ENDPOINTS, '--pages', 'none'];
const FLAGS = ['generate', ...SCOPE];
const saysOn = (out: string, endpoint: string, date: string, words: string) =>
  readFileSync(path.join(out, `api/v1/en/${endpoint}/2000/${date}.json`), 'utf8').includes(words);
const json = (out: string, file: string) => JSON.parse(readFileSync(path.join(out, file), 'utf8'));
const dataset = (out: string, name: string) =>
  JSON.parse(gunzipSync(readFileSync(path.join(out, `api/v1/datasets/${name}.json.gz`))).toString()).data;

/** The same tree as a usual and as a historical one; tests alter copies. */
let usual: string;
let historical: string;
beforeAll(async () => {
  usual = await treeOf(...SCOPE);
  historical = await treeOf(...SCOPE, '--historical');
});

describe('A historical tree', { timeout: 300_000 }, () => {
  it('lists for each year only what was kept in it', () => {
    const idsOf = (out: string) => {
      const days = Object.values(dataset(out, 'movable-1700.en') as Record<string, { events: { id: string }[] }>);
      return new Set(days.flatMap(({ events }) => events.map(({ id }) => id)));
    };
    const [own, all] = [idsOf(historical), idsOf(usual)];
    for (const young of ['new_martyrs_and_confessors_of_russia', 'all_saints_of_russia']) {
      expect(all).toContain(young);
      expect(own).not.toContain(young);
    }
    for (const old of ['pascha', 'pentecost', 'great_lent']) expect(own).toContain(old);
    expect([...own].filter((id) => !all.has(id))).toEqual([]);
  });

  it('has the saints, readings and feeds of each year too', () => {
    const royal = (out: string) => saysOn(out, 'saints', '2000-07-17', '"id":7029,');
    expect([royal(usual), royal(historical)]).toEqual([true, false]);
    const matrona = (out: string) => saysOn(out, 'readings', '2000-05-02', '"id":4148');
    expect([matrona(usual), matrona(historical)]).toEqual([true, false]);
    const feast = (out: string) =>
      readFileSync(path.join(out, 'api/v1/feeds/feasts-2000.en.ics'), 'utf8').includes('UID:feasts-7029-');
    expect([feast(usual), feast(historical)]).toEqual([true, false]);
  });

  it('says so in its manifest, in the output of the command, in the index of its datasets and on its page', async () => {
    expect(json(historical, 'manifest.json').scope.historical).toBe(true);
    expect(json(usual, 'manifest.json').scope.historical).toBe(false);
    const { stdout } = await run(...FLAGS, '--historical', '--json', '--out', copyOf(historical));
    expect(JSON.parse(stdout).historical).toBe(true);
    expect((await run('generate', '--help')).stdout).toContain('--historical');
    const about = (out: string) => json(out, 'api/v1/datasets/datapackage.json').description;
    expect(about(historical)).toContain('historical calendar');
    expect(about(usual)).toBeUndefined();
    const page = (out: string) => readFileSync(path.join(out, 'index.html'), 'utf8');
    expect(page(historical)).toContain('data-historical');
    expect(page(usual)).not.toContain('data-historical');
  });

  it('contains what the engine returns', () => {
    const engine = createEngine(realCatalog, { historical: true });
    const file = 'api/v1/ru/saints/2000/2000-07-17.json';
    expect(Buffer.from(engine.file(file) as Uint8Array)).toEqual(readFileSync(path.join(historical, file)));
  });

  it('stays historical when it is repaired', async () => {
    const out = copyOf(historical);
    rmSync(path.join(out, 'api/v1/en/saints/2000/2000-07-17.json'));
    const { code, stderr } = await run('verify', out, '--repair');
    expect([code, stderr]).toEqual([0, expect.stringContaining('missing: api/v1/en/saints/2000/2000-07-17.json')]);
    sameTrees(out, historical);
  });

  it('replaces a usual one, and is replaced by it, and only what differs is written', async () => {
    const out = copyOf(usual);
    const day = path.join(out, 'api/v1/en/movable/2000/2000-04-30.json');
    const before = statSync(day).mtimeMs;
    expect((await run(...FLAGS, '--historical', '--out', out)).code).toBe(0);
    sameTrees(out, historical);
    expect(statSync(day).mtimeMs).toBe(before);
    const changed = readFileSync(`${out}.changed`, 'utf8').split('\n');
    expect(changed).toContain('index.html');
    expect(changed).toContain('api/v1/datasets/movable-1700.ru.json.gz');
    expect(changed).not.toContain('api/v1/en/movable/2000/2000-04-30.json');
    expect((await run(...FLAGS, '--out', out)).code).toBe(0);
    sameTrees(out, usual);
  });

  it('is not joined with a part of a usual one', async () => {
    const flags = [
      'generate',
      '--years',
      '1700-1701',
      '--datasets',
      'none',
      '--endpoint',
      'movable',
      '--data',
      SMALL_DATA,
    ];
    const [part, other, whole] = [newTree(), newTree(), newTree()];
    expect((await run(...flags, '--historical', '--shard', '1/2', '--out', part)).code).toBe(0);
    expect((await run(...flags, '--shard', '2/2', '--out', other)).code).toBe(0);
    cpSync(part, whole, { recursive: true });
    cpSync(other, whole, { recursive: true, force: false });
    expect(existsSync(path.join(whole, 'manifest/1701.json'))).toBe(true);
    expect(readFileSync(path.join(whole, 'manifest/tree.json'), 'utf8')).toContain('"historical": true');
    const { code, stderr } = await run('join', whole);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('shard 2/2 was generated without --historical, the others with --historical'),
    ]);
  });

  it('is regenerated after a first year is found, and of a usual tree only texts and pages', () => {
    const isOther = ({ id }: Commemoration) => id === 'all_saints_of_russia';
    const commemorations = realCatalog.commemorations.map((one) => (isOther(one) ? { ...one, firstYear: 1650 } : one));
    const other = { ...realCatalog, commemorations };
    const anew = (scope: Scope) => {
      const [before, after] = [realCatalog, other].map((catalog) => partsOf(treeInputs(catalog, '', scope), scope));
      return after?.filter(({ inputs }, i) => inputs !== before?.[i]?.inputs).map(({ name }) => name);
    };
    const scope = daysOnly({ firstYear: 1700, lastYear: 1700 });
    expect(anew(scope)).toEqual(['texts', 'pages']);
    expect(anew({ ...scope, historical: true })).toEqual(['1700', 'texts', 'pages']);
  });
});
