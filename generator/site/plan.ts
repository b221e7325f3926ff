import {
  coversYear,
  DAILY_ENDPOINT_NAMES,
  type DailyEndpoint,
  type Endpoint,
  LANGUAGES,
  type Language,
  type TextLanguage,
} from '../layout.ts';

/** What a run is asked to write. */
export interface Scope {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly languages: readonly TextLanguage[];
  readonly endpoints: readonly Endpoint[];
}

/** The years of a scope for which it has daily answers, in order. */
export function yearsOf(scope: Scope): number[] {
  const { firstYear, lastYear } = scope;
  return Array.from({ length: lastYear - firstYear + 1 }, (_, i) => firstYear + i).filter(
    (year) => endpointsOf(scope, year).length > 0 && dailyLanguagesOf(scope).length > 0,
  );
}

/** The daily endpoints of a scope that answer for a year. */
export function endpointsOf({ endpoints }: Scope, year: number): DailyEndpoint[] {
  return DAILY_ENDPOINT_NAMES.filter((name) => endpoints.includes(name) && coversYear(name, year));
}

/** The languages of a scope in which days are answered. */
export function dailyLanguagesOf({ languages }: Scope): Language[] {
  return LANGUAGES.filter((lang) => languages.includes(lang));
}
