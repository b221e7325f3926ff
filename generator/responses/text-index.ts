import type { TextIndex, TextIndexEntry, TextIndexText } from '../../schemas/types.ts';
import type { Language } from '../contract/languages.ts';
import type { Catalog, ListedText, Texts } from '../model/catalog.ts';
import { findById } from '../model/find-by-id.ts';

/** The list of all ids that have texts, in the order of the ids, with their titles in a language. */
export function textIndex(catalog: Catalog, lang: Language): string {
  const data = [...catalog.texts, ...catalog.aliases]
    .map(({ id }) => id)
    .sort()
    .flatMap((id): TextIndexEntry[] => {
      const of = findById(catalog.aliases, id)?.of;
      const texts = findById(catalog.texts, of ?? id);
      if (!texts) return [];
      const title = findById(catalog.titles, id)?.label[lang] ?? id;
      const saints = findById(catalog.generalServices, id)?.saints;
      const isUndated = ![id, of ?? id].some((one) => findById(catalog.commemorations, one));
      const entry = { id, title, ...(of === undefined ? {} : { of }), ...(isUndated ? { undated: true } : {}) };
      const list = texts.list.map((text) => listed(text, lang));
      return [{ ...entry, collections: collectionsOf(texts), texts: list, ...(saints ? { saints: [...saints] } : {}) }];
    });
  const groups = catalog.textGroups.map(({ id, title, sections }) => ({
    id,
    title: title[lang],
    sections: sections.map(({ month, ids }) => ({ ...(month === null ? {} : { month }), ids: [...ids] })),
  }));
  const meta = { lang, count: data.length };
  return JSON.stringify({ meta, ...(groups.length > 0 ? { groups } : {}), data } satisfies TextIndex);
}

function listed({ collection, number, languages, church, source }: ListedText, lang: Language): TextIndexText {
  return {
    collection,
    number,
    translated: { ru: languages.includes('ru'), en: languages.includes('en') },
    church,
    ...(source && { source: { ...source, title: source.title[lang] } }),
  };
}

function collectionsOf({ canons, akathists, hymns }: Texts): TextIndexEntry['collections'] {
  const sung = hymns && [hymns.troparia, hymns.kontakia, hymns.prayers, hymns.magnifications].flat().length > 0;
  return [
    ...(Object.keys(canons).length > 0 ? (['canons'] as const) : []),
    ...(Object.keys(akathists).length > 0 ? (['akathists'] as const) : []),
    ...(sung ? (['hymnography'] as const) : []),
    ...(hymns?.hagiography ? (['hagiography'] as const) : []),
  ];
}
