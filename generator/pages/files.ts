import { ownFiles } from './own/files.ts';
import { pageFiles } from './page-files.ts';
import { referenceFiles } from './reference/files.ts';
import type { PageSource, TreeFile } from './source.ts';

/**
 * Everything in the tree for people to look at: the front page, the pages of days and texts, the reference and the
 * schemas.
 */
export async function faceFiles(source: PageSource): Promise<TreeFile[]> {
  return [...(await pageFiles(source)), ...ownFiles(source), ...(await referenceFiles(source))];
}
