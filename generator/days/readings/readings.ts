import { daysOfYear } from '../../calendar/civil-year.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { Usage } from '../../model/lectionary.ts';
import type { Pericope } from '../../model/reading.ts';
import { composer } from './compose.ts';
import type { DayReadings } from './day-readings.ts';
import { Saints } from './saints.ts';
import { toneOf } from './tone.ts';
import { settleOrdinary } from './transfers.ts';
import { type OpenDay, windows } from './window.ts';

/**
 * Finds what is read on consecutive days of a civil year, by default on all, in order. The same catalog and day give the same readings. It
 * is tested for the years 2000 to 3000.
 */
export function readings(catalog: Catalog): (year: number, days?: readonly DayNumber[]) => DayReadings[] {
  const { usage } = catalog.lectionary;
  const windowOf = windows(catalog);
  const saints = new Saints(catalog);
  const compose = composer();
  return (year, days = daysOfYear(year)) => {
    const window = windowOf(year, days);
    const settled = settleOrdinary(window.days);
    return window.days.slice(window.first, -window.first).map((open, i): DayReadings => {
      const saintsFirst = usage.ordinaryLast.weekdays.includes(open.weekday) && !window.ordinaryFirst.has(open.day);
      return {
        tone: toneOf(open.day, open.year, usage.tones, window.silent),
        readings: compose({
          open,
          settled: settled[window.first + i] as (typeof settled)[number],
          saints: saints.of(open, window),
          optional: saints.optionalOf(open, window),
          saintsFirst,
          sundayGospel: sundayGospel(open, usage.matins),
        }),
      };
    });
  };
}

/**
 * The gospel of Sunday matins: the gospels of the Resurrection in turn, from a Sunday of one church year to one of the
 * next.
 */
function sundayGospel({ day, weekday, year }: OpenDay, { first, last, gospels }: Usage['matins']): Pericope | null {
  if (weekday !== 0 || day < year.pascha + first || day > year.nextPascha + last) return null;
  return gospels[((day - year.pascha - first) / 7) % gospels.length] ?? null;
}
