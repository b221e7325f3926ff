import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { systemReason } from '../errors.ts';
import { fileProblem, type Problem } from './problem.ts';

/** Reads a file as text, or gives the problem that keeps it from being read. */
export function readText(file: string): { text: string } | { problem: Problem } {
  const read = readBytes(file);
  if ('problem' in read) return read;
  if (isUtf8(read.bytes)) return { text: read.bytes.toString('utf8') };
  const before = read.bytes.toString('utf8').split('\uFFFD', 1)[0] ?? '';
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  const message = 'this is not written in UTF-8: save the file as UTF-8, and look that every letter is right';
  return { problem: { ...fileProblem(file, message), line, column } };
}

/** Reads a file, or gives the problem that keeps it from being read. A pipe or a device would never end: it is none. */
export function readBytes(file: string): { bytes: Buffer } | { problem: Problem } {
  return refusedBySystem(file, () => {
    const stat = statSync(file);
    return stat.isFile() || stat.isDirectory()
      ? { bytes: readFileSync(file) }
      : { problem: fileProblem(file, 'this is no file: put a file there') };
  });
}

/** The names in a folder in order, hidden ones left out, or the problem that keeps it from being read. */
export function namesIn(folder: string): { names: string[] } | { problem: Problem } {
  return refusedBySystem(folder, () => ({
    names: readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort(),
  }));
}

function refusedBySystem<T>(file: string, read: () => T): T | { problem: Problem } {
  try {
    return read();
  } catch (error) {
    const reason = systemReason(error);
    if (reason === null) throw error;
    return { problem: fileProblem(file, reason) };
  }
}
