import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import { writeSmallData } from './data-folder.ts';
import { madeOnce } from './trees.ts';

/** The catalog of a small data folder with these files, for all tests of a file. The name is that of the folder. */
export async function smallCatalog(name: string, files: Record<string, string>): Promise<Catalog> {
  return loadCatalog([await madeOnce(name, (folder) => writeSmallData(folder, files))]);
}
