import type {
  CalendarDay,
  CalendarSaint,
  DailyMeta,
  FastingDay,
  MovableDay,
  SaintsDay,
  SaintsDaySaint,
} from '../../schemas/types.ts';
import { isoDate } from '../calendar/day-number.ts';
import type { Commemoration } from '../catalog/catalog.ts';
import type { Day } from '../commemorations/day.ts';
import type { DailyEndpoint, Language } from '../layout.ts';
import { type Edition, Entries } from './entries.ts';
import { shared } from './json.ts';
import { remembered } from './remembered.ts';
import { saintsOfDay } from './saints-list.ts';

/** What each daily endpoint says of a day: the value that stands under its date in `data`. */
export interface DayEntries {
  calendar(day: Day): CalendarDay;
  saints(day: Day): SaintsDay;
  movable(day: Day): MovableDay;
  fasting(day: Day): FastingDay;
}

/** The day entries of all endpoints in one edition. Parts that many days share are made once. */
export function dayEntries(edition: Edition): DayEntries {
  const entries = new Entries(edition);
  const calendarSaints = remembered((list: readonly Commemoration[]) => shared(list.map(entries.calendarSaint)));
  const saintsDaySaints = remembered((list: readonly Commemoration[]) => shared(list.map(entries.saintsDaySaint)));
  const dates = (day: Day) => ({
    gregorianDate: day.date,
    julianDate: isoDate(day.julian),
    dayOfWeek: entries.dayOfWeek(day.weekday),
  });
  return {
    calendar: (day) => ({
      ...dates(day),
      weekAfterPentecost: day.weekAfterPentecost,
      saints: calendarSaints(saintsOfDay(day, () => true)) as CalendarSaint[],
      fasting: entries.fasting(day.fasting),
      events: day.movable.filter(({ entry }) => entry.asSaint === null).map(entries.event),
    }),
    saints: (day) => ({
      gregorian_date: day.date,
      julian_day: day.julian.day,
      julian_month: day.julian.month,
      day_of_week: entries.dayOfWeek(day.weekday),
      saints: saintsDaySaints(saintsOfDay(day, ({ entry }) => entry.byDate)) as SaintsDaySaint[],
    }),
    movable: (day) => ({ ...dates(day), events: day.movable.map(entries.event) }),
    fasting: (day) => ({ ...dates(day), fasting: entries.fasting(day.fasting) }),
  };
}

/** The envelope of a daily answer for one date. */
export function dailyAnswer<E extends DailyEndpoint>(entries: DayEntries, endpoint: E, lang: Language, day: Day) {
  const meta: DailyMeta = { from: day.date, to: day.date, count: 1, lang };
  return { meta, data: { [day.date]: entries[endpoint](day) as ReturnType<DayEntries[E]> } };
}
