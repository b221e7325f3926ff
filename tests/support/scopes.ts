import { DAILY_ENDPOINT_NAMES } from '../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import type { Scope, Years } from '../../generator/tree/plan/scope.ts';

/** The scope of a tree with one file for each day, endpoint and language, and nothing else. */
export function daysOnly(days: Years): Scope {
  return {
    days,
    datasets: null,
    languages: LANGUAGES,
    endpoints: DAILY_ENDPOINT_NAMES,
    texts: 'files',
    csv: false,
    feeds: false,
    historical: false,
    pages: null,
    host: null,
  };
}
