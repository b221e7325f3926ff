import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import { dayNumber } from '../../calendar/day-number.ts';
import type { Language } from '../../contract/languages.ts';
import { nextDay } from '../../days/commemorations/next.ts';
import { type Found, searchOptions, searchQuery } from '../../responses/search-words.ts';
import { parseMoves, parseRule } from '../../rules/grammar.ts';
import { civilDate, dateFrom } from './place.ts';

/** What was found, the best first, and how many there are in all. */
export interface Hits {
  readonly first: readonly Hit[];
  readonly count: number;
  /** Whether nothing was found as it was written, so that this is what is written nearly so. */
  readonly isNear: boolean;
}

/** A commemoration, or texts that belong to no day: these have no kind. */
export interface Hit extends Pick<Found, 'id' | 'title' | 'kind'> {
  /** The civil date on which it is kept next, or is being kept. */
  readonly next: string | undefined;
}

export type Finder = (wanted: string, today: string) => Hits;

/** More is not looked through by people. */
const MOST_SHOWN = 50;

/** Finds in the index of a language what is wanted. */
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

/** The civil date, from today on, on which something is kept by its rule. */
export function nextDate({ rule, moves = [] }: WrittenWhen, today: string): string | undefined {
  const when = { rule: parseRule(rule), moves: parseMoves(moves) };
  const next = nextDay(when, dayNumber('gregorian', dateFrom(today)));
  return next === undefined ? undefined : civilDate(next);
}

/** When something is kept, as the lists of the API say it. */
interface WrittenWhen {
  readonly rule: string;
  readonly moves?: NonNullable<Found['moves']> | undefined;
}
