import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';
import type { Options, Query } from 'minisearch';
import type { CommemorationIndexEntry, SearchWord } from '../../schemas/types.ts';
import type { Language } from '../contract/languages.ts';
import { memoize } from '../memoize.ts';

/** What the search finds: a commemoration, a season of fasting, or texts that belong to no day. */
export interface Found {
  readonly id: string;
  /** Names whose name day it is, with their modern forms. */
  readonly names: string;
  /** What people call it, one name a line. */
  readonly called: string;
  readonly title: string;
  /** What is kept; absent for texts. */
  readonly kind?: CommemorationIndexEntry['kind'] | 'season';
  /** The position of its rank: 0 is the highest; absent without a rank. */
  readonly order?: number;
  /** Which kinds of texts it has; absent if none. */
  readonly texts?: readonly string[];
  /** When it is kept, as a rule of the data with its moves; absent for texts. */
  readonly rule?: string;
  readonly moves?: readonly { readonly on: string; readonly to: string }[];
}

/** One below the lowest rank. */
const LOWEST_RANK = 6;
/** The first characters of terms that are a whole name: its stems in alphabetical order, and its words as written. */
const [STEMS, WRITTEN] = ['=', '^'];

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = { ru: russian, en: english };

/** What the words of a search mean. */
export interface Lexicon {
  /** The words of a text, those with another meaning replaced. */
  words(text: string): string[];
  /** The stem of a word. */
  stem(word: string): string;
  /** The words that must be found: without “saint” or “akathist”, unless there are no others. */
  needed(words: readonly string[]): string[];
  /** The kinds of texts that are named. */
  texts(words: readonly string[]): string[];
}

/** The lexicon of a language. */
export function lexiconOf(lang: Language, rows: readonly SearchWord[]): Lexicon {
  const stem = memoize((word: string) => stemOf(word, lang));
  const own = rows.filter((row) => row.lang === lang);
  const means = new Map(own.flatMap((row) => (row.means ? row.words.map((word) => [word, row.means as string]) : [])));
  const passing = new Set(own.flatMap((row) => (row.means ? [] : row.words.map(stem))));
  const kinds = new Map(own.flatMap((row) => (row.texts ? row.words.map((word) => [stem(word), row.texts]) : [])));
  return {
    words: (text) => searchedWords(text.replace(/(?<=\p{L})['’]s\b/giu, '')).map((word) => means.get(word) ?? word),
    stem,
    needed: (words) => {
      const needed = words.filter((word) => !passing.has(stem(word)));
      return needed.length > 0 ? needed : [...words];
    },
    texts: (words) => words.flatMap((word) => kinds.get(stem(word)) ?? []),
  };
}

/** The options for making and loading the index. The lexicon is needed only for making it. */
export function searchOptions(lang: Language, lexicon = lexiconOf(lang, [])): Options<Found> {
  return {
    fields: ['names', 'title', 'called'],
    storeFields: ['title', 'kind', 'order', 'texts', 'rule', 'moves'],
    tokenize: (text, field) => (field === 'called' ? calledTerms(text, lexicon) : searchedWords(text)),
    processTerm: (term, field) => (field === 'called' ? term : lexicon.stem(term)),
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      // People look more often for what is kept more solemnly.
      boostDocument: (_id, _term, found) => 1 + (LOWEST_RANK - Number(found?.order ?? LOWEST_RANK)) / 2,
    },
  };
}

/** The terms of names: the stem of each word, and the whole name. */
function calledTerms(text: string, lexicon: Lexicon): string[] {
  const terms = text.split('\n').flatMap((name) => {
    const needed = lexicon.needed(lexicon.words(name));
    return needed.length === 0 ? [] : [...needed.map(lexicon.stem), wholeStems(needed, lexicon), wholeWords(needed)];
  });
  return [...new Set(terms)];
}

function wholeStems(words: readonly string[], { stem }: Lexicon): string {
  return STEMS + [...new Set(words.map(stem))].sort().join(' ');
}

function wholeWords(words: readonly string[]): string {
  return WRITTEN + words.join(' ');
}

/** How closely words must match: all of them, all with small spelling mistakes, or some of them. */
export type Closeness = 'exact' | 'forgiving' | 'some';

/**
 * The query for the given words: each in any case, and as the beginning of a longer word. What has these words as its
 * whole name comes first. Null if there are no words.
 */
export function searchQuery(text: string, lexicon: Lexicon, closeness: Closeness = 'exact'): Query | null {
  const words = lexicon.words(text);
  if (words.length === 0) return null;
  const needed = lexicon.needed(words);
  const wordQuery = (word: string): Query => queryOfWord(word, lexicon.stem(word), closeness !== 'exact');
  const whole = wholeWords(needed);
  const all: Query = { combineWith: closeness === 'some' ? 'OR' : 'AND', queries: needed.map(wordQuery) };
  // What has all words is better with the others, and needs none of them.
  const others = words.filter((word) => !needed.includes(word)).map(lexicon.stem);
  const better: Query = { combineWith: 'AND', queries: [all, { combineWith: 'OR', queries: [all, ...others] }] };
  return {
    combineWith: 'OR',
    queries: [
      { queries: [wholeStems(needed, lexicon)], boost: { called: 1000 } },
      ...(whole.length > 3 ? [{ queries: [whole], prefix: true, boost: { called: 10 } }] : []),
      others.length === 0 ? all : better,
    ],
  };
}

function queryOfWord(word: string, stem: string, isForgiving: boolean): Query {
  return {
    combineWith: 'OR' as const,
    queries: [
      { queries: [stem], boost: { names: 6, title: 2, called: 4 } },
      // A single letter begins half of all words.
      ...(word.length > 1 ? [{ queries: [word], prefix: true, boost: { called: 2 } }] : []),
      ...(isForgiving && stem.length > 3 ? [{ queries: [stem], fuzzy: stem.length > 5 ? 2 : 1 }] : []),
    ],
  };
}

/**
 * The stem of a word. A doubled letter stays: `анн`, which is also the beginning of Анна, and not `ан`, that of Андрей.
 * The stem of чудотворец is that of чудотворца, the stem of Андрея that of Андрей, that of Христос
 * that of Христа.
 */
export function stemOf(word: string, lang: Language): string {
  if (/\d/.test(word)) return word;
  if (word === 'христос') return 'христ';
  if (/[^аеиоуыэюя]ец$/.test(word)) return `${word.slice(0, -2)}ц`;
  const stem = /е[яю]$|еем$/.test(word) ? word.replace(/е(?:[яю]|ем)$/, '') : STEMMERS[lang](word);
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
