import { isDeepStrictEqual } from 'node:util';
import { CST, type Document, isCollection, isScalar, isSeq, parseDocument } from 'yaml';
import type { DataPath } from '../source.ts';
import type { Edit } from './fix.ts';

/**
 * The text of a YAML file with edits made in place; comments, quotes and layout stay. Null where that cannot be done
 * for certain: words are a block, a list stands on one line, or more would change than was asked for, as it does where
 * a value has an anchor and stands in a second place too.
 */
export function editText(text: string, edits: readonly Pick<Edit, 'path' | 'change'>[]): string | null {
  const document = parseDocument(text, { keepSourceTokens: true });
  const wanted = edits.reduce((value, { path, change }) => withChange(value, path, change), document.toJS() as unknown);
  const splices = edits.flatMap(({ path, change }) =>
    change.kind === 'reword' ? reword(document, path, change.text) : reorder(text, document, path, change.order),
  );
  if (splices.length < edits.length) return null;
  const result = splices
    .sort((a, b) => b.start - a.start)
    .reduce((whole, { start, end, piece }) => whole.slice(0, start) + piece + whole.slice(end), text);
  return isDeepStrictEqual(readValue(result), wanted) ? result : null;
}

/** What a YAML text says; undefined where it cannot be read. */
function readValue(text: string): unknown {
  const document = parseDocument(text);
  try {
    return document.errors.length === 0 ? document.toJS() : undefined;
  } catch (error) {
    // A value that stands before the one that it repeats.
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** A piece of text that takes the place of what stood from `start` to `end`. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly piece: string;
}

function reword(document: Document, path: DataPath, words: string): Splice[] {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range || !CST.isScalar(node.srcToken) || node.srcToken.type === 'block-scalar')
    return [];
  const parent = document.getIn(path.slice(0, -1), true);
  const inFlow = isCollection(parent) && parent.flow === true;
  CST.setScalarValue(node.srcToken, words, { implicitKey: true, inFlow });
  return [{ start: node.range[0], end: node.range[1], piece: node.srcToken.source }];
}

function reorder(text: string, document: Document, path: DataPath, order: readonly number[]): Splice[] {
  const list = document.getIn(path, true);
  if (!isSeq(list) || !list.range || list.srcToken?.type !== 'block-seq') return [];
  const signs = list.srcToken.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind') ?? []);
  const starts = signs.map(({ offset }) => startOfItem(text, offset));
  const end = endOfLine(text, text.slice(0, list.range[1]).trimEnd().length);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const items = starts.map((start, i) => text.slice(start, starts[i + 1] ?? end).replace(/(?<!\n)$/, newline));
  return [{ start: starts[0] ?? end, end, piece: order.map((i) => items[i]).join('') }];
}

/** Where the line of a list's item begins; comment lines right above belong to it. */
function startOfItem(text: string, offset: number): number {
  let start = text.lastIndexOf('\n', offset - 1) + 1;
  while (start > 0) {
    const above = text.lastIndexOf('\n', start - 2) + 1;
    if (!/^[ \t]*#/.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}

/** Behind the line break that ends the line of an offset, or at the end of the text. */
function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** A value in which what stands at the path is changed. */
function withChange(value: unknown, path: DataPath, change: Edit['change']): unknown {
  const [step, ...rest] = path;
  if (step !== undefined) {
    if (Array.isArray(value)) return value.map((item, i) => (i === step ? withChange(item, rest, change) : item));
    const members = value as Readonly<Record<string, unknown>>;
    return { ...members, [step]: withChange(members[step], rest, change) };
  }
  return change.kind === 'reword' ? change.text : change.order.map((i) => (value as readonly unknown[])[i]);
}
