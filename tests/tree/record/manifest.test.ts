import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { edit, temporaryFolder } from '../../support/data-folder.ts';
import { run } from '../../support/run.ts';
import { SMALL_DATA } from '../../support/small-data.ts';
import { copyOf, newTree, sameTrees, treeOf } from '../../support/trees.ts';

const DATA = ['--data', SMALL_DATA];
const SCOPE = ['--years', '2026', '--endpoint', 'fasting,movable,akathists', '--pages', 'none', ...DATA];
const FLAGS = ['generate', ...SCOPE];
const DAY = 'api/v1/en/fasting/2026/2026-01-01.json';

/** The tree of the flags; tests alter copies. */
let whole: string;
beforeAll(async () => {
  whole = await treeOf(...SCOPE);
});

const copyOfWhole = () => copyOf(whole);

/** Other data, with which some days differ. */
function otherData(): string {
  const other = copyOf(SMALL_DATA);
  edit(path.join(other, 'labels.yaml'), 'en: Monday', 'en: Second Day');
  return other;
}

describe('a damaged tree', () => {
  const DAMAGES: readonly [what: string, found: string, damage: (out: string) => void][] = [
    ['a byte of a file is changed', `altered: ${DAY}`, (out) => edit(path.join(out, DAY), 'Thursday', 'Thirsday')],
    ['a file is truncated', `truncated: ${DAY}`, (out) => truncateSync(path.join(out, DAY), 10)],
    ['a file is missing', `missing: ${DAY}`, (out) => rmSync(path.join(out, DAY))],
    ['a file is a pipe', `altered: ${DAY}`, (out) => pipeAt(path.join(out, DAY))],
    ['a file is a link', `altered: ${DAY}`, (out) => linkAt(path.join(out, DAY), '/etc/hostname')],
    [
      'two files are swapped',
      `altered: ${DAY}`,
      (out) => swap(path.join(out, DAY), path.join(out, DAY.replace('01.json', '02.json'))),
    ],
    [
      'there is an extra file among the days',
      `extra: ${DAY}.orig`,
      (out) => writeFileSync(path.join(out, `${DAY}.orig`), ''),
    ],
    [
      'there is an extra folder among the texts',
      'extra: api/v1/ru/akathists/new',
      (out) => mkdirSync(path.join(out, 'api/v1/ru/akathists/new')),
    ],
    [
      'there is an extra folder at the root',
      'extra: weather',
      (out) => mkdirSync(path.join(out, 'weather/today'), { recursive: true }),
    ],
    ['a link is in the place of the lock', 'extra: .lock', (out) => symlinkSync('/etc', path.join(out, '.lock'))],
    ['there is a pipe at the root', 'extra: pipe', (out) => pipeAt(path.join(out, 'pipe'))],
    [
      'a year is missing',
      'missing: api/v1/en/movable/2026/2026-12-31.json',
      (out) => rmSync(path.join(out, 'api/v1/en/movable/2026'), { recursive: true }),
    ],
    [
      'an icon is missing',
      'missing: api/v1/icons/cross.svg',
      (out) => rmSync(path.join(out, 'api/v1/icons/cross.svg')),
    ],
    ['the page is changed', 'truncated: index.html', (out) => writeFileSync(path.join(out, 'index.html'), 'x')],
    [
      'the index of datasets is changed',
      'altered: api/v1/datasets/datapackage.json',
      (out) => edit(path.join(out, 'api/v1/datasets/datapackage.json'), '"bytes"', '"bites"'),
    ],
    [
      'the index of datasets is missing',
      'missing: api/v1/datasets/datapackage.json',
      (out) => rmSync(path.join(out, 'api/v1/datasets/datapackage.json')),
    ],
    [
      'the manifest has another count',
      'altered: manifest.json',
      (out) => edit(path.join(out, 'manifest.json'), '"files": ', '"files": 1'),
    ],
    [
      'the manifest names another version',
      'altered: manifest.json',
      (out) => edit(path.join(out, 'manifest.json'), '"version": "', '"version": "9'),
    ],
    [
      'the manifest names another origin',
      'altered: manifest.json',
      (out) => edit(path.join(out, 'manifest.json'), 'http://localhost:3000', 'http://localhost:3001'),
    ],
    [
      'the mark names another origin',
      'altered: manifest/tree.json',
      (out) => edit(path.join(out, 'manifest/tree.json'), 'http://localhost:3000', 'http://localhost:3001'),
    ],
    ['the mark is missing', 'missing: manifest/tree.json', (out) => rmSync(path.join(out, 'manifest/tree.json'))],
    [
      'the mark is not JSON',
      'altered: manifest/tree.json',
      (out) => writeFileSync(path.join(out, 'manifest/tree.json'), '{'),
    ],
    [
      'a record is changed',
      'altered: manifest/2026.json',
      (out) => edit(path.join(out, 'manifest/2026.json'), '2026-01-01.json ', '2026-01-01.json 1'),
    ],
    ['a record is missing', 'missing: manifest/texts.json', (out) => rmSync(path.join(out, 'manifest/texts.json'))],
    [
      'there is an extra record',
      'extra: manifest/2027.json',
      (out) => cpSync(path.join(out, 'manifest/2026.json'), path.join(out, 'manifest/2027.json')),
    ],
  ];

  it.each(DAMAGES)(
    'is reported by verify and repaired by verify --repair if %s',
    { timeout: 60_000 },
    async (_, found, damage) => {
      const out = copyOfWhole();
      damage(out);
      const { code, stderr } = await run('verify', out);
      expect(code).toBe(1);
      expect(stderr.split('\n')).toContain(found);
      const repaired = await run('verify', out, '--repair', ...DATA);
      expect(`${repaired.code} ${repaired.stderr}`).toMatch(/^0 /);
      sameTrees(out, whole);
    },
  );

  it('is noticed by generate if names or sizes show it, and is whole afterwards', { timeout: 60_000 }, async () => {
    const out = copyOfWhole();
    rmSync(path.join(out, DAY));
    truncateSync(path.join(out, DAY.replace('01.json', '02.json')), 3);
    writeFileSync(path.join(out, 'api/v1/ru/fasting/2026/note.txt'), 'a note');
    const { code, stderr } = await run(...FLAGS, '--out', out);
    expect(code).toBe(0);
    expect(stderr).toContain(`missing: ${DAY}`);
    expect(stderr).toContain('3 files do not match the record: this run repairs them');
    sameTrees(out, whole);
    expect(readFileSync(`${out}.changed`, 'utf8')).toContain(`${DAY}\n`);
  });

  it('is not repaired from other data', async () => {
    const out = copyOfWhole();
    const other = otherData();
    rmSync(path.join(out, DAY));
    const { code, stderr } = await run('verify', out, '--repair', '--data', other);
    expect(code).toBe(1);
    expect(stderr).toContain('was made from other data or by another version');
    expect(existsSync(path.join(out, DAY))).toBe(false);
  });
});

describe('narrower options than before', () => {
  const WIDE = [
    '--years',
    '2026',
    '--endpoint',
    'calendar,fasting,canons',
    '--csv',
    '--host',
    'netlify',
    '--pages',
    'none',
    ...DATA,
  ];
  const NARROW: readonly [name: string, ...flags: string[]][] = [
    ['languages', '--lang', 'ru'],
    ['endpoints', '--endpoint', 'calendar'],
    ['no feeds', '--no-feeds'],
    ['no datasets', '--datasets', 'none'],
    ['no days', '--years', 'none', '--datasets', '2026'],
    ['another host', '--host', 'cloudflare'],
  ];
  // Each with the next one; npm run check:audit combines any two.
  const pairs = NARROW.map(([a, ...flags], i) => {
    const [b, ...others] = NARROW[(i + 1) % NARROW.length] as (typeof NARROW)[number];
    return [`${a} and ${b}`, [...flags, ...others]] as const;
  });
  let wide: string;

  beforeAll(async () => {
    wide = await treeOf(...WIDE);
  });

  it.each(pairs)('leave nothing stale, and list what is deleted: %s', { timeout: 120_000 }, async (_, flags) => {
    const out = copyOf(wide);
    const before = filesOf(out);
    const narrow = ['--years', '2026', '--csv', '--pages', 'none', ...flags, ...DATA];
    expect((await run('generate', ...narrow, '--out', out)).code).toBe(0);
    sameTrees(out, await treeOf(...narrow));
    const listed = new Set(readFileSync(`${out}.changed`, 'utf8').split('\n'));
    const gone = [...before].filter((file) => !existsSync(path.join(out, file)));
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter((file) => !listed.has(file))).toEqual([]);
  });

  it('stop a join that finds a part made with other options', async () => {
    const out = copyOfWhole();
    const other = newTree();
    await run('generate', '--years', '2031', '--endpoint', 'fasting', ...DATA, '--out', other);
    cpSync(path.join(other, 'manifest/2031.json'), path.join(out, 'manifest/2031.json'));
    const { code, stderr } = await run('join', out);
    expect(code).toBe(1);
    expect(stderr).toContain('contains parts that were made with other options (2031)');
  });
});

describe('unknown content of a tree', () => {
  const precious = () => {
    const folder = path.join(temporaryFolder(), 'precious');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'diary.txt'), 'mine');
    return folder;
  };

  it.each(['content', 'texts', 'pages', '2026'])(
    'a record “%s” with paths outside the tree deletes nothing',
    async (part) => {
      const out = copyOf(whole, path.join(temporaryFolder(), 'site', 'tree'));
      const beside = path.join(out, '../precious');
      mkdirSync(beside);
      writeFileSync(path.join(beside, 'diary.txt'), 'mine');
      const folders = [
        { path: '../precious', bytes: 0, sha256: '0'.repeat(64), files: ['diary.txt 4 0000000000000000'] },
      ];
      writeFileSync(path.join(out, `manifest/${part}.json`), JSON.stringify({ inputs: 'x', folders }));
      expect((await run(...FLAGS, '--out', out)).code).toBe(0);
      expect(readFileSync(path.join(beside, 'diary.txt'), 'utf8')).toBe('mine');
      sameTrees(out, whole);
    },
  );

  it('nothing is written or deleted through a symbolic link', async () => {
    const out = copyOfWhole();
    const folder = precious();
    rmSync(path.join(out, 'api/v1/en'), { recursive: true });
    symlinkSync(folder, path.join(out, 'api/v1/en'));
    const { code, stderr } = await run(...FLAGS, '--out', out);
    expect(code).toBe(1);
    expect(stderr).toContain('api/v1/en is a symbolic link, and a tree is never written through a link: delete it');
    expect(readdirSync(folder)).toEqual(['diary.txt']);
  });

  it('a link in the place of a file is replaced, and its target stays as it is', async () => {
    const out = copyOfWhole();
    const target = path.join(precious(), 'diary.txt');
    linkAt(path.join(out, DAY), target);
    symlinkSync(target, `${path.join(out, DAY)}.part`);
    expect((await run('verify', out, '--repair', ...DATA)).code).toBe(0);
    expect(readFileSync(target, 'utf8')).toBe('mine');
    sameTrees(out, whole);
  });
});

describe('two runs at once', () => {
  it('are impossible: the second reports it and stops; a killed run does not block', { timeout: 60_000 }, async () => {
    const out = newTree();
    const long = ['generate', '--years', '2000-2200', ...DATA, '--out', out];
    const first = spawn(process.execPath, ['build/run.js', ...long], { stdio: ['ignore', 'ignore', 'pipe'] });
    // Its workers have the same stream: it closes when they have ended too.
    const ended = new Promise((resolve) => first.once('close', resolve));
    first.stderr.resume();
    while (!existsSync(path.join(out, '.lock'))) await pause(5);
    const second = await run(...FLAGS, '--out', out);
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(`another run (process ${first.pid} on `);
    first.kill('SIGKILL');
    await ended;
    rmSync(path.join(out, 'manifest'), { recursive: true, force: true });
    rmSync(path.join(out, 'api'), { recursive: true, force: true });
    expect((await run(...FLAGS, '--out', out)).code).toBe(0);
    expect(existsSync(path.join(out, '.lock'))).toBe(false);
    sameTrees(out, whole);
  });
});

describe('a power failure', () => {
  it('leaves no record and no manifest of what was not on the disk: they get their names after a sync', async () => {
    const tools = temporaryFolder();
    const log = path.join(tools, 'log');
    const out = newTree();
    writeFileSync(path.join(tools, 'sync'), `#!/bin/sh\nls ${out} ${out}/manifest >> ${log}\necho synced >> ${log}\n`);
    chmodSync(path.join(tools, 'sync'), 0o755);
    const { PATH } = process.env;
    process.env.PATH = `${tools}:${PATH}`;
    const { code } = await run(...FLAGS, '--out', out);
    process.env.PATH = PATH;
    expect(code).toBe(0);
    const [atRecords = '', atManifest = ''] = readFileSync(log, 'utf8').split('synced\n');
    expect(atRecords).toContain('2026.json.part');
    expect(atRecords.split('\n')).not.toContain('2026.json');
    expect(atManifest.split('\n')).toContain('2026.json');
    expect(atManifest.split('\n')).not.toContain('manifest.json');
  });
});

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function pipeAt(file: string): void {
  rmSync(file, { force: true });
  execFileSync('mkfifo', [file]);
}

function linkAt(file: string, target: string): void {
  rmSync(file);
  symlinkSync(target, file);
}

function swap(a: string, b: string): void {
  renameSync(a, `${a}.aside`);
  renameSync(b, a);
  renameSync(`${a}.aside`, b);
}

function filesOf(out: string): Set<string> {
  return new Set(
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name))),
  );
}
