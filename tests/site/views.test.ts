import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../generator/contract/languages.ts';
import * as calendar from '../../generator/site/browser/section-calendar.ts';
import * as liturgy from '../../generator/site/browser/section-liturgy.ts';
import * as names from '../../generator/site/browser/section-names.ts';

import * as texts from '../../generator/site/browser/section-texts.ts';
import type { Content } from '../../generator/site/model/content.ts';
import { frameOf } from '../../generator/site/model/frame.ts';
import { missing, notice } from '../../generator/site/model/notice.ts';
import type { View } from '../../generator/site/model/place.ts';
import { searchPage } from '../../generator/site/model/search-page.ts';
import { textsPage } from '../../generator/site/model/texts-page.ts';
import { ContentView, type Views } from '../../generator/site/views/content-view.tsx';
import { DayView } from '../../generator/site/views/day-view.tsx';
import { Document } from '../../generator/site/views/document.tsx';
import { FrontPage } from '../../generator/site/views/front-page.tsx';
import { MessageView } from '../../generator/site/views/message-view.tsx';
import { Page } from '../../generator/site/views/page.tsx';
import { ParishView } from '../../generator/site/views/parish-view.tsx';
import { SearchView } from '../../generator/site/views/search-view.tsx';
import { missingWords } from '../../generator/site/words/missing-words.ts';
import { WORDS } from '../../generator/site/words/words.ts';
import {
  pageOfCommemoration,
  pageOfDay,
  pageOfMonth,
  pageOfParish,
  pageOfSearch,
  pageOfText,
  pageOfYear,
  textIndexOf,
} from '../support/page-models.ts';

const views: Views = {
  day: DayView,
  message: MessageView,
  search: SearchView,
  ...calendar.VIEWS,
  ...liturgy.VIEWS,
  ...names.VIEWS,
  parish: ParishView,
  ...texts.VIEWS,
};
const shown = (content: Content, words = WORDS.ru) => renderToString(h(ContentView, { content, words, views }));
const TWO_YEARS = { firstYear: 2026, lastYear: 2027 };
const all = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found = '']) => found);

describe.each(Object.values(WORDS))('Without a browser, in $lang,', (words) => {
  const contents: [string, () => Content | null | Promise<Content>][] = [
    ['a great feast', () => pageOfDay('2026-01-07', words)],
    ['a fast day', () => pageOfDay('2026-03-04', words)],
    ['a day of an old year', () => pageOfDay('1700-05-01', words)],
    ['a month', () => pageOfMonth(2026, 4, words)],
    ['the sheet of a parish', () => pageOfParish('2026-11-29', true, words, 'Vespers')],
    ['a year', () => pageOfYear(2026, words)],
    ['a year without saints', () => pageOfYear(1700, words)],
    ['a day that is not here', () => missing({ kind: 'day', date: '2031-05-01' }, TWO_YEARS, words, '2026-01-07')],
    ['the list of texts', () => textsPage(textIndexOf(words), words)],
    ['a canon', () => pageOfText('pascha', words)],
    ['an akathist', () => pageOfText('theotokos', words)],
    ['a saint with hymns, a life and other days', () => pageOfCommemoration('9306', words)],
    ['a season', () => pageOfCommemoration('great_lent', words)],
    ['what is found', () => pageOfSearch(words.lang === 'ru' ? 'анна' : 'anna', words)],
    ['what is not found', () => pageOfSearch('ыъыъыъ', words)],
    ['a search that is on its way', () => searchPage('a', undefined, words, '2026-01-07')],
    ['a search for nothing', () => searchPage(' ', null, words, '2026-01-07')],
    ['a message', () => notice(words.notFound, missingWords(words).nowhere, { retry: words.retry })],
  ];

  it.each(contents)('%s is rendered completely, under one heading', async (_, content) => {
    const html = shown((await content()) as Content, words);
    expect(all(html, /<(h1)\b/g)).toHaveLength(1);
    expect(html).not.toMatch(/undefined|\[object |=>|NaN/);
    const ids = all(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of all(html, / (?:aria-labelledby="|href="#)([^"]+)"/g).filter((id) => !isSign(id))) {
      expect(ids).toContain(id);
    }
  });
});

/** Whether an id is that of a sign, which the sprite of the document has. */
function isSign(id: string): boolean {
  return /^(rank|food|liturgy)-|^(no|moon|calendar|glass|menu|share|print)$/.test(id);
}

it('A day is the same whether it is rendered alone or in its page, which is a complete document', () => {
  expect(globalThis).not.toHaveProperty('document');
  const words = WORDS.en;
  const page = pageOfDay('2026-04-12', words);
  const alone = renderToString(h(DayView, { page, words }));
  const content = h(ContentView, { content: page, words, views });
  const frame = frameOf({ view: { kind: 'day', date: '2026-04-12' }, lang: 'en' });
  const document = renderToString(
    h(Document, {
      lang: 'en',
      title: page.title,
      description: 'A day',
      children: h(Page, { frame, words, children: content }),
    }),
  );
  expect(alone).toContain('Sunday, <span class="whole">12 April 2026</span>');
  expect(document).toContain(alone);
  expect(document).toContain('<html lang="en">');
  expect(document).toContain('href="?day=2026-04-13&amp;lang=en"');
});

it('a month and a year mark today, and nothing else', () => {
  for (const page of [pageOfMonth(2026, 4, WORDS.en, '2026-04-07'), pageOfYear(2026, WORDS.en, '2026-04-07')]) {
    expect(all(shown(page, WORDS.en), /href="([^"]*)" aria-current="date"/g)).toEqual(['?day=2026-04-07&amp;lang=en']);
  }
});

it('the words of an answer are text, with or without markup', () => {
  const page = pageOfDay('2026-01-07', WORDS.ru);
  const day = { ...page.day, fasting: { ...page.day.fasting, description: '<img src=x onerror="x()">' } };
  expect(shown({ ...page, day })).toContain('&lt;img src=x onerror=&quot;x()&quot;>');
});

it('a request can be copied only if the browser allows it', () => {
  const content = pageOfDay('2026-01-07', WORDS.en);
  const copies = (canCopy: boolean) =>
    all(renderToString(h(ContentView, { content, words: WORDS.en, views, canCopy })), /data-copy="([^"]+)"/g);
  expect(copies(false)).toEqual([]);
  expect(copies(true)).toEqual(content.requests.map(({ asked }) => asked.address));
});

describe('a historical tree', () => {
  const line = (view: View, lang: Language, isHistorical: boolean) =>
    /<p id="historical"[^>]*>([^<]*)</.exec(
      renderToString(h(Page, { frame: frameOf({ view, lang }), words: WORDS[lang], isHistorical })),
    )?.[1];
  const day: View = { kind: 'day', date: '1700-01-01' };

  it.each([day, { kind: 'month', year: 1700, month: 1 } as const])(
    'says in both languages that it is historical: %j',
    (view) => {
      expect(line(view, 'ru', true)).toMatch(/^Исторический календарь: /);
      expect(line(view, 'en', true)).toMatch(/^A historical calendar: /);
    },
  );

  it('does not say so on pages without days; other trees say it nowhere', () => {
    expect(line({ kind: 'texts' }, 'ru', true)).toBeUndefined();
    expect(line(day, 'ru', false)).toBeUndefined();
  });

  it('tells the script by an attribute of the page', () => {
    const mark = (isHistorical: boolean) =>
      /<div id="page"[^>]*data-historical/.test(renderToString(h(FrontPage, { isHistorical })));
    expect([mark(true), mark(false)]).toEqual([true, false]);
  });
});

describe('the front page as a file', () => {
  const html = renderToString(h(FrontPage, { isHistorical: false }));

  it('has every sign that a view shows', () => {
    const signs = all(html, /<symbol id="([^"]+)"/g);
    const months = Object.values(WORDS).map((words) => shown(pageOfMonth(2026, 4, words), words));
    const days = ['2026-01-07', '2026-03-04', '2026-06-14', '2026-04-04'].map((date) =>
      shown(pageOfDay(date, WORDS.ru)),
    );
    const used = new Set([html, ...months, ...days].flatMap((text) => all(text, /<use href="#([^"]+)"/g)));
    expect(used.size).toBeGreaterThan(10);
    for (const sign of used) expect(signs).toContain(sign);
  });

  it('says in both languages where to read without a script, and has nothing inline', () => {
    expect(html).toMatch(
      /<main id="content" [^>]*><div class="unscripted"><section lang="ru".*<section lang="en".*<\/main>/,
    );
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! type="module" src=)/);
  });
});
