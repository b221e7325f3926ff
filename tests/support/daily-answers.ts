import type { DailyEndpoint } from '../../generator/contract/endpoints.ts';
import type { Day } from '../../generator/days/day.ts';
import { ByteSink } from '../../generator/responses/byte-sink.ts';
import { dayWriters } from '../../generator/responses/daily.ts';
import type { Edition } from '../../generator/responses/entries.ts';

/** A function that gives the whole text of a daily answer for one day. */
export function dailyAnswers(edition: Edition): (endpoint: DailyEndpoint, day: Day) => string {
  const writers = dayWriters(edition);
  const sink = new ByteSink();
  return (endpoint, day) => {
    sink.clear();
    writers[endpoint].answer(day, sink);
    return sink.slice().toString();
  };
}
