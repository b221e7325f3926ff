import type {
  CalendarAnswer,
  CalendarSaint,
  EventEntry,
  FastingAnswer,
  FastingEntry,
  MovableAnswer,
  TextIndex,
} from '../../../schemas/types.ts';
import { weekAfterPentecost } from '../../calendar/pascha.ts';
import { type ContentEndpoint, coversYear, type DailyEndpoint } from '../../contract/endpoints.ts';
import type { Language, TextLanguage } from '../../contract/languages.ts';
import { BASE_PATH, contentPath, dayPath, textIndexPath, yearFolder } from '../../contract/paths.ts';
import { dateFrom, numberOf } from './place.ts';

/** An answer of the API: where its file stands, and its public address where it has one. Both relative to the page. */
export interface Asked {
  readonly file: string;
  readonly address?: string;
  /** The folder of a year, which a tree has whole or not at all. */
  readonly year?: string;
}

export function askedDay(lang: Language, endpoint: DailyEndpoint, date: string): Asked {
  return {
    file: dayPath(lang, endpoint, date),
    address: `${BASE}/${endpoint}/day/${date}?lang=${lang}`,
    year: yearFolder(lang, endpoint, dateFrom(date).year),
  };
}

export function askedText(lang: TextLanguage, endpoint: ContentEndpoint, id: string): Asked {
  const address = `${BASE}/${endpoint}/?id=${encodeURIComponent(id)}&lang=${lang}`;
  return { file: contentPath(lang, endpoint, id), address };
}

export function askedIndex(lang: Language): Asked {
  return { file: textIndexPath(lang) };
}

const BASE = BASE_PATH.slice(1);

/** What the page says of a day; `saints` is null in years for which the service has none. */
export interface Day {
  readonly date: string;
  readonly julianDate: string;
  readonly dayOfWeek: string;
  readonly week: number;
  readonly fasting: FastingEntry;
  readonly events: readonly EventEntry[];
  readonly saints: readonly CalendarSaint[] | null;
}

/** The day of a civil date, or null where neither files nor host have it. Fails where the host cannot be reached. */
export async function dayOf(lang: Language, date: string): Promise<Day | null> {
  if (coversYear('calendar', dateFrom(date).year)) {
    const day = (await answer<CalendarAnswer>(askedDay(lang, 'calendar', date)))?.data[date];
    return day ? { ...day, date, week: day.weekAfterPentecost } : null;
  }
  const [movable, fasting] = await Promise.all([
    answer<MovableAnswer>(askedDay(lang, 'movable', date)),
    answer<FastingAnswer>(askedDay(lang, 'fasting', date)),
  ]);
  const [moved, fast] = [movable?.data[date], fasting?.data[date]];
  return moved && fast ? { ...moved, ...fast, date, week: weekAfterPentecost(numberOf(date)), saints: null } : null;
}

/** The list of all texts; empty where the tree has none. */
export async function textIndex(lang: Language): Promise<TextIndex['data']> {
  return (await answer<TextIndex>(askedIndex(lang)))?.data ?? [];
}

const answers = new Map<string, Promise<unknown>>();
const missingYears = new Set<string>();

/**
 * An answer from its file, or where the tree has no such file, from the public address, which a host with the edge
 * answers. Null where neither is there. Fails where the host cannot be reached.
 */
export function answer<A>(asked: Asked): Promise<A | null> {
  const known = answers.get(asked.file);
  if (known) return known as Promise<A | null>;
  const coming = sought<A>(asked);
  answers.set(asked.file, coming);
  coming.catch(() => answers.delete(asked.file));
  return coming;
}

async function sought<A>({ file, address, year = file }: Asked): Promise<A | null> {
  const found = missingYears.has(year) ? null : await fetched<A>(file);
  if (found || !address) return found;
  missingYears.add(year);
  return fetched<A>(address);
}

async function fetched<A>(address: string): Promise<A | null> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (response.status >= 500) throw new Error(`${address} was answered with ${response.status}`);
  const text = await response.text();
  // Some hosts send a page of their own where there is no file.
  return response.ok && text.startsWith('{') ? JSON.parse(text) : null;
}
