import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, type YAMLException } from 'js-yaml';
import { type Document, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

export type DataPath = readonly (string | number)[];

/**
 * A YAML file that was read: its value, and where each part of it stands. Values come from js-yaml, which is fast;
 * places from yaml, which remembers them and is asked only where a problem has to be shown.
 */
export class Source<T> {
  readonly file: string;
  readonly value: T;
  readonly text: string;
  private located: Located | undefined;

  constructor(file: string, text: string, value: T) {
    this.file = file;
    this.text = text;
    this.value = value;
  }

  /** A problem at a place of the file. `extra` moves it right by so many characters, for a place inside a text. */
  problem(path: DataPath, message: string, extra = 0): Problem {
    this.located ??= locate(this.text);
    const { line, col } = this.located.lines.linePos(offsetOf(this.located.document, path));
    return { file: this.file, line, column: col + extra, path: pathText(path), message };
  }
}

interface Located {
  readonly document: Document;
  readonly lines: LineCounter;
}

function locate(text: string): Located {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
}

/** The part of a value to which the steps lead; undefined where there is none. */
export function valueAt(value: unknown, path: DataPath): unknown {
  return path.reduce((part, step) => (part as Record<string | number, unknown> | undefined)?.[step], value);
}

/** Offset of the node at the path, or of the nearest node around it that exists. */
function offsetOf(document: Document, path: DataPath): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
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
  try {
    const value = load(text, { schema: CORE_SCHEMA }) as T;
    return { source: new Source(file, text, value), problems: [] };
  } catch (error) {
    return { problems: syntaxProblems(file, text, error as YAMLException) };
  }
}

function syntaxProblems(file: string, text: string, { reason, mark }: YAMLException): Problem[] {
  const { document, lines } = locate(text);
  if (document.contents === null) return [fileProblem(file, 'the file is empty: write its entries')];
  const errors = document.errors.map(({ message, pos }) => ({ message, offset: pos[0] }));
  const all = errors.length > 0 ? errors : [{ message: reason, offset: mark?.position ?? 0 }];
  return all.map(({ message, offset }) => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col, path: '', message: `this is not valid YAML: ${message}; correct the line` };
  });
}

function pathText(path: DataPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
