import type { TextIndex } from '../../../schemas/types.ts';
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

/** The number of days after today. */
const DAYS_AHEAD = 60;

/** Requests the next days, their months and years, the pictures, and the texts of the chief commemorations. */
export async function lookAhead(words: Words): Promise<void> {
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, i) => civilDate(numberOf(today()) + i));
  const months = new Map(dates.map(monthOf).map((month) => [isoMonth(month), month]));
  const years = [...new Set(dates.map((date) => dateFrom(date).year))];
  const listed = await answer<TextIndex>(indexRequest('texts', words.lang));
  const withTexts = new Set(listed?.data.map(({ id }) => id));
  for (const date of dates) await loadPictures(await shown({ kind: 'day', date }, words));
  for (const month of months.values()) {
    const page = await shown(month, words);
    for (const id of page.kind === 'month' ? keptOn(page, new Set(dates)) : []) {
      if (withTexts.has(id)) await loadPictures(await contentAt({ kind: 'text', id }, words));
    }
  }
  for (const year of years) await shown({ kind: 'year', year }, words);
}

async function shown(view: View, words: Words): Promise<Content> {
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
