import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '../../generator/cache/store.ts';
import type { DataFiles } from '../../generator/catalog/data-files.ts';
import { digestsOf } from '../../generator/catalog/digests.ts';
import { link } from '../../generator/catalog/link.ts';
import { checkedFiles } from '../../generator/catalog/load.ts';
import { storedCatalog } from '../../generator/catalog/load-catalog.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { dataFolder, edit, month, temporaryFolder } from '../support/data-folder.ts';
import { memoryStore } from '../support/memory-store.ts';

const SAINT = '  - { id: 9001, type: 13, name: { ru: Преподобный Некто, en: Venerable Someone } }\n';
const MONTH = 'menologion/02.yaml';

function folderWithSaint(): string {
  return dataFolder({ [MONTH]: month(2, '02-10', SAINT) });
}

/** Links the data of a folder, and counts how often. */
function linking(folder: string) {
  return vi.fn(async () => {
    const { files, notices } = checkedFiles([folder]);
    return { catalog: link(files as DataFiles), notices };
  });
}

describe('the catalog that a run keeps for the next run', () => {
  it('equals a fresh one, and is not made again while no byte of the data changes', async () => {
    const [folder, kept] = [folderWithSaint(), temporaryFolder()];
    const make = linking(folder);
    const first = await storedCatalog([folder], make, openStore(kept));
    const second = await storedCatalog([folder], make, openStore(kept));
    expect(make).toHaveBeenCalledTimes(1);
    expect(second).toEqual(await linking(folder)());
    expect(second).toEqual(first);
  });

  it('has its texts unpacked only when they are requested', async () => {
    const [folder, memory] = [folderWithSaint(), memoryStore()];
    const unpack = vi.fn();
    const own: Store = {
      ...memory,
      open: (kind, from) => {
        const open = memory.open<never>(kind, from);
        if (!open) return undefined;
        return () => {
          unpack(kind);
          return open();
        };
      },
    };
    await storedCatalog([folder], linking(folder), own);
    const { catalog } = await storedCatalog([folder], linking(folder), own);
    expect(catalog.titles.length).toBeGreaterThan(0);
    expect(unpack).not.toHaveBeenCalled();
    expect(catalog.commemorations.map(({ id }) => id)).toContain('9001');
    expect(catalog.texts).toEqual([]);
    expect(unpack).toHaveBeenCalled();
  });

  it.each(['catalog', 'catalog-texts'])('is made again if the %s that a run has kept is damaged', async (kind) => {
    const [folder, kept] = [folderWithSaint(), temporaryFolder()];
    const make = linking(folder);
    const first = await storedCatalog([folder], make, openStore(kept));
    const [name = ''] = readdirSync(path.join(kept, kind));
    const file = path.join(kept, kind, name);
    const bytes = readFileSync(file);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(await storedCatalog([folder], make, openStore(kept))).toEqual(first);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is made again after any change: of a word, of the name of a file, of the folders', async () => {
    const [folder, other, own] = [folderWithSaint(), folderWithSaint(), memoryStore()];
    const make = linking(folder);
    const name = async () => {
      const { catalog } = await storedCatalog([folder], make, own);
      return findById(catalog.titles, '9001')?.label.en;
    };
    expect(await name()).toBe('Venerable Someone');
    edit(path.join(folder, MONTH), 'Venerable Someone', 'Venerable Another');
    expect(await name()).toBe('Venerable Another');
    renameSync(path.join(folder, MONTH), path.join(folder, `${MONTH}.md`));
    expect(await name()).toBeUndefined();
    await storedCatalog([folder, other], make, own);
    await storedCatalog([other], make, own);
    expect(make).toHaveBeenCalledTimes(5);
  });

  it('is not kept if the data change while they are read', async () => {
    const [folder, own] = [folderWithSaint(), memoryStore()];
    const make = linking(folder);
    const interrupted = async () => {
      const linked = await make();
      edit(path.join(folder, MONTH), 'Venerable Someone', 'Venerable Another');
      return linked;
    };
    await storedCatalog([folder], interrupted, own);
    expect(own.kept.size).toBe(0);
  });

  it('is not kept if a folder contains a link, because its content is elsewhere', async () => {
    const [folder, own] = [folderWithSaint(), memoryStore()];
    const elsewhere = path.join(temporaryFolder(), 'elsewhere.yaml');
    writeFileSync(elsewhere, '[]\n');
    symlinkSync(elsewhere, path.join(folder, 'menologion', 'notes.md'));
    await storedCatalog([folder], linking(folder), own);
    expect(own.kept.size).toBe(0);
  });

  it('does not read what is not data, such as a program in the same folder', async () => {
    const [folder, own] = [folderWithSaint(), memoryStore()];
    mkdirSync(path.join(folder, 'program'));
    symlinkSync('/', path.join(folder, 'program', 'everything'));
    const make = linking(folder);
    await storedCatalog([folder], make, own);
    writeFileSync(path.join(folder, 'program', 'notes.txt'), 'changed');
    await storedCatalog([folder], make, own);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is not kept if the data have an error', async () => {
    const [folder, own] = [folderWithSaint(), memoryStore()];
    const wrong = () => Promise.reject(new Error('an error in the data'));
    await expect(storedCatalog([folder], wrong, own)).rejects.toThrow('an error in the data');
    expect(own.kept.size).toBe(0);
  });
});

describe('the digests of a catalog', () => {
  it('are stored with it, and are those of a fresh one', async () => {
    const [folder, own] = [folderWithSaint(), memoryStore()];
    const { catalog } = await storedCatalog([folder], linking(folder), own);
    const stored = (await storedCatalog([folder], linking(folder), own)).catalog;
    const fresh = (await linking(folder)()).catalog;
    expect(digestsOf(stored)).toEqual(digestsOf(fresh));
    expect(digestsOf(catalog)).toEqual(digestsOf(fresh));
  });

  it('are of another catalog if a word differs, in its language alone', async () => {
    const folder = folderWithSaint();
    const before = digestsOf((await linking(folder)()).catalog);
    edit(path.join(folder, MONTH), 'Venerable Someone', 'Venerable Another');
    const after = digestsOf((await linking(folder)()).catalog);
    expect(after.days.en).not.toBe(before.days.en);
    expect(after.days.ru).toBe(before.days.ru);
    expect(after.texts.en).not.toBe(before.texts.en);
    expect(after.texts.ru).toBe(before.texts.ru);
    expect(after.bounds).toBe(before.bounds);
  });

  it('of days are others if an alias, a general service or a title differs: the Liturgy names them', async () => {
    const { catalog } = await linking(folderWithSaint())();
    const label = { ru: 'Другой', en: 'Another' };
    const changes: Partial<Catalog>[] = [
      { aliases: [{ id: 'another', of: '1' }] },
      { generalServices: [{ id: 'general_1', saints: ['1'] }] },
      { titles: [{ id: 'temple', label }] },
    ];
    for (const change of changes) {
      expect(digestsOf({ ...catalog, ...change }).days.en).not.toBe(digestsOf(catalog).days.en);
    }
    expect(digestsOf({ ...catalog, titles: [{ id: 'temple', label: { ...label, ru: 'Иной' } }] }).days.en).toBe(
      digestsOf({ ...catalog, titles: [{ id: 'temple', label }] }).days.en,
    );
    expect(digestsOf({ ...catalog, names: { ru: [], en: [] }, sources: [] }).days).toEqual(digestsOf(catalog).days);
  });
});
