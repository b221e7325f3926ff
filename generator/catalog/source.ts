import {
  boolCoreTag,
  defineScalarTag,
  FAILSAFE_SCHEMA,
  load,
  NOT_RESOLVED,
  nullCoreTag,
  Schema,
  type YAMLException,
} from 'js-yaml';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { readText } from './disk.ts';
import { fileProblem, type Problem } from './problem.ts';

export type DataPath = readonly (string | number)[];

/**
 * Numbers are whole and in plain figures: `0x10`, `+1`, `007` and `1e3` are words, which no schema takes for a number, and
 * nobody has to know what YAML makes of them.
 */
const PLAIN_SCHEMA = new Schema([
  ...FAILSAFE_SCHEMA.tags,
  nullCoreTag,
  boolCoreTag,
  defineScalarTag('tag:yaml.org,2002:int', {
    implicit: true,
    implicitFirstChars: [...'-0123456789'],
    identify: Number.isSafeInteger,
    resolve: (text) =>
      /^(?:0|-?[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : NOT_RESOLVED,
  }),
]);

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

  /** A problem at a place of the file; in words that stand there, behind so many characters of them. */
  problem(path: DataPath, message: string, behind = 0): Problem {
    this.located ??= locate(this.text);
    const { document, lines } = this.located;
    const words = valueAt(this.value, path);
    const [start, end] = rangeOf(document, path);
    const offset =
      behind > 0 && typeof words === 'string'
        ? start + offsetInWords(this.text.slice(start, end), words.slice(0, behind))
        : start;
    const { line, col } = lines.linePos(offset);
    return { file: this.file, line, column: col, path: pathText(path), message };
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

/** Where the node at the path begins and ends, or the nearest node around it that exists. */
function rangeOf(document: Document, path: DataPath): readonly [number, number] {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return [node.range[0], node.range[1]];
  }
  const start = document.contents?.range?.[0] ?? 0;
  return [start, start];
}

/**
 * Where the words of a YAML value, as it is written, go on behind those that are given: line breaks and indents of the
 * file are passed over, and so are the quotes or the line that begins a block. Near the place where there are escapes.
 */
function offsetInWords(written: string, words: string): number {
  let offset = /^[|>]/.test(written) ? written.indexOf('\n') : Number(/^["']/.test(written));
  for (const letter of words) {
    if (/\s/.test(letter)) continue;
    const next = written.indexOf(letter, offset);
    if (next >= 0) offset = next + letter.length;
  }
  return offset + (/^\s*/.exec(written.slice(offset))?.[0].length ?? 0);
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
  problem(path: DataPath, message: string, behind = 0): Problem {
    return this.source.problem([...this.path, ...path], message, behind);
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

/** Reads a YAML file. Gives the source, or the problems that keep it from being read. */
export function readSource<T>(file: string): { source?: Source<T>; problems: Problem[] } {
  const read = readText(file);
  if ('problem' in read) return { problems: [read.problem] };
  const { text } = read;
  try {
    const value = load(text, { schema: PLAIN_SCHEMA }) as T;
    return { source: new Source(file, text, value), problems: [] };
  } catch (error) {
    return { problems: syntaxProblems(file, text, error as YAMLException) };
  }
}

/** js-yaml says where it stopped; what is wrong there yaml says better. It sees no more of the text than that. */
function syntaxProblems(file: string, text: string, { reason, mark }: YAMLException): Problem[] {
  const { document, lines } = locate(text.slice(0, seenFrom(text, mark?.position ?? 0)));
  if (document.contents === null) return [fileProblem(file, 'the file is empty: write its entries')];
  const [error] = /nesting/.test(reason) ? [] : document.errors;
  const { line, col } = lines.linePos(error?.pos[0] ?? mark?.position ?? 0);
  const message = `this is not valid YAML: ${error?.message ?? reason}; correct the line`;
  return [{ file, line, column: col, path: '', message }];
}

/** The end of the line after a place, or not far behind it: what follows may be nested so deep that no parser ends. */
function seenFrom(text: string, position: number): number {
  const next = text.indexOf('\n', text.indexOf('\n', position) + 1);
  return Math.min(next < position ? text.length : next + 1, position + 200);
}

function pathText(path: DataPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
