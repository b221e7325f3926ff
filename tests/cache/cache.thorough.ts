import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkout } from '../support/checkout.ts';
import { edit, temporaryFolder } from '../support/data-folder.ts';
import { giveToNobody, type Ran } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, sameTrees } from '../support/trees.ts';

const FLAGS = ['--years', '2026', '--endpoint', 'movable', '--data', SMALL_DATA, '--messages', 'en'];
const NOTICE = /^(?:this command works without its cache and takes longer: .+|.+ in the cache is damaged: .+)$/gm;

let root = '';
let cache = '';
let warm = '';
let whole = '';

function generate(out: string, user = {}): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(root, 'build/run.js'), 'generate', ...FLAGS, '--out', out],
      user,
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}

/** Runs with the cache as it is now. Returns the notices. */
async function notices(user = {}): Promise<readonly string[]> {
  const out = newTree();
  mkdirSync(out);
  giveToNobody(path.dirname(out));
  const { code, stderr } = await generate(out, user);
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('    at ')]);
  sameTrees(out, whole);
  rmSync(out, { recursive: true });
  return stderr.match(NOTICE) ?? [];
}

beforeAll(async () => {
  root = checkout();
  cache = path.join(root, 'node_modules/.cache');
  chmodSync(root, 0o755);
  whole = path.join(root, 'whole');
  expect(await generate(whole)).toMatchObject({ code: 0 });
  warm = copyOf(cache, path.join(root, 'warm'));
});

/** A command may write to the folder meanwhile. */
const RETRYING = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };

/** Puts the cache back as it was after the first run. */
function restore(): void {
  rmSync(cache, RETRYING);
  copyOf(warm, cache);
}

/** The first file of an entry of the cache whose name matches. */
function fileOf(entry: string, name: RegExp): string {
  const found = readdirSync(path.join(cache, 'menologion', entry), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && name.test(one.name))
    .map((one) => path.join(one.parentPath, one.name));
  return found.sort()[0] as string;
}

const ENTRIES: readonly (readonly [string, RegExp])[] = [
  ['code', /^cli\.mjs$/],
  ['code', /^chunk-/],
  ['code', /^seal$/],
  ['bundles/generator/tree', /^worker\.mjs$/],
  ['catalog-texts', /^[\da-f]{64}$/],
  ['catalog', /^[\da-f]{64}$/],
];

/** What may happen to a file. */
const MUTATIONS: Readonly<Record<string, (file: string) => void>> = {
  removed: (file) => rmSync(file),
  truncated: (file) => writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size / 2)),
  altered: (file) => {
    const bytes = readFileSync(file);
    // In code: its last lines would be run.
    writeFileSync(file, Buffer.concat([bytes.subarray(0, -12), Buffer.from('\nthrow "ran"')]));
  },
  'a link': (file) => execFileSync('ln', ['-sf', '/dev/zero', file]),
  'a pipe': (file) => execFileSync('sh', ['-c', 'rm "$0" && mkfifo "$0"', file]),
  'a folder': (file) => execFileSync('sh', ['-c', 'rm "$0" && mkdir "$0"', file]),
};

describe('a file of the cache', { timeout: 300_000 }, () => {
  it.each(ENTRIES)('of %s (%s) changes no byte, whatever happens to it, and is made again', async (entry, name) => {
    restore();
    for (const [how, mutate] of Object.entries(MUTATIONS)) {
      mutate(fileOf(entry, name));
      const isGone = how === 'removed' && name.source.startsWith('^[');
      expect(await notices(), how).toHaveLength(isGone ? 0 : 1);
    }
    expect(await notices()).toEqual([]);
  });
});

describe('a cache', { timeout: 300_000 }, () => {
  it('is silent if nothing is wrong, also if its files are of the past or of the future', async () => {
    restore();
    expect(await notices()).toEqual([]);
    for (const time of [1, 9e9]) {
      for (const name of readdirSync(cache, { recursive: true, encoding: 'utf8' }))
        utimesSync(path.join(cache, name), time, time);
      expect(await notices()).toEqual([]);
    }
  });

  it.each([
    ['a file', () => writeFileSync(cache, '')],
    ['a link to nowhere', () => symlinkSync('/nowhere/at/all', cache)],
    ['a link to a device', () => symlinkSync('/dev/null', cache)],
    ['a pipe', () => execFileSync('mkfifo', [cache])],
  ])('that is %s is not used', async (_, put) => {
    rmSync(cache, { recursive: true, force: true });
    put();
    expect(await notices()).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
  });

  it('that is a link to another folder is used there, and nothing else there is deleted', async () => {
    restore();
    const mine = temporaryFolder();
    for (let i = 0; i < 20; i++) writeFileSync(path.join(mine, `letter-${i}`), '');
    for (const kind of ['catalog', 'catalog-texts', 'code']) {
      rmSync(path.join(cache, 'menologion', kind), { recursive: true });
      symlinkSync(mine, path.join(cache, 'menologion', kind));
    }
    expect(await notices()).toEqual([]);
    expect(readdirSync(mine).filter((name) => name.startsWith('letter-'))).toHaveLength(20);
  });

  it('that is removed while a command runs: the command ends well, or says that a part is missing', async () => {
    for (const pause of [200, 500, 800, 1200]) {
      restore();
      const out = newTree();
      const running = generate(out);
      await setTimeout(pause);
      rmSync(cache, RETRYING);
      const { code, stderr } = await running;
      expect([code, stderr]).toEqual([code, expect.not.stringContaining('    at ')]);
      if (code === 0) sameTrees(out, whole);
      // The main process or a worker says it.
      else expect(stderr).toMatch(/(?:part of the program is missing|no such file or folder|Cannot find module).*\n$/s);
    }
  });

  it('cannot be written, and nor can the temporary folder: the command says so', async () => {
    rmSync(cache, { recursive: true, force: true });
    writeFileSync(cache, '');
    expect(await generate(newTree(), { env: { ...process.env, TMPDIR: '/nowhere' } })).toMatchObject({
      code: 1,
      stderr:
        '/nowhere: the compiled program can be written neither to node_modules/.cache nor here: make one of them writable\n',
    });
  });

  it('of another user is read, and works without being written', async () => {
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    restore();
    expect(await notices(nobody)).toEqual([]);
    rmSync(cache, { recursive: true });
    expect(await notices(nobody)).toHaveLength(1);
    restore();
    edit(path.join(root, 'package-lock.json'), '"lockfileVersion": 3', '"lockfileVersion":  3');
    onTestFinished(() => edit(path.join(root, 'package-lock.json'), '"lockfileVersion":  3', '"lockfileVersion": 3'));
    expect(await notices(nobody)).toHaveLength(1);
  });

  it.each([19, 20, 22, 25, 30])(
    'that must be made while only %i files may be open: the command says so',
    async (limit) => {
      rmSync(cache, { recursive: true, force: true });
      const shell = `ulimit -n ${limit} && exec "$@"`;
      const { status, stderr } = spawnSync(
        'sh',
        ['-c', shell, 'sh', process.execPath, path.join(root, 'build/run.js'), 'validate', '--messages', 'en'],
        { encoding: 'utf8' },
      );
      expect([status, stderr]).toEqual([1, 'too many files are open: raise the limit (ulimit -n)\n']);
    },
  );

  it('on a full disk is not used', { tags: ['unshare'] }, async () => {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', cache]);
    onTestFinished(() => void execFileSync('umount', [cache]));
    expect(await notices()).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
  });
});

describe('a changed lock', { timeout: 300_000 }, () => {
  it.each([
    ['preact', ['pages']],
    ['csv-stringify', ['2026', 'texts', 'pages']],
    ['vitest', []],
  ])('of %s changes the records of exactly these parts: %j', async (name, parts) => {
    restore();
    const out = copyOf(whole);
    const lock = path.join(root, 'package-lock.json');
    const before = readFileSync(lock, 'utf8');
    onTestFinished(() => writeFileSync(lock, before));
    const changed = JSON.parse(before);
    changed.packages[`node_modules/${name}`].version = '99.0.0';
    writeFileSync(lock, JSON.stringify(changed));
    const { code, stdout, stderr } = await generate(out);
    expect([code, stderr, stdout]).toEqual([0, expect.anything(), expect.anything()]);
    const list = readFileSync(`${out}.changed`, 'utf8').split('\n');
    const records = list.filter((line) => /^manifest\/(?:\d+|texts|pages)\.json$/.test(line));
    // Workers and the main process write parts at the same time, so their records come in any order.
    expect(records.sort()).toEqual(parts.map((part) => `manifest/${part}.json`).sort());
  });
});
