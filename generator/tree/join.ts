import path from 'node:path';
import fs from 'fs-extra';
import { MANIFEST_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { type Message, message } from '../messages/message.ts';
import { checkTreeApart } from './disk/apart.ts';
import { writeChanges } from './disk/changes.ts';
import { findingsIn } from './disk/integrity.ts';
import { noMark } from './disk/is-marked.ts';
import { keyNotice, readSigningKey } from './disk/keys.ts';
import { lockFolder } from './disk/lock.ts';
import { readMark } from './disk/read-mark.ts';
import { readSummed } from './disk/read-record.ts';
import { folderGuard, readRegularFile } from './disk/regular-file.ts';
import { signatureIn } from './disk/signature.ts';
import { unexpectedFiles } from './disk/unexpected-files.ts';
import { placesOf } from './plan/kinds.ts';
import { partsOf } from './record/inputs.ts';
import { countRootFiles, sizeOfTree } from './record/manifest.ts';
import type { TreeMark } from './record/mark.ts';
import type { PartSummary } from './record/record.ts';
import { writeManifest } from './write-manifest.ts';

/** What was joined. */
export interface Joined {
  /** How many files and parts the tree has. */
  readonly files: number;
  readonly parts: number;
  /** What a person should know about the key that signs. */
  readonly notice: Message | null;
}

/**
 * Joins the parts of a tree, wherever they were made: checks that each part is there, fits, and has its files by name
 * and size, and that there is no other part. Then writes the files of the whole, signed with the private key in the file
 * `sign`, if there is one. Throws UserError that names what is missing or extra.
 */
export async function joinTree(out: string, sign?: string): Promise<Joined> {
  checkTreeApart(out);
  const key = sign === undefined ? null : readSigningKey(sign, [out]);
  const mark = readMark(out);
  if (!mark) throw noMark(out);
  const { check, release } = lockFolder(out);
  try {
    const parts = joinedParts(out, mark);
    const unfinished = unexpectedFiles(out, [...parts.keys()]).filter(({ isOurs }) => isOurs);
    check();
    const guard = folderGuard(out);
    for (const { path: one } of unfinished) guard(path.posix.dirname(one));
    for (const { path: one } of unfinished) fs.removeSync(path.join(out, one));
    const before = readRegularFile(path.join(out, MANIFEST_FILE));
    await writeManifest(out, mark, parts, { before, key, check }, (_, manifest) => {
      writeChanges(out, before, manifest, null);
    });
    const whole = countRootFiles(mark.scope) + Number(signatureIn(out) !== null);
    return {
      files: sizeOfTree(parts, []).files + whole,
      parts: parts.size,
      notice: sign === undefined || key === null ? null : keyNotice(sign, key),
    };
  } finally {
    release();
  }
}

function joinedParts(out: string, mark: TreeMark): Map<string, PartSummary> {
  const wanted = partsOf(mark.inputs, mark.scope);
  const names = wanted.map(({ name }) => name);
  const strangers = new Set(unexpectedFiles(out, names).flatMap(({ part }) => part ?? []));
  if (strangers.size > 0) {
    throw new UserError(message('strangeParts', out, some([...strangers])));
  }
  const parts = new Map<string, PartSummary>();
  const missing: string[] = [];
  for (const { name, inputs } of wanted) {
    const read = readSummed(out, name);
    if (read?.record.inputs !== inputs) {
      missing.push(name);
      continue;
    }
    const [wrong] = findingsIn(out, read.record.folders, placesOf(name));
    if (wrong) {
      throw new UserError(message('partDamaged', name, message('finding', wrong.kind, wrong.path)));
    }
    parts.set(name, read.summary);
  }
  if (missing.length === 0) return parts;
  throw new UserError(message('partsMissing', missing.length, wanted.length, some(missing)));
}

/** As many names as fit a sentence. */
function some(names: readonly string[]): readonly string[] {
  return names.slice(0, 5);
}
