import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE } from '../contract/paths.ts';
import { StopError } from '../errors.ts';
import { replaceFile } from './disk/folder-writer.ts';
import { takeAwayEmpty } from './disk/leftovers.ts';
import { folderGuard, plainFile } from './disk/plain.ts';
import { syncFiles } from './disk/sync.ts';
import { sizeOf } from './parts/part-writer.ts';
import { partsOf } from './records/inputs.ts';
import { readMark } from './records/mark.ts';
import { readRecord, recordedParts } from './records/read-record.ts';
import { type PartSummary, recordText, summaryOf } from './records/record.ts';
import { wholeFiles } from './records/whole.ts';

/**
 * Joins the parts of a tree, wherever they were made, to a whole: checks that every one is there, that each fits and
 * that there is no other, and writes what says so. The records of parts that are `known` are not read again. Throws
 * StopError that names what is missing or too much. Gives how much the tree holds, and the files that were written or
 * taken away.
 */
export async function joinTree(
  out: string,
  known: ReadonlyMap<string, PartSummary> = new Map(),
): Promise<{ files: number; parts: number; written: string[] }> {
  const mark = readMark(out);
  if (!mark) throw new StopError(`there is no tree in ${out}: generate one first or name its folder`);
  const wanted = partsOf(mark.inputs, mark.scope);
  const strangers = recordedParts(out).filter((part) => !wanted.some(({ name }) => name === part));
  if (strangers.length > 0) {
    throw new StopError(
      `${out} holds parts that were made with other options (${some(strangers)}): take them away with generate --prune, then join again`,
    );
  }
  const parts = new Map(
    wanted.flatMap(({ name }): [string, PartSummary][] => {
      const summary = known.get(name) ?? readSummary(out, name);
      return summary ? [[name, summary]] : [];
    }),
  );
  const missing = wanted.filter(({ name, inputs }) => parts.get(name)?.inputs !== inputs);
  if (missing.length > 0) {
    throw new StopError(
      `${missing.length} of ${wanted.length} parts are missing or were made from other data ` +
        `(${some(missing.map(({ name }) => name))}): generate them, then join again`,
    );
  }
  const { files } = sizeOf([...parts.values()].flatMap(({ folders }) => folders));
  return { files, parts: parts.size, written: await writeWhole(out, wholeFiles(mark, parts)) };
}

/** Gives the files of the whole their contents, the manifest last, when all else is safe on the disk. */
async function writeWhole(out: string, files: ReadonlyMap<string, string | null>): Promise<string[]> {
  const guard = folderGuard(out);
  const written: string[] = [];
  for (const [file, text] of files) {
    guard(path.posix.dirname(file));
    const target = path.join(out, file);
    const content = text === null ? null : Buffer.from(text);
    const before = plainFile(target);
    if (content === null ? before === null : before?.equals(content)) continue;
    if (file === MANIFEST_FILE) await syncFiles(out);
    if (content === null) {
      rmSync(target);
      takeAwayEmpty(out, [file]);
    } else {
      mkdirSync(path.dirname(target), { recursive: true });
      replaceFile(target, content);
    }
    written.push(file);
  }
  if (written.includes(MANIFEST_FILE)) await syncFiles(out);
  return written;
}

function readSummary(out: string, part: string): PartSummary | null {
  const record = readRecord(out, part);
  return record && summaryOf(record, Buffer.from(recordText(record)));
}

function some(names: readonly string[]): string {
  return names.slice(0, 5).join(', ');
}
