import type { CalendarAnswer, MovableAnswer, SaintsAnswer } from '../../schemas/types.ts';
import type { DailyEndpoint } from '../contract/endpoints.ts';
import { decoded, encoded } from '../responses/bytes.ts';
import type { ReadDay } from './files.ts';
import { RequestProblem } from './problems.ts';
import { dateIn, languageOf, typeParameter } from './request.ts';

/** The answer of a daily endpoint. `type` applies to the two endpoints that list saints; the others ignore it. */
export async function dailyAnswer(
  endpoint: DailyEndpoint,
  date: string,
  query: URLSearchParams,
  readDay: ReadDay,
): Promise<Uint8Array> {
  const day = dateIn(endpoint, date);
  const lang = languageOf(query);
  const file = async (name: DailyEndpoint) => (await readDay(lang, name, day)) ?? missing();
  const type = endpoint === 'calendar' || endpoint === 'saints' ? typeParameter(query) : null;
  const bytes = await file(endpoint);
  if (type === null) return bytes;
  const answer = JSON.parse(decoded(bytes));
  const movable = async () => JSON.parse(decoded(await file('movable')));
  const filtered =
    endpoint === 'saints' ? filterSaints(answer, date, type) : await filterCalendar(answer, date, type, movable);
  return encoded(JSON.stringify(filtered));
}

function filterSaints(answer: SaintsAnswer, date: string, type: number): SaintsAnswer {
  const day = answer.data[date];
  if (day) day.saints = day.saints.filter((saint) => saint.type === String(type));
  return answer;
}

/**
 * The calendar of a day with the saints of one type. A movable entry that does not match the filter stays in `events`
 * with its kind; docs/reference/contract.md, "Movable entries among the saints", 4. Its id is a string, and few days
 * have one, so only these days need the movable day.
 */
async function filterCalendar(
  answer: CalendarAnswer,
  date: string,
  type: number,
  movable: () => Promise<MovableAnswer>,
): Promise<CalendarAnswer> {
  const day = answer.data[date];
  if (!day) return answer;
  const keptOut = day.saints.filter((saint) => saint.typeId !== type);
  day.saints = day.saints.filter((saint) => saint.typeId === type);
  if (keptOut.some(({ id }) => typeof id === 'string')) {
    const listed = new Set(day.saints.map(({ id }) => id));
    day.events = (await movable()).data[date]?.events.filter(({ id }) => !listed.has(id)) ?? day.events;
  }
  return answer;
}

function missing(): never {
  throw new RequestProblem('NOT_FOUND', {
    ru: 'Этого дня нет в развернутой части данных.',
    en: 'This day is not in the part of the data that is deployed here.',
  });
}
