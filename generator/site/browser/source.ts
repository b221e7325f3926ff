import type { CommemorationsAnswer, TextIndex } from '../../../schemas/types.ts';
import { CHURCH_SCRIPT } from '../../contract/editions.ts';
import { indexRequest } from '../model/answer-request.ts';
import type { AnswerSource } from '../model/content.ts';
import type { DayHymns } from '../model/day-hymns.ts';
import { commemorationRequest, keptNext } from '../model/kept.ts';
import type { LiturgyPart } from '../model/liturgy-part.ts';
import type { Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { today } from './clock.ts';
import { calendarSource, dayAt, scriptureAt, servicesAt } from './days.ts';
import { feedsOfHost } from './feeds.ts';
import { preferred } from './preferences.ts';
import { section } from './sections.ts';

/** The answers of the host in the language of the words, for the visitor of today. */
export function hostSource(words: Words): AnswerSource {
  const { lang } = words;
  return {
    ...calendarSource(words),
    isChurch: preferred('script') === CHURCH_SCRIPT,
    textsOfDays: [],
    answer,
    section,
    feeds: () => feedsOfHost(lang),
    day: (date) => dayAt(date, lang),
    scripture: (date) => scriptureAt(date, lang),
    liturgy: (date) => liturgyAt(date, words),
    texts: async () => (await answer<TextIndex>(indexRequest('texts', lang))) ?? { data: [] },
    hymns: (date) => hymnsAt(date, words),
    async kept(id, entry) {
      if (entry?.undated) return null;
      const request = commemorationRequest(id, words);
      return keptNext(await answer<CommemorationsAnswer>(request.asked).catch(() => null), request, today());
    },
  };
}

/** What is sung at the services of a day, or null if nothing is known of it. */
async function liturgyAt(date: string, words: Words): Promise<LiturgyPart | null> {
  const day = await servicesAt(date, words.lang);
  return day && (await section('liturgy')).liturgyPart(day, words);
}

/** The hymns of a day, or null if its services are not known. */
async function hymnsAt(date: string, words: Words): Promise<DayHymns | null> {
  const day = await servicesAt(date, words.lang);
  return day && (await section('liturgy')).dayHymns(day, [], words, answer);
}
