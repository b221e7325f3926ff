import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { systemReason } from '../errors.ts';
import { type Message, message } from '../messages/message.ts';
import { fileProblem, type Problem } from './problem.ts';

/** Bytes of a data file. The largest file of the project has 175,000, and those of the service books are smaller. */
const MOST_BYTES = 5_000_000;
/** Bytes of a picture: Cloudflare serves no larger file. */
export const MOST_PICTURE_BYTES = 25 * 1024 ** 2;

/** The text of a file, or the problem that prevents reading it. */
export function textOf(file: string, bytes: Buffer): { text: string } | { problem: Problem } {
  if (isUtf8(bytes)) return { text: bytes.toString('utf8') };
  const before = bytes.toString('utf8').split('\uFFFD', 1)[0] ?? '';
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  return { problem: { ...fileProblem(file, encodingOf(bytes)), line, column } };
}

/** What to say about bytes that are not UTF-8, by what they most likely are. */
function encodingOf(bytes: Buffer): Message {
  if (/^(?:\xFF\xFE|\xFE\xFF)/.test(bytes.toString('latin1', 0, 2))) return message('utf16');
  const russian = new TextDecoder('windows-1251').decode(bytes).match(/[А-яЁё]{3,}/g);
  return message(russian ? 'windows1251' : 'notUtf8');
}

/**
 * Reads a file of at most so many bytes, or returns the problem that prevents it. Reading a pipe or a device would never
 * end, so these are problems.
 */
export function readBytes(file: string, most = MOST_BYTES): { bytes: Buffer } | { problem: Problem } {
  return refusedBySystem(file, () => {
    const stat = statSync(file);
    if (!stat.isFile() && !stat.isDirectory()) return { problem: fileProblem(file, message('noFile')) };
    if (stat.size > most) return { problem: fileProblem(file, message('tooManyBytes', stat.size, most)) };
    return { bytes: readFileSync(file) };
  });
}

/** Hidden files, and files that editors leave beside a saved file: `09.yaml~`, `#09.yaml#`. */
const UNSEEN = /^\.|~$|^#.*#$/;

/** The names in a folder in order, without {@link UNSEEN} ones, or the problem that prevents reading it. */
export function namesIn(folder: string): { names: string[] } | { problem: Problem } {
  return refusedBySystem(folder, () => ({
    names: readdirSync(folder)
      .filter((name) => !UNSEEN.test(name))
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
