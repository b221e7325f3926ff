import type { DataPath } from './source.ts';

export interface SoundPart<T> {
  readonly value: T;
  /** What is not in it: entries of a list, or keys. */
  readonly left: readonly DataPath[];
}

/**
 * What of a file can be used where pieces of it have the wrong shape: all entries but those in which the pieces stand. A
 * list keeps an empty place for each that is left out, so that the others stay where they are. Null where the rest has not
 * the shape of the file either.
 */
export function soundPart<T>(
  value: T,
  wrong: readonly DataPath[],
  isSound: (value: unknown) => boolean,
): SoundPart<T> | null {
  const left = [...new Map(wrong.map((path) => entryOf(value, path)).map((path) => [path.join('\n'), path])).values()];
  if (left.some((path) => path.length === 0)) return null;
  const closed = mapped(value, left, (list, places) => list.filter((_, i) => !places.includes(i)));
  if (!isSound(closed)) return null;
  const open = mapped(value, left, (list, places) => {
    const holed = [...list];
    for (const place of places) delete holed[place];
    return holed;
  });
  return { value: open as T, left };
}

/** The entry in which a piece stands: an item of the file or of one of its lists, or all that is under a key. */
function entryOf(value: unknown, path: DataPath): DataPath {
  if (Array.isArray(value)) return path.slice(0, 1);
  const list = (value as Readonly<Record<string | number, unknown>> | null)?.[path[0] ?? ''];
  return path.slice(0, Array.isArray(list) ? 2 : 1);
}

type Thinned = (list: readonly unknown[], places: readonly number[]) => unknown[];

/** The value without its keys that are left out; lists lose their items as they are told to. */
function mapped(value: unknown, left: readonly DataPath[], thinned: Thinned): unknown {
  if (Array.isArray(value)) {
    const places = left.flatMap(([place]) => (typeof place === 'number' ? [place] : []));
    return places.length === 0 ? value : thinned(value, places);
  }
  const members = Object.entries(value as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    members.flatMap(([key, member]) => {
      const within = left.filter(([step]) => step === key).map(([, ...rest]) => rest);
      if (within.some((rest) => rest.length === 0)) return [];
      return [[key, within.length === 0 ? member : mapped(member, within, thinned)]];
    }),
  );
}
