import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { DataFiles } from '../../generator/catalog/data-files.ts';
import { knownCatalog, knownOf } from '../../generator/catalog/known-catalog.ts';
import { link } from '../../generator/catalog/link.ts';
import { checkedFiles } from '../../generator/catalog/load.ts';
import { keeper } from '../../generator/kept.ts';
import { dataFolder, edit, month, temporaryFolder } from '../support/data-folder.ts';
import { memoryKeeper } from '../support/memory-keeper.ts';

const SAINT = '  - { id: 9001, type: 13, name: { ru: Преподобный Некто, en: Venerable Someone } }\n';
const MONTH = 'menologion/02.yaml';

function folderWithSaint(): string {
  return dataFolder({ [MONTH]: month(2, '02-10', SAINT) });
}

/** Links the data of a folder, and counts how often. */
function linking(folder: string) {
  return vi.fn(() => {
    const { files, notices } = checkedFiles([folder]);
    return { catalog: link(files as DataFiles), notices };
  });
}

describe('the catalog that a run keeps for the next run', () => {
  it('equals a fresh one, and is not made again while no byte of the data changes', () => {
    const [folder, kept] = [folderWithSaint(), temporaryFolder()];
    const make = linking(folder);
    const first = knownCatalog([folder], make, keeper(kept));
    const second = knownCatalog([folder], make, keeper(kept));
    expect(make).toHaveBeenCalledTimes(1);
    expect(second).toEqual(linking(folder)());
    expect(second).toEqual(first);
  });

  it('is made again after any change: of a word, of the name of a file, of the folders', () => {
    const [folder, other, own] = [folderWithSaint(), folderWithSaint(), memoryKeeper()];
    const make = linking(folder);
    const name = () => knownCatalog([folder], make, own).catalog.titles.get('9001')?.en;
    expect(name()).toBe('Venerable Someone');
    edit(path.join(folder, MONTH), 'Venerable Someone', 'Venerable Another');
    expect(name()).toBe('Venerable Another');
    renameSync(path.join(folder, MONTH), path.join(folder, `${MONTH}.md`));
    expect(name()).toBeUndefined();
    knownCatalog([folder, other], make, own);
    knownCatalog([other], make, own);
    expect(make).toHaveBeenCalledTimes(5);
  });

  it('is not kept if the data change while they are read', () => {
    const [folder, own] = [folderWithSaint(), memoryKeeper()];
    const make = linking(folder);
    const interrupted = () => {
      const linked = make();
      edit(path.join(folder, MONTH), 'Venerable Someone', 'Venerable Another');
      return linked;
    };
    knownCatalog([folder], interrupted, own);
    expect(own.kept.size).toBe(0);
  });

  it('is not kept if a folder contains a link, because its content is elsewhere', () => {
    const [folder, own] = [folderWithSaint(), memoryKeeper()];
    const elsewhere = path.join(temporaryFolder(), 'elsewhere.yaml');
    writeFileSync(elsewhere, '[]\n');
    symlinkSync(elsewhere, path.join(folder, 'notes.md'));
    knownCatalog([folder], linking(folder), own);
    expect(own.kept.size).toBe(0);
  });

  it('is not kept if the data have an error', () => {
    const [folder, own] = [folderWithSaint(), memoryKeeper()];
    const wrong = () => {
      throw new Error('an error in the data');
    };
    expect(() => knownCatalog([folder], wrong, own)).toThrow('an error in the data');
    expect(own.kept.size).toBe(0);
  });
});

describe('what a run keeps of a catalog', () => {
  it('is used for the same catalog with the same options', () => {
    const [folder, own] = [folderWithSaint(), memoryKeeper()];
    const count = vi.fn((catalog: { titles: ReadonlyMap<string, unknown> }) => catalog.titles.size);
    const counted = (options: unknown) => {
      const { catalog } = knownCatalog([folder], linking(folder), own);
      return knownOf(catalog, 'count', options, () => count(catalog), own);
    };
    const before = counted('a');
    expect([counted('a'), counted('b')]).toEqual([before, before]);
    expect(count).toHaveBeenCalledTimes(2);
    writeFileSync(path.join(folder, MONTH), month(2, '02-10', `${SAINT}${SAINT.replace('9001', '9002')}`));
    expect(counted('b')).toBe(before + 1);
  });

  it('is not used for a catalog that does not come from data folders', () => {
    const [folder, own] = [folderWithSaint(), memoryKeeper()];
    const { catalog } = knownCatalog([folder], linking(folder), own);
    const altered = { ...catalog, titles: new Map() };
    knownOf(catalog, 'count', null, () => catalog.titles.size, own);
    expect(knownOf(altered, 'count', null, () => altered.titles.size, own)).toBe(0);
  });
});
