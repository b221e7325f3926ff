import path from 'node:path';
import { validatorOf } from '../../catalog/validators.ts';
import { MANIFEST_FILE } from '../../contract/paths.ts';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import type { TreeManifest } from '../record/manifest.ts';
import { isMarked, noMark } from './is-marked.ts';
import { readRegularFile } from './regular-file.ts';

/** The manifest in a file; null if there is none, or one of another version. */
export function manifestIn(text: Uint8Array | null): TreeManifest | null {
  if (text === null) return null;
  try {
    const manifest: unknown = JSON.parse(Buffer.from(text).toString());
    return validatorOf('tree/manifest')(manifest) ? (manifest as TreeManifest) : null;
  } catch {
    return null;
  }
}

/** The manifest of the tree in a folder. Throws UserError if there is none that can be read. */
export function readManifest(out: string): TreeManifest {
  const text = readRegularFile(path.join(out, MANIFEST_FILE));
  const manifest = manifestIn(text);
  if (manifest) return manifest;
  if (text === null && isMarked(out)) throw new UserError(message('treeUnfinished', out, MANIFEST_FILE));
  throw noMark(out);
}
