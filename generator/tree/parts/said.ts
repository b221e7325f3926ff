import { DAILY_ENDPOINT_NAMES, type DailyEndpoint, FEED_NAMES, FEEDS, type Feed } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { isHigh } from '../../feeds/feasts.ts';
import type { Catalog } from '../../model/catalog.ts';
import { digestOfData, fingerprint } from '../records/digests.ts';
import { dailyLanguagesOf, type Scope } from '../scope.ts';
import { DATA_PIECES } from './data-pieces.ts';

/** By endpoint, all data of a catalog from which its answers are made. */
export const SAID: Readonly<Record<DailyEndpoint, (catalog: Catalog) => unknown>> = {
  calendar: ({ fixed, movable, fasting, foods, types, ranks, weekdays }) => [
    ...[fixed, movable, fasting, foods],
    ...[types, ranks, weekdays],
  ],
  saints: ({ fixed, movable, types, ranks, weekdays }) => [fixed, movable, types, ranks, weekdays],
  movable: ({ movable, weekdays }) => [movable, weekdays],
  fasting: ({ fasting, foods, weekdays }) => [fasting, foods, weekdays],
  readings: (catalog) => {
    const { scripture, readingWords, weekdays } = catalog;
    return [whatIsRead(catalog), scripture, readingWords, weekdays, titlesOf(catalog, idsRead(catalog))];
  },
};

/** The ids that have readings. */
function idsRead({ lectionary }: Catalog): ReadonlySet<string> {
  const days = [...lectionary.occasions, ...lectionary.days.values()];
  return new Set(days.flatMap(({ of }) => (of === null ? [] : String(of))));
}

/** The ids that have optional readings, whose names the feed says. */
function idsOptional({ lectionary }: Catalog): ReadonlySet<string> {
  return new Set(lectionary.occasions.filter(({ optional }) => optional).map(({ of }) => String(of)));
}

function titlesOf({ titles }: Catalog, ids: ReadonlySet<string>): unknown {
  return [...titles].filter(([id]) => ids.has(id));
}

/** Everything that decides what is read on a day, without names. */
function whatIsRead(catalog: Catalog): unknown {
  const { lectionary, ranks, fixed, movable } = catalog;
  const isRead = idsRead(catalog);
  return [
    ...[lectionary, ranks],
    [...fixed.values()]
      .flat()
      .flatMap(({ monthDay, when, saint: { id, rank } }) =>
        isRead.has(String(id)) ? [[id, monthDay, when, rank]] : [],
      ),
    movable.flatMap(({ id, rule, moves, asSaint }) => (isRead.has(id) ? [[id, rule, moves, asSaint?.rank]] : [])),
  ];
}

/** By feed, all data of a catalog from which its events are made, except labels. */
export const SAID_BY_FEEDS: Readonly<Record<Feed, (catalog: Catalog) => unknown>> = {
  feasts: ({ movable, fixed }) => [movable, [...fixed.values()].flat().filter(({ saint }) => isHigh(saint))],
  fasts: ({ fasting }) => fasting,
  readings: (catalog) => [whatIsRead(catalog), titlesOf(catalog, idsOptional(catalog))],
};

/** The labels that feeds use. */
export function wordsOfFeeds(catalog: Catalog): unknown {
  const { feedWords, feedsRevised, dateWords, months, weekdays, kinds, foods, readingWords, scripture } = catalog;
  return [feedWords, feedsRevised, dateWords, months, weekdays, kinds, foods, readingWords, scripture];
}

/** The name under which the digests of an endpoint, or of a feed, in a language are recorded. */
export function editionName(endpoint: DailyEndpoint, lang: Language): string {
  return `${endpoint}.${lang}`;
}
export function feedName(feed: Feed, lang: Language): string {
  return `feed of ${feed}.${lang}`;
}

/**
 * By edition and by feed, a digest of all data from which its answers or events are made in any year. If it is the same
 * as before, no day has to be examined. `maker` represents the code.
 */
export function saidDigests(catalog: Catalog, scope: Scope, maker: string): ReadonlyMap<string, string> {
  const bounds = scope.historical ? DATA_PIECES.bounds(catalog) : null;
  const words = wordsOfFeeds(catalog);
  const digest = (said: unknown, lang: Language) =>
    fingerprint(Buffer.from(`${maker}${digestOfData([said, bounds], lang)}`));
  const endpoints = DAILY_ENDPOINT_NAMES.filter((endpoint) => scope.endpoints.includes(endpoint));
  const feeds = scope.feeds ? FEED_NAMES.filter((feed) => endpoints.includes(FEEDS[feed])) : [];
  return new Map(
    dailyLanguagesOf(scope).flatMap((lang) => [
      ...endpoints.map((one) => [editionName(one, lang), digest(SAID[one](catalog), lang)] as const),
      ...feeds.map((one) => [feedName(one, lang), digest([SAID_BY_FEEDS[one](catalog), words], lang)] as const),
    ]),
  );
}
