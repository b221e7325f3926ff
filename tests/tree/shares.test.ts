import { describe, expect, it } from 'vitest';
import { dateOf, monthDay } from '../../generator/calendar/day-number.ts';
import { paschaOf } from '../../generator/calendar/pascha.ts';
import { settled } from '../../generator/tree/settings.ts';
import { sharesOf } from '../../generator/tree/shares.ts';
import { kindOfYear, type Sizes } from '../../generator/tree/sizes.ts';

const SCOPE = settled({ years: '1583-3000' }).scope;
const sizeOf = (bytes: number) => ({ files: 1, bytes, bytesOnDisk: bytes });
/** Years of every endpoint are larger than earlier ones. */
const SIZES: Sizes = {
  years: new Map([
    [kindOfYear(SCOPE, 1999), sizeOf(1)],
    [kindOfYear(SCOPE, 2000), sizeOf(2)],
  ]),
  others: new Map(),
};
const shares = (first: number, last: number, workers: number) => {
  const parts = Array.from({ length: last - first + 1 }, (_, i) => ({ name: String(first + i), inputs: '' }));
  return sharesOf(SCOPE, parts, SIZES, workers).map((share) => share.map(({ name }) => Number(name)));
};
const pascha = (year: number) => monthDay(dateOf('julian', paschaOf(year)));

describe('The shares of the workers', () => {
  it('have every year once, and about as many each', () => {
    for (const workers of [1, 2, 3, 8]) {
      const all = shares(1950, 2049, workers);
      expect(all).toHaveLength(workers);
      expect(all.flat().sort()).toEqual(Array.from({ length: 100 }, (_, i) => 1950 + i));
      for (const { length } of all) expect(Math.abs(length - 100 / workers)).toBeLessThan(1);
    }
  });

  it('have the years with an earlier Pascha apart from those with a later one', () => {
    const [early = [], late = []] = shares(1950, 2049, 2).map((share) => share.map(pascha).sort());
    expect((early.at(-1) as string) <= (late[0] as string)).toBe(true);
  });

  it('begin with the larger years, each kind in the order of its Pascha', () => {
    for (const share of shares(1950, 2049, 2)) {
      const isLarge = share.map((year) => year >= 2000);
      expect(isLarge).toEqual([...isLarge].sort((a, b) => Number(b) - Number(a)));
      for (const kind of [true, false]) {
        const days = share.filter((year) => year >= 2000 === kind).map(pascha);
        expect(days).toEqual([...days].sort());
      }
    }
  });

  it('are empty for some workers if there are fewer years', () => {
    expect(shares(2026, 2026, 2).sort()).toEqual([[], [2026]]);
  });
});
