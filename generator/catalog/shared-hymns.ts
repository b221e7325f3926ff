import type { HymnographyFile, SharedHymns } from '../../schemas/types.ts';
import type { TextFile } from './placed-entries.ts';

/** The lists whose hymns can be shared. */
export const SHARED_LISTS = ['troparia', 'kontakia', 'prayers'] as const;
type Sung = Pick<HymnographyFile, (typeof SHARED_LISTS)[number]>;
type List<T> = readonly T[] | undefined;

/** The hymns of each id, with those of other ids in their places. Missing ones are left out. */
export function wholeHymns(texts: readonly TextFile[]): Map<string, HymnographyFile> {
  const files = new Map(texts.flatMap((text) => (text.kind === 'hymnography' ? [[text.id, text.entry.value]] : [])));
  return new Map(
    [...files].map(([id, { shared, ...own }]) => [id, shared ? { ...own, ...sungOf(id, files, []) } : own]),
  );
}

/** The hymns of an id, in order. `path` are the ids that led here: none is followed twice. */
function sungOf(id: string, files: ReadonlyMap<string, HymnographyFile>, path: readonly string[]): Sung {
  const { shared = [], ...own } = (path.includes(id) ? undefined : files.get(id)) ?? {};
  const all: Sung[] = [own, ...shared.map((share) => sharedHymns(share, sungOf(share.of, files, [...path, id])))];
  return {
    troparia: inOrder(all.map(({ troparia }) => troparia)),
    kontakia: inOrder(all.map(({ kontakia }) => kontakia)),
    prayers: inOrder(all.map(({ prayers }) => prayers)),
  };
}

/** The hymns that a line of `shared` names, with the delta that the line gives. */
export function sharedHymns({ troparion, kontakion, prayer, delta }: SharedHymns, sung: Sung): Sung {
  if (troparion === undefined && kontakion === undefined && prayer === undefined) return sung;
  return {
    troparia: numbered(sung.troparia, troparion, delta),
    kontakia: numbered(sung.kontakia, kontakion, delta),
    prayers: numbered(sung.prayers, prayer, delta),
  };
}

function inOrder<T extends { delta: number }>(lists: readonly List<T>[]): T[] {
  return lists.flatMap((list) => list ?? []).sort((a, b) => a.delta - b.delta);
}

function numbered<T extends { delta: number }>(list: List<T>, wanted: number | undefined, delta?: number): T[] {
  return (list ?? []).filter((hymn) => hymn.delta === wanted).map((hymn) => ({ ...hymn, delta: delta ?? hymn.delta }));
}
