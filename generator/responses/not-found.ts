import type { NotFound } from '../../schemas/types.ts';
import type { ContentEndpoint } from '../contract/endpoints.ts';
import type { TextLanguage } from '../contract/languages.ts';

const MESSAGES = {
  ID_NOT_FOUND: { ru: 'Для этого id нет текстов.', en: 'There are no texts for this id.' },
  LANGUAGE_NOT_AVAILABLE: { ru: 'Текста на этом языке нет.', en: 'There is no text in this language.' },
  NUMBER_NOT_FOUND: { ru: 'Текста с таким номером нет.', en: 'There is no text of this number.' },
} satisfies Record<NotFound['code'], { ru: string; en: string }>;
const NO_COMMEMORATION = { ru: 'Такой памяти в календаре нет.', en: 'There is no such commemoration in the calendar.' };

/** Why an endpoint found nothing, in the language of the answer; for Church Slavonic in Russian. */
export function notFound<C extends NotFound['code']>(
  endpoint: ContentEndpoint,
  code: C,
  lang: TextLanguage,
): { code: C; message: string } {
  const message = endpoint === 'commemorations' ? NO_COMMEMORATION : MESSAGES[code];
  return { code, message: message[lang === 'en' ? 'en' : 'ru'] };
}

/** The entry of an id for which an endpoint found nothing: all its collections are empty. */
export function missingEntry(
  endpoint: ContentEndpoint,
  id: string,
  code: 'ID_NOT_FOUND' | 'NUMBER_NOT_FOUND',
  lang: TextLanguage,
) {
  return { id, found: false as const, ...EMPTY[endpoint], notFound: notFound(endpoint, code, lang) };
}

/** The collections of an entry if nothing is known. */
const EMPTY = {
  canons: { canons: [] },
  akathists: { akathists: [] },
  hymnography: { troparia: [], kontakia: [], prayers: [], magnifications: [], hagiography: null, icons: [] },
  commemorations: {
    kind: null,
    name: null,
    typeId: null,
    types: [],
    liturgicalRank: null,
    rankSources: [],
    icons: [],
    rule: null,
    ruleLabel: null,
    dates: [],
    names: [],
    sameAs: [],
    related: [],
    since: null,
    until: null,
    sources: [],
    texts: null,
  },
} as const satisfies Record<ContentEndpoint, object>;
