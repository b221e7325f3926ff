import { describe, expect, it } from 'vitest';
import { FEED_NAMES } from '../../generator/contract/endpoints.ts';
import { folderPage } from '../../generator/contract/folder-page.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { LOCAL_ORIGIN } from '../../generator/contract/paths.ts';
import { feedsPage } from '../../generator/site/model/feeds-page.ts';
import { feedListAddress } from '../../generator/site/model/paths.ts';
import { prerenderedUnits } from '../../generator/site/prerender/units.ts';
import { WORDS } from '../../generator/site/words/words.ts';
import { prerenderedPagesOf } from '../../generator/tree/plan/scope.ts';
import { daysOnly } from '../support/scopes.ts';
import { smallCatalog } from '../support/small-catalog.ts';

const catalog = await smallCatalog('feeds-page-data', {});
const pages = { firstYear: 2026, lastYear: 2026, languages: LANGUAGES, texts: false, liturgy: false, feeds: true };
const fileAt = async (path: string, origin = 'https://calendar.example/tree', own = pages) => {
  const unit = prerenderedUnits({ catalog, origin, pages: own }).find((one) => one.path === path);
  return unit ? String(await unit.make()) : null;
};

describe('The page of the feeds', () => {
  it.each(LANGUAGES)(
    'in %s has for each feed a subscription, its address and a file, without a script',
    async (lang) => {
      const html = await fileAt(`${feedListAddress(lang)}index.html`);
      const root = lang === 'ru' ? '../' : '../../';
      for (const feed of FEED_NAMES) {
        const rolling = `calendar.example/tree/api/v1/feeds/${feed}.${lang}.ics`;
        expect(html).toContain(`href="webcal://${rolling}"`);
        expect(html).toContain(`<code>https://${rolling}</code>`);
        expect(html).toContain(`href="${root}api/v1/feeds/${feed}-2026.${lang}.ics"`);
      }
      expect(html).not.toContain('data-copy');
    },
  );

  it('has addresses without a host in a tree for this machine', async () => {
    const html = await fileAt('feeds/index.html', LOCAL_ORIGIN);
    expect(html).toContain('href="../api/v1/feeds/fasts.ru.ics"');
    expect(html).not.toMatch(/webcal:|localhost/);
  });

  it('does not exist in a tree without feeds', async () => {
    expect(await fileAt('feeds/index.html', undefined, { ...pages, feeds: false })).toBeNull();
  });

  it('has files only of the years of a feed, and subscriptions only where the host answers them', () => {
    const page = feedsPage({ base: 'https://a.test/', years: [1999, 2000], isRolling: false, canCopy: true }, WORDS.en);
    expect(page?.feeds.map(({ feed, webcal, address, files }) => [feed, webcal, address, files.length])).toEqual(
      FEED_NAMES.map((feed) => [feed, undefined, undefined, feed === 'fasts' ? 2 : 1]),
    );
    expect(feedsPage(null, WORDS.en)).toBeNull();
  });

  it('is at an address that hosts answer', () => {
    expect(LANGUAGES.map((lang) => folderPage(`/${feedListAddress(lang)}`))).toEqual([
      'feeds/index.html',
      'en/feeds/index.html',
    ]);
  });

  it('is in a tree that has pages and feeds of the same years', () => {
    const year = { firstYear: 2026, lastYear: 2026 };
    const scope = { ...daysOnly(year), pages: year, feeds: true };
    expect(prerenderedPagesOf(scope)?.feeds).toBe(true);
    expect(prerenderedPagesOf({ ...scope, feeds: false })?.feeds).toBe(false);
  });
});
