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
