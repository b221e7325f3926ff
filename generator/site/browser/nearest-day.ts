import { prerenderedPageAddress } from '../../contract/page-addresses.ts';
import { FRONT_PAGE } from '../../contract/pages.ts';
import { dayPath } from '../../contract/paths.ts';
import { longDate } from '../model/dates.ts';
import type { DayPage } from '../model/day-page.ts';
import { civilDate, numberOf } from '../model/place.ts';
import { missingWords } from '../words/missing-words.ts';
import type { Words } from '../words/words.ts';
import { dateOn } from './clock.ts';
import { shown } from './look-ahead.ts';

/** The farthest day that is looked for, and how many days are tried: a cached answer may be that there is none. */
const FARTHEST = 400;
const MOST_TRIED = 7;

/**
 * The day nearest to today that the service worker has cached, with a note about that; null if it has none. Fails if
 * the browser allows no cache.
 */
export async function nearestDay(words: Words, today: string): Promise<DayPage | null> {
  const { updated, cached } = await cache();
  const near = Array.from({ length: 2 * FARTHEST }, (_, i) => civilDate(numberOf(today) + fromToday(i)));
  const dates = near.filter((date) => addressesOf(date, words).some((address) => cached.has(address)));
  for (const date of dates.slice(0, MOST_TRIED)) {
    const page = await shown({ kind: 'day', date }, words).catch(() => null);
    if (page?.kind === 'day') return { ...page, away: noteOf(updated, words) };
  }
  return null;
}

/** -1, 1, -2, 2 and so on. */
function fromToday(i: number): number {
  return i % 2 === 0 ? -(i / 2 + 1) : (i + 1) / 2;
}

/** The addresses of which one is cached if a day was shown or requested ahead. */
function addressesOf(date: string, { lang }: Words): string[] {
  const files = [prerenderedPageAddress(lang, 'day', date) + FRONT_PAGE, dayPath(lang, 'calendar', date)];
  return files.map((file) => new URL(file, document.baseURI).href);
}

/** The addresses of what is cached, and the civil date on which the front page last came from its host. */
async function cache(): Promise<{ cached: ReadonlySet<string>; updated: string | null }> {
  const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const cached = new Set((await Promise.all(all.map((one) => one.keys()))).flat().map(({ url }) => url));
  const front = await caches.match(new URL('./', document.baseURI).href);
  const sent = Date.parse(front?.headers.get('Date') ?? '');
  return { cached, updated: Number.isNaN(sent) ? null : dateOn(new Date(sent)) };
}

function noteOf(updated: string | null, words: Words): NonNullable<DayPage['away']> {
  const { todayIsMissing, updatedOn, nearestBelow } = missingWords(words);
  const when = updated ? [updatedOn(longDate(words.lang, updated))] : [];
  return { title: words.notReached, text: [todayIsMissing, ...when, nearestBelow].join(' '), retry: words.retry };
}
