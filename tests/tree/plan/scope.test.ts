import { describe, expect, it } from 'vitest';
import { TEXT_EDITIONS } from '../../../generator/contract/editions.ts';
import type { TextLanguage } from '../../../generator/contract/languages.ts';
import { feedsOf, holdsEdition, type Years } from '../../../generator/tree/plan/scope.ts';
import { daysOnly } from '../../support/scopes.ts';

const ALL: Years = { firstYear: 1583, lastYear: 3000 };
const TWO: Years = { firstYear: 2026, lastYear: 2027 };
/** The years that have feeds of fasts. */
const years = (days: Years | null, datasets: Years | null, others = {}) => {
  const scope = { ...daysOnly(TWO), feeds: true, days, datasets, ...others };
  return Array.from({ length: 1418 }, (_, i) => 1583 + i).filter((year) => feedsOf(scope, year).includes('fasts'));
};

describe('Calendar feeds', () => {
  it('exist for the years with days', () => {
    expect(years(TWO, null)).toEqual([2026, 2027]);
    expect(years(ALL, null)).toHaveLength(1418);
  });

  it('exist for ten more years on each side, if these have datasets', () => {
    const found = years(TWO, ALL);
    expect([found[0], found.at(-1), found.length]).toEqual([2016, 2037, 22]);
    expect(years(TWO, { firstYear: 2025, lastYear: 2026 })).toEqual([2025, 2026, 2027]);
    expect(years(TWO, { firstYear: 2100, lastYear: 2200 })).toEqual([2026, 2027]);
  });

  it('exist for all datasets if no year has days', () => {
    expect(years(null, ALL)).toHaveLength(1418);
  });

  it('exist for years in which their endpoint has answers, and not at all if they are not requested', () => {
    const scope = { ...daysOnly(ALL), feeds: true };
    expect(feedsOf(scope, 1999)).toEqual(['fasts']);
    expect(feedsOf(scope, 2000)).toEqual(['feasts', 'fasts', 'readings']);
    expect(feedsOf({ ...scope, endpoints: ['calendar', 'saints'] }, 2000)).toEqual(['feasts']);
    expect(years(TWO, ALL, { feeds: false })).toEqual([]);
  });
});

describe('The church script', () => {
  it('belongs to Church Slavonic', () => {
    const held = (...languages: TextLanguage[]) =>
      TEXT_EDITIONS.filter((edition) => holdsEdition({ ...daysOnly(TWO), languages }, edition));
    expect(held('ru', 'cu')).toEqual(['ru', 'cu', 'cu-church']);
    expect(held('ru', 'en')).toEqual(['ru', 'en']);
  });
});
