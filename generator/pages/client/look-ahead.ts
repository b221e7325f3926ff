import type { TextIndex } from '../../../schemas/types.ts';
import { inTree } from '../../contract/paths.ts';
import { askedIndex } from '../model/asked.ts';
import type { Content } from '../model/content.ts';
import type { Day } from '../model/day.ts';
import { keptInBrief } from '../model/kept-in-brief.ts';
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
    if (page.kind === 'day') await keep(page.day, withTexts, words);
  }
  for (const month of months.values()) await shown(month, words);
  for (const year of years) await shown({ kind: 'year', year }, words);
}

async function shown(view: View, words: Words): Promise<Content> {
  return (await ownContent({ view, lang: words.lang })) ?? contentOf(view, words);
}

async function keep(day: Day, withTexts: ReadonlySet<string>, words: Words): Promise<void> {
  const icons = [...day.events, ...(day.saints ?? [])].flatMap((one) => one.icons.map(({ path }) => inTree(path)));
  await Promise.all([...new Set(icons)].map((icon) => fetch(icon)));
  for (const { id } of keptInBrief(day)) {
    if (withTexts.has(id)) await contentOf({ kind: 'text', id }, words);
  }
}
