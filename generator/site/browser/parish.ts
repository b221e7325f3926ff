import { hymnsById } from '../model/day-hymns.ts';
import {
  datesOfSheet,
  entranceHymns,
  type ParishAnswers,
  type ParishPage,
  parishPage,
  type SheetView,
} from '../model/parish-page.ts';
import type { Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { dayAt, scriptureAt, servicesAt } from './days.ts';
import { preferred } from './preferences.ts';

/** The sheet of a parish; null if the host has none of its days. Fails if the host cannot be reached. */
export async function parishAt(view: SheetView, words: Words): Promise<ParishPage | null> {
  const answers = await Promise.all(datesOfSheet(view).map((date) => answersFor(date, words)));
  if (answers.every(({ day }) => day === null)) return null;
  const hymns = entranceHymns(answers.at(-1)?.liturgy ?? null, preferred('temple'));
  const ids = new Set(hymns.flatMap(({ text }) => text?.id ?? []));
  const found = await hymnsById(ids, words, answer);
  const written = { parish: preferred('parish') ?? '', notes: preferred('notes') ?? '' };
  return parishPage(view, answers, hymns, found, words, written);
}

async function answersFor(date: string, { lang }: Words): Promise<ParishAnswers> {
  const [day, scripture, liturgy] = await Promise.all([
    dayAt(date, lang),
    scriptureAt(date, lang),
    servicesAt(date, lang),
  ]);
  return { day, scripture, liturgy };
}
