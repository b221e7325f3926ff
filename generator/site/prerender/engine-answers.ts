import type { ReadingsAnswer, ReadingsDay, TextIndex } from '../../../schemas/types.ts';
import { coversYear } from '../../contract/endpoints.ts';
import type { Engine } from '../../engine/engine.ts';
import { memoize } from '../../memoize.ts';
import { decoded } from '../../responses/bytes.ts';
import { type AnswerRequest, dayRequest, indexRequest } from '../model/answer-request.ts';
import { type DayAnswers, type DayOfAnswers, dayOf, endpointsForDay } from '../model/day.ts';
import { dateFrom } from '../model/place.ts';
import type { Words } from '../words/words.ts';

/** The answers of an engine in the form in which a browser gets them. */
export interface EngineAnswers {
  readonly words: Words;
  readonly texts: TextIndex['data'];
  answer<A>(asked: AnswerRequest): A | null;
  day(date: string): DayOfAnswers | null;
  scripture(date: string): ReadingsDay | null;
}

/** The answers of an engine in the language of the words. */
export function engineAnswers(engine: Engine, words: Words): EngineAnswers {
  const { lang } = words;
  const answer = <A>({ file }: AnswerRequest): A | null => {
    const bytes = engine.file(file);
    return bytes && JSON.parse(decoded(bytes));
  };
  return {
    words,
    texts: answer<TextIndex>(indexRequest('texts', lang))?.data ?? [],
    answer,
    day: memoize((date) => {
      const answers = endpointsForDay(date).map((endpoint) => [endpoint, answer(dayRequest(lang, endpoint, date))]);
      return dayOf(date, Object.fromEntries(answers) as DayAnswers);
    }),
    scripture: (date) =>
      coversYear('readings', dateFrom(date).year)
        ? (answer<ReadingsAnswer>(dayRequest(lang, 'readings', date))?.data[date] ?? null)
        : null,
  };
}
