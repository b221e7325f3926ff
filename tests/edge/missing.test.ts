import { describe, expect, it } from 'vitest';
import { PAGE_HEADERS } from '../../generator/contract/headers.ts';
import { createApp } from '../../generator/edge/app.ts';

const PAGE = '<main>nothing</main>';
const CHROMIUM = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
const withPage = createApp(async (path) => (path === '404.html' ? new TextEncoder().encode(PAGE) : null));
const withoutPage = createApp(async () => null);
const get = async (path: string, Accept?: string, app = withPage, method = 'GET') =>
  app.request(`https://calendar.example${path}`, { method, headers: Accept === undefined ? {} : { Accept } });

describe('what is not there', () => {
  it.each(['/day/2031-01-01/', '/en/text/nobody/', '/x', '/apix', '/openapi.json5', '/assets/x.js'])(
    '%s is a page for a browser',
    async (address) => {
      const answer = await get(address, CHROMIUM);
      expect([answer.status, await answer.text()]).toEqual([404, PAGE]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        vary: 'Accept',
        'content-length': String(PAGE.length),
      });
      for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(answer.headers.get(name), name).toBe(value);
      expect(answer.headers.get('cache-control')).toBeNull();
    },
  );

  it.each([
    undefined,
    '*/*',
    'application/json',
    'application/json, text/html;q=0.5',
    'text/html;q=0.9, application/problem+json',
    'text/htmlx',
    'text/html;q=0',
    'x;;;,"',
  ])(
    'is a problem document for a program that accepts %s, and caches know that others get a page',
    async (accepted) => {
      const answer = await get('/day/2031-01-01/', accepted);
      expect([answer.status, answer.headers.get('vary')]).toEqual([404, 'Accept']);
      expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it.each(['/api', '/api/', '/api/v1/x', '/api/v1/calendar/day/2031-01-01', '/schemas/x.json', '/openapi.json'])(
    '%s is a problem document for a browser too',
    async (address) => {
      const answer = await get(address, CHROMIUM);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('is a problem document if the tree has no page for it', async () => {
    const answer = await get('/x', CHROMIUM, withoutPage);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused to other methods', async () => {
    expect((await get('/x', CHROMIUM, withPage, 'POST')).status).toBe(405);
  });
});
