import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../generator/tree/disk/lock.ts';
import { unexpectedFiles } from '../../../generator/tree/disk/unexpected-files.ts';
import { edit, temporaryFolder } from '../../support/data-folder.ts';
import { giveToNobody, run, runAsNobody, runWithin } from '../../support/run.ts';
import { SMALL_DATA } from '../../support/small-data.ts';
import { copyOf, newTree, sameTrees, treeOf } from '../../support/trees.ts';

const DATA = ['--data', SMALL_DATA];
const OPTIONS = ['--years', '2026', '--endpoint', 'fasting,akathists', '--pages', 'none'];
const FLAGS = ['generate', ...OPTIONS, ...DATA];
const YEAR = 'api/v1/en/fasting/2026';

let whole: string;
beforeAll(async () => {
  whole = await treeOf(...OPTIONS, ...DATA);
});

const copyOfWhole = () => copyOf(whole);

const changesOf = (out: string) => readFileSync(`${out}.changed`, 'utf8').split('\n').slice(0, -1);

describe('the remains of a killed run', () => {
  it('of years that are no longer requested stop the next run, or are deleted with --prune', async () => {
    const out = copyOfWhole();
    mkdirSync(path.join(out, 'api/v1/en/fasting/2027'));
    mkdirSync(path.join(out, 'api/v1/ru/fasting/2028.part'));
    writeFileSync(path.join(out, 'api/v1/datasets/fasting-2029.en.json.gz'), 'x');
    const { code, stderr } = await run(...FLAGS, '--out', out);
    expect(code).toBe(1);
    expect(stderr).toContain('also contains 2 years that you did not request (2027 to 2029)');
    expect((await run(...FLAGS, '--prune', '--out', out)).code).toBe(0);
    sameTrees(out, whole);
  });

  it('with unfinished files anywhere are deleted by the next run, and do not count as the tree of somebody else', async () => {
    const out = copyOfWhole();
    for (const name of [
      'manifest.json',
      'manifest/tree.json',
      'manifest/2026.json',
      'api/v1/datasets/datapackage.json',
      '_headers',
    ]) {
      writeFileSync(path.join(out, `${name}.part`), 'half');
    }
    writeFileSync(path.join(out, '.lock.99999999'), 'half');
    expect((await run(...FLAGS, '--out', out)).code).toBe(0);
    sameTrees(out, whole);
    const begun = newTree();
    mkdirSync(path.join(begun, 'manifest'), { recursive: true });
    writeFileSync(path.join(begun, 'manifest/tree.json.part'), '{');
    expect((await run(...FLAGS, '--out', begun)).code).toBe(0);
    sameTrees(begun, whole);
  });

  it('are distinguished from what others put there, which stays until a repair is requested', () => {
    const out = copyOfWhole();
    mkdirSync(path.join(out, 'api/v1/en/weather'));
    mkdirSync(path.join(out, 'api/v1/en/calendar/2031'), { recursive: true });
    mkdirSync(path.join(out, 'api/v1/en/saints'));
    writeFileSync(path.join(out, 'manifest/old.json'), '');
    for (const name of ['humans.txt', 'robots.txt']) writeFileSync(path.join(out, name), '');
    const strays = unexpectedFiles(out, ['2026', 'texts', 'pages']).map(({ path: one, part, isOurs }) => [
      one,
      part,
      isOurs,
    ]);
    expect(strays.sort()).toEqual([
      ['api/v1/en/calendar/2031', '2031', true],
      ['api/v1/en/saints', null, true],
      ['api/v1/en/weather', null, false],
      ['humans.txt', null, false],
      ['manifest/old.json', null, true],
      ['robots.txt', null, false],
    ]);
  });
});

describe('an update of a damaged tree', () => {
  it('writes a missing file although the data for it did not change', async () => {
    const out = copyOfWhole();
    const other = copyOf(SMALL_DATA);
    edit(path.join(other, 'labels.yaml'), 'en: Monday', 'en: Second Day');
    rmSync(path.join(out, 'api/v1/ru/fasting/2026/2026-01-06.json'));
    const { code, stderr } = await run('generate', ...OPTIONS, '--data', other, '--out', out);
    expect(code).toBe(0);
    expect(stderr).toContain('missing: api/v1/ru/fasting/2026/2026-01-06.json');
    expect((await run('verify', out)).code).toBe(0);
  });

  it('changes nothing if there is no room', async () => {
    const out = copyOfWhole();
    rmSync(path.join(out, YEAR), { recursive: true });
    const before = readdirSync(out, { recursive: true });
    const { code } = await runWithin('ulimit -f 0', ...FLAGS, '--out', out);
    expect(code).toBe(1);
    expect(readdirSync(out, { recursive: true })).toEqual(
      expect.arrayContaining(before.filter((name) => name !== 'manifest.json')),
    );
    expect((await run(...FLAGS, '--out', out)).code).toBe(0);
    sameTrees(out, whole);
  });
});

describe('the list of changes', () => {
  it('of a repair names exactly the paths whose bytes changed', async () => {
    const out = copyOfWhole();
    writeFileSync(path.join(out, `${YEAR}/2026-01-01.json`), 'x');
    writeFileSync(path.join(out, 'note.txt'), 'x');
    rmSync(path.join(out, `${YEAR}/2026-01-02.json`));
    mkdirSync(path.join(out, `${YEAR}/2026-01-02.json/deep`), { recursive: true });
    writeFileSync(path.join(out, `${YEAR}/2026-01-02.json/deep/x.txt`), 'x');
    rmSync(path.join(out, 'api/v1/ru/fasting/2026'), { recursive: true });
    writeFileSync(path.join(out, 'api/v1/ru/fasting/2026'), 'a file for a folder');
    expect((await run('verify', out, '--repair', ...DATA)).code).toBe(0);
    sameTrees(out, whole);
    const changes = changesOf(out).sort();
    expect(changes.filter((name) => !name.startsWith('api/v1/ru/fasting/2026/'))).toEqual([
      `${YEAR}/2026-01-01.json`,
      `${YEAR}/2026-01-02.json`,
      `${YEAR}/2026-01-02.json/deep/x.txt`,
      'api/v1/ru/fasting/2026',
      'note.txt',
    ]);
    expect(changes.filter((name) => name.startsWith('api/v1/ru/fasting/2026/'))).toHaveLength(365);
  });

  it('exists before the tree counts as whole', async () => {
    const out = copyOfWhole();
    const tools = temporaryFolder();
    const log = path.join(tools, 'log');
    writeFileSync(path.join(tools, 'sync'), `#!/bin/sh\n(echo sync; cat ${out}.changed; ls ${out}) >> ${log}\n`);
    chmodSync(path.join(tools, 'sync'), 0o755);
    const { PATH } = process.env;
    process.env.PATH = `${tools}:${PATH}`;
    await run(...FLAGS, '--host', 'cloudflare', '--out', out).finally(() => {
      process.env.PATH = PATH;
    });
    const atManifest = readFileSync(log, 'utf8')
      .split('sync\n')
      .find((call) => call.includes('_headers\n'));
    expect(atManifest?.match(/manifest\.json/g)).toHaveLength(1);
  });

  it('may be in a folder that does not exist yet', async () => {
    const out = copyOfWhole();
    const list = path.join(temporaryFolder(), 'lists/of/today.txt');
    rmSync(path.join(out, `${YEAR}/2026-01-02.json`));
    expect((await run(...FLAGS, '--out', out, '--changed', list)).code).toBe(0);
    expect(readFileSync(list, 'utf8').split('\n')).toContain(`${YEAR}/2026-01-02.json`);
  });

  it('cannot be a file of the tree', async () => {
    const out = copyOfWhole();
    const { code, stderr } = await run(...FLAGS, '--out', out, '--changed', path.join(out, 'changed.txt'));
    expect(code).toBe(1);
    expect(stderr).toContain('the list of changes cannot be inside the tree: choose a file outside');
  });
});

describe('a tree whose two marks differ', () => {
  it.each([
    ['the mark', 'manifest/tree.json'],
    ['the manifest', 'manifest.json'],
  ])('is repaired by the mark that fits it if %s is altered', async (_, file) => {
    const out = copyOfWhole();
    edit(path.join(out, file), '"firstYear": 2026', '"firstYear": 2025');
    expect((await run('verify', out, '--repair', ...DATA)).code).toBe(0);
    sameTrees(out, whole);
  });

  it('is repaired if only its manifest is missing', async () => {
    const out = copyOfWhole();
    rmSync(path.join(out, 'manifest.json'));
    const { code, stderr } = await run('verify', out);
    expect(`${code} ${stderr}`).toBe('1 missing: manifest.json\n');
    expect((await run('verify', out, '--repair', ...DATA)).code).toBe(0);
    sameTrees(out, whole);
  });
});

describe('a link in the place of a folder of the tree', () => {
  it('is found although its target has the same content, and a repair leaves the target alone', async () => {
    const out = copyOfWhole();
    const elsewhere = path.join(temporaryFolder(), 'same');
    cpSync(path.join(out, YEAR), elsewhere, { recursive: true });
    rmSync(path.join(out, YEAR), { recursive: true });
    symlinkSync(elsewhere, path.join(out, YEAR));
    const { code, stderr } = await run('verify', out);
    expect(`${code} ${stderr}`).toBe(`1 altered: ${YEAR}\n`);
    expect((await run(...FLAGS, '--out', out)).stderr).toContain(
      'is a symbolic link, and a tree is never written through a link',
    );
    expect(existsSync(path.join(out, 'manifest.json'))).toBe(true);
    expect((await run('verify', out, '--repair', ...DATA)).code).toBe(0);
    sameTrees(out, whole);
    expect(readdirSync(elsewhere)).toHaveLength(365);
  });

  it('in the place of the records is replaced by a repair, which lists only what changed', async () => {
    const out = copyOfWhole();
    const elsewhere = path.join(temporaryFolder(), 'manifest');
    cpSync(path.join(out, 'manifest'), elsewhere, { recursive: true });
    rmSync(path.join(out, 'manifest'), { recursive: true });
    symlinkSync(elsewhere, path.join(out, 'manifest'));
    expect((await run('verify', out, '--repair', ...DATA)).code).toBe(0);
    sameTrees(out, whole);
    expect(changesOf(out).filter((name) => !name.startsWith('manifest'))).toEqual([]);
  });

  it('in the place of the records does not make a run delete the records of another tree', async () => {
    const [out, other] = [copyOfWhole(), copyOfWhole()];
    rmSync(path.join(other, `${YEAR}/2026-01-01.json`));
    rmSync(path.join(out, `${YEAR}/2026-01-01.json`));
    rmSync(path.join(out, 'manifest'), { recursive: true });
    symlinkSync(path.join(other, 'manifest'), path.join(out, 'manifest'));
    expect((await run(...FLAGS, '--out', out)).code).toBe(1);
    expect(readdirSync(path.join(other, 'manifest')).sort()).toEqual(readdirSync(path.join(whole, 'manifest')).sort());
  });
});

describe('the lock', () => {
  it('is not written through a link, and not waited for if it is a pipe', () => {
    const out = temporaryFolder();
    const precious = path.join(temporaryFolder(), 'diary.txt');
    writeFileSync(precious, 'mine');
    symlinkSync(precious, path.join(out, `.lock.${process.pid}`));
    execFileSync('mkfifo', [path.join(out, '.lock')]);
    lockFolder(out).release();
    expect(readdirSync(out)).toEqual([]);
    mkdirSync(path.join(out, '.lock/deep'), { recursive: true });
    lockFolder(out).release();
    expect(readdirSync(out)).toEqual([]);
    expect(readFileSync(precious, 'utf8')).toBe('mine');
  });

  it('is taken by join too', async () => {
    const out = copyOfWhole();
    const { release } = lockFolder(out);
    const { code, stderr } = await run('join', out);
    expect(code).toBe(1);
    expect(stderr).toContain(`another run (process ${process.pid} on `);
    release();
    expect((await run('join', out)).code).toBe(0);
  });
});

describe('join', () => {
  it('does not accept a tree with a missing file as whole', async () => {
    const out = copyOfWhole();
    rmSync(path.join(out, `${YEAR}/2026-01-01.json`));
    const { code, stderr } = await run('join', out);
    expect(code).toBe(1);
    expect(stderr).toContain(
      `part 2026 does not match its record (missing: ${YEAR}/2026-01-01.json): copy its shard again`,
    );
  });

  it('deletes the unfinished files of killed shards', async () => {
    const out = copyOfWhole();
    mkdirSync(path.join(out, 'api/v1/en/fasting/2026.part'));
    writeFileSync(path.join(out, 'manifest/2026.json.part'), 'half');
    rmSync(path.join(out, 'manifest.json'));
    expect((await run('join', out)).code).toBe(0);
    sameTrees(out, whole);
  });
});

describe('a tree without permission to read or write', () => {
  it.each(['verify', 'generate', 'repair', 'join'])('is reported in a sentence by %s', async (command) => {
    const out = copyOfWhole();
    giveToNobody(path.dirname(out));
    const secret = path.join(out, 'api/v1/en/fasting');
    chmodSync(secret, 0o000);
    const commands: Record<string, string[]> = {
      verify: ['verify', out],
      generate: [...FLAGS, '--out', out],
      repair: ['verify', out, '--repair', ...DATA],
      join: ['join', out],
    };
    const { code, stderr } = await runAsNobody(...(commands[command] as string[]));
    chmodSync(secret, 0o755);
    expect(code).toBe(1);
    expect(stderr).toMatch(/permission is denied/);
    expect(stderr).not.toContain('\n    at ');
    expect(existsSync(path.join(out, '.lock'))).toBe(false);
  });
});

describe('a tree of the previous version', () => {
  it('is updated and keeps nothing stale', async () => {
    const out = copyOfWhole();
    // Version 0.1.0 recorded the texts and pages as one part, `content`, and had another mark.
    rmSync(path.join(out, 'manifest/texts.json'));
    rmSync(path.join(out, 'manifest/pages.json'));
    writeFileSync(path.join(out, 'manifest/content.json'), '{"inputs":"x","folders":[]}\n');
    writeFileSync(path.join(out, 'manifest/tree.json'), '{"inputs":{"generator":"menologion"},"scope":{}}\n');
    rmSync(path.join(out, 'manifest.json'));
    writeFileSync(path.join(out, 'api/v1/ru/akathists/gone.json'), '{}');
    for (const command of ['verify', 'join']) {
      expect((await run(command, out)).stderr).toContain(
        'was made by another version, or its manifest/tree.json is damaged: run generate',
      );
    }
    expect((await run(...FLAGS, '--out', out)).code).toBe(0);
    sameTrees(out, whole);
  });
});
