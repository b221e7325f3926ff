import { CHURCH_EDITION, type TextEdition } from '../../contract/editions.ts';
import {
  CONTENT_ENDPOINT_NAMES,
  type ContentEndpoint,
  coversYear,
  DAILY_ENDPOINT_NAMES,
  type DailyEndpoint,
  type Endpoint,
  FEED_NAMES,
  FEEDS,
  type Feed,
} from '../../contract/endpoints.ts';
import { ENTRY_FILES, type EntryFile } from '../../contract/entry-files.ts';
import { LANGUAGES, type Language, TEXT_LANGUAGES, type TextLanguage } from '../../contract/languages.ts';
import type { ShownDays } from '../../contract/page-addresses.ts';

/** Civil years in a row. */
export interface Years {
  /** From 1583. */
  readonly firstYear: number;
  /** To 3000; not before the first. */
  readonly lastYear: number;
}

/** Hosts that take a part of their configuration from the tree. */
export const HOSTS = ['netlify', 'cloudflare'] as const;
export type Host = (typeof HOSTS)[number];

/** The form of texts: a file for each id, or blocks of many ids; see contract/block-file.ts. */
export const TEXT_FORMS = ['files', 'packed'] as const;
export type TextForm = (typeof TEXT_FORMS)[number];

/** What a tree must contain. */
export interface Scope {
  /** The years with one file for each day; null for none. */
  readonly days: Years | null;
  /** The years with datasets, and the endpoints with datasets of other years; null for none. See {@link holdsDataset}. */
  readonly datasets: Years | null;
  readonly datasetsOf?: Readonly<Partial<Record<DailyEndpoint, Years | null>>>;
  readonly languages: readonly TextLanguage[];
  readonly endpoints: readonly Endpoint[];
  readonly texts: TextForm;
  /** Whether each dataset is also a table. */
  readonly csv: boolean;
  /** Whether there are calendar feeds; see {@link feedsOf}. */
  readonly feeds: boolean;
  /** Whether each year lists only what was kept in it; else today's calendar in every year. */
  readonly historical: boolean;
  /** The years whose days have pages of their own; null for none. See {@link prerenderedPagesOf}. */
  readonly pages: Years | null;
  /** The host whose rules or headers the tree contains; null for none. */
  readonly host: Host | null;
}

/** A part of the years: the third of sixteen is `{ index: 3, of: 16 }`. Texts and pages belong to the first. */
export interface Shard {
  /** Which part, from 1. */
  readonly index: number;
  /** How many parts there are. */
  readonly of: number;
}

/** Years in a row, one by one. */
export function yearsBetween({ firstYear, lastYear }: Years): number[] {
  return Array.from({ length: lastYear - firstYear + 1 }, (_, i) => firstYear + i);
}

/** The years for which a scope has daily answers, in order. */
export function yearsOf(scope: Scope): number[] {
  if (dailyLanguagesOf(scope).length === 0) return [];
  const ranges = [scope.days, scope.datasets, ...Object.values(scope.datasetsOf ?? {})];
  const years = ranges.filter((range) => range !== null).flatMap(yearsBetween);
  return [...new Set(years)].sort((a, b) => a - b).filter((year) => endpointsOf(scope, year).length > 0);
}

/** The years of a shard: one in so many, so that all shards have equal work. */
export function yearsOfShard(years: readonly number[], shard: Shard | null): number[] {
  return years.filter((_, i) => shard === null || indexAt(i, shard.of) === shard.index);
}

/** The number of the shard, from 1, that has a part of a tree with these years; the first one has what is no year. */
export function shardOfPart(years: readonly number[], part: string, of: number): number {
  return indexAt(Math.max(0, years.indexOf(Number(part))), of);
}

function indexAt(position: number, of: number): number {
  return (position % of) + 1;
}

export function holdsDays({ days }: Scope, year: number): boolean {
  return isIn(days, year);
}

/**
 * Whether a scope has the dataset of an endpoint for a year. Which datasets a tree has is decided here and nowhere else:
 * an endpoint has the years of all, unless it has years of its own.
 */
export function holdsDataset(scope: Scope, endpoint: DailyEndpoint, year: number): boolean {
  const { endpoints, datasets, datasetsOf = {} } = scope;
  const { [endpoint]: years = datasets } = datasetsOf;
  return endpoints.includes(endpoint) && coversYear(endpoint, year) && isIn(years, year);
}

function isIn(years: Years | null, year: number): boolean {
  return years !== null && year >= years.firstYear && year <= years.lastYear;
}

/** The daily endpoints of which a scope has datasets for a year. */
export function endpointsOfDatasets(scope: Scope, year: number): DailyEndpoint[] {
  return DAILY_ENDPOINT_NAMES.filter((name) => holdsDataset(scope, name, year));
}

/** The daily endpoints of which a scope has a year, as days or as a dataset. */
export function endpointsOf(scope: Scope, year: number): DailyEndpoint[] {
  if (!holdsDays(scope, year)) return endpointsOfDatasets(scope, year);
  return DAILY_ENDPOINT_NAMES.filter((name) => scope.endpoints.includes(name) && coversYear(name, year));
}

/**
 * Years with datasets alone have feeds if they are no further than this from the years with days. The feed around today
 * stays complete for as long, and a tree with all datasets leaves room for other files, because hosts count them.
 */
const FEEDS_AROUND: Readonly<Record<Feed, number>> = { great: 2, feasts: 10, fasts: 10, readings: 10 };

/** The calendar feeds of a scope for a year. If no year has days, every year with datasets has feeds. */
export function feedsOf(scope: Scope, year: number): Feed[] {
  const { days } = scope;
  if (!scope.feeds) return [];
  const isNear = (around: number) => !days || (year >= days.firstYear - around && year <= days.lastYear + around);
  const endpoints = endpointsOf(scope, year);
  return FEED_NAMES.filter((feed) => isNear(FEEDS_AROUND[feed]) && endpoints.includes(FEEDS[feed]));
}

/**
 * The days and texts with pages of their own: only if the scope has all endpoints and languages that such a page needs,
 * which says nothing of the Liturgy if that is not there; null for none.
 */
export function prerenderedPagesOf(scope: Scope): PagesOfScope | null {
  const { pages, endpoints, languages } = scope;
  const own = dailyLanguagesOf({ languages });
  const holds = (names: readonly Endpoint[]) => names.every((name) => endpoints.includes(name));
  const needed = DAILY_ENDPOINT_NAMES.filter((name) => name !== 'liturgy');
  if (!pages || !holds(needed) || own.length === 0) return null;
  const texts = holds(CONTENT_ENDPOINT_NAMES) && TEXT_LANGUAGES.every((lang) => languages.includes(lang));
  const feeds = yearsBetween(pages).every((year) => feedsOf(scope, year).length > 0);
  return { ...pages, languages: own, texts, liturgy: endpoints.includes('liturgy'), feeds };
}

/** What has pages of its own. */
type PagesOfScope = Years & { readonly languages: readonly Language[] } & Readonly<
    Record<'texts' | 'liturgy' | 'feeds', boolean>
  >;

/** The days that people can open in a tree of a scope: on their own pages, or on the front page from the answers. */
export function shownDaysOf(scope: Scope): ShownDays {
  const needed = ['calendar', 'movable', 'fasting'] as const;
  return { own: prerenderedPagesOf(scope), onFrontPage: needed.every((name) => scope.endpoints.includes(name)) };
}

/** The languages of a scope in which days are answered. */
export function dailyLanguagesOf({ languages }: Pick<Scope, 'languages'>): Language[] {
  return LANGUAGES.filter((lang) => languages.includes(lang));
}

/** Whether a scope has the texts of an edition. The church script belongs to Church Slavonic. */
export function holdsEdition({ languages }: Scope, edition: TextEdition): boolean {
  return languages.includes(edition === CHURCH_EDITION ? 'cu' : edition);
}

/** Whether a scope has answers by id, and with them the lists of everything. */
export function holdsTexts({ endpoints }: Pick<Scope, 'endpoints'>): boolean {
  return CONTENT_ENDPOINT_NAMES.some((endpoint) => endpoints.includes(endpoint));
}

/** The datasets of a scope that belong to no year, if there are entries of them. */
export function entryFilesOf(scope: Scope): EntryFile[] {
  const isAnswered = ({ subject }: EntryFile) =>
    CONTENT_ENDPOINT_NAMES.includes(subject as ContentEndpoint)
      ? scope.endpoints.includes(subject as ContentEndpoint)
      : holdsTexts(scope);
  return ENTRY_FILES.filter(
    (one) =>
      isAnswered(one) &&
      (one.edition === null || holdsEdition(scope, one.edition)) &&
      (one.kind === 'jsonl' || scope.csv),
  );
}

/**
 * Whether a tree has compressed files beside the plain ones. Netlify and Cloudflare need none: they compress what they
 * send, and they count files.
 */
export function holdsCompressed({ host }: Scope): boolean {
  return host === null;
}
