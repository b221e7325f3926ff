import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEED_NAMES } from '../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { feedFile, feedsFolder } from '../../generator/contract/paths.ts';
import { createApp } from '../../generator/edge/app.ts';
import { feedText, readFeed } from '../support/feeds.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { treeOf } from '../support/trees.ts';

const YEARS = [2025, 2026, 2027, 2028];
const files = new Map(
  YEARS.flatMap((year) =>
    FEED_NAMES.flatMap((feed) =>
      LANGUAGES.map((lang): [string, string] => [
        `${feedsFolder()}/${feedFile(feed, year, lang)}`,
        feedText(feed, year, lang),
      ]),
    ),
  ),
);
/** Sends a request to an app over a tree of these years, with a stopped clock. */
const ask = (name: string, today: string, init?: RequestInit) =>
  createApp(
    async (path) => {
      const text = files.get(path);
      return text === undefined ? null : new TextEncoder().encode(text);
    },
    { now: () => new Date(today) },
  ).request(`https://feeds.example/api/v1/feeds/${name}`, init);
const yearsIn = (text: string) => [...new Set(readFeed(text).map(({ start }) => start.slice(0, 4)))].sort();

describe('a feed without a year', () => {
  it('has the last year, this year and the next, until the last moment of this year', async () => {
    expect(yearsIn(await (await ask('feasts.en.ics', '2026-12-31T23:59:59Z')).text())).toEqual([
      '2025',
      '2026',
      '2027',
    ]);
    expect(yearsIn(await (await ask('feasts.en.ics', '2027-01-01T00:00:00Z')).text())).toEqual([
      '2026',
      '2027',
      '2028',
    ]);
  });

  it('has the head of the files, and each of their events once', async () => {
    for (const feed of FEED_NAMES) {
      const text = await (await ask(`${feed}.ru.ics`, '2026-11-28')).text();
      const own = [2025, 2026, 2027].map((year) => feedText(feed, year, 'ru'));
      expect(text.split('BEGIN:VEVENT')[0]).toBe(own[0]?.split('BEGIN:VEVENT')[0]);
      expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
      const uids = text.match(/^UID:.*$/gm) ?? [];
      expect(uids).toEqual([...new Set(own.flatMap((part) => part.match(/^UID:.*$/gm)))]);
    }
    const fasts = await (await ask('fasts.en.ics', '2026-06-01')).text();
    expect(readFeed(fasts).filter(({ summary }) => summary === 'Nativity Fast')).toHaveLength(4);
  });

  it('leaves out years that the tree does not have', async () => {
    expect(yearsIn(await (await ask('feasts.en.ics', '2029-06-01')).text())).toEqual(['2028']);
    expect((await ask('feasts.en.ics', '2030-06-01')).status).toBe(404);
  });

  it('is complete if a tree has two of its years only as datasets', async () => {
    const scope = ['--years', '2026', '--datasets', '2025-2027', '--endpoint', 'calendar'];
    const out = await treeOf(...scope, '--data', SMALL_DATA);
    const read = async (file: string) =>
      existsSync(path.join(out, file)) ? new Uint8Array(readFileSync(path.join(out, file))) : null;
    const app = createApp(read, { now: () => new Date('2026-06-01') });
    const text = await (await app.request('https://feeds.example/api/v1/feeds/feasts.en.ics')).text();
    expect(yearsIn(text)).toEqual(['2025', '2026', '2027']);
  });

  it('has the headers that programs and caches need', async () => {
    const { headers, status } = await ask('fasts.ru.ics', '2026-06-01');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('Cache-Control')).toContain('max-age=');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    const again = await ask('fasts.ru.ics', '2026-06-01', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await ask('fasts.ru.ics', '2026-06-01', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await ask('fasts.ru.ics', '2026-06-01', { method: 'POST' })).status).toBe(405);
  });

  it.each([
    'feasts.de.ics',
    'feasts.cu.ics',
    'feasts.ics',
    'Feasts.ru.ics',
    'feasts.ru.ics/',
    'saints.ru.ics',
    'feasts-2026.xx.ics',
    '..%2ffeasts.ru.ics',
  ])('%s is not found', async (name) => {
    const answer = await ask(name, '2026-06-01');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
