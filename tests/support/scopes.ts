import { DAILY_ENDPOINT_NAMES, LANGUAGES } from '../../generator/layout.ts';
import type { Scope, Years } from '../../generator/site/plan.ts';

/** The scope of a tree that holds a file a day and endpoint and language, and nothing beside. */
export function daysOnly(days: Years): Scope {
  return {
    days,
    datasets: null,
    languages: LANGUAGES,
    endpoints: DAILY_ENDPOINT_NAMES,
    csv: false,
    feeds: false,
    host: null,
  };
}
