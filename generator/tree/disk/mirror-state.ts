import path from 'node:path';
import { validatorOf } from '../../catalog/validators.ts';
import type { Selection } from '../plan/selection.ts';
import { jsonText } from '../record/mark.ts';
import { MIRROR_FILE } from './mirror-names.ts';
import { readRegularFile } from './regular-file.ts';

/** What a mirror remembers of its origin. */
export interface MirrorState {
  /** The address of the site. */
  readonly site: string;
  /** What of the site is mirrored. */
  readonly selection: Selection;
  /** SHA-256 of the newest manifest, its tag at the host, and the number of the tree. */
  readonly manifest: string | null;
  readonly etag: string | null;
  /** When the manifest changed, as the host said it, if it gave no tag. */
  readonly modified?: string | null;
  /** The signature of the site, as Base64; null if it has none. */
  readonly signature?: string | null;
  /** The fingerprints of the keys by which the signature was checked. */
  readonly keys?: readonly string[];
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
