import type { DailyEndpoint } from '../../../contract/endpoints.ts';
import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import { BASE_PATH, dayPath } from '../../../contract/paths.ts';
import { dailyLanguagesOf, endpointsOf, holdsDays, type Scope, yearsOf } from '../../plan/scope.ts';

/** Name of the file at the root of a tree in which Netlify finds its redirect rules. */
export const REDIRECTS_FILE = '_redirects';
/** The address of the function `generator/edge/hosts/netlify/api.ts` on Netlify. */
export const FUNCTION_ADDRESS = '/.netlify/functions/api';

const ANY_DAY = `${BASE_PATH}/:endpoint/day/*`;

/**
 * The text of that file for a tree: rules alone answer days that are files, the function answers everything else. The
 * first rule that matches wins, and a rule without a query matches any query. So requests that only the function can
 * answer come before the rules that would answer them wrongly.
 */
export function redirectsText(scope: Scope): string {
  const [first, ...others] = LANGUAGES;
  return [
    toFunction(`${ANY_DAY} type=:type`),
    ...others.flatMap((lang) => dayRules(scope, lang, ` lang=${lang}`)),
    toFunction(`${ANY_DAY} lang=:lang`),
    ...dayRules(scope, first, ''),
    toFunction('/*'),
  ]
    .map((rule) => `${rule}\n`)
    .join('');
}

/** A rule for each endpoint and year whose days are files in a language. */
function dayRules(scope: Scope, lang: Language, query: string): string[] {
  if (!dailyLanguagesOf(scope).includes(lang)) return [];
  return yearsOf(scope)
    .filter((year) => holdsDays(scope, year))
    .flatMap((year) => endpointsOf(scope, year).map((endpoint) => dayRule(lang, endpoint, year, query)));
}

/** In a path `*` is allowed only at the end; `:splat` is what it matched. */
function dayRule(lang: Language, endpoint: DailyEndpoint, year: number, query: string): string {
  const start = String(year).padStart(4, '0');
  return `${BASE_PATH}/${endpoint}/day/${start}-*${query} /${dayPath(lang, endpoint, `${start}-:splat`)} 200`;
}

function toFunction(from: string): string {
  return `${from} ${FUNCTION_ADDRESS} 200`;
}
