/** One thing that is wrong with the data, said so that a person who is no programmer can repair it. */
export interface Problem {
  /** Path of the file as it was given. */
  readonly file: string;
  /** Place in the file, both from 1. */
  readonly line: number;
  readonly column: number;
  /** Place inside the data, for example `07-21[0].name.en`; empty for the whole file. */
  readonly path: string;
  /** What is wrong and what to do. */
  readonly message: string;
}

/** `file:line:column: path: message`, the form that editors make clickable. */
export function problemLine({ file, line, column, path, message }: Problem): string {
  return `${file}:${line}:${column}: ${path === '' ? '' : `${path}: `}${message}`;
}

/** A problem of a file as a whole. */
export function fileProblem(file: string, message: string): Problem {
  return { file, line: 1, column: 1, path: '', message };
}

/** Thrown where data cannot be used; carries every problem that was found. */
export class DataError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(problemLine).join('\n'));
    this.problems = problems;
  }
}
