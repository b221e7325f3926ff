import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE, SIGNATURE_FILE } from '../contract/paths.ts';
import { replaceFile } from './disk/folder-writer.ts';
import type { SigningKey } from './disk/keys.ts';
import { entryAt, folderGuard, readRegularFile } from './disk/regular-file.ts';
import { signatureIn, signatureOf } from './disk/signature.ts';
import { removeEmptyFolders, removeFiles } from './disk/stale-files.ts';
import { syncFile, syncFiles } from './disk/sync.ts';
import { rootFiles } from './record/manifest.ts';
import type { TreeMark } from './record/mark.ts';
import type { PartSummary, Written } from './record/record.ts';

/** What a manifest is written after, and with. */
export interface ManifestContext {
  /** The manifest that existed. */
  readonly before: Buffer | null;
  /** The key that signs; without one, a signature stays only beside the manifest that it signs. */
  readonly key: SigningKey | null;
  /** Throws if this run may no longer write. */
  readonly check: () => void;
}

/**
 * Writes the files of the whole, the signature too, and the manifest last, when everything else is safe on the disk. If
 * any other of them changes, the manifest is deleted first, so that no signature is beside a manifest that it does not
 * sign. `last` gets the files that changed, and the manifest, before the tree counts as whole. Returns how many files and
 * bytes it wrote.
 */
export async function writeManifest(
  out: string,
  mark: TreeMark,
  parts: ReadonlyMap<string, PartSummary>,
  { before, key, check }: ManifestContext,
  last: (changed: readonly string[], manifest: Buffer) => void,
): Promise<Written> {
  const guard = folderGuard(out);
  const texts = new Map<string, Buffer | null>(
    [...rootFiles(mark, parts)].map(([file, text]) => [file, text === null ? null : Buffer.from(text)]),
  );
  const manifest = texts.get(MANIFEST_FILE) as Buffer;
  texts.delete(MANIFEST_FILE);
  const isSame = before?.equals(manifest) === true;
  texts.set(SIGNATURE_FILE, key ? signatureOf(manifest, key) : isSame ? signatureIn(out) : null);
  const isMeant = ([file, text]: [string, Buffer | null]) =>
    text === null
      ? entryAt(path.join(out, file)) === null
      : readRegularFile(path.join(out, file))?.equals(text) === true;
  const others = [...texts].filter((one) => !isMeant(one));
  const written = others.flatMap(([, text]) => text ?? []);
  const changed = isSame ? [] : [MANIFEST_FILE];
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
      replaceFile(target, text);
    }
  }
  last([...new Set(changed)], manifest);
  if (!readRegularFile(path.join(out, MANIFEST_FILE))?.equals(manifest)) {
    await syncFiles(out);
    check();
    replaceFile(path.join(out, MANIFEST_FILE), manifest);
    syncFile(path.join(out, MANIFEST_FILE));
    written.push(manifest);
  }
  return { files: written.length, bytes: written.reduce((sum, { length }) => sum + length, 0) };
}
