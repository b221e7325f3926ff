import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';
import type { Options, Query } from 'minisearch';
import type { CommemorationIndexEntry } from '../../schemas/types.ts';
import type { Language } from '../contract/languages.ts';
import { memoize } from '../memoize.ts';

/** What the search finds: a commemoration, or texts that belong to no day. */
export interface Found {
  readonly id: string;
  /** Names whose name day it is, with their modern forms. */
  readonly names: string;
  readonly title: string;
  /** What is kept; absent for texts. */
  readonly kind?: CommemorationIndexEntry['kind'];
  /** The position of its rank: 0 is the highest; absent without a rank. */
  readonly order?: number;
  /** When it is kept, as a rule of the data with its moves; absent for texts. */
  readonly rule?: string;
  readonly moves?: readonly { readonly on: string; readonly to: string }[];
}

/** One below the lowest rank. */
const LOWEST_RANK = 6;

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = { ru: russian, en: english };

/** The options for making and loading the index of a language. */
export function searchOptions(lang: Language): Options<Found> {
  const stem = memoize((word: string) => stemOf(word, lang));
  return {
    fields: ['names', 'title'],
    storeFields: ['title', 'kind', 'order', 'rule', 'moves'],
    tokenize: searchedWords,
    processTerm: stem,
    searchOptions: {
      tokenize: searchedWords,
      processTerm: (term) => term,
      // People look more often for what is kept more solemnly.
      boostDocument: (_id, _term, found) => 1 + (LOWEST_RANK - Number(found?.order ?? LOWEST_RANK)) / 2,
    },
  };
}

/**
 * The query for the given words: each in any case, and as the beginning of a longer word; with `forgiving` also with
 * small spelling mistakes. Null if there are no words.
 */
export function searchQuery(text: string, lang: Language, forgiving = false): Query | null {
  const words = searchedWords(text);
  if (words.length === 0) return null;
  const queries = words.map((word) => {
    const stem = stemOf(word, lang);
    return {
      combineWith: 'OR' as const,
      queries: [
        { queries: [stem], boost: { names: 6, title: 2 } },
        // A single letter begins half of all words.
        ...(word.length > 1 ? [{ queries: [word], prefix: true }] : []),
        ...(forgiving && stem.length > 3 ? [{ queries: [stem], fuzzy: stem.length > 5 ? 2 : 1 }] : []),
      ],
    };
  });
  return { combineWith: 'AND', queries };
}

/**
 * The stem of a word. A doubled letter stays: `анн`, which is also the beginning of Анна, and not `ан`, that of Андрей.
 * The stem of чудотворец is that of чудотворца.
 */
export function stemOf(word: string, lang: Language): string {
  if (/\d/.test(word)) return word;
  if (/[^аеиоуыэюя]ец$/.test(word)) return `${word.slice(0, -2)}ц`;
  const stem = STEMMERS[lang](word);
  const doubled = stem + stem.at(-1);
  return word.startsWith(doubled) ? doubled : stem;
}

/** The words of a text as the index has them: in small letters, with е for ё. */
export function searchedWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
