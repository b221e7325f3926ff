import type { CommemorationsAnswer, LiturgyAnswer, TextIndex } from '../../../schemas/types.ts';
import { CHURCH_SCRIPT } from '../../contract/editions.ts';
import { coversYear } from '../../contract/endpoints.ts';
import { indexRequest } from '../model/answer-request.ts';
import type { AnswerSource } from '../model/content.ts';
import { commemorationRequest, keptNext } from '../model/kept.ts';
import type { LiturgyPart } from '../model/liturgy-part.ts';
import { dateFrom } from '../model/place.ts';
import type { Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { today } from './clock.ts';
import { answerOfDay, calendarSource, dayAt, scriptureAt } from './days.ts';
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
    async kept(id, entry) {
      if (entry?.undated) return null;
      const request = commemorationRequest(id, words);
      return keptNext(await answer<CommemorationsAnswer>(request.asked).catch(() => null), request, today());
    },
  };
}

/** What is sung at the services of a day, or null if nothing is known of it. */
async function liturgyAt(date: string, words: Words): Promise<LiturgyPart | null> {
  if (!coversYear('liturgy', dateFrom(date).year)) return null;
  const found = await answerOfDay<LiturgyAnswer>(words.lang, 'liturgy', date).catch(() => null);
  const day = found?.data[date];
  return day ? (await section('liturgy')).liturgyPart(day, words) : null;
}
