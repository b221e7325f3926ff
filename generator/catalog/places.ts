import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE } from 'js-yaml';

/** Where a part of a YAML text is: positions in the text from 0, of the first character and after the last one. */
export interface EntryPlace {
  readonly start: number;
  readonly end: number;
  /** Where its key begins, if it has one. */
  readonly key?: number;
  /** The places of its items, or of its values by their keys. */
  readonly parts?: ReadonlyMap<string, EntryPlace>;
}

interface Open extends EntryPlace {
  readonly isMap: boolean;
  readonly parts: Map<string, EntryPlace>;
  /** The key whose value comes next, and its place. */
  next: (EntryPlace & { readonly name: string }) | null;
}

type Scalar = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;

/** The places of all parts of a text, from the events of its parser. What an alias repeats has the place of the alias. */
export function placesOfEntries(text: string, events: readonly Event[]): EntryPlace {
  const root: Open = { start: 0, end: 0, isMap: false, parts: new Map(), next: null };
  const open = [root];
  const around = () => open.at(-1) as Open;
  let last = 0;
  const add = (place: EntryPlace, name: string) => {
    const owner = around();
    last = Math.max(last, place.end);
    if (!owner.isMap) owner.parts.set(String(owner.parts.size), place);
    else if (owner.next === null) owner.next = { ...place, name };
    else {
      owner.parts.set(owner.next.name, { ...place, key: owner.next.start });
      owner.next = null;
    }
  };
  for (const event of events) {
    switch (event.type) {
      case EVENT_ID.SCALAR: {
        const isKey = around().isMap && around().next === null;
        add(scalarPlace(text, event, last), isKey ? getScalarValue(text, event) : '');
        break;
      }
      case EVENT_ID.ALIAS:
        add({ start: event.anchorStart - 1, end: event.anchorEnd }, '');
        break;
      case EVENT_ID.SEQUENCE:
      case EVENT_ID.MAPPING: {
        const isMap = event.type === EVENT_ID.MAPPING;
        last = Math.max(last, event.start);
        open.push({ start: event.start, end: event.start, isMap, parts: new Map(), next: null });
        break;
      }
      case EVENT_ID.POP: {
        const { start, parts } = open.pop() as Open;
        if (open.length > 0) add({ start, end: last, parts }, '');
        break;
      }
    }
  }
  return root.parts.get('0') ?? root;
}

/** The place of a scalar with its quotes, or with the sign before a block. */
function scalarPlace(text: string, { valueStart, valueEnd, style }: Scalar, last: number): EntryPlace {
  if (valueStart < 0) return emptyPlace(text, last);
  switch (style) {
    case SCALAR_STYLE.PLAIN:
      return { start: valueStart, end: valueEnd };
    case SCALAR_STYLE.SINGLE_QUOTED:
    case SCALAR_STYLE.DOUBLE_QUOTED:
      return { start: valueStart - 1, end: valueEnd + 1 };
    default: {
      const head = text.lastIndexOf('\n', valueStart - 2) + 1;
      const sign = /[|>][-+\d]*\s*(?:#.*)?$/.exec(text.slice(head, valueStart - 1))?.index ?? 0;
      return { start: head + sign, end: valueEnd };
    }
  }
}

/** The place of a value that is not there: after the colon or the dash before it. */
function emptyPlace(text: string, last: number): EntryPlace {
  const sign = /[\s\]},]*(?:#.*$[\s\]},]*)*[-:?] */my;
  sign.lastIndex = last;
  const end = sign.test(text) ? sign.lastIndex : last;
  return { start: end, end };
}

/** The lines of a text. */
export class Lines {
  /** Where each begins. */
  private readonly starts = [0];

  constructor(text: string) {
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) this.starts.push(end + 1);
  }

  /** The line and the column, both from 1, of a position in the text. */
  at(position: number): { line: number; column: number } {
    let [line, above] = [0, this.starts.length];
    while (above - line > 1) {
      const middle = (line + above) >> 1;
      if ((this.starts[middle] as number) <= position) line = middle;
      else above = middle;
    }
    return { line: line + 1, column: position - (this.starts[line] as number) + 1 };
  }
}
