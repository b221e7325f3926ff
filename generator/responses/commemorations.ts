import type { CommemorationsEntry, TextCounts } from '../../schemas/types.ts';
import { HYMN_LISTS } from '../contract/endpoints.ts';
import type { Texts } from '../model/catalog.ts';
import type { Commemoration } from '../model/commemoration.ts';
import type { Entries } from './entries.ts';

/** What is known of a commemoration. The id is the requested one. */
export function commemorationEntry(
  entries: Entries,
  id: string,
  commemoration: Commemoration,
  dates: readonly string[],
  texts: Texts | undefined,
): CommemorationsEntry {
  const { kind, rule, moves, related, since, until, sameAs, sources, rankSources } = commemoration;
  const { lang } = entries;
  const { name, ...classed } = entries.classed(commemoration);
  return {
    id,
    found: true,
    kind,
    name,
    ...classed,
    rankSources: [...rankSources],
    rule,
    ...(moves.length === 0 ? {} : { moves: [...moves] }),
    ruleLabel: commemoration.ruleLabel[lang],
    dates: [...dates],
    names: commemoration.names.map((one) => one[lang]),
    sameAs: [...sameAs],
    related: [...related],
    since,
    until,
    sources: [...sources],
    texts: textCounts(texts),
  };
}

/** Which texts an id has. */
export function textCounts(texts: Texts | undefined): TextCounts {
  const list = texts?.list ?? [];
  const of = (collection: string) => list.filter((text) => text.collection === collection);
  const numbers = (collection: string) => [...new Set(of(collection).map(({ number }) => number))];
  const counts = Object.fromEntries(HYMN_LISTS.map((name) => [name, of(name).length])) as Pick<
    TextCounts,
    (typeof HYMN_LISTS)[number]
  >;
  const { short = null, full = null } = texts?.hymns?.hagiography ?? {};
  const life = { short: short !== null, full: full !== null };
  return { ...counts, canons: numbers('canons'), akathists: numbers('akathists'), life };
}
