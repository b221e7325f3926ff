import path from 'node:path';
import fs from 'fs-extra';
import { MANIFEST_FILE, RECORDS_FOLDER, recordPath, SHARD_FILE, SIGNATURE_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { type Message, message } from '../messages/message.ts';
import { agreedMark } from './agreed-mark.ts';
import { checkTreeApart } from './disk/apart.ts';
import { writeChanges } from './disk/changes.ts';
import { type Finding, findingsIn } from './disk/integrity.ts';
import { noMark } from './disk/is-marked.ts';
import { keyNotice, readSigningKey } from './disk/keys.ts';
import { Listing } from './disk/listing.ts';
import { lockFolder } from './disk/lock.ts';
import { readMark } from './disk/read-mark.ts';
import { readSummed } from './disk/read-record.ts';
import { readShards } from './disk/read-shards.ts';
import { entryAt, folderGuard, linkInTheWay, readRegularFile } from './disk/regular-file.ts';
import { signatureIn } from './disk/signature.ts';
import { unexpectedFiles } from './disk/unexpected-files.ts';
import { placesOf } from './plan/kinds.ts';
import { shardOfPart, yearsOf } from './plan/scope.ts';
import { partsOf } from './record/inputs.ts';
import { countRootFiles, rootFiles, sizeOfTree } from './record/manifest.ts';
import type { ShardMark, TreeMark } from './record/mark.ts';
import type { PartRecord, PartSummary } from './record/record.ts';
import { writeManifest } from './write-manifest.ts';

/** Where the files of the parts are. */
export interface JoinOptions {
  /** Whether the folder has only the records, because the files are elsewhere, such as in object storage; not by default. */
  readonly records?: boolean;
  /** The listing of the files elsewhere, a line `path;size` for each; then `records` need not be given. */
  readonly listing?: string;
  /** The file of the private key that signs the tree; without it nobody does. */
  readonly sign?: string;
}

/** A joined tree. */
export interface Joined {
  /** How many files the tree has. */
  readonly files: number;
  /** How many parts it has. */
  readonly parts: number;
  /** With what the records were compared: with the files, with a listing of them, or with nothing. */
  readonly compared: 'files' | 'listing' | null;
  /** The files of the whole, which join wrote, the manifest last. */
  readonly root: readonly string[];
  /** What a person should know about the key that signs. */
  readonly notice: Message | null;
}

/**
 * Joins the parts of a tree, wherever they were made: checks that each part is there, fits, and has its files by name
 * and size, and that there is no other part. Then writes the files of the whole. If the files are elsewhere, their
 * records are checked, and a listing instead of the files. Throws UserError that names what is missing or extra.
 */
export async function joinTree(out: string, { records = false, listing, sign }: JoinOptions = {}): Promise<Joined> {
  checkTreeApart(out);
  const key = sign === undefined ? null : readSigningKey(sign, [out]);
  if (entryAt(path.join(out, RECORDS_FOLDER))?.isSymbolicLink()) throw linkInTheWay(path.join(out, RECORDS_FOLDER));
  const shards = readShards(out);
  const mark = hasAny(shards) ? agreedMark(shards) : readMark(out);
  if (!mark) throw noMark(out);
  const listed = listing === undefined ? null : await Listing.read(listing);
  const { check, release } = lockFolder(out);
  try {
    const isElsewhere = records || listed !== null;
    const wanted = partsOf(mark.inputs, mark.scope);
    const left = leftBy(out, wanted, isElsewhere);
    const parts = joinedParts(out, mark, wanted, shards, isElsewhere);
    if (listed) checkListed(out, listed, [...parts.keys()]);
    check();
    // What is unfinished goes at once; the marks of shards go when nothing else speaks of them.
    remove(
      out,
      left.filter((file) => !SHARD_FILE.test(file)),
    );
    const before = readRegularFile(path.join(out, MANIFEST_FILE));
    await writeManifest(out, mark, parts, { before, key, check }, (_, manifest) => {
      writeChanges(out, before, manifest, null);
    });
    check();
    remove(
      out,
      left.filter((file) => SHARD_FILE.test(file)),
    );
    const signature = signatureIn(out) === null ? [] : [SIGNATURE_FILE];
    const root = [...rootFiles(mark, parts)].flatMap(([file, text]) => (text === null ? [] : file));
    return {
      files: sizeOfTree(parts, []).files + countRootFiles(mark.scope) + signature.length,
      parts: parts.size,
      compared: listed ? 'listing' : isElsewhere ? null : 'files',
      root: [...signature, ...root],
      notice: sign === undefined || key === null ? null : keyNotice(sign, key),
    };
  } finally {
    release();
  }
}

function hasAny<T>(list: readonly T[]): list is readonly [T, ...T[]] {
  return list.length > 0;
}

/** The files that this program left in a folder and that belong to no part. Throws UserError if there are other parts. */
function leftBy(out: string, wanted: readonly { readonly name: string }[], isElsewhere: boolean): string[] {
  const unexpected = unexpectedFiles(
    out,
    wanted.map(({ name }) => name),
  );
  const strangers = new Set(unexpected.flatMap(({ part }) => part ?? []));
  if (strangers.size > 0) {
    throw new UserError(message(isElsewhere ? 'strangeRecords' : 'strangeParts', out, some([...strangers])));
  }
  return unexpected.filter(({ isOurs }) => isOurs).map(({ path: one }) => one);
}

function remove(out: string, files: readonly string[]): void {
  const guard = folderGuard(out);
  for (const one of files) guard(path.posix.dirname(one));
  for (const one of files) fs.removeSync(path.join(out, one));
}

function joinedParts(
  out: string,
  mark: TreeMark,
  wanted: ReturnType<typeof partsOf>,
  shards: readonly ShardMark[],
  isElsewhere: boolean,
): Map<string, PartSummary> {
  const parts = new Map<string, PartSummary>();
  const missing: string[] = [];
  for (const { name, inputs } of wanted) {
    const read = readSummed(out, name);
    if (!read && entryAt(path.join(out, recordPath(name)))) {
      throw new UserError(message('recordDamaged', recordPath(name)));
    }
    if (read?.record.inputs !== inputs) {
      missing.push(name);
      continue;
    }
    if (!isElsewhere) checkFiles(out, name, read.record);
    parts.set(name, read.summary);
  }
  if (missing.length > 0) throw new UserError(whatIsMissing(mark, shards, missing, wanted.length));
  return parts;
}

function checkFiles(out: string, part: string, { folders }: PartRecord): void {
  const [wrong] = findingsIn(out, folders, placesOf(part));
  if (wrong) throw new UserError(message('partDamaged', part, inWords(wrong)));
}

/** Compares the records with a listing. Throws UserError that names the first files in which they differ. */
function checkListed(out: string, listing: Listing, parts: readonly string[]): void {
  let count = 0;
  const first: Finding[] = [];
  const add = (findings: Iterable<Finding>) => {
    for (const one of findings) {
      count++;
      if (first.length < MOST_NAMES) first.push(one);
    }
  };
  for (const part of parts) {
    const read = readSummed(out, part);
    if (read) add(listing.findingsIn(part, read.record.folders, read.summary.bytes));
  }
  add(listing.extra());
  if (count > 0) throw new UserError(message('listingDiffers', count, first.map(inWords)));
}

function inWords({ kind, path: file }: Finding): Message {
  return message('finding', kind, file);
}

/** Parts are missing: those of shards that are not there at all are named by their shards. */
function whatIsMissing(mark: TreeMark, shards: readonly ShardMark[], missing: readonly string[], all: number): Message {
  const of = shards[0]?.shard.of;
  if (of !== undefined && shards.every(({ shard }) => shard.of === of)) {
    const years = yearsOf(mark.scope);
    const there = new Set(shards.map(({ shard }) => shard.index));
    const lost = [...new Set(missing.map((part) => shardOfPart(years, part, of)))].sort((a, b) => a - b);
    if (lost.every((index) => !there.has(index))) {
      return message('shardsMissing', lost.length, of, some(lost.map((index) => `${index}/${of}`)));
    }
  }
  return message('partsMissing', missing.length, all, some(missing));
}

const MOST_NAMES = 5;

/** As many names as fit a sentence. */
function some(names: readonly string[]): readonly string[] {
  return names.slice(0, MOST_NAMES);
}
