import type { TextIndex, TextIndexEntry } from '../../../schemas/types.ts';
import { indexRequest } from '../model/answer-request.ts';
import type { Content } from '../model/content.ts';
import { picturesOf } from '../model/day-page.ts';
import type { MonthPage } from '../model/month-page.ts';
import { civilDate, dateFrom, isoMonth, monthOf, numberOf, type View } from '../model/place.ts';
import type { Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { today } from './clock.ts';
import { contentAt } from './content.ts';
import { prerenderedContent } from './prerendered-content.ts';

/** The last day of a week and the last of all, counted from today. */
const WEEK = 7;
const DAYS_AHEAD = 60;

/** How much is requested: the next week; then prayers and the search; then the next two months. */
export type Reach = 'week' | 'near' | 'far';

/** Requests what can be shown without a network, what is wanted first before the rest. One request follows another. */
export async function lookAhead(words: Words, reach: Reach): Promise<void> {
  await requestDays(datesFrom(0, WEEK), words);
  if (reach === 'week') return;
  const texts = (await answer<TextIndex>(indexRequest('texts', words.lang)))?.data ?? [];
  for (const { id } of texts.filter(isPrayer)) await contentAt({ kind: 'text', id }, words);
  await fetch(indexRequest('search', words.lang).file);
  if (reach === 'far') await requestMonths(words, new Set(texts.map(({ id }) => id)));
}

/** Prayers, and what is sung by the tone or the day of the week; a general service belongs to its saints. */
function isPrayer({ undated, saints }: TextIndexEntry): boolean {
  return Boolean(undated) && !saints;
}

/** The civil dates from one day after today to another. */
function datesFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => civilDate(numberOf(today()) + first + i));
}

async function requestDays(dates: readonly string[], words: Words): Promise<void> {
  for (const date of dates) await loadPictures(await shown({ kind: 'day', date }, words));
}

/** Requests the other days, the months and years of all, and the texts of the chief commemorations. */
async function requestMonths(words: Words, withTexts: ReadonlySet<string>): Promise<void> {
  await requestDays(datesFrom(WEEK + 1, DAYS_AHEAD), words);
  const dates = datesFrom(0, DAYS_AHEAD);
  const months = new Map(dates.map(monthOf).map((month) => [isoMonth(month), month]));
  const years = [...new Set(dates.map((date) => dateFrom(date).year))];
  for (const month of months.values()) {
    const page = await shown(month, words);
    for (const id of page.kind === 'month' ? keptOn(page, new Set(dates)) : []) {
      if (withTexts.has(id)) await loadPictures(await contentAt({ kind: 'text', id }, words));
    }
  }
  for (const year of years) await shown({ kind: 'year', year }, words);
}

/** The content of a view, from its prerendered page if it has one. */
export async function shown(view: View, words: Words): Promise<Content> {
  return (await prerenderedContent({ view, lang: words.lang })) ?? contentAt(view, words);
}

/** Requests the pictures of a page, except those that it contains itself. */
async function loadPictures(page: Content): Promise<void> {
  const pictures = page.kind === 'day' ? picturesOf(page) : page.kind === 'text' ? page.icons : [];
  const files = new Set(pictures.map(({ src }) => src).filter((src) => !src.startsWith('data:')));
  await Promise.all(Array.from(files, (file) => fetch(file)));
}

/** The ids of what the month shows on these dates. */
function keptOn({ weeks }: MonthPage, dates: ReadonlySet<string>): Set<string> {
  const cells = weeks.flatMap(({ places }) => places.filter((cell) => cell !== null));
  return new Set(cells.filter(({ date }) => dates.has(date)).flatMap(({ kept }) => kept.map(({ id }) => id)));
}
