import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CHANGES_FOLDER, changesPath, MANIFEST_FILE, SIGNATURE_FILE } from '../../contract/paths.ts';
import { sha256 } from '../../sha256.ts';
import { replaceFile, UNFINISHED } from './folder-writer.ts';
import { entryAt, folderGuard, readRegularFile } from './regular-file.ts';
import { removeEmptyFolders } from './stale-files.ts';

/** The most paths of a list. Who has an older manifest than the lists reach, or needs a longer one, compares records. */
const MOST_PATHS = 10_000;
/** How many lists a tree keeps. */
const MOST_LISTS = 8;

/** Whether an entry of the folder of changes is a list. */
export function isChangesFile(name: string): boolean {
  return /^[0-9a-f]{64}\.txt$/.test(name);
}

/**
 * Adds the list of what changed from one manifest to the next, and deletes those lists that no longer lead to the new
 * one. `changed` are the paths that changed, or null if they are not known; then no list leads to the new manifest.
 * Returns the paths of the lists that changed.
 */
export function writeChanges(
  out: string,
  before: Uint8Array | null,
  manifest: Uint8Array,
  changed: readonly string[] | null,
): string[] {
  if (before && Buffer.from(manifest).equals(before)) return [];
  const now = sha256(manifest);
  const old = before && sha256(before);
  const lists = listsIn(out);
  const isListed = old !== null && changed !== null && changed.length <= MOST_PATHS;
  if (isListed) lists.set(old, now);
  const kept = leadingTo(now, lists).slice(0, MOST_LISTS);
  const stale = [...lists.keys()].filter((one) => !kept.includes(one)).map(changesPath);
  if (lists.size > 0) folderGuard(out)(CHANGES_FOLDER);
  for (const one of stale) rmSync(path.join(out, one), { force: true });
  removeEmptyFolders(out, stale);
  if (!isListed) return stale;
  mkdirSync(path.join(out, CHANGES_FOLDER), { recursive: true });
  replaceFile(path.join(out, changesPath(old)), Buffer.from(listText(out, now, changed)));
  return [...stale, changesPath(old)];
}

/** A line with the SHA-256 of the manifest to which a list leads, then a line for each path. */
function listText(out: string, to: string, changed: readonly string[]): string {
  const own = [MANIFEST_FILE, SIGNATURE_FILE];
  const paths = changed.filter((one) => !own.includes(one) && !one.endsWith(UNFINISHED)).sort();
  const lines = paths.map((one) => `${entryAt(path.join(out, one)) ? 'changed' : 'removed'} ${one}\n`);
  return `to ${to}\n${lines.join('')}`;
}

/** From which manifest each list in a tree leads to which, by their digests. */
function listsIn(out: string): Map<string, string> {
  const folder = path.join(out, CHANGES_FOLDER);
  const names = entryAt(folder)?.isDirectory() ? readdirSync(folder).filter(isChangesFile).sort() : [];
  return new Map(
    names.map((name) => {
      const start = readRegularFile(path.join(folder, name))?.toString('latin1', 0, 67) ?? '';
      return [path.basename(name, '.txt'), /^to ([0-9a-f]{64})$/.exec(start)?.[1] ?? ''];
    }),
  );
}

/** From which manifests lists lead to this one, the nearest first. */
function leadingTo(manifest: string, lists: ReadonlyMap<string, string>): string[] {
  const found = [manifest];
  for (const to of found) {
    found.push(...[...lists].filter(([from, target]) => target === to && !found.includes(from)).map(([from]) => from));
  }
  return found.slice(1);
}
