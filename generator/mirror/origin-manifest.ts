import { MOST_FILE_BYTES } from '../contract/file-size.ts';
import { MANIFEST_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { manifestIn } from '../tree/disk/read-manifest.ts';
import { partNames } from '../tree/plan/kinds.ts';
import { ROOT_FILES, type TreeManifest } from '../tree/record/manifest.ts';
import { jsonText } from '../tree/record/mark.ts';
import { parseFileLine } from '../tree/record/record.ts';
import { Mismatch } from './answer.ts';
import type { TreeSource } from './source.ts';

/** The manifest of a site as its bytes and what they say. */
export interface OriginManifest {
  readonly bytes: Buffer;
  readonly manifest: TreeManifest;
  readonly etag: string | null;
  /** When it changed, if the host gives no tag but says that. */
  readonly modified: string | null;
}

/**
 * The manifest of a site; null if it is still the known one. Throws UserError if the site has no tree, or one
 * that this version does not know.
 */
export async function originManifest(
  site: TreeSource,
  known: Pick<OriginManifest, 'etag' | 'modified'> | null,
): Promise<OriginManifest | null> {
  const address = `${site.address}/${MANIFEST_FILE}`;
  const answer = await site.get(MANIFEST_FILE, { ...known, most: MOST_FILE_BYTES }).catch((error: unknown) => {
    const isMissing = error instanceof Mismatch && error.code === 'fileNotOnSite';
    throw isMissing ? new UserError(message('siteHasNoTree', address), { cause: error }) : error;
  });
  if (answer.status === 304) return null;
  const manifest = manifestIn(answer.bytes);
  if (!manifest) throw new UserError(message(isJson(answer.bytes) ? 'siteOfOtherVersion' : 'siteHasNoTree', address));
  const parts = Object.keys(manifest.records);
  const names = partNames(manifest.scope);
  const isKnown =
    parts.every((part) => names.includes(part)) &&
    manifest.root.every((line) => isRootFile(parseFileLine(line).name, parseFileLine(line).size));
  if (!isKnown) throw new UserError(message('siteOfOtherVersion', address));
  if (jsonText(manifest) !== answer.bytes.toString()) throw new Mismatch(message('siteAltered', address));
  const { bytes, etag, modified = null } = answer;
  return { bytes, manifest, etag, modified: etag === null ? modified : null };
}

function isRootFile(name: string, size: number): boolean {
  return ROOT_FILES.includes(name) && name !== MANIFEST_FILE && size <= MOST_FILE_BYTES;
}

function isJson(bytes: Buffer): boolean {
  try {
    return typeof JSON.parse(bytes.toString()) === 'object';
  } catch {
    return false;
  }
}
