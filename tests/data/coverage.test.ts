import { expect, it } from 'vitest';
import { coverage, thinDays } from '../../generator/catalog/coverage.ts';
import { realCatalog } from '../support/real-days.ts';

it('finds at least 3,400 entries on 365 days of the project, all in both languages, and few thin days', () => {
  const all = coverage(realCatalog).at(-1);
  expect(all?.days).toBe(365);
  expect(all?.entries).toBeGreaterThan(3400);
  expect(all?.bothLanguages).toBe(all?.entries);
  expect(thinDays(realCatalog, 3).map(({ day }) => day)).toEqual(['02-24', '02-29', '08-06', '11-08', '11-21']);
});
