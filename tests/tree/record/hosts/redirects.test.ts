import { describe, expect, it } from 'vitest';
import { DAILY_ENDPOINT_NAMES, ENDPOINT_NAMES } from '../../../../generator/contract/endpoints.ts';
import { TEXT_LANGUAGES } from '../../../../generator/contract/languages.ts';
import type { Scope } from '../../../../generator/tree/plan/scope.ts';
import { FUNCTION_ADDRESS, redirectsText } from '../../../../generator/tree/record/hosts/redirects.ts';

const SCOPE: Scope = {
  days: { firstYear: 2015, lastYear: 2040 },
  datasets: { firstYear: 1583, lastYear: 3000 },
  languages: TEXT_LANGUAGES,
  endpoints: ENDPOINT_NAMES,
  texts: 'files',
  csv: false,
  feeds: true,
  historical: false,
  pages: null,
  host: 'netlify',
};
const rulesOf = (scope: Partial<Scope>) =>
  redirectsText({ ...SCOPE, ...scope })
    .split('\n')
    .slice(0, -1);
const toFiles = (rules: readonly string[]) => rules.filter((rule) => !rule.includes(FUNCTION_ADDRESS));

describe('The redirect rules of Netlify', () => {
  it('are one for each endpoint, year and language with files', () => {
    const rules = rulesOf({});
    expect(toFiles(rules)).toHaveLength(DAILY_ENDPOINT_NAMES.length * 26 * 2);
    expect(rules).toContain('/api/v1/calendar/day/2026-* lang=en /api/v1/en/calendar/2026/2026-:splat.json 200');
    expect(rules).toContain('/api/v1/fasting/day/2040-* /api/v1/ru/fasting/2040/2040-:splat.json 200');
  });

  it('lead to no year, endpoint or language without files in the tree', () => {
    expect(toFiles(rulesOf({ days: null }))).toEqual([]);
    expect(toFiles(rulesOf({ languages: ['cu'] }))).toEqual([]);
    expect(toFiles(rulesOf({ endpoints: ['canons', 'fasting'], languages: ['en'] }))).toHaveLength(26);
    expect(toFiles(rulesOf({ days: { firstYear: 1999, lastYear: 1999 } }))).toHaveLength(2 * 2);
  });

  it('first send to the function what only it can answer, then lead to files, and leave it the rest', () => {
    const rules = rulesOf({});
    const at = (start: string) => rules.findIndex((rule) => rule.includes(start));
    expect(at(' type=:type ')).toBe(0);
    expect(at(' lang=en ')).toBeLessThan(at(' lang=:lang '));
    expect(at(' lang=:lang ')).toBeLessThan(at('/api/v1/ru/'));
    expect(rules.at(-1)).toBe(`/* ${FUNCTION_ADDRESS} 200`);
  });
});
