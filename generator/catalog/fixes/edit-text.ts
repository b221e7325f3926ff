import { isDeepStrictEqual } from 'node:util';
import { CST, type Document, isCollection, isScalar, isSeq, parseDocument } from 'yaml';
import type { DataPath } from '../source.ts';
import type { Edit } from './fix.ts';

/**
 * The text of a YAML file with edits in place; limits.ts bounds its aliases. Comments, quotes and layout stay. Null if that is not certain to
 * succeed: words are a block, a list is on one line, or more would change than was requested, for example a value with
 * an anchor that is used in a second place.
 */
export function editText(text: string, edits: readonly Pick<Edit, 'path' | 'change'>[]): string | null {
  const document = parseDocument(text, { keepSourceTokens: true });
  const wanted = edits.reduce(
    (value, { path, change }) => withChange(value, path, change),
    document.toJS({ maxAliasCount: -1 }) as unknown,
  );
  const splices = edits.flatMap(({ path, change }) =>
    change.kind === 'reword' ? reword(document, path, change.text) : reorder(text, document, path, change.order),
  );
  if (splices.length < edits.length) return null;
  const result = splices
    .sort((a, b) => b.start - a.start)
    .reduce((whole, { start, end, piece }) => whole.slice(0, start) + piece + whole.slice(end), text);
  return isDeepStrictEqual(readValue(result), wanted) ? result : null;
}

/** The content of a YAML text; undefined if it cannot be parsed. */
function readValue(text: string): unknown {
  const document = parseDocument(text);
  try {
    return document.errors.length === 0 ? document.toJS({ maxAliasCount: -1 }) : undefined;
  } catch (error) {
    // The original of a value that is repeated by an alias.
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** A piece of text that replaces what is from `start` to `end`. */
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

/** The beginning of the line of a list item; comment lines directly above belong to it. */
function startOfItem(text: string, offset: number): number {
  let start = text.lastIndexOf('\n', offset - 1) + 1;
  while (start > 0) {
    const above = text.lastIndexOf('\n', start - 2) + 1;
    if (!/^[ \t]*#/.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}

/** The position after the line break that ends the line of an offset, or the end of the text. */
function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** A value with another value at the path. */
function withChange(value: unknown, path: DataPath, change: Edit['change']): unknown {
  const [step, ...rest] = path;
  if (step !== undefined) {
    if (Array.isArray(value)) return value.map((item, i) => (i === step ? withChange(item, rest, change) : item));
    const members = value as Readonly<Record<string, unknown>>;
    return { ...members, [step]: withChange(members[step], rest, change) };
  }
  return change.kind === 'reword' ? change.text : change.order.map((i) => (value as readonly unknown[])[i]);
}
