import { describe, expect, it } from 'vitest';
import { DAILY_ENDPOINT_NAMES, FEED_NAMES } from '../../generator/contract/endpoints.ts';
import { daysOf } from '../../generator/days/year.ts';
import { feedEvents } from '../../generator/feeds/feeds.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import { ByteSink } from '../../generator/responses/byte-sink.ts';
import { decoded } from '../../generator/responses/bytes.ts';
import { dayWriters, writeAnswer } from '../../generator/responses/daily.ts';
import { SAID, SAID_BY_FEEDS, wordsOfFeeds } from '../../generator/tree/parts/said.ts';
import { feedWriter } from '../support/feeds.ts';
import { realCatalog } from '../support/real-days.ts';

const YEAR = 2027;
const BASE_URL = 'https://example.org/api/v1';

/** A catalog that contains only what the given functions read. */
function onlyWhatIsRead(...readers: readonly ((catalog: Catalog) => unknown)[]): Catalog {
  const read = new Set<string | symbol>();
  const watched = new Proxy(realCatalog, {
    get: (catalog, key) => {
      read.add(key);
      return catalog[key as keyof Catalog];
    },
  });
  for (const reader of readers) reader(watched);
  const kept = Object.entries(realCatalog).map(([key, value]) => [key, read.has(key) ? value : emptyLike(value)]);
  expect(read.size).toBeLessThan(kept.length);
  // A day without a fasting rule is an error; the last rule matches every day.
  return {
    fasting: realCatalog.fasting.slice(-1),
    ...Object.fromEntries(kept.filter(([key]) => key !== 'fasting' || read.has('fasting'))),
  };
}

function emptyLike(value: unknown): unknown {
  if (value instanceof Map) return new Map();
  return Array.isArray(value) ? [] : {};
}

describe('The data that the digests of answers cover', () => {
  it.each(DAILY_ENDPOINT_NAMES)('are complete for %s', (endpoint) => {
    const answerOf = (catalog: Catalog) => {
      const sink = new ByteSink();
      writeAnswer(daysOf(catalog)(YEAR), dayWriters({ catalog, lang: 'en', baseUrl: BASE_URL })[endpoint], sink);
      return decoded(sink.view());
    };
    expect(answerOf(onlyWhatIsRead(SAID[endpoint])) === answerOf(realCatalog)).toBe(true);
  });

  it.each(FEED_NAMES)('are complete for the feed of %s', (feed) => {
    const textOf = (catalog: Catalog) =>
      feedWriter(catalog, 'en')(feed, feedEvents(feed, catalog, YEAR, daysOf(catalog)(YEAR)));
    expect(textOf(onlyWhatIsRead(SAID_BY_FEEDS[feed], wordsOfFeeds)) === textOf(realCatalog)).toBe(true);
  });
});
