import type { TextIndex } from '../../../schemas/types.ts';
import { askedIndex } from '../model/asked.ts';
import type { Content } from '../model/content.ts';
import { type DayPage, picturesOf } from '../model/day-page.ts';
import { civilDate, dateFrom, isoMonth, monthOf, numberOf, type View } from '../model/place.ts';
import type { Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { today } from './clock.ts';
import { contentOf } from './content.ts';
import { ownContent } from './own-page.ts';

/** How many days after today are kept. */
const DAYS_AHEAD = 60;

/** Asks for the days to come, their months and years, the pictures and the texts of what stands out. */
export async function lookAhead(words: Words): Promise<void> {
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, i) => civilDate(numberOf(today()) + i));
  const months = new Map(dates.map(monthOf).map((month) => [isoMonth(month), month]));
  const years = [...new Set(dates.map((date) => dateFrom(date).year))];
  const listed = await answer<TextIndex>(askedIndex('texts', words.lang));
  const withTexts = new Set(listed?.data.map(({ id }) => id));
  for (const date of dates) {
    const page = await shown({ kind: 'day', date }, words);
    if (page.kind === 'day') await keep(page, withTexts, words);
  }
  for (const month of months.values()) await shown(month, words);
  for (const year of years) await shown({ kind: 'year', year }, words);
}

async function shown(view: View, words: Words): Promise<Content> {
  return (await ownContent({ view, lang: words.lang })) ?? contentOf(view, words);
}

async function keep(page: DayPage, withTexts: ReadonlySet<string>, words: Words): Promise<void> {
  const files = picturesOf(page).filter(({ src }) => !src.startsWith('data:'));
  await Promise.all([...new Set(files.map(({ src }) => src))].map((file) => fetch(file)));
  for (const { id } of page.brief) {
    if (withTexts.has(id)) await contentOf({ kind: 'text', id }, words);
  }
}
