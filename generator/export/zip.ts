import { createWriteStream, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { LANGUAGES } from '../contract/languages.ts';
import { MANIFEST_FILE, SIGNATURE_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { sha256 } from '../sha256.ts';
import { manifestIn, readManifest } from '../tree/disk/read-manifest.ts';
import { recordedFiles } from '../tree/disk/recorded.ts';
import { readRegularFile } from '../tree/disk/regular-file.ts';
import { signatureIn } from '../tree/disk/signature.ts';
import type { ListedFile } from '../tree/list.ts';
import type { Years } from '../tree/plan/scope.ts';
import { checkRoom, checkTarget, type TargetKind, writeTarget } from './target.ts';
import { filesToPack } from './zip-files.ts';
import { README_FILES, SUMS_FILE, zipReadme } from './zip-readme.ts';

/** What an archive is made from, and where it is written. */
export interface ZipOptions {
  readonly tree: string;
  readonly to: string;
  /** The years of the archive; by default all that the tree has. */
  readonly years?: Years;
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
  checkTarget(to, ARCHIVE, [], tree);
  const manifest = readRegularFile(path.join(tree, MANIFEST_FILE));
  const about = manifestIn(manifest) ?? readManifest(tree);
  const listed = filesToPack(tree, about.scope, years);
  const texts = new Map<string, Buffer>(
    LANGUAGES.map((lang) => [README_FILES[lang], Buffer.from(zipReadme(lang, about))]),
  );
  texts.set(MANIFEST_FILE, manifest as Buffer);
  const signature = signatureIn(tree);
  if (signature) texts.set(SIGNATURE_FILE, signature);
  const sums = [...[...texts].map(([name, bytes]) => ({ path: name, sha256: sha256(bytes) })), ...listed];
  texts.set(SUMS_FILE, Buffer.from(sums.map((file) => `${file.sha256}  ${file.path}\n`).join('')));
  const files = texts.size + listed.length;
  const bytes = [...texts.values()].reduce((sum, { length }) => sum + length, sizeOfFiles(listed));
  checkRoom(to, bytes);
  await writeTarget(to, async (file) => {
    await writeZip(file, texts, tree, listed);
    // A tree that was changed meanwhile has another manifest.
    if (!readRegularFile(path.join(tree, MANIFEST_FILE))?.equals(manifest as Buffer)) {
      throw new UserError(message('treeChangedMeanwhile', tree));
    }
  });
  return { files, bytes, size: statSync(to).size };
}

function sizeOfFiles(files: readonly ListedFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Programs write the local time of this moment; noon by the local clock has the same digits everywhere. */
const ENTRY = { mtime: new Date(1980, 0, 1, 12), forceDosTimestamp: true, mode: 0o100644 } as const;
/** Names of files that are compressed already. */
const PACKED = /\.(?:gz|br|png|jpe?g|webp|avif|woff2)$/;
/** The comment at the end of an archive, by which the program knows its own. */
const MARK = 'menologion';

const ARCHIVE: TargetKind = {
  name: 'archive',
  isOurs: (beginning, end) => beginning.toString('latin1').startsWith('PK') && end.toString('latin1').endsWith(MARK),
};

async function writeZip(
  file: string,
  texts: ReadonlyMap<string, Buffer>,
  tree: string,
  listed: readonly ListedFile[],
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const fileOf = recordedFiles(tree);
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
  for (const { path: name, size, sha256: hash } of listed) add(name, size, () => fileOf(name, { size, hash }));
  zip.end({ comment: MARK, forceZip64Format: false });
  await pipeline(output, createWriteStream(file, { flags: 'wx' }));
}
