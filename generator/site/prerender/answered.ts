import type { ReadingsAnswer, ReadingsDay, TextIndex } from '../../../schemas/types.ts';
import { coversYear } from '../../contract/endpoints.ts';
import type { Engine } from '../../engine/engine.ts';
import { memoize } from '../../memoize.ts';
import { decoded } from '../../responses/bytes.ts';
import { type Asked, askedDay, askedIndex } from '../model/asked.ts';
import { type Day, type DayAnswers, dayOf, endpointsOf } from '../model/day.ts';
import { dateFrom } from '../model/place.ts';
import type { Words } from '../words/words.ts';

/** The answers of an engine in the form in which a browser gets them. */
export interface Answered {
  readonly words: Words;
  readonly texts: TextIndex['data'];
  answer<A>(asked: Asked): A | null;
  day(date: string): Day | null;
  scripture(date: string): ReadingsDay | null;
}

/** The answers of an engine in the language of the words. */
export function answeredBy(engine: Engine, words: Words): Answered {
  const { lang } = words;
  const answer = <A>({ file }: Asked): A | null => {
    const bytes = engine.file(file);
    return bytes && JSON.parse(decoded(bytes));
  };
  return {
    words,
    texts: answer<TextIndex>(askedIndex('texts', lang))?.data ?? [],
    answer,
    day: memoize((date) => {
      const answers = endpointsOf(date).map((endpoint) => [endpoint, answer(askedDay(lang, endpoint, date))]);
      return dayOf(date, Object.fromEntries(answers) as DayAnswers);
    }),
    scripture: (date) =>
      coversYear('readings', dateFrom(date).year)
        ? (answer<ReadingsAnswer>(askedDay(lang, 'readings', date))?.data[date] ?? null)
        : null,
  };
}
