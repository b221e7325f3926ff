import { describe, expect, it } from 'vitest';
import { dateOf, dayNumber, isoDate, weekdayOf } from '../../generator/calendar/day-number.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../generator/contract/years.ts';
import { parseRule } from '../../generator/rules/grammar.ts';
import { namesDay, nearestOccurrence, occurrencesIn } from '../../generator/rules/occurrences.ts';

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
const iso = (day: number) => isoDate(dateOf('gregorian', day));
const spans = (rule: string, year: number) =>
  occurrencesIn(parseRule(rule), year).map(({ from, to }) => (from === to ? iso(from) : `${iso(from)}..${iso(to)}`));
const at = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return dayNumber('gregorian', { year, month, day });
};

describe('the days that a rule names', () => {
  it.each([
    ['pascha+0', 2026, ['2026-04-12']],
    ['pascha-48..pascha-42', 2026, ['2026-02-23..2026-03-01']],
    ['julian 03-25', 2100, ['2100-04-08']],
    ['julian 12-25', 2026, ['2026-01-07']],
    ['gregorian 05-09', 2150, ['2150-05-09']],
    ['julian 02-12|02-14', 2026, ['2026-02-25', '2026-02-27']],
    ['julian 12-25..01-04', 2026, ['2026-01-07..2026-01-17']],
    ['pascha+57..julian 06-28', 2026, ['2026-06-08..2026-07-11']],
    ['pascha+57..julian 06-28', 1983, ['1983-07-04..1983-07-11']],
    ['sunday-after julian 08-06', 2026, ['2026-08-23']],
    ['sunday-before julian 08-26', 2026, ['2026-09-06']],
    ['sunday-on-or-after gregorian 11-01', 2026, ['2026-11-01']],
    ['sunday-on-or-before gregorian 08-31', 2025, ['2025-08-31']],
    ['sunday-after gregorian 07-12', 2026, ['2026-07-19']],
    ['sunday-nearest julian 07-16', 2026, ['2026-07-26']],
    ['sunday-between julian 12-26..12-31', 2029, []],
    ['sunday-between julian 12-26..12-31 else julian 12-26', 2029, ['2029-01-08']],
    ['julian 02-29 else julian 02-28', 2027, ['2027-03-13']],
    ['julian 02-29 else julian 02-28', 2028, ['2028-03-13']],
    ['julian 03-25 and pascha-6..pascha-3', 2026, ['2026-04-07']],
    ['julian 03-25 and pascha-6..pascha-3', 2029, []],
  ] as [string, number, string[]][])('%s in %i', (rule, year, expected) => {
    expect(spans(rule, year)).toEqual(expected);
  });

  it('can be twice in a civil year, or not at all, when the Julian year has drifted', () => {
    const counts = new Set(years.map((year) => spans('sunday-between julian 12-11..12-17', year).length));
    expect([...counts].sort()).toEqual([0, 1, 2]);
  });

  it('contain every day of a year if the rule is `always`', () => {
    for (const year of [1583, 2000, 2026, 3000])
      expect(spans('always', year)).toEqual([`${year}-01-01..${year}-12-31`]);
  });
});

describe('weekdays by a date, in every year', () => {
  const distances = (relation: string) =>
    years.map((year) => {
      const anchor = dayNumber('julian', { year, month: 7, day: 16 });
      const found = nearestOccurrence(parseRule(`sunday-${relation} julian 07-16`), anchor);
      expect(weekdayOf(found?.from as number)).toBe(0);
      return (found?.from as number) - anchor;
    });
  it.each([
    ['before', -7, -1],
    ['after', 1, 7],
    ['on-or-before', -6, 0],
    ['on-or-after', 0, 6],
    ['nearest', -3, 3],
  ])('%s lies from %i to %i days off', (relation, least, most) => {
    const found = distances(relation);
    expect(Math.min(...found)).toBe(least);
    expect(Math.max(...found)).toBe(most);
  });
});

describe('names', () => {
  it('says whether a rule names a day, also across the new year', () => {
    expect(namesDay(parseRule('julian 12-25..01-04'), at('2026-01-10'))).toBe(true);
    expect(namesDay(parseRule('julian 12-25..01-04'), at('2026-01-18'))).toBe(false);
    expect(namesDay(parseRule('pascha+280'), at('2026-01-25'))).toBe(true);
  });
});
