import type {
  CommemorationIndex,
  CommemorationIndexEntry,
  NameIndex,
  NameIndexEntry,
  SourceList,
  TypeIndex,
} from '../../schemas/types.ts';
import type { IndexName } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import type { Catalog } from '../model/catalog.ts';
import { findById } from '../model/find-by-id.ts';
import { searchIndex } from './search.ts';
import { textIndex } from './text-index.ts';
import { textKinds } from './text-kinds.ts';

/** A list of everything in a language. */
export function indexText(index: IndexName, catalog: Catalog, lang: Language): string {
  return INDEXES[index](catalog, lang);
}

const INDEXES: Readonly<Record<IndexName, (catalog: Catalog, lang: Language) => string>> = {
  texts: textIndex,
  commemorations: commemorationIndex,
  names: nameIndex,
  types: typeIndex,
  search: searchIndex,
};

/** The list of all sources of the data. */
export function sourceList({ sources }: Catalog): string {
  return JSON.stringify({ meta: { count: sources.length }, data: [...sources] } satisfies SourceList);
}

function commemorationIndex({ commemorations, texts }: Catalog, lang: Language): string {
  const data = commemorations.map(
    ({ id, name, kind, type, rank, rule, moves }): CommemorationIndexEntry => ({
      id,
      name: name[lang],
      kind,
      typeId: type,
      rank: rank?.code ?? null,
      rule,
      ...(moves.length > 0 ? { moves: [...moves] } : {}),
      texts: textKinds(findById(texts, id)),
    }),
  );
  return JSON.stringify({ meta: { lang, count: data.length }, data } satisfies CommemorationIndex);
}

function nameIndex({ names, commemorations }: Catalog, lang: Language): string {
  const days = new Map<string, NameIndexEntry['commemorations']>();
  for (const { id, rule, names: named } of commemorations) {
    for (const { [lang]: name } of named) days.set(name, [...(days.get(name) ?? []), { id, rule }]);
  }
  const data = names[lang].flatMap(({ name, forms, main }) => {
    const kept = days.get(name);
    const known = main && kept?.some(({ id }) => id === main) ? { main } : {};
    return kept ? [{ name, forms: [...forms], ...known, commemorations: kept }] : [];
  });
  data.sort((a, b) => (a.name < b.name ? -1 : 1));
  return JSON.stringify({ meta: { lang, count: data.length }, data } satisfies NameIndex);
}

function typeIndex({ types }: Catalog, lang: Language): string {
  const data = types.map(({ id, label }) => ({ id, label: label[lang] }));
  return JSON.stringify({ meta: { lang, count: data.length }, data } satisfies TypeIndex);
}
