import { namesWords } from '../words/names-words.ts';
import type { Words } from '../words/words.ts';
import { indexRequest, type Request } from './answer-request.ts';
import type { DayPage } from './day-page.ts';
import type { NameDays, NamedAfter, SavedName } from './names.ts';

/** The saved names with their name days, and what is needed to save another. */
export interface NamesPage {
  readonly kind: 'names';
  readonly title: string;
  /** The name with the next name day comes first. */
  readonly names: readonly NameDays[];
  /** All names that can be saved. */
  readonly known: readonly string[];
  /** The result of the last change. */
  readonly note?: string;
  readonly today: string;
  readonly requests: readonly Request[];
}

/** The page of these names; `known` are all names that can be saved. */
export function namesPage(
  names: readonly NameDays[],
  known: readonly string[],
  words: Words,
  today: string,
): NamesPage {
  return {
    kind: 'names',
    title: words.names,
    names,
    known,
    today,
    requests: [
      { label: namesWords(words).nameList, asked: indexRequest('names', words.lang) },
      { label: words.commemorationList, asked: indexRequest('commemorations', words.lang) },
    ],
  };
}

/** The saved names whose name day a day is. */
export function nameDaysOn({ great, solemn, events, saints }: DayPage, names: readonly NamedAfter[]): SavedName[] {
  const kept = [...great, ...solemn, ...events, ...saints.flatMap((list) => list.saints)];
  return names.filter(({ ids }) => kept.some(({ id }) => ids.has(id)));
}
