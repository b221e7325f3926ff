import { existsSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { madeFolder } from '../../generator/kept-folder.js';
import { temporaryFolder } from '../support/data-folder.ts';

const fill = async (folder: string) => writeFileSync(path.join(folder, 'made'), '');

describe('a folder of the cache', () => {
  it('is made once, and only the newest stay beside it', async () => {
    const cache = temporaryFolder();
    for (let i = 0; i < 10; i++) {
      const folder = await madeFolder(path.join(cache, String(i)), fill);
      utimesSync(folder, i, i);
    }
    await madeFolder(path.join(cache, '9'), () => Promise.reject(new Error('made again')));
    expect(readdirSync(cache).sort()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('is made although something beside it is gone when its age is read', async () => {
    const cache = temporaryFolder();
    symlinkSync(path.join(cache, 'gone'), path.join(cache, 'deleted by another process'));
    const folder = await madeFolder(path.join(cache, 'new'), fill);
    expect(existsSync(path.join(folder, 'made'))).toBe(true);
  });
});
