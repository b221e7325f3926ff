import MiniSearch from 'minisearch';
import type { Language } from '../contract/languages.ts';
import type { Catalog } from '../model/catalog.ts';
import { findById } from '../model/find-by-id.ts';
import { type Found, searchOptions } from './search-words.ts';

/** The index for finding commemorations and texts in a language, as MiniSearch writes it. */
export function searchIndex(catalog: Catalog, lang: Language): string {
  return searchIndexOf(searchedFor(catalog, lang), lang);
}

/** Everything in the index. */
export function searchedFor(catalog: Catalog, lang: Language): Found[] {
  return [...commemorations(catalog, lang), ...textsOfNoDay(catalog, lang)];
}

/** The index of the given items. */
export function searchIndexOf(found: readonly Found[], lang: Language): string {
  const index = new MiniSearch<Found>(searchOptions(lang));
  index.addAll(found);
  return JSON.stringify(index);
}

function* commemorations({ commemorations: all, names }: Catalog, lang: Language): Iterable<Found> {
  const forms = new Map(names[lang].map(({ name, forms }) => [name, forms]));
  for (const { id, name, names: named, kind, rank, rule, moves } of all) {
    const called = named.flatMap(({ [lang]: one }) => [one, ...(forms.get(one) ?? [])]);
    const order = rank ? { order: rank.order } : {};
    const more = moves.length > 0 ? { moves } : {};
    yield { id, names: called.join(' '), title: name[lang], kind, ...order, rule, ...more };
  }
}

function* textsOfNoDay({ texts, commemorations: all, titles }: Catalog, lang: Language): Iterable<Found> {
  for (const { id } of texts) {
    const title = findById(titles, id)?.label[lang];
    if (title && !findById(all, id)) yield { id, names: '', title };
  }
}
