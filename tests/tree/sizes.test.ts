import { describe, expect, it } from 'vitest';
import { keeper } from '../../generator/kept.ts';
import { encoded } from '../../generator/responses/bytes.ts';
import { NamedFiles } from '../../generator/tree/parts/named-files.ts';
import { knownSizes, type Sizes, sizesByFolder } from '../../generator/tree/sizes.ts';
import { temporaryFolder } from '../support/data-folder.ts';

const PARTS = [
  { name: 'texts', inputs: 'a' },
  { name: '2026', inputs: 'b' },
];
const SIZE = { files: 1, bytes: 2, bytesOnDisk: 3 };
const SIZES: Sizes = { years: new Map([['all', SIZE]]), others: new Map([['api', SIZE]]) };
const never = () => Promise.reject(new Error('measured although they are known'));

describe('the sizes of what a run makes', () => {
  it('are those of the last run if it made the same parts', async () => {
    const own = keeper(temporaryFolder());
    await knownSizes(PARTS, 4096, async () => SIZES, own);
    expect(await knownSizes(PARTS, 4096, never, own)).toEqual(SIZES);
  });

  it('are measured for other parts, for parts that have changed, and for other blocks', async () => {
    const own = keeper(temporaryFolder());
    await knownSizes(PARTS, 4096, async () => SIZES, own);
    const changed = PARTS.map((part) => ({ ...part, inputs: 'c' }));
    for (const [parts, block] of [[PARTS.slice(1), 4096] as const, [changed, 4096] as const, [PARTS, 512] as const]) {
      await expect(knownSizes(parts, block, never, own)).rejects.toThrow('measured although');
    }
  });

  it('count each file of a folder in whole blocks', () => {
    const files = new NamedFiles();
    files.put('api/v1/1.json', new Uint8Array(5000));
    files.put('api/v1/2.json', encoded('{}'));
    files.put('openapi.json', new Uint8Array(0));
    const sizes = sizesByFolder(files.packed(), 4096);
    expect(sizes.get('api/v1')).toMatchObject({ files: 2, bytes: 5002, bytesOnDisk: 3 * 4096 });
    expect(sizes.get('')).toMatchObject({ files: 1, bytes: 0, bytesOnDisk: 0 });
  });
});
