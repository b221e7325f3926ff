import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE } from '../contract/paths.ts';
import { message } from '../messages/message.ts';
import { sha256 } from '../sha256.ts';
import { replaceFile } from '../tree/disk/folder-writer.ts';
import { FETCHED_FOLDER, MIRROR_FILE } from '../tree/disk/mirror-names.ts';
import { mirrorText } from '../tree/disk/mirror-state.ts';
import { PendingRecords } from '../tree/disk/pending.ts';
import { entryAt, folderGuard, readRegularFile } from '../tree/disk/regular-file.ts';
import { removeEmptyFolders, removeFiles, staleFiles } from '../tree/disk/stale-files.ts';
import { syncFile, syncFiles } from '../tree/disk/sync.ts';
import { unexpectedFiles } from '../tree/disk/unexpected-files.ts';
import { placesOf } from '../tree/plan/kinds.ts';
import { NO_YEARS } from '../tree/plan/selection.ts';
import { parseFileLine } from '../tree/record/record.ts';
import { PartApplier } from './apply.ts';
import type { Gathered } from './gather.ts';
import type { CopyOptions, Mirrored, MirrorListener } from './options.ts';

/** Makes the copy what was gathered, its manifest last. What was gathered is deleted at the end, so a killed run goes on. */
export async function showCopy(options: CopyOptions, gathered: Gathered, listener: MirrorListener): Promise<Mirrored> {
  const { out, site, check } = options;
  const { origin, parts, lacking, roots, files } = gathered;
  const strays = straysIn(out, parts.summaries);
  const changedRoots = [...roots].filter(([file, text]) => !isThere(out, file, text));
  const manifest = path.join(out, MANIFEST_FILE);
  const isNew = !isThere(out, MANIFEST_FILE, origin.bytes);
  let changed = strays.length + changedRoots.length + Number(isNew);
  check();
  if (changed + lacking.length > 0) rmSync(manifest, { recursive: true, force: true });
  remember(options, gathered);
  remove(out, strays);
  // The mark of the tree comes first: by it the next run knows the folder.
  for (const [file, text] of changedRoots) showRoot(out, file, text);
  changed += await showParts(options, gathered);
  if (!isThere(out, MANIFEST_FILE, origin.bytes)) {
    await syncFiles(out);
    check();
    replaceFile(manifest, origin.bytes);
    syncFile(manifest);
  }
  gathered.fetched.clear();
  tell(options, gathered, listener);
  const whole = [...roots.values()].filter((text) => text !== null).length + 1;
  return { files: files + parts.summaries.size + whole, changed, ...site.sent };
}

/** What is in the places of parts that are no longer mirrored, or was left unfinished. What others put there is theirs. */
function straysIn(out: string, parts: ReadonlyMap<string, unknown>): string[] {
  const unexpected = unexpectedFiles(out, [...parts.keys()]).filter(({ isOurs }) => isOurs);
  const others = NO_YEARS.others.filter((part) => !parts.has(part));
  return [
    ...unexpected.map(({ path: one }) => one).filter((one) => one !== FETCHED_FOLDER),
    ...others.flatMap((part) => staleFiles(out, placesOf(part), [])),
  ];
}

async function showParts(
  { out, check }: CopyOptions,
  { parts, lacking, fetched }: Pick<Gathered, 'parts' | 'lacking' | 'fetched'>,
): Promise<number> {
  const applier = new PartApplier(out, fetched, check);
  const pending = new PendingRecords(out, check);
  let changed = 0;
  for (const part of lacking) {
    const survey = await parts.survey(part);
    changed += applier.apply(survey, survey.text) + 1;
    pending.add(part);
  }
  await pending.settle();
  return changed;
}

/** The state is written before the copy changes: from then on the number of the tree counts. */
function remember({ out, address, selection, keys }: CopyOptions, { origin }: Gathered): void {
  const { bytes, etag, modified, manifest, signature } = origin;
  const state = {
    site: address,
    selection,
    manifest: sha256(bytes),
    etag,
    sequence: manifest.inputs.sequence ?? null,
    modified,
    signature: signature?.toString('base64') ?? null,
    keys: keys.map(({ fingerprint }) => fingerprint),
  };
  replaceFile(path.join(out, MIRROR_FILE), Buffer.from(mirrorText(state)));
}

function remove(out: string, paths: readonly string[]): void {
  const guard = folderGuard(out);
  for (const one of paths) guard(path.posix.dirname(one));
  removeFiles(out, paths);
  removeEmptyFolders(out, paths);
}

function showRoot(out: string, file: string, text: Uint8Array | null): void {
  remove(out, text === null || entryAt(path.join(out, file))?.isDirectory() ? [file] : []);
  if (text === null) return;
  folderGuard(out)(path.posix.dirname(file));
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  replaceFile(path.join(out, file), text);
}

function isThere(out: string, file: string, text: Uint8Array | null): boolean {
  if (text === null) return entryAt(path.join(out, file)) === null;
  return readRegularFile(path.join(out, file))?.equals(text) === true;
}

function tell({ keys }: CopyOptions, { origin, roots }: Gathered, listener: MirrorListener): void {
  const { root, inputs } = origin.manifest;
  for (const { name } of root.map(parseFileLine)) {
    if (roots.get(name) === null) listener.noticed?.(message('hostFileLeftOut', name));
  }
  if (keys.length === 0) listener.noticed?.(message(origin.signature ? 'signatureUnchecked' : 'nobodyVouches'));
  if (inputs.sequence === undefined) listener.noticed?.(message('ageUnknown'));
}
