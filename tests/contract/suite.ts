import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Shapes } from '../../generator/catalog/shapes.ts';
import { PAGE_SCRIPT, PAGE_STYLE } from '../../generator/layout.ts';
import { PAGE_HEADERS } from '../../generator/static-files.ts';

/** Years for which the tree of the suite has day files; it has datasets from 2024 to 2027. */
const LAST_CONTRACT_YEAR = 2027;
export const CONTRACT_FLAGS = ['--years', '2026', '--datasets', `2024-${LAST_CONTRACT_YEAR}`];

interface Asked {
  readonly method?: string;
  readonly path: string;
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

/** Answers of the contract with the schema that they have. */
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
  ['/saints/day/2026-01-14?type=7', 'saints'],
  ['/canons/?id=pascha', 'canons'],
  ['/canons?id=pascha&lang=cu', 'canons'],
  ['/canons/?id=pascha&lang=cu&number=1', 'canons'],
  ['/canons/?id=pascha&number=9', 'canons'],
  ['/canons/?id=pascha&lang=en', 'canons'],
  ['/canons/?id=nobody', 'canons'],
  ['/akathists/?id=theotokos&lang=cu', 'akathists'],
  ['/akathists?id=theotokos&id=jesus_christ', 'akathists'],
  ['/hymnography/?id=pascha', 'hymnography'],
  ['/hymnography?id=pascha&lang=en', 'hymnography'],
  ['/hymnography/?id=second_sunday_lent&id=nobody&id=12049&id=pascha&lang=en', 'hymnography'],
  ['/hymnography/?id=anna_kashinskaya', 'hymnography'],
];

const HOSTILE_PIECES = [
  '..', '%2e%2e', '..%2f', '%2f', '%5c', '\\', '%00', '%', '%zz', '//', ';', '%0d%0a', '<script>', '%3Cscript%3E', "'", '"',
  '%c0%ae', '%F0%9F%98%80', 'я', '%25', '?', '&', '=', '#', '+', ' ', '%20', '*', 'etc/passwd', 'manifest.json', '.git/config',
  'api', 'v1', 'calendar', 'day', '2026-01-07', 'canons', 'hymnography', 'id=pascha', 'lang=en', 'type=7', 'number=1', 'x'.repeat(3000),
]; // biome-ignore format: a table

/** So many requests without sense, the same every time. */
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

/** Digests of the answers by request, of the first host that gave them: all others must give the same. */
const answers = new Map<string, string>();

/**
 * The contract, held against a running host: `origin` gives its address once it runs. The body of every answer must be
 * the same, byte for byte, on every host (addresses of icons apart, which are at the host's own origin).
 */
export function contractSuite(host: string, origin: () => string): void {
  const shapes = new Shapes();
  const ask = async ({ method = 'GET', path }: Asked) => {
    const response = await fetch(`${origin()}/api/v1${path}`, { method, redirect: 'manual' });
    return { response, text: await response.text() };
  };
  const sameEverywhere = (path: string, text: string) => {
    const digest = createHash('sha256').update(text.replaceAll(origin(), '')).digest('hex');
    const known = answers.get(path) ?? digest;
    answers.set(path, known);
    expect(digest, `${path} is answered differently by ${host}`).toBe(known);
  };

  describe(`${host}, an answer`, () => {
    it.each(ANSWERS)('%s has the shape of %s', async (path, schema) => {
      const { response, text } = await ask({ path });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')?.toLowerCase()).toMatch(/^application\/json; ?charset=utf-8$/);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toContain('max-age=');
      expect(response.headers.get('etag')).toBeTruthy();
      const check = shapes.check(`responses/${schema}`);
      expect(check(JSON.parse(text)), JSON.stringify(check.errors)).toBe(true);
      sameEverywhere(path, text);
    });

    it('is not sent again to those who have it', async () => {
      for (const path of ['/fasting/day/2026-01-07', '/hymnography/?id=pascha&id=12049']) {
        const { response } = await ask({ path });
        const again = await fetch(`${origin()}/api/v1${path}`, {
          headers: { 'If-None-Match': response.headers.get('etag') as string },
        });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe('');
      }
    });

    it('to HEAD has no body, to OPTIONS tells what is allowed', async () => {
      const head = await ask({ method: 'HEAD', path: '/calendar/day/2026-01-07?type=7' });
      expect([head.response.status, head.text]).toEqual([200, '']);
      const options = await ask({ method: 'OPTIONS', path: '/calendar/day/2026-01-07' });
      expect(options.response.status).toBe(204);
      expect(options.response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    });
  });

  describe(`${host}, a calendar feed`, () => {
    const feed = async (path: string) => {
      const { response, text } = await ask({ path });
      if (response.status !== 200) return response.status;
      expect(response.headers.get('content-type')?.toLowerCase()).toMatch(/^text\/calendar; ?charset=utf-8$/);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cache-control')).toContain('max-age=');
      expect(response.headers.get('etag')).toBeTruthy();
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);
      // The addresses in it are those for which the tree was made, whoever is asked.
      sameEverywhere(path, text.replaceAll(/^URL:.*$/gm, ''));
      return 200;
    };

    it('of a year is a file', async () => {
      expect(await feed('/feeds/feasts-2026.ru.ics')).toBe(200);
      expect(await feed('/feeds/fasts-2027.en.ics')).toBe(200);
    });

    it('without a year is there as long as the tree holds one of its years', async () => {
      const status = new Date().getUTCFullYear() <= LAST_CONTRACT_YEAR + 1 ? 200 : 404;
      expect(await feed('/feeds/feasts.ru.ics')).toBe(status);
      expect(await feed('/feeds/fasts.en.ics')).toBe(status);
    });
  });

  describe(`${host}, an error`, () => {
    it.each(ERRORS)('%s is %i %s', async (path, status, code, parameter) => {
      const { response, text } = await ask({ path });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      const problem = JSON.parse(text);
      expect(problem).toMatchObject({ status, code });
      expect(problem.parameter).toBe(parameter);
      expect(shapes.check('responses/problem')(problem)).toBe(true);
      sameEverywhere(path, text);
    });

    it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('of method %s is 405', async (method) => {
      const { response, text } = await ask({ method, path: '/calendar/day/2026-01-07' });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(JSON.parse(text).code).toBe('METHOD_NOT_ALLOWED');
    });
  });

  it.each(['/', '/?day=2026-01-07&lang=en'])(
    `${host} answers %s with the front page, which may load its own files only`,
    async (address) => {
      const response = await fetch(origin() + address);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<main id="content"');
      expect(response.headers.get('content-type')?.toLowerCase()).toMatch(/^text\/html; ?charset=utf-8$/);
      for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(response.headers.get(name), name).toBe(value);
      for (const file of [PAGE_SCRIPT, PAGE_STYLE]) {
        const part = await fetch(`${origin()}/${file}`, { method: 'HEAD' });
        expect(part.headers.get('content-type')).toMatch(file.endsWith('.js') ? /javascript/ : /text.css/);
      }
    },
  );

  it(`${host} gives no 5xx, nothing from outside the tree, and always a documented body`, {
    timeout: 300_000,
  }, async () => {
    for (const asked of hostile(2000)) {
      const { response, text } = await ask(asked);
      const what = `${asked.method} ${asked.path} gave ${response.status} ${text.slice(0, 200)}`;
      expect(response.status, what).toBeLessThan(500);
      expect(text, what).not.toMatch(/root:.*:0:0|\[core\]/);
      if (response.status >= 400 && response.status !== 414) {
        expect(JSON.parse(text), what).toMatchObject({ status: response.status, code: expect.any(String) });
      }
    }
  });
}
