import { EVENT_ID, type Event } from 'js-yaml';
import { type Message, message } from '../messages/message.ts';

/** Lists and mappings within each other; the data have 6. */
export const DEEPEST = 32;
/** Lines, commas, colons and the like: each value of YAML has one at least. The list of names has 11,448. */
const MOST_SIGNS = 100_000;
/** Items of a list, or keys of a mapping; the list of names has 1,231. */
const MOST_ITEMS = 20_000;
/** The readings of days have 27. */
const MOST_ALIASES = 100;
/** Values that the aliases of a file stand for. */
const MOST_REPEATED = 10_000;

/** What is too much in a file, and its position in the text. */
export interface Excess {
  readonly position: number;
  readonly reason: Message;
}

const SIGNS = new Set([...'\n\r,:[{?-\\'].map((sign) => sign.charCodeAt(0)));

/** Whether a text has so many parts that parsing it takes seconds. */
export function excessOfSigns(bytes: Uint8Array): Excess | null {
  let found = 0;
  for (const byte of bytes) if (SIGNS.has(byte)) found++;
  return found > MOST_SIGNS ? { position: 0, reason: message('tooManySigns', found, MOST_SIGNS) } : null;
}

/** A list or mapping, or what is repeated of it. */
interface Extent {
  /** How many values it has, with itself. */
  size: number;
  /** How many lists and mappings are within each other. */
  depth: number;
}

interface Open extends Extent {
  readonly position: number;
  readonly isMap: boolean;
  isOpen: boolean;
  count: number;
}

/**
 * The first thing that is too much in the events of a text: a wide list, or aliases. A few aliases of aliases stand for
 * more values than any memory has, and an alias inside its own anchor for a value without end.
 */
export function excessIn(text: string, events: readonly Event[]): Excess | null {
  const aliases = events.filter(({ type }) => type === EVENT_ID.ALIAS);
  const last = aliases[MOST_ALIASES];
  if (last) return { position: startOf(last), reason: message('tooManyAliases', aliases.length, MOST_ALIASES) };
  const anchors = new Map<string, Extent & { isOpen?: boolean }>();
  const open: Open[] = [];
  let repeated = 0;
  const add = ({ size, depth }: Extent) => {
    const around = open.at(-1);
    if (!around) return;
    around.count++;
    around.size += size;
    around.depth = Math.max(around.depth, depth + 1);
  };
  for (const event of events) {
    switch (event.type) {
      case EVENT_ID.SCALAR:
        nameOf(text, event, anchors, VALUE);
        add(VALUE);
        break;
      case EVENT_ID.SEQUENCE:
      case EVENT_ID.MAPPING: {
        const isMap = event.type === EVENT_ID.MAPPING;
        const begun: Open = { position: event.start, isMap, isOpen: true, count: 0, size: 1, depth: 1 };
        nameOf(text, event, anchors, begun);
        open.push(begun);
        break;
      }
      case EVENT_ID.ALIAS: {
        const name = text.slice(event.anchorStart, event.anchorEnd);
        const of = anchors.get(name) ?? VALUE;
        const position = startOf(event);
        if (of.isOpen) return { position, reason: message('aliasOfItself', name) };
        repeated += of.size;
        if (open.length + of.depth > DEEPEST) return { position, reason: message('nestedTooDeep', DEEPEST) };
        add(of);
        break;
      }
      case EVENT_ID.POP: {
        const ended = open.pop();
        if (!ended) break;
        ended.isOpen = false;
        const items = ended.isMap ? ended.count / 2 : ended.count;
        if (items > MOST_ITEMS) return { position: ended.position, reason: message('tooManyItems', items, MOST_ITEMS) };
        add(ended);
        break;
      }
    }
  }
  return repeated > MOST_REPEATED
    ? { position: startOf(aliases[0]), reason: message('tooMuchRepeated', repeated, MOST_REPEATED) }
    : null;
}
const VALUE: Extent & { isOpen?: boolean } = { size: 1, depth: 0 };

function nameOf<E>(
  text: string,
  { anchorStart, anchorEnd }: { readonly anchorStart: number; readonly anchorEnd: number },
  anchors: Map<string, E>,
  extent: E,
): void {
  if (anchorStart >= 0) anchors.set(text.slice(anchorStart, anchorEnd), extent);
}

function startOf(event: Event | undefined): number {
  return event?.type === EVENT_ID.ALIAS ? event.anchorStart - 1 : 0;
}
