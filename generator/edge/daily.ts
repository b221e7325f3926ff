import type { DailyEndpoint } from '../contract/endpoints.ts';
import { decoded, encoded } from '../responses/bytes.ts';
import { calendarOfType, needsMovable, saintsOfType } from '../responses/of-type.ts';
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
  const own = answer.data[date];
  if (own && endpoint === 'saints') answer.data[date] = saintsOfType(own, type);
  if (own && endpoint === 'calendar') {
    const movable = needsMovable(own, type) ? JSON.parse(decoded(await file('movable'))).data[date] : undefined;
    answer.data[date] = calendarOfType(own, type, movable);
  }
  return encoded(JSON.stringify(answer));
}

function missing(): never {
  throw new RequestProblem('NOT_FOUND', {
    ru: 'Этого дня нет в развернутой части данных.',
    en: 'This day is not in the part of the data that is deployed here.',
  });
}
