import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DailyEndpoint } from '../../generator/contract/endpoints.ts';
import type { Language } from '../../generator/contract/languages.ts';
import { dayPath } from '../../generator/contract/paths.ts';
import { createApp } from '../../generator/edge/app.ts';
import { ByteSink } from '../../generator/responses/byte-sink.ts';
import { dayWriters, writeAnswer } from '../../generator/responses/daily.ts';
import { datasetBytes } from '../../generator/tree/parts/dataset.ts';
import { dailyAnswers } from '../support/daily-answers.ts';
import { realCatalog, realYear } from '../support/real-days.ts';

const ORIGIN = 'https://calendar.example';

/** The datasets of the years that exist only as datasets. */
const datasets = new Map<string, Uint8Array>();
for (const lang of ['ru', 'en'] as const) {
  for (const endpoint of ['calendar', 'movable'] as const) {
    const writers = dayWriters({ catalog: realCatalog, lang, baseUrl: 'http://localhost:3000/api/v1' });
    const sink = new ByteSink();
    writeAnswer(realYear(2800), writers[endpoint], sink);
    datasets.set(`api/v1/datasets/${endpoint}-2800.${lang}.json.gz`, datasetBytes(sink.view(), 2800));
  }
}

const atOrigin = { ru: dailyAnswers(realCatalog, 'ru', ORIGIN), en: dailyAnswers(realCatalog, 'en', ORIGIN) };
const answersIn = { ru: dailyAnswers(realCatalog, 'ru'), en: dailyAnswers(realCatalog, 'en') };

/** An app over a tree whose files are made on request. */
const app = createApp(async (path) => {
  if (path.startsWith('api/v1/datasets/')) return datasets.get(path) ?? null;
  const found = /^api\/v1\/(ru|en)\/([a-z]+)\/\d{4}\/(\d{4}-\d\d-\d\d)\.json$/.exec(path);
  if (!found) throw new Error(`the app read ${path}`);
  const [, lang, endpoint, date] = found as unknown as [string, Language, DailyEndpoint, string];
  expect(path).toBe(dayPath(lang, endpoint, date));
  if (/^2[89]00/.test(date)) return null;
  const bytes = (text: string) => new TextEncoder().encode(text);
  return bytes(answersIn[lang](endpoint, date));
});

const get = (path: string, init?: RequestInit) => app.request(`${ORIGIN}/api/v1${path}`, init);
// biome-ignore lint/suspicious/noExplicitAny: the tests read answers of several shapes
const json = async (path: string): Promise<any> => (await get(path)).json();

describe('a day', () => {
  it.each(['calendar', 'saints', 'movable', 'fasting'])(
    'of %s is answered in Russian, or in English on request',
    async (endpoint) => {
      expect((await json(`/${endpoint}/day/2026-01-07`)).meta.lang).toBe('ru');
      expect((await json(`/${endpoint}/day/2026-01-07?lang=en`)).meta.lang).toBe('en');
      expect((await json(`/${endpoint}/day/2026-01-07?lang=xx`)).meta.lang).toBe('ru');
      expect((await json(`/${endpoint}/day/2026-01-07?lang=en&lang=ru`)).meta.lang).toBe('en');
      expect((await json(`/${endpoint}/day/2026-01-07?colour=blue`)).meta.count).toBe(1);
    },
  );

  it('has icons at the origin of the request', async () => {
    const text = await (await get('/movable/day/2026-04-12')).text();
    expect(text).toContain(`"url":"${ORIGIN}/api/v1/icons/pascha.svg"`);
    expect(text).not.toContain('localhost');
  });

  it('is the file made for the origin of the request, on every day', async () => {
    const made = dailyAnswers(realCatalog, 'ru', ORIGIN);
    for (const day of realYear(2026)) {
      for (const endpoint of ['calendar', 'saints', 'movable', 'fasting'] as const) {
        expect(await (await get(`/${endpoint}/day/${day.date}`)).text()).toBe(made(endpoint, day.date));
      }
    }
  });

  it('has the headers that browsers and caches need', async () => {
    const { headers } = await get('/fasting/day/2026-01-07');
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toContain('max-age=');
    expect(headers.get('ETag')).toMatch(/^"[0-9a-f]+"$/);
  });

  it('is not sent again to clients that have it', async () => {
    const etag = (await get('/fasting/day/2026-01-07')).headers.get('ETag') as string;
    const again = await get('/fasting/day/2026-01-07', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    for (const header of ['ETag', 'Cache-Control', 'Access-Control-Allow-Origin']) {
      expect(again.headers.get(header)).toBe((await get('/fasting/day/2026-01-07')).headers.get(header));
    }
    for (const condition of ['*', `"other", W/${etag}`]) {
      expect((await get('/fasting/day/2026-01-07', { headers: { 'If-None-Match': condition } })).status).toBe(304);
    }
    expect((await get('/fasting/day/2026-01-08', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  it('has an ETag that no other day or language has', async () => {
    const addresses = realYear(2026).flatMap(({ date }) =>
      ['ru', 'en'].map((lang) => `/calendar/day/${date}?lang=${lang}`),
    );
    const tags = await Promise.all(addresses.map(async (address) => (await get(address)).headers.get('ETag')));
    expect(new Set(tags).size).toBe(addresses.length);
  });
});

describe('a day of a year that exists only as a dataset', () => {
  it.each(['2800-01-01', '2800-02-29', '2800-04-30', '2800-12-31'])(
    '%s is cut from the dataset, with the bytes that its file would have',
    async (date) => {
      for (const lang of ['ru', 'en'] as const) {
        const file = atOrigin[lang]('calendar', date);
        expect(await (await get(`/calendar/day/${date}?lang=${lang}`)).text()).toBe(file);
      }
    },
  );

  it('is filtered by type too', async () => {
    const day = (await json('/calendar/day/2800-07-02?type=17')).data['2800-07-02'];
    expect(day.saints.every(({ typeId }: { typeId: number }) => typeId === 17)).toBe(true);
  });

  it('is not found if there is no dataset of its endpoint either', async () => {
    expect((await get('/saints/day/2800-07-02')).status).toBe(404);
  });
});

describe('the type filter', () => {
  const ids = (entries: { id: unknown }[]) => entries.map(({ id }) => id);

  it('keeps the saints of one type', async () => {
    const { saints } = (await json('/calendar/day/2026-01-14?lang=en&type=7')).data['2026-01-14'];
    expect(saints.length).toBeGreaterThan(0);
    expect(saints.every(({ typeId }: { typeId: number }) => typeId === 7)).toBe(true);
    const day = (await json('/saints/day/2026-01-14?lang=en&type=7')).data['2026-01-14'];
    expect(ids(day.saints)).toEqual(ids(saints));
  });

  it('ignores the display type', async () => {
    expect((await json('/calendar/day/2026-01-14?type=24')).data['2026-01-14'].saints).toEqual([]);
  });

  it('leaves movable entries that it filters out in the events, with their kind, in their place', async () => {
    const all = (await json('/calendar/day/2026-06-07?lang=en')).data['2026-06-07'];
    const movable = (await json('/movable/day/2026-06-07?lang=en')).data['2026-06-07'];
    const icons = (await json('/calendar/day/2026-06-07?lang=en&type=17')).data['2026-06-07'];
    expect(ids(icons.events)).toContain('all_saints');
    expect(icons.events.find(({ id }: { id: string }) => id === 'all_saints').kind).toBe('saint');
    expect(ids(icons.saints)).toContain('softener_of_evil_hearts_icon');
    expect(ids(icons.events)).not.toContain('softener_of_evil_hearts_icon');
    const nobody = (await json('/calendar/day/2026-06-07?lang=en&type=999')).data['2026-06-07'];
    expect(nobody.saints).toEqual([]);
    expect(nobody.events).toEqual(movable.events);
    expect(all.events.length).toBeLessThan(nobody.events.length);
  });

  it('returns on every day what is in the answers for the calendar and the movable days', async () => {
    for (const { date } of realYear(2026)) {
      const [all, movable] = [await json(`/calendar/day/${date}`), await json(`/movable/day/${date}`)];
      const types = new Set(all.data[date].saints.map(({ typeId }: { typeId: number }) => typeId));
      for (const type of [...types, 999]) {
        const saints = all.data[date].saints.filter(({ typeId }: { typeId: number }) => typeId === type);
        const events = movable.data[date].events.filter(({ id }: { id: unknown }) => !ids(saints).includes(id));
        const day = { ...all.data[date], saints, events };
        expect(await json(`/calendar/day/${date}?type=${type}`)).toEqual({ ...all, data: { [date]: day } });
      }
    }
  });

  it.each(['movable', 'fasting'])('is ignored by %s', async (endpoint) => {
    const plain = await json(`/${endpoint}/day/2026-06-07`);
    expect(await json(`/${endpoint}/day/2026-06-07?type=x`)).toEqual(plain);
  });
});

describe('a request that cannot be answered', () => {
  it.each([
    ['/calendar/day/2026-02-30', 400, 'INVALID_DATE', 'date'],
    ['/calendar/day/2026-2-3', 400, 'INVALID_DATE', 'date'],
    ['/calendar/day/today', 400, 'INVALID_DATE', 'date'],
    ['/calendar/day/2026-01-07x', 400, 'INVALID_DATE', 'date'],
    ['/calendar/day/1999-12-31', 404, 'DATE_OUT_OF_RANGE', 'date'],
    ['/saints/day/3001-01-01', 404, 'DATE_OUT_OF_RANGE', 'date'],
    ['/movable/day/1582-12-31', 404, 'DATE_OUT_OF_RANGE', 'date'],
    ['/fasting/day/3001-01-01', 404, 'DATE_OUT_OF_RANGE', 'date'],
    ['/calendar/day/2026-01-07?type=-1', 400, 'INVALID_TYPE', 'type'],
    ['/calendar/day/2026-01-07?type=', 400, 'INVALID_TYPE', 'type'],
    ['/calendar/day/2026-01-07?type=1.5', 400, 'INVALID_TYPE', 'type'],
    ['/calendar/day/2026-01-07?type=7&type=7', 400, 'INVALID_TYPE', 'type'],
    ['/saints/day/2026-01-07?type=x', 400, 'INVALID_TYPE', 'type'],
    ['/calendar/day/2900-01-07', 404, 'NOT_FOUND', undefined],
    ['/calendar/day/', 404, 'NOT_FOUND', undefined],
    ['/calendar/day/2026-01-07/', 404, 'NOT_FOUND', undefined],
    ['/weather/day/2026-01-07', 404, 'NOT_FOUND', undefined],
  ])('%s gives %i %s', async (path, status, code, parameter) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    const problem = (await answer.json()) as Record<string, unknown>;
    expect(problem).toMatchObject({ status, code, title: expect.any(String), type: expect.any(String) });
    expect(problem.parameter).toBe(parameter);
  });

  it('gets the reason in the language of the request, with the supported years', async () => {
    expect((await json('/calendar/day/1999-12-31?lang=en')).detail).toBe(
      'Answers are given for the years 2000 to 3000.',
    );
    expect((await json('/movable/day/1500-12-31')).detail).toBe('Ответы есть с 1583 по 3000 год.');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('with the method %s gets the allowed methods', async (method) => {
    const answer = await get('/calendar/day/2026-01-07', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
  });
});

describe('a file that cannot be read', () => {
  it('is reported as a problem in the language of the request, and in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const broken = createApp(() => Promise.reject(new Error('EIO')));
    const answer = await broken.request(`${ORIGIN}/api/v1/fasting/day/2026-01-07?lang=en`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'UNAVAILABLE',
      detail: 'There is no answer just now. Try again later.',
    });
    expect(log).toHaveBeenCalledWith(new Error('EIO'));
  });
});

describe('other methods', () => {
  it('HEAD has the headers of GET and no body', async () => {
    const head = await get('/fasting/day/2026-01-07', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('ETag')).toBe((await get('/fasting/day/2026-01-07')).headers.get('ETag'));
    expect(await head.text()).toBe('');
  });

  it('OPTIONS returns the allowed methods', async () => {
    const options = await get('/fasting/day/2026-01-07', { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD, OPTIONS');
  });
});
