import type { ReadingsAnswer, ReadingsDay, TextIndex } from '../../../schemas/types.ts';
import { CHURCH_SCRIPT } from '../../contract/editions.ts';
import { coversYear } from '../../contract/endpoints.ts';
import { askedDay, askedIndex } from '../model/asked.ts';
import { type Content, message } from '../model/content.ts';
import { longDate } from '../model/dates.ts';
import { type Day, type DayAnswers, dayOf, endpointsOf } from '../model/day.ts';
import { dayPage } from '../model/day-page.ts';
import { datesOf, monthPage, monthTitle } from '../model/month-page.ts';
import { dateFrom, type Place, type View } from '../model/place.ts';
import { type TextAnswer, textPage, textRequests } from '../model/text-page.ts';
import { textsPage } from '../model/texts-page.ts';
import { WORDS, type Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { today } from './clock.ts';
import { preferred } from './preferences.ts';

/** What a place shows, put together from the answers of the API. Fails where the host cannot be reached. */
export async function contentOf({ view, lang }: Place): Promise<Content> {
  const words = WORDS[lang];
  switch (view.kind) {
    case 'day': {
      const [day, texts, scripture] = await Promise.all([
        dayAt(view.date, words),
        indexOrNothing(words),
        scriptureAt(view.date, words),
      ]);
      return day ? dayPage(day, texts, scripture, words) : message(longDate(lang, view.date), words.dayIsMissing);
    }
    case 'month': {
      const days = await daysOf(view, words);
      return days ? monthPage(view, days, words, today()) : message(monthTitle(view, words), words.dayIsMissing);
    }
    case 'texts':
      return textsPage(await index(words), words);
    case 'text':
      return (await textAt(view.id, words)) ?? message(words.texts, words.textIsMissing);
    case 'nowhere':
      return message(words.notFound, words.nowhere);
  }
}

/** A day, or null where neither files nor host have it. */
async function dayAt(date: string, { lang }: Words): Promise<Day | null> {
  const asked = endpointsOf(date).map(async (endpoint) => [endpoint, await answer(askedDay(lang, endpoint, date))]);
  return dayOf(date, Object.fromEntries(await Promise.all(asked)) as DayAnswers);
}

/** What is read on a day, or null where nothing is said of it. */
async function scriptureAt(date: string, { lang }: Words): Promise<ReadingsDay | null> {
  if (!coversYear('readings', dateFrom(date).year)) return null;
  const found = await answer<ReadingsAnswer>(askedDay(lang, 'readings', date)).catch(() => null);
  return found?.data[date] ?? null;
}

/** The days of a month. The first tells whether the tree has files of the year; only then the others are asked for. */
async function daysOf(view: View & { kind: 'month' }, words: Words): Promise<(Day | null)[] | null> {
  const dates = datesOf(view);
  if ((await dayAt(dates[0] as string, words)) === null) return null;
  return Promise.all(dates.map((date) => dayAt(date, words)));
}

async function textAt(id: string, words: Words): Promise<Content | null> {
  const entry = (await indexOrNothing(words)).find((one) => one.id === id);
  const requests = textRequests(id, entry, words, preferred('script') === CHURCH_SCRIPT);
  const answers = requests.map(async ({ edition, asked }) => ({
    edition,
    answer: await answer<NonNullable<TextAnswer['answer']>>(asked),
  }));
  return textPage(entry, requests, await Promise.all(answers), words);
}

/** The list of all texts; empty where the tree has none. */
async function index({ lang }: Words): Promise<TextIndex['data']> {
  return (await answer<TextIndex>(askedIndex(lang)))?.data ?? [];
}

/** The same for those who do without it where it cannot be had. */
function indexOrNothing(words: Words): Promise<TextIndex['data']> {
  return index(words).catch(() => []);
}
