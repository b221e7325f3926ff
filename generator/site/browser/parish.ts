import type { HymnographyAnswer, HymnographyEntry, LiturgyAnswer } from '../../../schemas/types.ts';
import { coversYear } from '../../contract/endpoints.ts';
import { textRequest } from '../model/answer-request.ts';
import {
  datesOfSheet,
  entranceHymns,
  type ParishAnswers,
  type ParishPage,
  parishPage,
  type SheetView,
} from '../model/parish-page.ts';
import { dateFrom } from '../model/place.ts';
import type { Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { answerOfDay, dayAt, scriptureAt } from './days.ts';
import { preferred } from './preferences.ts';

/** The sheet of a parish; null if the host has none of its days. Fails if the host cannot be reached. */
export async function parishAt(view: SheetView, words: Words): Promise<ParishPage | null> {
  const answers = await Promise.all(datesOfSheet(view).map((date) => answersFor(date, words)));
  if (answers.every(({ day }) => day === null)) return null;
  const hymns = entranceHymns(answers.at(-1)?.liturgy ?? null, preferred('temple'));
  const ids = [...new Set(hymns.flatMap(({ text }) => text?.id ?? []))];
  const texts = await Promise.all(ids.map(async (id) => [id, await hymnsOf(id, words)] as const));
  const found = new Map(texts.filter((one): one is [string, HymnographyEntry] => one[1] !== undefined));
  const written = { parish: preferred('parish') ?? '', notes: preferred('notes') ?? '' };
  return parishPage(view, answers, hymns, found, words, written);
}

async function answersFor(date: string, words: Words): Promise<ParishAnswers> {
  const { lang } = words;
  const hasLiturgy = coversYear('liturgy', dateFrom(date).year);
  const [day, scripture, liturgy] = await Promise.all([
    dayAt(date, lang),
    scriptureAt(date, lang),
    hasLiturgy ? answerOfDay<LiturgyAnswer>(lang, 'liturgy', date).catch(() => null) : null,
  ]);
  return { day, scripture, liturgy: liturgy?.data[date] ?? null };
}

async function hymnsOf(id: string, { lang }: Words): Promise<HymnographyEntry | undefined> {
  const found = await answer<HymnographyAnswer>(textRequest(lang, 'hymnography', id)).catch(() => null);
  return found?.data.find((one): one is HymnographyEntry => one.found);
}
