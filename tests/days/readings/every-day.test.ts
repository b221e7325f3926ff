import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { civilYearOf } from '../../../generator/calendar/civil-year.ts';
import { paschaOf } from '../../../generator/calendar/pascha.ts';
import type { Day } from '../../../generator/days/day.ts';
import type { DayReadings } from '../../../generator/days/readings/day-readings.ts';
import { readings } from '../../../generator/days/readings/readings.ts';
import { daysOf } from '../../../generator/days/year.ts';
import { findById } from '../../../generator/model/find-by-id.ts';
import { realCatalog } from '../../support/real-days.ts';

const FIRST = 2000;
const LAST = 3000;
const daysOfYear = daysOf(realCatalog);
const readingsOf = readings(realCatalog);

type Liturgy = 'whole' | 'gospel only' | 'none' | 'whole or none';

/** The readings of the Liturgy of a day, computed here only from the Typikon. */
function liturgyOf({ day, weekday, julian }: Day): Liturgy {
  const distance = day - paschaOf(civilYearOf(day));
  const monthDay = julian.month * 100 + julian.day;
  const isAnnunciation = monthDay === 325;
  if (isAnnunciation) return 'whole';
  const isCheesefareWithout = distance === -53 || distance === -51;
  if (isCheesefareWithout) return monthDay === 202 ? 'whole' : 'none';
  const isLentWeekday = distance >= -48 && distance <= -9 && weekday >= 1 && weekday <= 5;
  if (isLentWeekday) return 'whole or none';
  const isHolyMondayToWednesday = distance >= -6 && distance <= -4;
  if (isHolyMondayToWednesday) return 'gospel only';
  const isGreatFriday = distance === -2;
  const isFridayOfRoyalHours = weekday === 5 && [1222, 1223, 103, 104].includes(monthDay);
  return isGreatFriday || isFridayOfRoyalHours ? 'none' : 'whole';
}

const ALLOWED: Record<Liturgy, readonly string[]> = {
  whole: ['apostle gospel'],
  'gospel only': ['gospel'],
  none: [''],
  'whole or none': ['apostle gospel', ''],
};

function kindsAtLiturgy({ readings: list }: DayReadings): string {
  const kinds = list.filter(({ service, optional }) => service === 'liturgy' && !optional).map(({ kind }) => kind);
  return [...new Set(kinds)].sort().join(' ');
}

it('is the same for a day alone as in its year', () => {
  const alone = daysOf(realCatalog);
  for (const year of [2000, 2024, 2026, 2027, 2100, 2999]) {
    for (const day of daysOfYear(year)) {
      const [one] = alone(year, [day.day]) as [Day];
      expect(one).toEqual(day);
      expect(one.scripture).toEqual(day.scripture);
    }
  }
});

describe(`every day from ${FIRST} to ${LAST}`, () => {
  const wrong: string[] = [];
  const twice: string[] = [];
  const crowded: string[] = [];
  const toneless = new Map<number, Set<number>>();
  const unknown = new Set<string>();
  let days = 0;

  beforeAll(() => {
    for (let year = FIRST; year <= LAST; year++) {
      const kept = daysOfYear(year);
      for (const [i, read] of readingsOf(year).entries()) look(kept[i] as Day, read);
    }
  });

  function look(day: Day, read: DayReadings): void {
    days++;
    const expected = liturgyOf(day);
    const kinds = kindsAtLiturgy(read);
    if (!ALLOWED[expected].includes(kinds)) wrong.push(`${day.date}: ${expected}, but “${kinds}”`);
    const atLiturgy = read.readings.filter(({ service, optional }) => service === 'liturgy' && !optional);
    if (new Set(atLiturgy.map(({ reference }) => reference)).size < atLiturgy.length) twice.push(day.date);
    if (atLiturgy.filter(({ kind, of }) => kind === 'apostle' && of === null).length > 2) crowded.push(day.date);
    if (read.tone === null) {
      const distance = day.day - paschaOf(civilYearOf(day.day));
      toneless.set(distance, (toneless.get(distance) ?? new Set()).add(day.day));
    }
    for (const { of } of read.readings)
      if (of !== null && !findById(realCatalog.titles, String(of))) unknown.add(String(of));
  }

  it('has an Apostle and a Gospel, except on days without a full Liturgy', () => {
    expect(days).toBe(365_608);
    expect(wrong).toEqual([]);
  });

  it('has nothing twice at the Liturgy', () => {
    expect(twice).toEqual([]);
  });

  it('has the ordinary readings of at most two days', () => {
    expect(crowded).toEqual([]);
  });

  it('has the same readings with and without the optional ones', () => {
    const { lectionary } = realCatalog;
    const occasions = lectionary.occasions.filter(({ optional }) => !optional);
    const without = readings({ ...realCatalog, lectionary: { ...lectionary, occasions } });
    const years = [2000, 2017, 2026, 2027, 2038, 2100];
    const required = (year: number) =>
      readingsOf(year).map((day) => ({ ...day, readings: day.readings.filter(({ optional }) => !optional) }));
    expect(years.filter((year) => !isDeepStrictEqual(required(year), without(year)))).toEqual([]);
    expect(
      readingsOf(2027)
        .flatMap((day) => day.readings)
        .filter(({ optional }) => optional).length,
    ).toBeGreaterThan(100);
  });

  it('has no tone from Lazarus Saturday to Great Saturday and from Pentecost to its leavetaking, and only then', () => {
    const silent = [...toneless.keys()].sort((a, b) => a - b);
    expect(silent).toEqual([-8, -7, -6, -5, -4, -3, -2, -1, 49, 50, 51, 52, 53, 54, 55]);
    for (const found of toneless.values()) expect(found.size).toBe(LAST - FIRST + 1);
  });

  it('has the same readings whichever years were asked before', () => {
    const years = Array.from({ length: 41 }, (_, i) => FIRST + 25 * i);
    const different = years.filter((year) => !isDeepStrictEqual(readings(realCatalog)(year), readingsOf(year)));
    expect(different).toEqual([]);
  });

  it('names the owner of each reading by a known id', () => {
    expect([...unknown]).toEqual([]);
  });
});
