import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import { dayNumber } from '../../calendar/day-number.ts';
import type { Language } from '../../contract/languages.ts';
import { nextDay } from '../../days/commemorations/next.ts';
import { type Found, searchOptions, searchQuery } from '../../responses/search-words.ts';
import { parseMoves, parseRule } from '../../rules/grammar.ts';
import { civilDate, dateFrom } from './place.ts';

/** The results, the best first, and their total number. */
export interface Hits {
  readonly first: readonly Hit[];
  readonly count: number;
  /** Whether there was no exact match, so that these are similar names. */
  readonly isNear: boolean;
}

/** A commemoration, or texts that belong to no day; texts have no kind. */
export interface Hit extends Pick<Found, 'id' | 'title' | 'kind'> {
  /** The next civil date on which it is kept; may be today. */
  readonly next: string | undefined;
}

export type Finder = (wanted: string, today: string) => Hits;

/** People do not read more results. */
const MOST_SHOWN = 50;

/** Opens the index of a language for searches. */
export async function openFinder(index: AsPlainObject, lang: Language): Promise<Finder> {
  const search = await MiniSearch.loadJSAsync<Found>(index, searchOptions(lang));
  const results = (wanted: string, forgiving: boolean) => {
    const query = searchQuery(wanted, lang, forgiving);
    return query === null ? [] : search.search(query);
  };
  return (wanted, today) => {
    const exact = results(wanted, false);
    const found = exact.length > 0 ? exact : results(wanted, true);
    const first = found.slice(0, MOST_SHOWN).map((one) => hit(one, today));
    return { first, count: found.length, isNear: found !== exact };
  };
}

function hit({ id, title, kind, rule, moves }: SearchResult & Partial<Found>, today: string): Hit {
  return { id, title: title ?? '', ...(kind ? { kind } : {}), next: rule && nextDate({ rule, moves }, today) };
}

/** The first civil date, from today on, on which something is kept by its rule. */
export function nextDate({ rule, moves = [] }: WrittenWhen, today: string): string | undefined {
  const when = { rule: parseRule(rule), moves: parseMoves(moves) };
  const next = nextDay(when, dayNumber('gregorian', dateFrom(today)));
  return next === undefined ? undefined : civilDate(next);
}

/** When something is kept, as in the lists of the API. */
interface WrittenWhen {
  readonly rule: string;
  readonly moves?: NonNullable<Found['moves']> | undefined;
}
