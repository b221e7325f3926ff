import { pageFiles } from './page-files.ts';
import { referenceFiles } from './reference/files.ts';
import type { PageSource, TreeFile } from './source.ts';

/** The front page, the reference and the schemas: all of the tree that is for people to look at. */
export async function faceFiles(source: PageSource): Promise<TreeFile[]> {
  return (await Promise.all([pageFiles(source), referenceFiles(source)])).flat();
}
