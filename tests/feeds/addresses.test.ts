import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEED_NAMES, type Feed } from '../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { frontPageDay, type ShownDays } from '../../generator/contract/page-addresses.ts';
import { LOCAL_ORIGIN } from '../../generator/contract/paths.ts';
import { daysOf } from '../../generator/days/year.ts';
import { feedEvents } from '../../generator/feeds/feeds.ts';
import { addressOf, placeOf } from '../../generator/site/model/place.ts';
import { FEED_ORIGIN, feedWriter, readFeed } from '../support/feeds.ts';
import { smallCatalog } from '../support/small-catalog.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { treeOf } from '../support/trees.ts';

const catalog = await smallCatalog('addresses-data', {});
const days = daysOf(catalog, { historical: false });
/** The addresses of the events of a feed that begin in a year. */
const addressesIn = (shown: ShownDays, feed: Feed, year: number) => {
  const text = feedWriter(catalog, 'en', shown)(feed, feedEvents(feed, catalog, year, days(year)));
  return readFeed(text).map(({ start, url }) => [start, url] as const);
};
const OWN = { firstYear: 2026, lastYear: 2026, languages: LANGUAGES };

describe('An event of a feed leads to', () => {
  it('the page of its first day, if this day has one, else to the front page', () => {
    const found = addressesIn({ own: OWN, onFrontPage: true }, 'fasts', 2027);
    expect(new Set(found.map(([start]) => start.slice(0, 4)))).toEqual(new Set(['2026', '2027']));
    for (const [start, url] of found) {
      const page = start.startsWith('2026') ? `en/day/${start}/` : `?day=${start}&lang=en`;
      expect(url).toBe(`${FEED_ORIGIN}/${page}`);
    }
  });

  it('the front page in a language without pages of its own', () => {
    const found = addressesIn({ own: { ...OWN, languages: ['ru'] }, onFrontPage: true }, 'feasts', 2026);
    expect(found.map(([, url]) => url)).toContain(`${FEED_ORIGIN}/?day=2026-04-12&lang=en`);
  });

  it('the answer of its day, if no page could show the day', () => {
    const found = addressesIn({ own: null, onFrontPage: false }, 'fasts', 2026);
    expect(found.length).toBeGreaterThan(0);
    for (const [start, url] of found) expect(url).toBe(`${FEED_ORIGIN}/api/v1/fasting/day/${start}?lang=en`);
  });

  it('an address that the front page understands', () => {
    for (const lang of LANGUAGES) {
      const place = { view: { kind: 'day', date: '2026-04-12' }, lang } as const;
      expect(frontPageDay(lang, '2026-04-12')).toBe(addressOf(place));
      expect(placeOf(frontPageDay(lang, '2026-04-12'), '2000-01-01', 'ru')).toEqual(place);
    }
  });

  it('a file of the tree on every day with a page of its own', async () => {
    const tree = await treeOf('--years', '2026');
    for (const lang of LANGUAGES) {
      for (const feed of FEED_NAMES) {
        const text = readFileSync(path.join(tree, `api/v1/feeds/${feed}-2026.${lang}.ics`), 'utf8');
        const urls = Array.from(text.replaceAll('\r\n ', '').matchAll(/^URL:(.*)\r$/gm), ([, url = '']) => url);
        const pages = urls.filter((url) => !url.includes('?day=2025'));
        expect(pages.length).toBeGreaterThan(15);
        const files = pages.map((url) => path.join(tree, url.replace(LOCAL_ORIGIN, ''), 'index.html'));
        expect(files.filter((file) => !existsSync(file))).toEqual([]);
      }
    }
  });

  it('an answer in a tree that has fasts and nothing else', async () => {
    const tree = await treeOf('--years', '2026', '--endpoint', 'fasting', '--data', SMALL_DATA);
    const text = readFileSync(path.join(tree, 'api/v1/feeds/fasts-2026.en.ics'), 'utf8');
    expect(readFeed(text)[0]?.url).toContain(`${LOCAL_ORIGIN}/api/v1/fasting/day/`);
  });
});
