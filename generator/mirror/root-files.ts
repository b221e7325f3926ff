import path from 'node:path';
import { MANIFEST_FILE } from '../contract/paths.ts';
import { message } from '../messages/message.ts';
import { sha256 } from '../sha256.ts';
import { readRegularFile } from '../tree/disk/regular-file.ts';
import { HOST_FILE_NAMES } from '../tree/record/hosts/host-files.ts';
import { ROOT_FILES, rootFiles, type TreeManifest } from '../tree/record/manifest.ts';
import { type FileLine, type PartSummary, parseFileLine } from '../tree/record/record.ts';
import { Mismatch } from './answer.ts';
import type { TreeSource } from './source.ts';

/**
 * The files of a tree that belong to no part, but the manifest, as the site lists them: what follows from the records is
 * made here, and the rest is fetched. Files for a host, which no host serves, are left out if they cannot be made. Null
 * for a file that a copy must not have.
 */
export async function rootTexts(
  site: TreeSource,
  { inputs, scope, root }: TreeManifest,
  parts: ReadonlyMap<string, PartSummary>,
  out: string,
): Promise<ReadonlyMap<string, Uint8Array | null>> {
  const made = rootFiles({ inputs, scope }, parts);
  const lines = new Map(root.map((line) => [parseFileLine(line).name, parseFileLine(line)]));
  const texts = new Map<string, Uint8Array | null>();
  for (const file of ROOT_FILES.filter((one) => one !== MANIFEST_FILE)) {
    const line = lines.get(file);
    const own = line && [readRegularFile(path.join(out, file)), Buffer.from(made.get(file) ?? '')].find(isAs(line));
    const isFetched = line && !own && !HOST_FILE_NAMES.includes(file);
    texts.set(file, isFetched ? await fetchedRoot(site, line) : (own ?? null));
  }
  return texts;
}

async function fetchedRoot(site: TreeSource, line: FileLine): Promise<Uint8Array> {
  const { bytes } = await site.get(line.name, { most: line.size });
  if (!isAs(line)(bytes)) throw new Mismatch(message('siteAltered', `${site.address}/${line.name}`));
  return bytes;
}

function isAs({ size, hash }: FileLine): (bytes: Uint8Array | null) => boolean {
  return (bytes) => bytes?.length === size && sha256(bytes) === hash;
}
