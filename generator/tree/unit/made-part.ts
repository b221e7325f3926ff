import type { FolderPack } from '../disk/folder-pack.ts';
import type { FolderRecord, PartDigests } from '../record/record.ts';

/** A part as it is made: its folders one by one and, when all are made, digests of what goes into them. */
export interface MadePart {
  readonly from: () => PartDigests;
  readonly folders: Iterable<PartFolder>;
}

/**
 * A folder of a part: its files are in a pack, which may be reused for the next folder; or the whole folder stays as it is.
 */
export type PartFolder = { readonly path: string; readonly pack: FolderPack } | { readonly unchanged: FolderRecord };
