import { closeSync, createWriteStream, openSync, readSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { dataFolders } from '../catalog/folders.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { MANIFEST_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { isWithin } from '../folders-apart.ts';
import { message } from '../messages/message.ts';
import { sha256 } from '../sha256.ts';
import { refuseInside } from '../tree/disk/apart.ts';
import { UNFINISHED } from '../tree/disk/folder-writer.ts';
import { isSystemError, roomFor, writeFailure } from '../tree/disk/out-folder.ts';
import { manifestIn, readManifest } from '../tree/disk/read-manifest.ts';
import { entryAt, folderWay, readRegularFile } from '../tree/disk/regular-file.ts';
import { syncFile } from '../tree/disk/sync.ts';
import type { ListedFile } from '../tree/list.ts';
import type { Years } from '../tree/plan/scope.ts';
import { filesToPack } from './zip-files.ts';
import { README_FILES, SUMS_FILE, zipReadme } from './zip-readme.ts';

/** What an archive is made from, and where it is written. */
export interface ZipOptions {
  readonly tree: string;
  readonly to: string;
  /** The years of the archive; null for all that the tree has. */
  readonly years: Years | null;
}

/** What was written. */
export interface ZippedTree {
  /** How many files the archive has, and their bytes. */
  readonly files: number;
  readonly bytes: number;
  /** The size of the archive. */
  readonly size: number;
}

/**
 * Writes one archive of a tree, from which `expand` makes the tree again: every file with the bytes that the records
 * name, one after another, under another name until it is whole. The same tree gives the same bytes. Throws UserError if
 * the tree is not whole, or the archive cannot be written there; what was there is then as it was.
 */
export async function exportZip({ tree, to, years }: ZipOptions): Promise<ZippedTree> {
  checkZipTarget(to, tree);
  const manifest = readRegularFile(path.join(tree, MANIFEST_FILE));
  const about = manifestIn(manifest) ?? readManifest(tree);
  const listed = filesToPack(tree, years);
  const texts = new Map<string, Buffer>(
    LANGUAGES.map((lang) => [README_FILES[lang], Buffer.from(zipReadme(lang, about))]),
  );
  texts.set(MANIFEST_FILE, manifest as Buffer);
  const sums = [...[...texts].map(([name, bytes]) => ({ path: name, sha256: sha256(bytes) })), ...listed];
  texts.set(SUMS_FILE, Buffer.from(sums.map((file) => `${file.sha256}  ${file.path}\n`).join('')));
  const files = texts.size + listed.length;
  const bytes = [...texts.values()].reduce((sum, { length }) => sum + length, sizeOfFiles(listed));
  const { bytes: free } = roomFor(path.dirname(to));
  if (bytes > free) throw new UserError(message('zipWithoutRoom', to, bytes, free));
  const unfinished = `${to}${UNFINISHED}`;
  try {
    await writeZip(unfinished, texts, tree, listed);
    // A tree that was changed meanwhile has another manifest.
    if (!readRegularFile(path.join(tree, MANIFEST_FILE))?.equals(manifest as Buffer)) {
      throw new UserError(message('treeChangedMeanwhile', tree));
    }
    syncFile(unfinished);
    const size = entryAt(unfinished)?.size ?? 0;
    renameSync(unfinished, to);
    syncFile(to);
    return { files, bytes, size };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw isSystemError(error) ? writeFailure(error, to) : error;
  }
}

function sizeOfFiles(files: readonly ListedFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Programs write the local time of this moment; noon by the local clock has the same digits everywhere. */
const ENTRY = { mtime: new Date(1980, 0, 1, 12), forceDosTimestamp: true, mode: 0o100644 } as const;
/** Names of files that are compressed already. */
const PACKED = /\.(?:gz|br|png|jpe?g|webp|avif|woff2)$/;
/** The comment of an archive, by which the program knows its own. */
const MARK = 'menologion';

async function writeZip(
  unfinished: string,
  texts: ReadonlyMap<string, Buffer>,
  tree: string,
  listed: readonly ListedFile[],
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const wayOf = folderWay(tree);
  const add = (name: string, size: number, bytes: () => Buffer) => {
    zip.addReadStreamLazy(name, { ...ENTRY, size, compress: !PACKED.test(name) }, (given) => {
      try {
        given(null, Readable.from([bytes()]));
      } catch (error) {
        output.destroy(error as Error);
      }
    });
  };
  for (const [name, bytes] of texts) add(name, bytes.length, () => bytes);
  for (const file of listed) add(file.path, file.size, () => contentOf(tree, file, wayOf));
  zip.end({ comment: MARK, forceZip64Format: false });
  rmSync(unfinished, { force: true });
  await pipeline(output, createWriteStream(unfinished, { flags: 'wx' }));
}

/** A file of a tree with the bytes that it lists. */
function contentOf(tree: string, file: ListedFile, wayOf: (folder: string) => string | null): Buffer {
  const place = path.join(tree, file.path);
  const bytes = wayOf(path.posix.dirname(file.path)) === null ? readRegularFile(place) : null;
  if (!bytes || sha256(bytes) !== file.sha256) throw new UserError(message('zipOfDamaged', place));
  return bytes;
}

/**
 * Makes sure that an archive may be written to a place: nothing is there, or an archive of ours, in no data folder and not
 * in the tree. Throws UserError; changes nothing.
 */
function checkZipTarget(to: string, tree: string): void {
  refuseInside(to, dataFolders());
  if (isWithin(to, tree)) throw new UserError(message('zipInTree', to, tree));
  const folder = path.dirname(path.resolve(to));
  if (!entryAt(folder)) throw new UserError(message('zipFolderMissing', to, folder));
  const entry = entryAt(to);
  if (entry && !(entry.isFile() && isOurZip(to, entry.size))) throw new UserError(message('zipOverOther', to));
  const unfinished = entryAt(`${to}${UNFINISHED}`);
  if (unfinished && !unfinished.isFile()) throw new UserError(message('zipOverOther', `${to}${UNFINISHED}`));
}

/** Whether a file begins like an archive and ends with our comment. */
function isOurZip(file: string, size: number): boolean {
  const descriptor = openSync(file, 'r');
  const bytesAt = (from: number, length: number) => {
    const bytes = Buffer.alloc(length);
    return bytes.toString('latin1', 0, readSync(descriptor, bytes, 0, length, Math.max(0, from)));
  };
  try {
    return bytesAt(0, 2) === 'PK' && bytesAt(size - MARK.length, MARK.length) === MARK;
  } finally {
    closeSync(descriptor);
  }
}
