import type { DailyMeta } from '../../schemas/types.ts';
import type { Commemoration } from '../catalog/catalog.ts';
import type { Day } from '../commemorations/day.ts';
import type { DailyEndpoint, Language } from '../layout.ts';
import { type Edition, Entries } from './entries.ts';
import { remembered } from './remembered.ts';
import { saintsOfDay } from './saints-list.ts';

/** A function a daily endpoint: the JSON text of what it says of a day, the value that stands under its date in `data`. */
export type DayTexts = Record<DailyEndpoint, (day: Day) => string>;

/**
 * The day entries of all endpoints in one edition, as JSON text. This is the hot path of the generator: what many days
 * share (a saint, an event, a list of saints) is written once, and a day is put together from such pieces.
 */
export function dayTexts(edition: Edition): DayTexts {
  const entries = new Entries(edition);
  const calendarSaint = remembered((saint: Commemoration) => JSON.stringify(entries.calendarSaint(saint)));
  const saintsDaySaint = remembered((saint: Commemoration) => JSON.stringify(entries.saintsDaySaint(saint)));
  const calendarSaints = remembered((list: readonly Commemoration[]) => list.map(calendarSaint).join());
  const saintsDaySaints = remembered((list: readonly Commemoration[]) => list.map(saintsDaySaint).join());
  const event = remembered((occurrence: Day['movable'][number]) => JSON.stringify(entries.event(occurrence)));
  const fasting = remembered((rule: Day['fasting']) => JSON.stringify(entries.fasting(rule)));
  const weekdays = edition.catalog.weekdays.map((name) => JSON.stringify(name[edition.lang]));
  const dates = ({ date, julianDate, weekday }: Day) =>
    `"gregorianDate":"${date}","julianDate":"${julianDate}","dayOfWeek":${weekdays[weekday]}`;
  return {
    calendar: (day) => {
      const saints = calendarSaints(saintsOfDay(day, () => true));
      const events = day.movable.filter(({ entry }) => entry.asSaint === null).map(event);
      return `{${dates(day)},"weekAfterPentecost":${day.weekAfterPentecost},"saints":[${saints}],"fasting":${fasting(day.fasting)},"events":[${events}]}`;
    },
    saints: (day) => {
      const { date, julian, weekday } = day;
      const saints = saintsDaySaints(saintsOfDay(day, ({ entry }) => entry.byDate));
      return `{"gregorian_date":"${date}","julian_day":${julian.day},"julian_month":${julian.month},"day_of_week":${weekdays[weekday]},"saints":[${saints}]}`;
    },
    movable: (day) => `{${dates(day)},"events":[${day.movable.map(event)}]}`,
    fasting: (day) => `{${dates(day)},"fasting":${fasting(day.fasting)}}`,
  };
}

/** The daily answer for some days in a row, at least one, each given by its date and the text of its day entry. */
export function dailyAnswer(lang: Language, days: readonly { date: string; text: string }[]): string {
  const [from, to] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const meta: DailyMeta = { from, to, count: days.length, lang };
  return `{"meta":${JSON.stringify(meta)},"data":{${days.map(({ date, text }) => `"${date}":${text}`)}}}`;
}
