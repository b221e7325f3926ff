import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../generator/calendar/day-number.ts';
import { paschaOf } from '../../generator/calendar/pascha.ts';
import { daysOf } from '../../generator/days/year.ts';
import { month } from '../support/data-folder.ts';
import { realCatalog, realDay, realYear } from '../support/real-days.ts';
import { smallCatalog } from '../support/small-catalog.ts';

const MOVED = `\
  - id: 3001
    name: { ru: Мученик Флор, en: Martyr Florus }
    type: 11
    moves:
      - { on: pascha-48..pascha-44, to: pascha-43 }
      - { on: pascha-25, to: julian 03-08 }
      - { on: pascha-17, to: none }
`;

describe('the fixed year', () => {
  it('keeps everyone of the menologion on exactly one day of each year, unless a rule drops him', () => {
    for (const year of [1600, 2000, 2023, 2024, 2100, 2900]) {
      const kept = new Map<number | string, number>();
      for (const day of [...realYear(year), ...realYear(year + 1)]) {
        if (day.julian.year !== year) continue;
        for (const { id } of day.fixed) kept.set(id, (kept.get(id) ?? 0) + 1);
      }
      const entries = realCatalog.fixed;
      const missing = entries.filter(({ saint }) => !kept.has(saint.id));
      expect([...kept.values()].every((times) => times === 1)).toBe(true);
      expect(missing.filter(({ when }) => !when?.moves.some(({ to }) => to === null))).toEqual([]);
    }
  });

  it('shares one list among all days with the same commemorations', () => {
    expect(realDay('2026-08-28').fixed).toBe(realDay('2027-08-28').fixed);
  });
});

describe('what moves because of the movable year', () => {
  /** Where it is kept, as a distance from Pascha, by the distance of its own day; null if it is not kept. */
  const moved = (distance: number) => {
    if (distance >= -48 && distance <= -44) return -43;
    if (distance === -25) return -26;
    return distance === -17 ? null : distance;
  };

  it('is kept on the day that its rule names, once a year, or not at all', async () => {
    const yearOf = daysOf(await smallCatalog('moved-data', { 'menologion/03.yaml': month(3, '03-09', MOVED) }));
    const seen = new Set<number | null>();
    for (let year = 2000; year < 2300; year++) {
      const pascha = paschaOf(year);
      const expected = moved(dayNumber('julian', { year, month: 3, day: 9 }) - pascha);
      const kept = yearOf(year).filter(({ fixed }) => fixed.some(({ id }) => id === 3001));
      expect([year, ...kept.map(({ day }) => day - pascha)]).toEqual([year, ...(expected === null ? [] : [expected])]);
      seen.add(expected);
    }
    for (const one of [-43, -26, null]) expect(seen).toContain(one);
  });
});
