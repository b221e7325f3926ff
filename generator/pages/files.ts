import { ownFiles } from './own/files.ts';
import { pageFiles } from './page-files.ts';
import { referenceFiles } from './reference/files.ts';
import type { PageSource, TreeFile } from './source.ts';

/** The front page, the pages that days and texts have of their own, the reference and the schemas: all of the tree that is for people to look at. */
export async function faceFiles(source: PageSource): Promise<TreeFile[]> {
  return [...(await pageFiles(source)), ...ownFiles(source), ...(await referenceFiles(source))];
}
