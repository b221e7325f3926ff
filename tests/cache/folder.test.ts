import { execFileSync } from 'node:child_process';
import {
  existsSync,
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
import { describe, expect, it } from 'vitest';
import { storedFolder } from '../../generator/cache/folder.js';
import { temporaryFolder } from '../support/data-folder.ts';

const fill = async () => new Map([['made', Buffer.from('x')]]);
const nameOf = (i: number) => String(i).padStart(64, '0');

describe('a folder of the cache', () => {
  it('is made once, and only the newest stay beside it', async () => {
    const cache = temporaryFolder();
    for (let i = 0; i < 10; i++) {
      const folder = await storedFolder(path.join(cache, nameOf(i)), fill);
      utimesSync(folder, i, i);
    }
    await storedFolder(path.join(cache, nameOf(9)), () => Promise.reject(new Error('made again')));
    expect(readdirSync(cache).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map(nameOf));
  });

  it('stays if another process makes it meanwhile, which may be reading it', async () => {
    const folder = path.join(temporaryFolder(), nameOf(1));
    const slower = await storedFolder(folder, async () => {
      const files = await fill();
      await storedFolder(folder, fill);
      utimesSync(folder, 1, 1);
      return files;
    });
    expect(slower).toBe(folder);
    expect(statSync(folder).mtimeMs).toBe(1000);
    expect(readdirSync(path.dirname(folder))).toEqual([nameOf(1)]);
  });

  it('stays although others beside it are of the future', async () => {
    const cache = temporaryFolder();
    for (let i = 0; i < 10; i++) {
      mkdirSync(path.join(cache, nameOf(i)));
      utimesSync(path.join(cache, nameOf(i)), 9e9, 9e9);
    }
    const folder = await storedFolder(path.join(cache, nameOf(11)), fill);
    expect(existsSync(path.join(folder, 'made'))).toBe(true);
    expect(readdirSync(cache)).toHaveLength(8);
  });

  it('deletes nothing that is not an entry, because the folder may be a link', async () => {
    const [mine, cache] = [temporaryFolder(), path.join(temporaryFolder(), 'cache')];
    for (let i = 0; i < 20; i++) writeFileSync(path.join(mine, `letter-${i}`), '');
    symlinkSync(mine, cache);
    await storedFolder(path.join(cache, nameOf(1)), fill);
    expect(readdirSync(mine)).toHaveLength(21);
  });

  it.each([
    ['altered', (file: string) => writeFileSync(file, 'y')],
    ['truncated', (file: string) => writeFileSync(file, '')],
    ['removed', (file: string) => rmSync(file)],
    ['a link', (file: string) => execFileSync('ln', ['-sf', '/dev/zero', file])],
    ['a pipe', (file: string) => execFileSync('sh', ['-c', 'rm "$0" && mkfifo "$0"', file])],
    ['beside another one', (file: string) => writeFileSync(`${file}.mjs`, 'y')],
  ])('is made again if a file in it is %s', async (_, damage) => {
    const folder = path.join(temporaryFolder(), nameOf(1));
    await storedFolder(folder, fill);
    damage(path.join(folder, 'made'));
    expect(await storedFolder(folder, fill)).toBe(folder);
    expect(readdirSync(folder)).toEqual(['made', 'seal']);
    expect(readFileSync(path.join(folder, 'made'), 'utf8')).toBe('x');
  });
});
