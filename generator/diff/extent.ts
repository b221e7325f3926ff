import { ENDPOINT_NAMES, type Endpoint } from '../contract/endpoints.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '../contract/languages.ts';

/** Years, endpoints and languages of a tree. */
export interface Extent {
  readonly years: readonly number[];
  readonly endpoints: readonly Endpoint[];
  readonly languages: readonly TextLanguage[];
}

/** What two extents have in common. */
export function common(one: Extent, other: Extent): Extent {
  return filtered(one, (name, value) => other[name].includes(value as never));
}

/** What an extent has that another lacks. */
export function besides(one: Extent, other: Extent): Extent {
  return filtered(one, (name, value) => !other[name].includes(value as never));
}

function filtered(
  { years, endpoints, languages }: Extent,
  isTaken: (name: keyof Extent, value: unknown) => boolean,
): Extent {
  return {
    years: years.filter((one) => isTaken('years', one)),
    endpoints: ENDPOINT_NAMES.filter((one) => endpoints.includes(one) && isTaken('endpoints', one)),
    languages: TEXT_LANGUAGES.filter((one) => languages.includes(one) && isTaken('languages', one)),
  };
}

/** Years in their order as ranges: `2026-2030`. */
export function yearRanges(years: readonly number[]): string[] {
  const ranges: [number, number][] = [];
  for (const year of years) {
    const last = ranges.at(-1);
    if (last?.[1] === year - 1) last[1] = year;
    else ranges.push([year, year]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
}
