import type { Catalog } from '../model/catalog.ts';
import { pageFiles } from './page-files.ts';
import { referenceFiles } from './reference/files.ts';

/** What the files that people look at are made from. */
export interface FaceSource {
  readonly catalog: Catalog;
  /** Scheme and host for absolute addresses, without a slash at its end. */
  readonly origin: string;
}

/** A file of the tree, with its path below the root. */
export interface TreeFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** The front page, the reference and the schemas: all of the tree that is for people to look at. */
export async function faceFiles(source: FaceSource): Promise<TreeFile[]> {
  return (await Promise.all([pageFiles(), referenceFiles(source)])).flat();
}
