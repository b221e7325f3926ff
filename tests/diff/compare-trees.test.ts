import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordPath } from '../../generator/contract/paths.ts';
import type { Change } from '../../generator/diff/changes.ts';
import { compareTrees } from '../../generator/diff/compare-trees.ts';
import { sha256 } from '../../generator/sha256.ts';
import { placesOf } from '../../generator/tree/plan/kinds.ts';
import { fileLine, fileLines, type PartRecord, parseRecord, recordText } from '../../generator/tree/record/record.ts';
import { edit, temporaryFolder } from '../support/data-folder.ts';
import { run } from '../support/run.ts';
import { copyOf, treeOf } from '../support/trees.ts';
import { AFTER, BEFORE } from './edited-data.ts';

const SCOPE = ['--years', '2026', '--pages', 'none', '--no-feeds'];
let before: string;
let after: string;
/** The newer tree in another form: with days in datasets and texts in blocks. */
let packed: string;
/** A part of the newer tree, with another year. */
let tiny: string;
const TINY = ['--years', '2025-2026', '--endpoint', 'fasting,readings,hymnography', '--lang', 'en', '--no-feeds'];
beforeAll(async () => {
  before = await treeOf('--data', BEFORE, ...SCOPE);
  after = await treeOf('--data', AFTER, ...SCOPE);
  packed = await treeOf('--data', AFTER, '--years', 'none', '--datasets', '2026', '--texts', 'packed', '--no-feeds');
  tiny = await treeOf('--data', AFTER, ...TINY, '--pages', 'none');
});

const DAY = 'api/v1/en/fasting/2026/2026-01-18.json';
const changes = (one: string, other: string) => compareTrees(one, other).diff.changes;
/** A change without the name of what it is about. */
const bare = ({ name: _, ...change }: Change) => change;

const both = (ru: string, en: string) => ({ ru: JSON.parse(ru), en: JSON.parse(en) });
const eve = (ru: string, en: string) =>
  both(
    `{ "type": "FAST", "description": "Навечерие Богоявления, однодневный пост", "allowedFood": "${ru}" }`,
    `{ "type": "FAST", "description": "Eve of Theophany, one-day fast", "allowedFood": "${en}" }`,
  );
const gospel = (reference: string) => {
  return [{ service: 'liturgy', kind: 'gospel', zachalo: '1', reference, joined: false, of: null }];
};

/** What the edits of edited-data.ts must show: nothing is missing, and nothing stands beside it. */
const EXPECTED: readonly Change[] = [
  { group: 'came', id: '9001', field: 'rule', to: 'julian 09-01', days: ['2026-09-14'] },
  { group: 'went', id: '3001', field: 'rule', from: 'julian 03-10', daysLost: ['2026-03-23'] },
  {
    group: 'moved',
    id: 'some_saint',
    field: 'rule',
    from: 'sunday-after julian 07-01',
    to: 'sunday-after julian 07-08',
    days: ['2026-07-26'],
    daysLost: ['2026-07-19'],
  },
  {
    group: 'renamed',
    id: '1001',
    field: 'name',
    lang: ['ru'],
    from: { ru: 'Мученик Некто' },
    to: { ru: 'Мученик Некто Римский' },
  },
  { group: 'ranks', id: '3003', field: 'rank', from: null, to: 'no_sign' },
  { group: 'classes', id: '3002', field: 'type', from: 11, to: 13 },
  { group: 'details', id: '3003', field: 'rankSources', from: [], to: [{ source: 'typikon', page: '47' }] },
  { group: 'details', id: '3004', field: 'icons', from: [], to: ['icons/pascha.svg'] },
  {
    group: 'details',
    id: 'some_saint',
    field: 'description',
    lang: ['en'],
    from: { en: 'An ascetic.' },
    to: { en: 'A great ascetic.' },
  },
  {
    group: 'fasting',
    field: 'fasting',
    lang: ['ru', 'en'],
    from: eve('Горяч. пища с раст. маслом', 'hot food with vegetable oil'),
    to: eve(
      'Сухоядение. Холод. пища без раст. масла, неподогретое питьё',
      'cold food without vegetable oil, unheated drink',
    ),
    days: ['2026-01-18'],
  },
  {
    group: 'readings',
    field: 'readings',
    from: gospel('John.1.1-17'),
    to: gospel('John.1.1-14'),
    days: ['2026-04-12'],
  },
  {
    group: 'texts',
    id: '7001',
    field: 'akathists',
    number: 1,
    lang: ['ru', 'cu'],
    from: { ru: 'Акафист', cu: 'Акафист' },
  },
  {
    group: 'texts',
    id: '7001',
    field: 'canons',
    number: 1,
    lang: ['cu'],
    from: { cu: 'troparion slava: <p>Тропарь</p>' },
    to: { cu: 'troparion slava: <p>Тропарь иной</p>' },
  },
  {
    group: 'texts',
    id: '7001',
    field: 'life.short',
    lang: ['ru', 'en'],
    from: { ru: '<p>Кратко</p>', en: '<p>Short</p>' },
  },
  {
    group: 'texts',
    id: 'pascha',
    field: 'troparia',
    number: 1,
    lang: ['en'],
    from: { en: '<p>Troparion</p>' },
    to: { en: '<p>The troparion</p>' },
  },
  { group: 'words', field: 'dayOfWeek', lang: ['en'], from: { en: 'Wednesday' }, to: { en: 'wednesday' } },
  { group: 'words', id: '11', field: 'class', lang: ['en'], from: { en: 'Martyrs' }, to: { en: 'The martyrs' } },
  { group: 'words', id: 'great', field: 'rank', lang: ['ru'], from: { ru: 'Великий праздник' }, to: { ru: 'Великий' } },
  {
    group: 'words',
    id: 'icons/pascha.svg',
    field: 'icon',
    lang: ['en'],
    from: { en: 'Pascha' },
    to: { en: 'Easter' },
  },
];

describe('two trees', () => {
  it('differ by the edits of their data: nothing is missing, and nothing stands beside them', () => {
    expect(changes(before, after).map(bare)).toEqual(EXPECTED);
    expect(changes(before, after)[3]?.name).toEqual({ ru: 'Мученик Некто Римский', en: 'Martyr Someone' });
  });

  it('differ by the same in whatever form they have days and texts', () => {
    expect(changes(before, packed)).toEqual(changes(before, after));
    expect(changes(after, packed)).toEqual([]);
    expect(changes(packed, after)).toEqual([]);
  });

  it('are the same if they are one tree', () => {
    expect(changes(before, before)).toEqual([]);
    expect(changes(packed, packed)).toEqual([]);
  });

  it('differ the other way round by the opposite', () => {
    const opposite = { came: 'went', went: 'came' } as const;
    const turned = ({ group, from, to, days, daysLost, ...change }: Change) => {
      const isOnDays = days !== undefined && !['came', 'went', 'moved'].includes(group);
      return {
        ...change,
        group: opposite[group as keyof typeof opposite] ?? group,
        ...(to === undefined ? {} : { from: to }),
        ...(from === undefined ? {} : { to: from }),
        ...(isOnDays ? { days } : { ...(daysLost && { days: daysLost }), ...(days && { daysLost: days }) }),
      };
    };
    const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(one, Object.keys(one).sort())).sort();
    const back = changes(after, before).map(bare);
    expect(sorted(back)).toEqual(sorted(EXPECTED.map(turned)));
  });

  it('are compared in the years and languages that are asked for', () => {
    const groups = (options: Parameters<typeof compareTrees>[2]) =>
      new Set(compareTrees(before, after, options).diff.changes.map(({ group }) => group));
    expect(groups({ years: null })).not.toContain('fasting');
    expect(groups({ years: null })).toContain('moved');
    const russian = compareTrees(before, after, { languages: ['ru'] }).diff;
    expect(russian.compared).toMatchObject({ years: ['2026'], languages: ['ru'] });
    expect(russian.changes.flatMap(({ lang = [] }) => lang)).not.toContain('en');
  });

  it('say what only one of them has', () => {
    const { diff } = compareTrees(before, tiny);
    const endpoints = ['fasting', 'readings', 'hymnography'];
    expect(diff.compared).toEqual({ years: ['2026'], endpoints, languages: ['en'] });
    expect(diff.onlyAfter).toEqual({ years: ['2025'], endpoints: [], languages: [] });
    expect(diff.onlyBefore.languages).toEqual(['ru', 'cu']);
    expect(diff.changes.some(({ group, days }) => group === 'fasting' && days?.[0] === '2026-01-18')).toBe(true);
  });
});

describe('the origin of a tree', () => {
  it('is no change, though it is in each address of an icon', async () => {
    const other = await treeOf('--data', AFTER, ...TINY, '--pages', 'none', '--origin', 'https://example.org');
    expect(changes(tiny, other)).toEqual([]);
  });
});

describe('what is no tree', () => {
  const said = async (one: string) => (await run('diff', before, one)).stderr;

  it('is one sentence', async () => {
    expect(await said(temporaryFolder())).toMatch(/^\S+ does not contain a readable tree: [^\n]+\n$/);
    const unfinished = copyOf(tiny);
    rmSync(path.join(unfinished, 'manifest.json'));
    expect(await said(unfinished)).toMatch(/is not finished \(manifest\.json is missing\)/);
  });

  it('is a changed file that is compared, or one through a link, or a record of another tree', async () => {
    const altered = copyOf(tiny);
    edit(path.join(altered, DAY), 'FAST', 'FOOD');
    expect(await said(altered)).toMatch(
      new RegExp(`^${DAY} of \\S+ is missing or is not the file that its record names`),
    );
    const linked = copyOf(tiny);
    rmSync(path.join(linked, 'api/v1/en/fasting/2026'), { recursive: true });
    symlinkSync(path.join(tiny, 'api/v1/en/fasting/2026'), path.join(linked, 'api/v1/en/fasting/2026'));
    expect(await said(linked)).toMatch(/^api\/v1\/en\/fasting\/2026 of \S+ is missing or is not the file/);
    const strange = copyOf(tiny);
    writeFileSync(path.join(strange, 'manifest/2026.json'), '{}');
    expect(await said(strange)).toMatch(/^manifest\/2026\.json is not the list that manifest\.json names/);
  });
});

describe('an answer of another form', () => {
  /** A copy of the newer tree in which a file has another content, which its lists name. */
  function treeWith(part: string, file: string, content: string): string {
    const tree = copyOf(tiny);
    writeFileSync(path.join(tree, file), content);
    const place = path.join(tree, recordPath(part));
    const record = parseRecord(readFileSync(place), placesOf(part)) as PartRecord;
    const folders = record.folders.map((folder) => {
      if (folder.path !== path.dirname(file)) return folder;
      const bytes = Buffer.from(content);
      const line = fileLine({ name: path.basename(file), size: bytes.length, hash: sha256(bytes) });
      const lines = fileLines(folder).map((one) => (one.startsWith(`${path.basename(file)} `) ? line : one));
      return { ...folder, lines: lines.join('\n'), sha256: sha256(Buffer.from(lines.join('\n'))) };
    });
    const [digest, text] = [sha256(readFileSync(place)), recordText({ ...record, folders })];
    writeFileSync(place, text);
    edit(path.join(tree, 'manifest.json'), digest, sha256(Buffer.from(text)));
    return tree;
  }

  it.each([
    ['2026', DAY, 'no JSON'],
    ['2026', DAY, '{"data":{"2026-01-18":[]}}'],
    ['2026', DAY.replace('fasting', 'readings'), '{"data":{"2026-01-18":{"readings":{}}}}'],
    ['2026', DAY.replace('fasting', 'readings'), `{"data":{"2026-01-18":${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}}}`],
    ['texts', 'api/v1/commemorations/en.json', '{"data":7}'],
    ['texts', 'api/v1/en/hymnography/pascha.json', '{"data":[{"id":"pascha","troparia":[7]}]}'],
  ])('of %s is one sentence with its file: %s', async (part, file, content) => {
    const { code, stderr } = await run('diff', before, treeWith(part, file, content), '--messages', 'en');
    const [, named] = /^(\S+) does not have the form of an answer: [^\n]+\n$/.exec(stderr) ?? [];
    expect([code, file.startsWith(named ?? 'nothing')]).toEqual([1, true]);
  });
});

describe('menologion diff', () => {
  it('tells changes group by group, and ends with 1 only on request', async () => {
    const { code, stdout } = await run('diff', before, after, '--messages', 'en');
    expect(code).toBe(0);
    expect(stdout).toContain('Renamed (1)\n  1001: ru: Мученик Некто → Мученик Некто Римский\n');
    expect(stdout).toContain('Moved (1)\n  some_saint Venerable Someone: ');
    expect(stdout).toMatch(/Readings \(1\)\n {2}[^\n]+ \(1 day: 2026-04-12\)\n/);
    expect((await run('diff', before, after, '--exit-code')).code).toBe(1);
    expect(await run('diff', before, before, '--exit-code')).toMatchObject({ code: 0, stderr: '' });
  });

  it('prints a few changes of a kind, or all as JSON', async () => {
    expect((await run('diff', before, after, '--most', '1')).stdout).toMatch(/Texts \(4\)\n[^\n]+\n {2}and 3 more\n/);
    const { stdout } = await run('diff', before, after, '--json');
    expect(JSON.parse(stdout)).toEqual(compareTrees(before, after).diff);
    expect((await run('diff', before, after, '--most', '0')).stderr).toMatch(/Write a whole number/);
  });

  it('writes a piece of a Markdown page', async () => {
    const { stdout } = await run('diff', before, after, '--format', 'markdown');
    expect(stdout).toMatch(/^### New commemorations \(1\)\n\n- 9001 Saint 1: /);
    expect(stdout.replace(/^(###|-) /gm, '')).not.toMatch(/(?<!\\)[<>*_#`]/);
  });
});
