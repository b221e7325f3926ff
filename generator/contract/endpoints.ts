import type { CalendarDay, FastingDay, LiturgyDay, MovableDay, ReadingsDay, SaintsDay } from '../../schemas/types.ts';
import { LANGUAGES, TEXT_LANGUAGES, type TextLanguage } from './languages.ts';

/** The daily endpoints with the first and the last civil year that each answers. */
export const DAILY_ENDPOINTS = {
  calendar: { firstYear: 2000, lastYear: 3000 },
  saints: { firstYear: 2000, lastYear: 3000 },
  movable: { firstYear: 1583, lastYear: 3000 },
  fasting: { firstYear: 1583, lastYear: 3000 },
  readings: { firstYear: 2000, lastYear: 3000 },
  liturgy: { firstYear: 2000, lastYear: 3000 },
} as const;
export type DailyEndpoint = keyof typeof DAILY_ENDPOINTS;
/** The answer of each daily endpoint for a day. */
export interface DayByEndpoint {
  readonly calendar: CalendarDay;
  readonly saints: SaintsDay;
  readonly movable: MovableDay;
  readonly fasting: FastingDay;
  readonly readings: ReadingsDay;
  readonly liturgy: LiturgyDay;
}

export const DAILY_ENDPOINT_NAMES = Object.keys(DAILY_ENDPOINTS) as DailyEndpoint[];

/** The calendar feeds. Each has the years of its endpoint, and its events link to the answers of that endpoint. */
export const FEEDS = {
  great: 'calendar',
  feasts: 'calendar',
  fasts: 'fasting',
  readings: 'readings',
} as const satisfies Record<string, DailyEndpoint>;
export type Feed = keyof typeof FEEDS;
export const FEED_NAMES = Object.keys(FEEDS) as Feed[];

/** The first day of the calendar feeds: the day of events that were never revised. */
export const FEEDS_SINCE = '2026-01-01';

/** The content endpoints whose texts have numbers, and all content endpoints. */
export const PIECE_ENDPOINT_NAMES = ['canons', 'akathists'] as const;
export type PieceEndpoint = (typeof PIECE_ENDPOINT_NAMES)[number];
export const CONTENT_ENDPOINT_NAMES = [...PIECE_ENDPOINT_NAMES, 'hymnography', 'commemorations'] as const;
export type ContentEndpoint = (typeof CONTENT_ENDPOINT_NAMES)[number];

/** The lists of hymns that an id has in hymnography, and all collections of its texts. */
export const HYMN_LISTS = ['troparia', 'kontakia', 'prayers', 'magnifications'] as const;
export const TEXT_COLLECTIONS = [...PIECE_ENDPOINT_NAMES, ...HYMN_LISTS] as const;
export type TextCollection = (typeof TEXT_COLLECTIONS)[number];

/** All endpoints. */
export const ENDPOINT_NAMES = [...DAILY_ENDPOINT_NAMES, ...CONTENT_ENDPOINT_NAMES] as const;
export type Endpoint = DailyEndpoint | ContentEndpoint;

/** Whether the answers of a content endpoint have numbers. */
export function isPieceEndpoint(endpoint: ContentEndpoint): endpoint is PieceEndpoint {
  return (PIECE_ENDPOINT_NAMES as readonly string[]).includes(endpoint);
}

/** The languages that a content endpoint answers in. The first is the default. */
export function languagesOf(endpoint: ContentEndpoint): readonly TextLanguage[] {
  return isPieceEndpoint(endpoint) ? TEXT_LANGUAGES : LANGUAGES;
}

/** The years for which commemorations list the civil dates on which they are kept. */
export const DATED_YEARS = { firstYear: 2000, lastYear: 2100 } as const;

/** Lists of everything, one file in each language. */
export const INDEX_NAMES = ['texts', 'commemorations', 'names', 'types', 'search'] as const;
export type IndexName = (typeof INDEX_NAMES)[number];

/** Whether an endpoint answers for a civil year. */
export function coversYear(endpoint: DailyEndpoint, year: number): boolean {
  const { firstYear, lastYear } = DAILY_ENDPOINTS[endpoint];
  return year >= firstYear && year <= lastYear;
}
