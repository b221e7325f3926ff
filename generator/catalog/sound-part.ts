import type { DataPath } from './source.ts';

export interface SoundPart<T> {
  readonly value: T;
  /** What is left out: entries of a list, or keys. */
  readonly left: readonly DataPath[];
}

/**
 * The usable part of a file with pieces of a wrong shape: all entries except those with such pieces. A list keeps an
 * empty place for each omitted entry, so that the others keep their positions. Null if the rest does not match the
 * schema of the file either.
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

/** The entry of a piece: an item of the file or of one of its lists, or everything under a key. */
function entryOf(value: unknown, path: DataPath): DataPath {
  if (Array.isArray(value)) return path.slice(0, 1);
  const list = (value as Readonly<Record<string | number, unknown>> | null)?.[path[0] ?? ''];
  return path.slice(0, Array.isArray(list) ? 2 : 1);
}

type Thinned = (list: readonly unknown[], places: readonly number[]) => unknown[];

/** The value without the omitted keys; `thinned` says how lists lose items. */
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
