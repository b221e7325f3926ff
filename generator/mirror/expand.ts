import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../errors.ts';
import { isWithin } from '../folders-apart.ts';
import { message } from '../messages/message.ts';
import { readTrustedKeys } from '../tree/disk/keys.ts';
import { copyTree } from './copy-tree.ts';
import { FolderSource } from './folder.ts';
import type { Mirrored, MirrorListener } from './options.ts';
import { selectionIn } from './selection-in.ts';

/** The datasets that are expanded, and where to. */
export interface ExpandOptions {
  /** A folder with datasets and the lists of their tree, at the paths of the tree. */
  readonly folder: string;
  readonly out: string;
  /** Files of public keys, as for a mirror. */
  readonly key?: string | readonly string[];
}

/**
 * Makes a tree from datasets in a folder: the files of their days, with the bytes that the records beside them name, and
 * whatever else of the tree is in the folder. Throws UserError; the tree is then as it was.
 */
export async function expandFolder(
  { folder, out, key = [] }: ExpandOptions,
  listener: MirrorListener = {},
): Promise<Mirrored> {
  if (isWithin(out, folder) || isWithin(folder, out)) throw new UserError(message('expandInPlace', out, folder));
  const keys = readTrustedKeys(key);
  const site = new FolderSource(folder);
  const selection = selectionIn(folder);
  // A mirror of a site may be brought up to date from a folder, and stays a mirror of the site.
  const siteOf = (before: string | null) =>
    before !== null && !before.startsWith('file:') ? before : pathToFileURL(path.resolve(folder)).href;
  return copyTree({ site, out, selection, keys, mostBytes: undefined, siteOf }, listener);
}
