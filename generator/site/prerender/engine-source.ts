import type { LiturgyAnswer, LiturgyDay, ReadingsAnswer, TextIndex } from '../../../schemas/types.ts';
import { coversYear } from '../../contract/endpoints.ts';
import type { Engine } from '../../engine/engine.ts';
import { memoize } from '../../memoize.ts';
import { decoded } from '../../responses/bytes.ts';
import { type AnswerRequest, dayRequest, indexRequest } from '../model/answer-request.ts';
import type { AnswerSource } from '../model/content.ts';
import { type DayAnswers, type DayOfAnswers, dayOf, endpointsForDay } from '../model/day.ts';
import { dayHymns, ownersOfHymns } from '../model/day-hymns.ts';
import { type FeedHoldings, feedsPage } from '../model/feeds-page.ts';
import { commemorationRequest } from '../model/kept.ts';
import { liturgyPart } from '../model/liturgy-part.ts';
import { dateFrom, datesOfMonth, datesOfYear } from '../model/place.ts';
import { textPage, textRequests } from '../model/text-page.ts';
import { type ListOfTexts, textsPage } from '../model/texts-page.ts';
import { calendarPage } from '../model/year-page.ts';
import type { Words } from '../words/words.ts';

/** The answers of an engine in the form in which a browser gets them. */
export interface EngineAnswers {
  readonly words: Words;
  readonly texts: ListOfTexts;
  answer<A>(request: AnswerRequest): A | null;
  day(date: string): DayOfAnswers | null;
  liturgy(date: string): LiturgyDay | null;
}

/** The answers of an engine in the language of the words; those of the Liturgy only for a tree that has them. */
export function engineAnswers(engine: Engine, words: Words, hasLiturgy: boolean): EngineAnswers {
  const { lang } = words;
  const answer = <A>({ file }: AnswerRequest): A | null => {
    const bytes = engine.file(file);
    return bytes && JSON.parse(decoded(bytes));
  };
  return {
    words,
    texts: answer<TextIndex>(indexRequest('texts', lang)) ?? { data: [] },
    answer,
    day: memoize((date) => {
      const answers = endpointsForDay(date).map((endpoint) => [endpoint, answer(dayRequest(lang, endpoint, date))]);
      return dayOf(date, Object.fromEntries(answers) as DayAnswers);
    }),
    liturgy: memoize((date) =>
      hasLiturgy && coversYear('liturgy', dateFrom(date).year)
        ? (answer<LiturgyAnswer>(dayRequest(lang, 'liturgy', date))?.data[date] ?? null)
        : null,
    ),
  };
}

/** These answers as the source of pages; `dates` are those on which the owners of texts are kept, `feeds` those of the tree. */
export function engineSource(
  { words, texts, answer, day, liturgy }: EngineAnswers,
  dates: ReadonlyMap<string, readonly string[]>,
  feeds: FeedHoldings | null,
): AnswerSource {
  const { lang } = words;
  return {
    words,
    today: '',
    isChurch: false,
    textsOfDays: texts.data,
    answer: async (request) => answer(request),
    day: async (date) => day(date),
    days: async (view) => (view.kind === 'month' ? datesOfMonth(view) : datesOfYear(view.year)).map(day),
    scripture: async (date) =>
      coversYear('readings', dateFrom(date).year)
        ? (answer<ReadingsAnswer>(dayRequest(lang, 'readings', date))?.data[date] ?? null)
        : null,
    liturgy: async (date) => {
      const found = liturgy(date);
      return found && liturgyPart(found, words);
    },
    hymns: async (date) => {
      const found = liturgy(date);
      const kept = day(date);
      return (
        found && dayHymns(found, kept ? ownersOfHymns(kept, texts.data) : [], words, async (request) => answer(request))
      );
    },
    liturgyOn: (date) => liturgy(date)?.liturgy?.code,
    texts: async () => texts,
    feeds: async () => feeds,
    kept: async (id) => {
      const keptOn = dates.get(id);
      return keptOn ? { id, dates: keptOn, request: commemorationRequest(id, words) } : null;
    },
    section: async (name) => SECTIONS[name],
  };
}

const SECTIONS = {
  names: { feedsPage },
  calendar: { calendarPage },
  texts: { textPage, textRequests, textsPage },
} as const;
