import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import type { SearchWord } from '../../../schemas/types.ts';
import type { Language } from '../../contract/languages.ts';
import {
  type Closeness,
  type Found,
  type Lexicon,
  lexiconOf,
  searchOptions,
  searchQuery,
} from '../../responses/search-words.ts';
import { onOtherKeyboard } from './keyboard.ts';
import { nextDate } from './next-date.ts';
import { type WantedDate, wantedDates } from './wanted-dates.ts';

/** The results, the best first, and their total number. */
export interface Hits {
  /** Days that the text names as dates. */
  readonly dates: readonly WantedDate[];
  readonly first: readonly Hit[];
  readonly count: number;
  /** Whether there was no exact match, so that these are similar names. */
  readonly isNear: boolean;
}

/** A commemoration, a season, or texts that belong to no day; texts have no kind. */
export interface Hit extends Pick<Found, 'id' | 'title' | 'kind'> {
  /** The next civil date on which it is kept; may be today. */
  readonly next: string | undefined;
  /** Whether its texts are asked for. */
  readonly isText: boolean;
}

export type Finder = (wanted: string, today: string) => Hits;

/** An index as the API has it: that of the library, and the words of searches. */
export interface WrittenIndex extends AsPlainObject {
  readonly words?: readonly SearchWord[];
}

/** People do not read more results. */
const MOST_SHOWN = 50;

/** Opens the index of a language for searches. */
export async function openFinder(index: WrittenIndex, lang: Language): Promise<Finder> {
  const lexicon = lexiconOf(lang, index.words ?? []);
  const search = await MiniSearch.loadJSAsync<Found>(index, searchOptions(lang));
  const results = (wanted: string, closeness: Closeness) => {
    const query = searchQuery(wanted, lexicon, closeness);
    return query === null ? [] : search.search(query);
  };
  return (wanted, today) => {
    const dates = datesIn(wanted, lexicon, lang, today);
    const { words, from } = withoutYear(wanted, today);
    const { found, isNear } = dates.length > 0 ? NOTHING : closest(words, results);
    const texts = lexicon.texts(lexicon.words(words));
    const asked = (one: SearchResult) => texts.some((kind) => one.texts?.includes(kind));
    const sorted = texts.length > 0 ? [...found.filter(asked), ...found.filter((one) => !asked(one))] : found;
    const first = sorted.slice(0, MOST_SHOWN).map((one) => hit(one, from, asked(one)));
    return { dates, first, count: found.length + dates.length, isNear };
  };
}

const NOTHING = { found: [] as SearchResult[], isNear: false };

/** The days that a text names, also in a question: `какой праздник 19 декабря`, `what feast is today`. */
function datesIn(wanted: string, lexicon: Lexicon, lang: Language, today: string): readonly WantedDate[] {
  const dates = wantedDates(wanted, lang, today);
  return dates.length > 0 ? dates : wantedDates(lexicon.needed(lexicon.words(wanted)).join(' '), lang, today);
}

/** The results of the closest way in which there are any: as typed, on the other keyboard, with mistakes. */
function closest(wanted: string, results: (wanted: string, closeness: Closeness) => SearchResult[]): typeof NOTHING {
  const other = onOtherKeyboard(wanted);
  for (const closeness of ['exact', 'forgiving', 'some'] as const) {
    for (const text of [wanted, other]) {
      const found = results(text, closeness);
      if (found.length > 0) return { found, isNear: closeness !== 'exact' };
    }
  }
  return { found: [], isNear: true };
}

/** `Пасха 2027` is Пасха from the beginning of 2027 on. */
function withoutYear(wanted: string, today: string): { words: string; from: string } {
  const year = /(?<!\d)2\d{3}(?!\d)/.exec(wanted)?.[0];
  const words = year ? wanted.replace(year, ' ') : wanted;
  return year && /\p{L}/u.test(words) ? { words, from: `${year}-01-01` } : { words: wanted, from: today };
}

function hit({ id, title, kind, rule, moves }: SearchResult & Partial<Found>, from: string, isText: boolean): Hit {
  return { id, title: title ?? '', ...(kind ? { kind } : {}), next: rule && nextDate({ rule, moves }, from), isText };
}
