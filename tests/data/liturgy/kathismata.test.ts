import { describe, expect, it } from 'vitest';
import { liturgyOf } from '../../../generator/days/liturgy/liturgy.ts';
import type { KathismataOfDay } from '../../../schemas/types.ts';
import { realCatalog, realYear } from '../../support/real-days.ts';

const liturgy = liturgyOf(realCatalog);

/** The kathismata of each day of a civil year. */
function kathismataOf(year: number): Map<string, KathismataOfDay> {
  return new Map(realYear(year).map((day) => [day.date, liturgy(day).kathismata.read]));
}

const numbers = ({ matins = [], first, third, sixth, ninth, evening = [] }: KathismataOfDay) =>
  [...matins, first, third, sixth, ninth, ...evening].filter((number) => number !== undefined);

describe('Kathismata', () => {
  // Chapter 17, in autumn and in the afterfeast of the Entry, on Great Friday and on Bright Saturday; printed days stand in printed-days.txt.
  it.each([
    ['2020-11-30', { matins: [4, 5, 6], evening: [18] }],
    ['2020-12-07', { matins: [4, 5], evening: [6] }],
    ['2026-04-10', {}],
    ['2026-04-18', { evening: [1] }],
  ])('of %s are those of chapter 17', (date, kathismata) => {
    expect(kathismataOf(Number(date.slice(0, 4))).get(date)).toEqual(kathismata);
  });

  it('are the whole Psalter in each week outside Lent: twenty, or nineteen and the eighteenth again', () => {
    for (const year of [2024, 2025, 2026, 2027]) {
      const read = kathismataOf(year);
      const days = realYear(year).filter(({ date }) => date >= `${year}-05-20` && date < `${year}-09-20`);
      const start = days.findIndex(({ weekday }) => weekday === 0);
      for (let i = start; i + 7 <= days.length; i += 7) {
        const week = days.slice(i, i + 7).flatMap(({ date }) => numbers(read.get(date) ?? {}));
        expect([...new Set(week)].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
      }
    }
  });

  it('are the Psalter twice in the weeks of Lent, and once until Great Wednesday', () => {
    const times = (from: string, to: string) => {
      const all = [...kathismataOf(2026)]
        .filter(([date]) => date >= from && date <= to)
        .flatMap(([, day]) => numbers(day));
      return Array.from({ length: 20 }, (_, n) => all.filter((number) => number === n + 1).length);
    };
    // The second week of Lent of 2026, from Sunday to Saturday.
    expect(times('2026-03-01', '2026-03-07').every((count) => count >= 2)).toBe(true);
    expect(times('2026-04-05', '2026-04-08').filter((count) => count === 0)).toHaveLength(2);
  });

  it('change with the Annunciation on Thursday of the fifth week', () => {
    // The Annunciation of 2033 is Thursday of the fifth week; Pascha is on April 24.
    expect(kathismataOf(2033).get('2033-04-05')).toEqual({
      matins: [12],
      third: 13,
      sixth: 14,
      ninth: 15,
      evening: [16],
    });
  });
});
