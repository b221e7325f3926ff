import { describe, expect, it } from 'vitest';
import { TEXT_EDITIONS } from '../../../generator/contract/editions.ts';
import { DAILY_ENDPOINT_NAMES } from '../../../generator/contract/endpoints.ts';
import type { TextLanguage } from '../../../generator/contract/languages.ts';
import {
  endpointsOf,
  endpointsOfDatasets,
  feedsOf,
  holdsEdition,
  type Years,
  yearsOf,
} from '../../../generator/tree/plan/scope.ts';
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
    expect(feedsOf(scope, 2000)).toEqual(['great', 'feasts', 'fasts', 'readings']);
    expect(feedsOf({ ...scope, endpoints: ['calendar', 'saints'] }, 2000)).toEqual(['great', 'feasts']);
    expect(years(TWO, ALL, { feeds: false })).toEqual([]);
  });
});

describe('Datasets of an endpoint with years of its own', () => {
  const scope = { ...daysOnly(TWO), datasets: { firstYear: 2024, lastYear: 2030 } };
  const own = { ...scope, datasetsOf: { liturgy: { firstYear: 2029, lastYear: 2032 }, fasting: null } };
  const others = ['calendar', 'saints', 'movable', 'readings'];

  it('exist in these years alone, also in years in which others have none', () => {
    expect([2024, 2029, 2031, 2033].map((year) => endpointsOfDatasets(own, year))).toEqual([
      others,
      [...others, 'liturgy'],
      ['liturgy'],
      [],
    ]);
    expect([yearsOf(scope), yearsOf(own)].map((years) => years.at(-1))).toEqual([2030, 2032]);
  });

  it('exist only if the endpoint answers, and is requested', () => {
    const early = { ...own, datasetsOf: { liturgy: { firstYear: 1999, lastYear: 2000 } } };
    expect(yearsOf(early).slice(0, 2)).toEqual([2000, 2024]);
    expect(yearsOf({ ...own, endpoints: ['saints', 'canons'] }).at(-1)).toBe(2030);
  });

  it('take no days away, and feeds follow them', () => {
    expect(endpointsOf(own, 2026)).toEqual(DAILY_ENDPOINT_NAMES);
    const feeds = { ...own, feeds: true };
    expect([2024, 2026, 2031].map((year) => feedsOf(feeds, year))).toEqual([
      ['great', 'feasts', 'readings'],
      ['great', 'feasts', 'fasts', 'readings'],
      [],
    ]);
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
