import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/data-folder.ts';
import { run } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { MAKES_DISKS, smallDisk } from '../support/small-disk.ts';
import { copyOf, treeOf } from '../support/trees.ts';

const SCOPE = ['--years', '2024-2029', '--endpoint', 'calendar,movable,canons', '--data', SMALL_DATA];
const FLAGS = ['generate', ...SCOPE];

describe('a run that is killed', () => {
  it('does not make finished years again', async () => {
    const out = copyOf(await treeOf(...SCOPE));
    rmSync(path.join(out, 'manifest.json'));
    rmSync(path.join(out, 'manifest/2026.json'));
    const { stdout } = await run(...FLAGS, '--out', out, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ years: 1, finished: 5 });
    expect((await run('verify', out)).code).toBe(0);
  });
});

describe.skipIf(!MAKES_DISKS)('a disk that fills up', () => {
  it('is reported before anything is written, with the needed and the free room', async () => {
    const disk = smallDisk('size=8m');
    const { code, stderr } = await run(...FLAGS, '--out', path.join(disk, 'tree'));
    expect(code).toBe(1);
    expect(stderr).toMatch(/about \d+\.\d MB are needed, but only \d+\.\d MB are free at .*: free some/);
    expect(readdirSync(disk)).toEqual([]);
    const inodes = await run(...FLAGS, '--out', path.join(smallDisk('size=900m,nr_inodes=500'), 'tree'));
    expect(inodes.code).toBe(1);
    expect(inodes.stderr).toMatch(/[\d,]+ files are needed, but the file system of .* has room for only [\d,]+/);
  });

  it('during a run stops it with a sentence, leaves no half-written file, and the run can be continued', async () => {
    const disk = smallDisk('size=64m');
    const out = path.join(disk, 'tree');
    const filler = path.join(disk, 'filler');
    // Days of the project; most of them contain the origin.
    const flags = ['generate', '--years', '2026-2027', '--endpoint', 'calendar,movable,canons'];
    await run(...flags, '--out', out);
    // An update is not refused in advance, because its files replace others of about the same size.
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 100_000));
    const longer = [...flags, '--origin', `https://${'a-long-name.'.repeat(15)}example`];
    const full = await run(...longer, '--out', out);
    expect(full.code).toBe(1);
    expect(full.stderr).toMatch(/cannot be written because the disk is full \([\d.]+ \w+ and [\d,]+ files? are free/);
    expect(readdirSync(disk, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'))).toEqual(
      [],
    );
    expect(existsSync(path.join(out, 'manifest.json'))).toBe(false);
    rmSync(filler);
    expect((await run(...longer, '--out', out)).code).toBe(0);
    expect((await run('verify', out)).code).toBe(0);
  });
});

describe('verify', () => {
  it('names every file that was altered, truncated, deleted or added', async () => {
    const out = copyOf(await treeOf('--years', '2026', '--endpoint', 'fasting,canons', '--data', SMALL_DATA));
    const day = (date: string) => path.join(out, `api/v1/en/fasting/2026/${date}.json`);
    appendFileSync(day('2026-01-01'), ' ');
    truncateSync(day('2026-01-02'), 10);
    rmSync(day('2026-01-03'));
    writeFileSync(day('2026-13-01'), '{}');
    mkdirSync(path.join(out, 'api/v1/en/weather'));
    writeFileSync(path.join(out, 'api/v1/en/weather/today.json'), '{}');
    rmSync(path.join(out, 'api/v1/icons/pascha.svg'));
    const { code, stderr } = await run('verify', out);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n').sort()).toEqual([
      'altered: api/v1/en/fasting/2026/2026-01-01.json',
      'extra: api/v1/en/fasting/2026/2026-13-01.json',
      'extra: api/v1/en/weather',
      'missing: api/v1/en/fasting/2026/2026-01-03.json',
      'missing: api/v1/icons/pascha.svg',
      'truncated: api/v1/en/fasting/2026/2026-01-02.json',
    ]);
  });

  it('refuses a folder without a whole tree', async () => {
    const { code, stderr } = await run('verify', temporaryFolder());
    expect(code).toBe(1);
    expect(stderr).toContain('does not contain a readable tree');
  });
});
