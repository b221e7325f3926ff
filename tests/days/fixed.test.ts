import { describe, expect, it } from 'vitest';
import { realCatalog, realDay, realYear } from '../support/real-days.ts';

describe('the fixed year', () => {
  it('keeps everyone of the menologion on exactly one day of each year, unless a rule drops him', () => {
    for (const year of [1600, 2000, 2023, 2024, 2100, 2900]) {
      const kept = new Map<number | string, number>();
      for (const day of [...realYear(year), ...realYear(year + 1)]) {
        if (day.julian.year !== year) continue;
        for (const { id } of day.fixed) kept.set(id, (kept.get(id) ?? 0) + 1);
      }
      const entries = [...realCatalog.fixed.values()].flat();
      const missing = entries.filter(({ saint }) => !kept.has(saint.id));
      expect([...kept.values()].every((times) => times === 1)).toBe(true);
      expect(missing.filter(({ when }) => !when?.moves.some(({ to }) => to === null))).toEqual([]);
    }
  });

  it('shares one list among all days with the same commemorations', () => {
    expect(realDay('2026-08-28').fixed).toBe(realDay('2027-08-28').fixed);
  });
});
