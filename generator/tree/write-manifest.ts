import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE } from '../contract/paths.ts';
import { replaceFile } from './disk/folder-writer.ts';
import { entryAt, folderGuard, readRegularFile } from './disk/regular-file.ts';
import { removeEmptyFolders, removeFiles } from './disk/stale-files.ts';
import { syncFile, syncFiles } from './disk/sync.ts';
import { rootFiles, sizeOfTexts } from './record/manifest.ts';
import type { TreeMark } from './record/mark.ts';
import type { PartSummary, Written } from './record/record.ts';

/**
 * Writes the files of the whole, the manifest last, when everything else is safe on the disk. `before` is the manifest
 * that existed. `check` throws if this run may no longer write. `last` gets the files that changed, before the tree counts
 * as whole. Returns how many files and bytes it wrote.
 */
export async function writeManifest(
  out: string,
  mark: TreeMark,
  parts: ReadonlyMap<string, PartSummary>,
  before: Buffer | null,
  check: () => void,
  last: (changed: readonly string[]) => void = () => {},
): Promise<Written> {
  const guard = folderGuard(out);
  const isMeant = ([file, text]: [string, string | null]) =>
    text === null
      ? entryAt(path.join(out, file)) === null
      : readRegularFile(path.join(out, file))?.equals(Buffer.from(text)) === true;
  const texts = rootFiles(mark, parts);
  const others = [...texts].filter((one) => one[0] !== MANIFEST_FILE && !isMeant(one));
  const written = others.flatMap(([, text]) => text ?? []);
  const manifest = Buffer.from(texts.get(MANIFEST_FILE) as string);
  const changed = before?.equals(manifest) ? [] : [MANIFEST_FILE];
  check();
  if (others.length > 0) rmSync(path.join(out, MANIFEST_FILE), { recursive: true, force: true });
  for (const [file, text] of others) {
    check();
    guard(path.posix.dirname(file));
    const target = path.join(out, file);
    changed.push(file);
    if (text === null || entryAt(target)?.isDirectory()) changed.push(...removeFiles(out, [file]));
    if (text === null) removeEmptyFolders(out, [file]);
    else {
      mkdirSync(path.dirname(target), { recursive: true });
      replaceFile(target, Buffer.from(text));
    }
  }
  last([...new Set(changed)]);
  if (!readRegularFile(path.join(out, MANIFEST_FILE))?.equals(manifest)) {
    await syncFiles(out);
    check();
    replaceFile(path.join(out, MANIFEST_FILE), manifest);
    syncFile(path.join(out, MANIFEST_FILE));
    written.push(manifest.toString());
  }
  return sizeOfTexts(written);
}
