import type { HymnData, HymnographyFile, SharedHymns } from '../../schemas/types.ts';
import type { TextFile } from './data-files.ts';

export const SHARED_LISTS = ['troparia', 'kontakia'] as const;
type SharedList = (typeof SHARED_LISTS)[number];
type Sung = Pick<HymnographyFile, SharedList>;

/** The hymns of each id, with those that stand with another id in their places. What is not there is left out. */
export function wholeHymns(texts: readonly TextFile[]): Map<string, HymnographyFile> {
  const files = new Map(texts.flatMap((text) => (text.kind === 'hymnography' ? [[text.id, text.entry.value]] : [])));
  return new Map(
    [...files].map(([id, { shared, ...own }]) => [id, shared ? { ...own, ...sungOf(id, files, []) } : own]),
  );
}

/** Troparia and kontakia of an id in their order. `path` are the ids that led here: none is asked twice. */
function sungOf(id: string, files: ReadonlyMap<string, HymnographyFile>, path: readonly string[]): Sung {
  const { shared = [], ...own } = (path.includes(id) ? undefined : files.get(id)) ?? {};
  const taken = shared.map((share) => sharedHymns(share, sungOf(share.of, files, [...path, id])));
  const inOrder = (list: SharedList): HymnData[] =>
    [own, ...taken].flatMap((sung) => sung[list] ?? []).sort((a, b) => a.delta - b.delta);
  return { troparia: inOrder('troparia'), kontakia: inOrder('kontakia') };
}

/** What a line of `shared` names among the hymns of its id, under the delta that it gives. */
export function sharedHymns({ troparion, kontakion, delta }: SharedHymns, sung: Sung): Sung {
  if (troparion === undefined && kontakion === undefined) return sung;
  const named = (list: SharedList, number: number | undefined): HymnData[] =>
    (sung[list] ?? []).filter((hymn) => hymn.delta === number).map((hymn) => ({ ...hymn, delta: delta ?? hymn.delta }));
  return { troparia: named('troparia', troparion), kontakia: named('kontakia', kontakion) };
}
