import {
  boolCoreTag,
  constructFromEvents,
  defineScalarTag,
  type Event,
  FAILSAFE_SCHEMA,
  NOT_RESOLVED,
  nullCoreTag,
  parseEvents,
  Schema,
  YAMLException,
} from 'js-yaml';
import { type Message, message } from '../messages/message.ts';
import { readBytes, textOf } from './disk.ts';
import { DEEPEST, type Excess, excessIn, excessOfSigns } from './limits.ts';
import { type EntryPlace, Lines, placesOfEntries } from './places.ts';
import { fileProblem, type Problem } from './problem.ts';
import { mistakeBefore } from './yaml-mistakes.ts';

export type DataPath = readonly (string | number)[];

/**
 * Numbers are whole and in plain digits. `0x10`, `+1`, `007` and `1e3` are words, which no schema accepts as a number,
 * so nobody has to know how YAML reads them.
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

/** A YAML file that was read: its value, and the place of each part, which is found only when a problem is shown. */
export class Source<T> {
  readonly file: string;
  readonly value: T;
  readonly bytes: Buffer;
  /** Whether each of its words alone is known to pass the checks. */
  readonly hasSoundWords: boolean;
  private located: Located | undefined;

  constructor(file: string, bytes: Buffer, value: T, hasSoundWords = false) {
    this.file = file;
    this.bytes = bytes;
    this.value = value;
    this.hasSoundWords = hasSoundWords;
  }

  get text(): string {
    return this.bytes.toString('utf8');
  }

  /** A problem of the key at a place of the file, not of its value. */
  problemOfKey(path: DataPath, reason: Message): Problem {
    const { root, lines } = this.places();
    const start = placeAt(root, path)?.key;
    const problem = this.problem(path, reason);
    return start === undefined ? problem : { ...problem, ...lines.at(start) };
  }

  /** A problem at a place of the file; `behind` is the number of characters before it in the words of that place. */
  problem(path: DataPath, reason: Message, behind = 0): Problem {
    const { text, root, lines } = this.places();
    const words = behind > 0 ? valueAt(this.value, path) : null;
    const { start, end } = nearestPlace(root, path);
    const position =
      typeof words === 'string' ? start + offsetInWords(text.slice(start, end), words.slice(0, behind)) : start;
    return { file: this.file, ...lines.at(position), path: pathText(path), reason };
  }

  private places(): Located {
    if (this.located) return this.located;
    const { text } = this;
    this.located = { text, root: placesOfEntries(text, parseEvents(text, PARSED)), lines: new Lines(text) };
    return this.located;
  }
}

interface Located {
  readonly text: string;
  readonly root: EntryPlace;
  readonly lines: Lines;
}

/** The part of a value at the end of the steps; undefined if there is none. */
export function valueAt(value: unknown, path: DataPath): unknown {
  return path.reduce((part, step) => (part as Record<string | number, unknown> | undefined)?.[step], value);
}

/** The place at the end of a path; undefined if there is none. */
function placeAt(root: EntryPlace, path: DataPath): EntryPlace | undefined {
  return path.reduce((place: EntryPlace | undefined, step) => place?.parts?.get(String(step)), root);
}

/** The place at the end of a path, or the nearest one around it. */
function nearestPlace(root: EntryPlace, path: DataPath): EntryPlace {
  let place = root;
  for (const step of path) {
    const next = place.parts?.get(String(step));
    if (!next) break;
    place = next;
  }
  return place;
}

/**
 * The position in a written YAML value after the given words. Line breaks and indents of the file are skipped, and so
 * are quotes or the line that begins a block. If there are escapes, the position is approximate.
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

/** One entry of a data file, with its place. */
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
  problem(path: DataPath, reason: Message, behind = 0): Problem {
    return this.source.problem([...this.path, ...path], reason, behind);
  }

  /** `file:line` of a place inside the entry. */
  at(path: DataPath = []): string {
    const { file, line } = this.problem(path, message('notAllowed'));
    return `${file}:${line}`;
  }
}

/** The entries of a file that is a list, without empty places. */
export function entriesOf<T>(source: Source<readonly T[]>): Entry<T>[] {
  return source.value.flatMap((value, i) => [new Entry(source, [i], value)]);
}

/** Reads a YAML file. Returns the source, or the problems that prevent it. */
export function readSource<T>(file: string): { source?: Source<T>; problems: Problem[] } {
  const read = readBytes(file);
  return 'problem' in read ? { problems: [read.problem] } : parseSource(file, read.bytes);
}

/** Parses the bytes of a YAML file. Returns the source, or the problems that prevent it. */
export function parseSource<T>(file: string, bytes: Buffer): { source?: Source<T>; problems: Problem[] } {
  const read = textOf(file, bytes);
  if ('problem' in read) return { problems: [read.problem] };
  const { text } = read;
  const excessive = ({ position, reason }: Excess) => ({
    problems: [{ ...fileProblem(file, reason), ...new Lines(text).at(position) }],
  });
  try {
    const signs = excessOfSigns(bytes);
    if (signs) return excessive(signs);
    const events = parseEvents(text, PARSED);
    const excess = excessIn(text, events);
    if (excess) return excessive(excess);
    return { source: new Source(file, bytes, onlyDocument(text, events) as T), problems: [] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { problems: syntaxProblems(file, text, error) };
  }
}

/** One collection more than {@link DEEPEST} is a scalar in the deepest one. */
const PARSED = { maxDepth: DEEPEST + 1 };

/** The value of a text that is one document. */
function onlyDocument(text: string, events: Event[]): unknown {
  const [value, ...others] = constructFromEvents(events, { source: text, schema: PLAIN_SCHEMA });
  if (value === undefined || others.length > 0) throw new YAMLException('not one document');
  return value;
}

/** js-yaml says where it stopped; the mistake is looked for in the text up to the next line. */
function syntaxProblems(file: string, text: string, error: YAMLException): Problem[] {
  if (text.replace(/#.*/g, '').trim() === '') return [fileProblem(file, message('emptyFile'))];
  const { line, column, reason } = syntaxFault(seenFrom(text, error.mark?.position ?? 0), error);
  return [{ file, line: line + 1, column: column + 1, path: '', reason }];
}

function syntaxFault(
  text: string,
  { reason: fault, mark }: YAMLException,
): { line: number; column: number; reason: Message } {
  const { line = 0, column = 0 } = mark ?? {};
  if (/nesting/.test(fault)) return { line, column, reason: message('nestedTooDeep', DEEPEST) };
  const lines = text.split('\n');
  if (/duplicated mapping key/.test(fault)) {
    const words = (lines[line] ?? '').slice(column).trim();
    const [key = ''] = words.split(/["']?\s*:/);
    return { line, column, reason: key === 'id' ? message('noDash', `- ${words}`) : message('keyTwice', key) };
  }
  const mistake = mistakeBefore(text, line, stopOf);
  if (mistake) return mistake;
  return { line, column, reason: line > 0 ? message('notYaml', line) : message('notYamlAtAll') };
}

/** The line at which a parser stops, from 0; null if it reads the complete text. */
function stopOf(text: string): number | null {
  try {
    onlyDocument(text, parseEvents(text, PARSED));
    return null;
  } catch (error) {
    return (error as YAMLException).mark?.line ?? null;
  }
}

/**
 * The end of the line after a place, or a little after the place: the rest may be nested so deep that parsers do not
 * finish.
 */
function seenFrom(text: string, position: number): string {
  const next = text.indexOf('\n', text.indexOf('\n', position) + 1);
  return text.slice(0, Math.min(next < position ? text.length : next + 1, position + 200));
}

function pathText(path: DataPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
