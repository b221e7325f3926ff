import type { Catalog } from '../model/catalog.ts';
import { dataFolders } from './folders.ts';
import type { Problem } from './problem.ts';
import { storedCatalog } from './stored-catalog.ts';

/**
 * Reads, checks and links data. Throws DataError with every problem found.
 *
 * @param data a folder, or folders: each later one adds entries to those before it, or replaces entries by id. The data
 *   of the package come first if the first folder has no `labels.yaml`, and are the only data if no folder is named.
 * @param heard gets what a person should know about the data although nothing is wrong
 * @example
 * const catalog = await loadCatalog(); // the data of the package
 * const ours = await loadCatalog('my-data'); // with the saints of our parish
 */
export async function loadCatalog(
  data?: string | readonly string[],
  heard: (notices: readonly Problem[]) => void = () => {},
): Promise<Catalog> {
  const folders = dataFolders(data);
  const { catalog, notices } = await storedCatalog(folders, async () => {
    // Most runs have the catalog in the cache, and need none of the code that reads data.
    const { linkFolders } = await import('./load.ts');
    return linkFolders(folders);
  });
  heard(notices);
  return catalog;
}
