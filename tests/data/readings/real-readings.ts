import type { DayReadings } from '../../../generator/days/readings/day-readings.ts';
import { readings } from '../../../generator/days/readings/readings.ts';
import type { Reading } from '../../../generator/model/reading.ts';
import { realCatalog, realYear } from '../../support/real-days.ts';

const ofYear = readings(realCatalog);
const years = new Map<number, Map<string, DayReadings>>();

/** The readings of a civil date, from the project's own data. */
export function readingsOn(date: string): DayReadings {
  const year = Number(date.slice(0, 4));
  let days = years.get(year);
  if (!days) {
    const kept = realYear(year);
    days = new Map(ofYear(year).map((read, i) => [kept[i]?.date ?? '', read]));
    years.set(year, days);
  }
  const found = days.get(date);
  if (!found) throw new Error(`no day ${date}`);
  return found;
}

/** References of the readings at a service that every church reads, in order. */
export function referencesOn(date: string, service: Reading['service'] = 'liturgy', of?: Reading['of']): string[] {
  return readingsOn(date)
    .readings.filter((one) => !one.optional && one.service === service && (of === undefined || one.of === of))
    .map(({ reference }) => reference);
}
