import { readFileSync, statSync } from 'node:fs';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';

/** Several times the largest chapter of the books, in bytes, and their longest paragraph and word, in code units. */
const MOST_BYTES = 2_000_000;
const LONGEST_PARAGRAPH = 30_000;
const LONGEST_WORD = 100;

const LONG_WORD = new RegExp(`[\\p{L}\\p{M}]{${LONGEST_WORD + 1}}`, 'u');

/**
 * The text of a chapter. Throws {@link UserError} if it is no file, or larger than a chapter of a book is: then the
 * program that reads it would be busy for hours.
 */
export function chapterText(file: string): string {
  const entry = statSync(file);
  if (!entry.isFile()) throw new UserError(message('fileUnusable', file, message('noFile')));
  if (entry.size > MOST_BYTES) throw new UserError(message('chapterTooLarge', file, MOST_BYTES));
  const text = readFileSync(file, 'utf8');
  checkLengths(file, text);
  return text;
}

function checkLengths(file: string, text: string): void {
  let length = 0;
  for (const [i, line] of text.split('\n').entries()) {
    length = line.trim() === '' ? 0 : length + line.length + 1;
    if (length > LONGEST_PARAGRAPH) throw new UserError(message('paragraphTooLong', file, i + 1, LONGEST_PARAGRAPH));
    if (LONG_WORD.test(line)) throw new UserError(message('wordTooLong', file, i + 1, LONGEST_WORD));
  }
}
