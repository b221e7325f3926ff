import MiniSearch from 'minisearch';
import type { Language } from '../contract/languages.ts';
import type { Catalog, Texts } from '../model/catalog.ts';
import { findById } from '../model/find-by-id.ts';
import { type Found, lexiconOf, searchOptions } from './search-words.ts';
import { textKinds } from './text-kinds.ts';

/** Everything that an index is made of. */
export interface Searchable {
  readonly found: readonly Found[];
  readonly words: Catalog['searched']['words'];
}

/** The index for finding commemorations and texts in a language, as MiniSearch writes it, with the words of searches. */
export function searchIndex(catalog: Catalog, lang: Language): string {
  return searchIndexOf(searchedFor(catalog, lang), lang);
}

/** Everything in the index. */
export function searchedFor(catalog: Catalog, lang: Language): Searchable {
  return {
    found: [...commemorations(catalog, lang), ...seasons(catalog, lang), ...textsOfNoDay(catalog, lang)],
    words: catalog.searched.words.filter((row) => row.lang === lang),
  };
}

/** The index of the given items. */
export function searchIndexOf({ found, words }: Searchable, lang: Language): string {
  const index = new MiniSearch<Found>(searchOptions(lang, lexiconOf(lang, words)));
  index.addAll(found);
  return JSON.stringify({ ...index.toJSON(), words });
}

function* commemorations(catalog: Catalog, lang: Language): Iterable<Found> {
  const { commemorations: all, names, texts } = catalog;
  const forms = new Map(names[lang].map(({ name, forms }) => [name, forms]));
  const mains = new Map(names[lang].flatMap(({ name, main }) => (main ? [[name, main] as const] : [])));
  for (const { id, name, names: named, kind, rank, rule, moves } of all) {
    const calls = (one: string) => [one, ...(forms.get(one) ?? [])];
    const own = named.map(({ [lang]: one }) => one);
    // The whole name finds the day that most people keep.
    const called = [...calledIn(catalog, id), ...own.filter((one) => mains.get(one) === id).flatMap(calls)];
    if (kind !== 'saint') called.push(name[lang]);
    const order = rank ? { order: rank.order } : {};
    const more = moves.length > 0 ? { moves } : {};
    const kinds = kindsOf(findById(texts, id));
    yield {
      id,
      names: own.flatMap(calls).join(' '),
      called: called.join('\n'),
      title: name[lang],
      kind,
      ...order,
      ...kinds,
      rule,
      ...more,
    };
  }
}

function* seasons({ searched }: Catalog, lang: Language): Iterable<Found> {
  for (const { id, title, rule, names } of searched.seasons) {
    yield { id: `season:${id}`, names: '', called: names.join('\n'), title: title[lang], kind: 'season', rule };
  }
}

function* textsOfNoDay(catalog: Catalog, lang: Language): Iterable<Found> {
  const { texts, commemorations: all, titles } = catalog;
  for (const one of texts) {
    const title = findById(titles, one.id)?.label[lang];
    const called = [...calledIn(catalog, one.id), ...(title ? [title] : [])].join('\n');
    if (title && !findById(all, one.id)) yield { id: one.id, names: '', called, title, ...kindsOf(one) };
  }
}

function calledIn({ searched }: Catalog, id: string): readonly string[] {
  return findById(searched.called, id)?.names ?? [];
}

function kindsOf(texts: Texts | undefined): Pick<Found, 'texts'> {
  const kinds = textKinds(texts);
  return kinds.length > 0 ? { texts: kinds } : {};
}
