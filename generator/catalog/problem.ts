import type { Language } from '../contract/languages.ts';
import { format } from '../messages/format.ts';
import type { Message } from '../messages/message.ts';
import { printable } from '../printable.ts';

/** One error in the data, in words with which a person who is not a programmer can repair it. */
export interface Problem {
  /** Path of the file as given. */
  readonly file: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** Column in the line, from 1. */
  readonly column: number;
  /** Place inside the data, for example `07-21[0].name.en`; empty for the whole file. */
  readonly path: string;
  /** What is wrong and what to do. */
  readonly reason: Message;
}

/** `file:line:column: path: message`, the form that editors make clickable. */
export function problemLine({ file, line, column, path, reason }: Problem, language: Language = 'en'): string {
  const place = path === '' ? '' : `${printable(path)}: `;
  return `${printable(file)}:${line}:${column}: ${place}${format(reason, language)}`;
}

/** A problem of a complete file. */
export function fileProblem(file: string, reason: Message): Problem {
  return { file, line: 1, column: 1, path: '', reason };
}

/** Thrown if data cannot be used, with all problems. Its message is English. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly code = 'dataUnusable';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => problemLine(problem)).join('\n'));
    this.problems = problems;
  }
}
