import path from 'node:path';
import { validatorOf } from '../../catalog/validators.ts';
import type { Selection } from '../plan/selection.ts';
import { jsonText } from '../record/mark.ts';
import { readRegularFile } from './regular-file.ts';

/** Name of the file in which a mirror remembers its origin. No host serves a name that begins with a dot. */
export const MIRROR_FILE = '.mirror.json';
/** Folder of what a mirror has fetched and not shown yet. Its ending lets any later run delete it. */
export const FETCHED_FOLDER = '.mirror.part';

/** What a mirror remembers of its origin. */
export interface MirrorState {
  /** The address of the site. */
  readonly site: string;
  /** What of the site is mirrored. */
  readonly selection: Selection;
  /** SHA-256 of the newest manifest, its tag at the host, and the number of the tree. */
  readonly manifest: string | null;
  readonly etag: string | null;
  readonly sequence: number | null;
}

/** The state of the mirror in a folder; null if the folder has no mirror. */
export function readMirrorState(out: string): MirrorState | null {
  try {
    const state: unknown = JSON.parse(String(readRegularFile(path.join(out, MIRROR_FILE))));
    return validatorOf('tree/mirror')(state) ? (state as MirrorState) : null;
  } catch {
    return null;
  }
}

/** The text of the state of a mirror. */
export function mirrorText(state: MirrorState): string {
  return jsonText(state);
}
