import { readFileSync } from 'node:fs';
import { type Document, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

export type DataPath = readonly (string | number)[];

/** A YAML file that was read: its value, and where each part of it stands. */
export class Source<T> {
  readonly file: string;
  readonly value: T;
  private readonly document: Document;
  private readonly lines: LineCounter;

  constructor(file: string, document: Document, lines: LineCounter) {
    this.file = file;
    this.document = document;
    this.lines = lines;
    this.value = document.toJS() as T;
  }

  /** A problem at a place of the file. `extra` moves it right by so many characters, for a place inside a text. */
  problem(path: DataPath, message: string, extra = 0): Problem {
    const { line, col } = this.lines.linePos(this.offsetOf(path));
    return { file: this.file, line, column: col + extra, path: pathText(path), message };
  }

  /** Offset of the node at the path, or of the nearest node around it that exists. */
  private offsetOf(path: DataPath): number {
    for (let length = path.length; length > 0; length--) {
      const node = this.document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
      if (node?.range) return node.range[0];
    }
    return this.document.contents?.range?.[0] ?? 0;
  }
}

/** One entry of a data file, with the place where it stands. */
export class Entry<T> {
  readonly source: Source<unknown>;
  readonly path: DataPath;
  readonly value: T;

  constructor(source: Source<unknown>, path: DataPath, value: T) {
    this.source = source;
    this.path = path;
    this.value = value;
  }

  /** A problem at a place inside the entry; see {@link Source.problem}. */
  problem(path: DataPath, message: string, extra = 0): Problem {
    return this.source.problem([...this.path, ...path], message, extra);
  }

  /** `file:line` of a place inside the entry. */
  at(path: DataPath = []): string {
    const { file, line } = this.problem(path, '');
    return `${file}:${line}`;
  }
}

/** The entries of a file that is a list. */
export function entriesOf<T>(source: Source<readonly T[]>): Entry<T>[] {
  return source.value.map((value, i) => new Entry(source, [i], value));
}

/** A problem of a file as a whole. */
export function fileProblem(file: string, message: string): Problem {
  return { file, line: 1, column: 1, path: '', message };
}

/** Reads a YAML file. Gives the source, or the problems that keep it from being read. */
export function readSource<T>(file: string): { source?: Source<T>; problems: Problem[] } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const message = missing ? 'the file is missing: create it' : `the file cannot be read: ${error}`;
    return { problems: [fileProblem(file, message)] };
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = document.errors.map((error) => {
    const { line, col } = lines.linePos(error.pos[0]);
    return { file, line, column: col, path: '', message: `this is not valid YAML: ${error.message}; mend the line` };
  });
  if (problems.length > 0) return { problems };
  if (document.contents === null) return { problems: [fileProblem(file, 'the file is empty: write its entries')] };
  return { source: new Source<T>(file, document, lines), problems: [] };
}

function pathText(path: DataPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
