import { describe, expect, it } from 'vitest';
import { coversYear, DATED_YEARS } from '../../generator/contract/endpoints.ts';
import { LAST_YEAR } from '../../generator/contract/years.ts';
import { erasOf } from '../../generator/days/commemorations/calendar-mode.ts';
import { datesKept } from '../../generator/days/commemorations/dates.ts';
import type { Day } from '../../generator/days/day.ts';
import { daysOf } from '../../generator/days/year.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import type { Commemoration } from '../../generator/model/commemoration.ts';
import { realCatalog, realYear } from '../support/real-days.ts';

const yearOf = daysOf(realCatalog, { historical: true });
const idsOn = (day: Day) => [...day.fixed.map(({ id }) => String(id)), ...day.movable.map(({ entry }) => entry.id)];
const idsOf = (days: readonly Day[]) => new Set(days.flatMap(idsOn));

/** The catalog with other years of a commemoration. */
function withYears(id: string, years: Partial<Pick<Commemoration, 'firstYear' | 'until'>>): Catalog {
  const commemorations = realCatalog.commemorations.map((one) => (one.id === id ? { ...one, ...years } : one));
  return { ...realCatalog, commemorations };
}

/** A saint with readings of his own. */
const SAINT = '4148';
/** The catalog in which the saint is kept from 2005 on. */
const SINCE_2005 = withYears(SAINT, { firstYear: 2005 });

describe('A historical calendar', () => {
  it('is today’s calendar if nothing is younger and nothing has ended', () => {
    const commemorations = realCatalog.commemorations.filter(({ until }) => until === null);
    const everKept = daysOf({ ...realCatalog, commemorations }, { historical: true });
    for (const year of [2100, 3000]) expect(everKept(year)).toEqual(realYear(year));
    const ofBare = daysOf({ ...realCatalog, commemorations: [] }, { historical: true });
    for (const year of [1583, 2005]) expect(ofBare(year)).toEqual(realYear(year));
  });

  it('changes nothing in the usual calendar', () => {
    yearOf(1700);
    expect(daysOf(realCatalog)(1700)).toEqual(realYear(1700));
    expect(idsOf(realYear(1700))).toContain(SAINT);
  });

  it('drops the readings of a saint together with the saint, on the very day', () => {
    const year = daysOf(SINCE_2005, { historical: true });
    const readFor = (one: number) =>
      new Set(year(one).flatMap(({ scripture }) => scripture?.readings.map(({ of }) => String(of)) ?? []));
    expect(idsOf(realYear(2004))).toContain(SAINT);
    expect(readFor(2004)).not.toContain(SAINT);
    expect(idsOf(year(2004))).not.toContain(SAINT);
    expect(readFor(2005)).toContain(SAINT);
  });

  it('no longer has what was given up', () => {
    const year = daysOf(withYears(SAINT, { until: 2010 }), { historical: true });
    const has = (one: number) =>
      year(one).map(({ fixed, scripture }) => [
        fixed.some(({ id }) => String(id) === SAINT),
        scripture?.readings.some(({ of }) => String(of) === SAINT),
      ]);
    expect(has(2010)).toContainEqual([true, true]);
    expect(has(2011).flat()).not.toContain(true);
  });

  it('gives the ordinary reading its place as long as a saint is not kept yet', () => {
    const [usual, historical] = [
      daysOf(realCatalog),
      daysOf(withYears(SAINT, { firstYear: 2500 }), { historical: true }),
    ];
    const ordinary = (days: readonly Day[]) =>
      days.map(({ scripture }) => scripture?.readings.filter(({ of }) => String(of) !== SAINT));
    expect(ordinary(historical(2400))).toEqual(ordinary(usual(2400)));
    expect(historical(2400)).not.toEqual(usual(2400));
  });

  it('has no dates of a commemoration before its time', () => {
    const [own, usual] = [datesKept(SINCE_2005, { historical: true }), datesKept(SINCE_2005)];
    expect(usual.get(SAINT)?.[0]).toMatch(/^2000/);
    expect(own.get(SAINT)?.[0]).toMatch(/^2005/);
    for (const { id, firstYear } of SINCE_2005.commemorations) {
      const first = Number((own.get(id)?.[0] ?? `${DATED_YEARS.lastYear}`).slice(0, 4));
      expect(first).toBeGreaterThanOrEqual(firstYear ?? 0);
    }
  });

  it('shares its cache between the years of an era', () => {
    const eraOf = erasOf(realCatalog);
    expect(eraOf(2500)).toBe(eraOf(3000));
    expect(eraOf(1992)).not.toBe(eraOf(1993));
    const [one, other] = [yearOf(2003), yearOf(2009)].map((days) => new Set(days.map(({ fixed }) => fixed)));
    expect([...(one ?? [])].filter((list) => other?.has(list)).length).toBeGreaterThan(100);
  });

  it('has a fast for every day, and readings in the years that have them', () => {
    const years = [1583, 1700, 1900, 1950, 2000, 2005, 2023, LAST_YEAR];
    for (const year of years) {
      const [own, all] = [yearOf(year), realYear(year)];
      expect(own.map(({ fasting }) => fasting)).toEqual(all.map(({ fasting }) => fasting));
      expect(own.map(({ weekAfterPentecost }) => weekAfterPentecost)).toEqual(
        all.map(({ weekAfterPentecost }) => weekAfterPentecost),
      );
      expect(own.every(({ scripture }) => (scripture !== null) === coversYear('readings', year))).toBe(true);
      expect(own.map(({ scripture }) => scripture?.tone)).toEqual(all.map(({ scripture }) => scripture?.tone));
    }
  });
});
