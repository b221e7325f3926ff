import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { validatorOf } from '../../generator/catalog/validators.ts';
import { ALL_HEADERS, contentType, PAGE_HEADERS, PREFLIGHT_HEADERS } from '../../generator/contract/headers.ts';
import { OPENAPI_FILE } from '../../generator/contract/paths.ts';
import { createApp } from '../../generator/edge/app.ts';
import {
  APP_FILES,
  APP_ICONS,
  FAVICON,
  LOOKUP_SCRIPT,
  MASKABLE_ICON,
  PAGE_FONTS,
  PAGE_SCRIPT,
  PAGE_STYLE,
  SECTION_SCRIPTS,
  SECTION_STYLES,
  SERVICE_WORKER,
  WIDGET_SCRIPT,
} from '../../generator/site/model/paths.ts';
import { withChurchPack } from '../support/church-pack.ts';
import { realName } from '../support/real-names.ts';

/** Years for which the tree of the suite has day files; it has datasets from 2024 to 2027. */
const CONTRACT_YEAR = 2026;
export const CONTRACT_FLAGS = ['--years', `${CONTRACT_YEAR}`, '--datasets', '2024-2027', ...(await withChurchPack())];

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
}

/** The error rows of the contract: path, status, code, and the parameter at fault. */
const ERRORS: readonly [path: string, status: number, code: string, parameter?: string][] = [
  ['/calendar/day/2026-02-30', 400, 'INVALID_DATE', 'date'],
  ['/calendar/day/yesterday', 400, 'INVALID_DATE', 'date'],
  ['/saints/day/2026-1-1', 400, 'INVALID_DATE', 'date'],
  ['/movable/day/2026-13-01', 400, 'INVALID_DATE', 'date'],
  ['/fasting/day/20260101', 400, 'INVALID_DATE', 'date'],
  ['/calendar/day/1999-12-31', 404, 'DATE_OUT_OF_RANGE', 'date'],
  ['/saints/day/3001-01-01', 404, 'DATE_OUT_OF_RANGE', 'date'],
  ['/movable/day/1582-12-31', 404, 'DATE_OUT_OF_RANGE', 'date'],
  ['/fasting/day/3001-01-01', 404, 'DATE_OUT_OF_RANGE', 'date'],
  ['/calendar/day/2026-01-07?type=-1', 400, 'INVALID_TYPE', 'type'],
  ['/calendar/day/2026-01-07?type=', 400, 'INVALID_TYPE', 'type'],
  ['/calendar/day/2026-01-07?type=1&type=2', 400, 'INVALID_TYPE', 'type'],
  ['/saints/day/2026-01-07?type=x', 400, 'INVALID_TYPE', 'type'],
  ['/canons/', 400, 'INVALID_ID', 'id'],
  ['/canons/?id=', 400, 'INVALID_ID', 'id'],
  ['/canons/?id=..%2Fx', 400, 'INVALID_ID', 'id'],
  ['/hymnography/?id=%00', 400, 'INVALID_ID', 'id'],
  [`/akathists/?id=${'a'.repeat(129)}`, 400, 'INVALID_ID', 'id'],
  [`/hymnography/?${'id=a&'.repeat(25)}`, 400, 'TOO_MANY_IDS', 'id'],
  [`/canons/?${'id=a&'.repeat(25)}`, 400, 'TOO_MANY_IDS', 'id'],
  ...['0', '-1', '1.5', '01', 'x', '', '1&number=2'].map((number): [string, number, string, string] => [
    `/canons/?id=pascha&number=${number}`,
    400,
    'INVALID_NUMBER',
    'number',
  ]),
  ['/weather/day/2026-01-07', 404, 'NOT_FOUND'],
  ['/calendar/', 404, 'NOT_FOUND'],
  ['/calendar/day/2030-01-01', 404, 'NOT_FOUND'],
  ['/feeds/feasts-2030.ru.ics', 404, 'NOT_FOUND'],
  ['/feeds/feasts.cu.ics', 404, 'NOT_FOUND'],
  ['/feeds/', 404, 'NOT_FOUND'],
];

/** Answers of the contract, each with its schema. */
const ANSWERS: readonly [path: string, schema: string][] = [
  ...['calendar', 'saints', 'movable', 'fasting'].flatMap((endpoint): [string, string][] => [
    [`/${endpoint}/day/2026-01-07`, endpoint],
    [`/${endpoint}/day/2026-01-07?lang=en`, endpoint],
    [`/${endpoint}/day/2026-04-12?lang=xx`, endpoint],
    [`/${endpoint}/day/2026-07-19?lang=en&lang=ru&colour=blue`, endpoint],
    [`/${endpoint}/day/2024-02-29?lang=en`, endpoint],
    [`/${endpoint}/day/2027-12-31`, endpoint],
  ]),
  ['/calendar/day/2026-06-07?lang=en&type=17', 'calendar'],
  ['/calendar/day/2026-06-07?type=999', 'calendar'],
  ['/calendar/day/2026-06-07?type=99999999999999999999', 'calendar'],
  [`/saints/day/2026-01-14?lang=en&type=${'9'.repeat(400)}`, 'saints'],
  ['/saints/day/2026-01-14?type=7', 'saints'],
  ['/canons/?id=pascha', 'canons'],
  ['/canons?id=pascha&lang=cu', 'canons'],
  ['/canons/?id=pascha&lang=cu&number=1', 'canons'],
  ['/canons/?id=pascha&number=9', 'canons'],
  ['/canons/?id=pascha&number=1000000', 'canons'],
  [`/canons/?id=pascha&lang=cu&number=${'1'.repeat(400)}`, 'canons'],
  ['/canons/?id=pascha&lang=en', 'canons'],
  ['/canons/?id=nobody', 'canons'],
  ['/akathists/?id=theotokos&lang=cu', 'akathists'],
  ['/akathists?id=theotokos&id=jesus_christ', 'akathists'],
  ['/hymnography/?id=pascha', 'hymnography'],
  ['/hymnography?id=pascha&lang=en', 'hymnography'],
  ['/hymnography/?id=second_sunday_lent&id=nobody&id=12049&id=pascha&lang=en', 'hymnography'],
  ['/hymnography/?id=anna_kashinskaya', 'hymnography'],
  ['/commemorations/?id=pascha', 'commemorations'],
  ['/commemorations?id=9306&id=nobody&id=12049&lang=en', 'commemorations'],
  ['/commemorations/?id=anna_kashinskaya&script=church&number=0&lang=cu', 'commemorations'],
  ['/canons/?id=kept&lang=cu&script=church', 'canons'],
  ['/canons?id=kept&id=pascha&script=church', 'canons'],
  ['/canons/?id=kept&lang=cu&number=2&script=church', 'canons'],
  ['/akathists/?id=kept&lang=cu&script=civil', 'akathists'],
  ['/hymnography/?id=kept&script=church', 'hymnography'],
  ['/hymnography?id=kept&id=pascha&lang=en&script=church', 'hymnography'],
];

/** Answers that are not files. */
const COMPOSED = [
  '/calendar/day/2026-06-07?lang=en&type=17',
  '/saints/day/2026-01-14?type=7',
  '/calendar/day/2024-02-29?lang=en',
  '/movable/day/2027-12-31',
  '/hymnography/?id=pascha&id=12049',
  '/commemorations/?id=pascha&id=12049',
  '/canons/?id=pascha&number=1&id=12217&lang=cu',
  '/hymnography/?id=kept&lang=en&script=church',
];

/** Files at their own address. */
export const FILES = [
  '/en/calendar/2026/2026-01-07.json',
  '/ru/hymnography/pascha.json',
  '/en/commemorations/pascha.json',
  '/commemorations/ru.json',
  '/names/en.json',
  '/search/ru.json',
  '/sources.json',
  '/cu/canons/pascha/1.json',
  '/cu-church/canons/kept/2.json',
  '/cu-church/hymnography/kept.json',
  '/datasets/calendar-2026.en.json.gz',
  '/datasets/datapackage.json',
  '/icons/pascha.svg',
];

const HOSTILE_PIECES = [
  '..', '%2e%2e', '..%2f', '%2f', '%5c', '\\', '%00', '%', '%zz', '//', ';', '%0d%0a', '<script>', '%3Cscript%3E', "'", '"',
  '%c0%ae', '%F0%9F%98%80', 'я', '%25', '?', '&', '=', '#', '+', ' ', '%20', '*', 'etc/passwd', 'manifest.json', '.git/config',
  'api', 'v1', 'calendar', 'day', '2026-01-07', 'canons', 'hymnography', 'id=pascha', 'lang=en', 'type=7', 'number=1', 'x'.repeat(3000),
]; // biome-ignore format: a table

/** This many malformed requests, the same every time. */
function hostile(count: number): Asked[] {
  let seed = 1583;
  const next = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const pick = <T>(list: readonly T[]) => list[next(list.length)] as T;
  const starts = [
    '/calendar/day/',
    '/saints/day/',
    '/movable/day/',
    '/canons/?',
    '/akathists?',
    '/hymnography/?id=',
    '/',
    '',
  ];
  return Array.from({ length: count }, () => ({
    method: next(12) === 0 ? pick(['POST', 'PUT', 'DELETE', 'PATCH']) : 'GET',
    path:
      pick(starts) + Array.from({ length: 1 + next(5) }, () => pick(HOSTILE_PIECES)).join(pick(['', '/', '&', '.'])),
  }));
}

/** What a browser says that it accepts when it opens a page. */
const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** Headers that an answer has on every host, with the same value. */
const HEADERS = [
  'content-type',
  'cache-control',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-expose-headers',
  'access-control-max-age',
  'content-range',
  'content-security-policy',
  'x-content-type-options',
  'allow',
];

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** The answer of every host: that of the app over the same tree. */
export function appOver(tree: string): (url: string, init: RequestInit) => Promise<Answer> {
  const app = createApp(async (name) => bytesOf(tree, name), { files: true });
  return async (url, init) => received(await app.request(url, init));
}

function bytesOf(tree: string, name: string): Buffer | null {
  return statSync(path.join(tree, name), { throwIfNoEntry: false })?.isFile()
    ? readFileSync(path.join(tree, name))
    : null;
}

async function received(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

/**
 * Tests the contract of a running host: `origin` returns its address when it runs, `tree` the folder that it serves.
 * Every answer must be the same, byte for byte and header for header, as that of the app over the same tree at the same
 * address.
 */
export function contractSuite(host: string, origin: () => string, tree: () => string): void {
  let reference: ReturnType<typeof appOver> | undefined;
  const ask = async ({ method = 'GET', path: address, ...more }: Asked) => {
    const url = `${origin()}/api/v1${address}`;
    const init: RequestInit = { method, redirect: 'manual', ...more };
    reference ??= appOver(tree());
    const [answer, expected] = [await received(await fetch(url, init)), await reference(url, init)];
    return { ...answer, expected, text: answer.body.toString() };
  };
  /** Sends a request to the host, and compares the answer with that of the app. */
  const same = async (asked: Asked) => {
    const answer = await ask(asked);
    const { status, headers, text, expected } = answer;
    const what = `${asked.method ?? 'GET'} ${asked.path}, asked of ${host}`;
    expect(`${status} ${text}`, what).toBe(`${expected.status} ${expected.body}`);
    expect(answer.body.equals(expected.body), what).toBe(true);
    for (const name of HEADERS) expect(headers.get(name), `${name} of ${what}`).toBe(expected.headers.get(name));
    return answer;
  };

  describe(`${host}, an answer`, () => {
    it.each(ANSWERS)('%s has the shape of %s, and is the same as that of the app', async (address, schema) => {
      const { status, headers, text } = await same({ path: address });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toContain('max-age=');
      expect(headers.get('etag')).toBeTruthy();
      const check = validatorOf(`responses/${schema}`);
      expect(check(JSON.parse(text)), JSON.stringify(check.errors)).toBe(true);
    });

    it.each(COMPOSED)('%s is composed, and has the same tag on every host', async (address) => {
      const { headers, expected } = await same({ path: address });
      expect(headers.get('etag')?.replace(/^W\//, '')).toBe(expected.headers.get('etag'));
    });

    it.each(FILES)('%s is the file', async (address) => {
      expect((await same({ path: address })).status).toBe(200);
    });

    it('is not sent again to clients that have it', async () => {
      for (const address of ['/fasting/day/2026-01-07', ...COMPOSED]) {
        const { headers } = await ask({ path: address });
        const known = { 'If-None-Match': headers.get('etag') as string };
        const again = await ask({ path: address, headers: known });
        expect([again.status, again.text]).toEqual([304, '']);
      }
    });

    it('has no body for HEAD; for OPTIONS it names the allowed methods', async () => {
      const head = await same({ method: 'HEAD', path: '/calendar/day/2026-01-07?type=7' });
      expect([head.status, head.text]).toEqual([200, '']);
      const options = await same({ method: 'OPTIONS', path: '/calendar/day/2026-01-07' });
      expect(options.status).toBe(204);
      expect(options.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    });

    it('can be requested conditionally by pages of other origins, which see its tag', async () => {
      for (const path of ['/calendar/day/2026-01-07', '/canons/?id=pascha', '/feeds/feasts.ru.ics', '/no/such']) {
        const asks = { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'if-none-match' };
        const { status, headers } = await same({ method: 'OPTIONS', path, headers: { Origin: 'http://a.b', ...asks } });
        expect(status).toBe(204);
        expect(headers.get('access-control-allow-headers')).toContain('If-None-Match');
        for (const [name, value] of Object.entries(PREFLIGHT_HEADERS)) expect(headers.get(name)).toBe(value);
        expect((await ask({ path })).headers.get('access-control-expose-headers')).toContain('ETag');
      }
    });

    it.each(COMPOSED)('%s can be requested in part', async (path) => {
      for (const Range of ['bytes=0-9', 'bytes=100-', 'bytes=-7']) {
        expect((await same({ path, headers: { Range } })).status, Range).toBe(206);
      }
      for (const Range of ['bytes=10-5', 'bytes=a-b', 'lines=1-2']) {
        expect((await same({ path, headers: { Range } })).status, Range).toBe(200);
      }
      const etag = (await ask({ path })).headers.get('etag') as string;
      const Range = 'bytes=3-9';
      expect((await same({ path, headers: { Range, 'If-Range': etag } })).status).toBe(206);
      expect((await same({ path, headers: { Range, 'If-Range': '"other"' } })).status).toBe(200);
      const { status, headers, text } = await same({ path, headers: { Range: 'bytes=9999999-' } });
      expect([status, JSON.parse(text).code]).toEqual([416, 'RANGE_NOT_SATISFIABLE']);
      expect(headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
    });
  });

  describe(`${host}, a calendar feed`, () => {
    const feed = async (address: string) => {
      const { status, headers, text } = await same({ path: address });
      if (status !== 200) return status;
      expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(headers.get('etag')).toBeTruthy();
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);
      return 200;
    };

    it('of a year is a file', async () => {
      expect(await feed('/feeds/feasts-2026.ru.ics')).toBe(200);
      expect(await feed('/feeds/fasts-2026.en.ics')).toBe(200);
    });

    it('without a year exists if the tree has one of its years', async () => {
      const status = Math.abs(new Date().getUTCFullYear() - CONTRACT_YEAR) <= 1 ? 200 : 404;
      expect(await feed('/feeds/feasts.ru.ics')).toBe(status);
      expect(await feed('/feeds/fasts.en.ics')).toBe(status);
    });
  });

  describe(`${host}, an error`, () => {
    it.each(ERRORS)('%s is %i %s', async (address, status, code, parameter) => {
      const answer = await same({ path: address });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      const problem = JSON.parse(answer.text);
      expect(problem).toMatchObject({ status, code });
      expect(problem.parameter).toBe(parameter);
      expect(validatorOf('responses/problem')(problem)).toBe(true);
    });

    it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('of method %s is 405', async (method) => {
      const { status, headers, text } = await same({ method, path: '/calendar/day/2026-01-07' });
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(JSON.parse(text).code).toBe('METHOD_NOT_ALLOWED');
    });
  });

  it.each(['/reference.html', '/reference.ru.html', '/reference/tasks.html', '/reference/mirror.ru.html'])(
    `${host} answers %s with a page of the reference, which may load only its own files`,
    async (address) => {
      const response = await fetch(origin() + address);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<main id="content"');
      for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(response.headers.get(name), name).toBe(value);
    },
  );

  it(`${host} sends llms.txt as plain text`, async () => {
    const response = await fetch(`${origin()}/llms.txt`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/^# Menologion\n/);
  });

  it.each([
    ['/day/2026-01-07/', realName('12217', 'ru')],
    ['/en/day/2026-04-12/', realName('pascha', 'en')],
    ['/en/month/2026-04/?from=elsewhere', 'April 2026'],
    ['/month/2026-01/', realName('12217', 'ru')],
    ['/en/day/2026-04-12/index.html', realName('pascha', 'en')],
    ['/year/2026/', realName('pascha', 'ru')],
    ['/text/', realName('morning_prayers', 'ru')],
    ['/en/text/pascha/', 'Troparion'],
  ])(`${host} answers %s with its own page, which may load only its own files`, async (address, text) => {
    const response = await fetch(origin() + address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
    expect(response.headers.get('content-type')?.toLowerCase()).toMatch(/^text\/html; ?charset=utf-8$/);
    for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(response.headers.get(name), name).toBe(value);
  });

  it.each(['/day/2026-02-30/', '/month/2031-01/', '/day/', '/en/', '/text/.x/', '/text/nobody', '/de/day/2026-01-07/'])(
    `${host} answers %s, which has no page, with a problem document`,
    async (address) => {
      const response = await fetch(origin() + address);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it.each(['/day/2031-01-01/', '/en/text/nobody/', '/nothing'])(
    `${host} answers %s, which has no page, with the page for that if a browser asks`,
    async (address) => {
      const { status, headers, body } = await received(await fetch(origin() + address, { headers: BROWSER }));
      expect([status, headers.get('vary')?.includes('Accept')]).toEqual([404, true]);
      expect(headers.get('content-type')?.toLowerCase()).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(body.toString()).toContain('data-missing-below="/"');
      for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(headers.get(name), name).toBe(value);
    },
  );

  it.each(['/api/v1/nothing', '/api/v1/calendar/day/2031-01-01', '/schemas/nothing.json'])(
    `${host} answers %s, which is for programs, with a problem document if a browser asks`,
    async (address) => {
      const response = await fetch(origin() + address, { headers: BROWSER });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it.each(['/day/2026-01-07', '/en/month/2026-04', '/text', '/en/text/pascha?lang=en&lang=ru'])(
    `${host} redirects %s to the page of that folder`,
    async (address) => {
      const { status, headers } = await fetch(origin() + address, { redirect: 'manual' });
      expect(status).toBe(301);
      const [pathname, query] = address.split('?');
      expect(new URL(headers.get('location') ?? '', origin()).href).toBe(
        `${origin()}${pathname}/${query ? `?${query}` : ''}`,
      );
      for (const [name, value] of Object.entries(ALL_HEADERS)) expect(headers.get(name), name).toBe(value);
    },
  );

  it.each(['/', '/?day=2026-01-07&lang=en'])(
    `${host} answers %s with the front page, which may load only its own files`,
    async (address) => {
      const response = await fetch(origin() + address);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<main id="content"');
      expect(response.headers.get('content-type')?.toLowerCase()).toMatch(/^text\/html; ?charset=utf-8$/);
      for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(response.headers.get(name), name).toBe(value);
      for (const file of [
        ...Object.values(APP_FILES),
        FAVICON,
        MASKABLE_ICON,
        SERVICE_WORKER,
        ...Object.values(APP_ICONS),
        PAGE_SCRIPT,
        ...Object.values(SECTION_SCRIPTS),
        LOOKUP_SCRIPT,
        ...Object.values(SECTION_STYLES),
        WIDGET_SCRIPT,
        PAGE_STYLE,
        ...PAGE_FONTS,
      ]) {
        const part = await fetch(`${origin()}/${file}`, { method: 'HEAD' });
        const [type] = contentType(file).split(';');
        expect(part.headers.get('content-type')?.replace('application/javascript', 'text/javascript')).toContain(type);
      }
    },
  );

  it.each([
    `/${OPENAPI_FILE}`,
    '/schemas/responses/calendar.schema.json',
    `/${PAGE_SCRIPT}`,
    `/${PAGE_STYLE}`,
    `/${WIDGET_SCRIPT}`,
  ])(`${host} allows pages of any origin to read %s, and forbids them to guess its type`, async (address) => {
    const { status, headers } = await fetch(origin() + address);
    expect(status).toBe(200);
    for (const [name, value] of Object.entries(ALL_HEADERS)) expect(headers.get(name), name).toBe(value);
  });

  it(`${host} answers invalid requests as the app does, and never with a 5xx or a file outside the tree`, {
    timeout: 300_000,
  }, async () => {
    for (const asked of hostile(3000)) {
      const { status, text } = isRefusedBefore(asked, host) ? await ask(asked) : await same(asked);
      const what = `${asked.method} ${asked.path} gave ${status} ${text.slice(0, 200)}`;
      expect(status, what).toBeLessThan(500);
      expect(text, what).not.toMatch(/root:.*:0:0|\[core\]/);
      if (status >= 400) expect(JSON.parse(text), what).toMatchObject({ status, code: expect.any(String) });
    }
  });
}

/** nginx itself refuses addresses of more than 8 kB, and malformed ones with a path upwards. */
function isRefusedBefore({ path: address }: Asked, host: string): boolean {
  return host === 'nginx' && (address.length > 8000 || /(\.|%2e){2}/i.test(address));
}
