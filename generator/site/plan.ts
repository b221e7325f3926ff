import { coversYear, DAILY_ENDPOINT_NAMES, type DailyEndpoint, type Language } from '../layout.ts';

/** What a run is asked to write. */
export interface Scope {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly languages: readonly Language[];
  readonly endpoints: readonly DailyEndpoint[];
}

/** The years of a scope for which at least one of its endpoints answers, in order. */
export function yearsOf({ firstYear, lastYear, endpoints }: Scope): number[] {
  return Array.from({ length: lastYear - firstYear + 1 }, (_, i) => firstYear + i).filter((year) =>
    endpoints.some((endpoint) => coversYear(endpoint, year)),
  );
}

/** The endpoints of a scope that answer for a year. */
export function endpointsOf({ endpoints }: Scope, year: number): DailyEndpoint[] {
  return DAILY_ENDPOINT_NAMES.filter((name) => endpoints.includes(name) && coversYear(name, year));
}
