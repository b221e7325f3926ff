import { describe, expect, it } from 'vitest';
import { fileHeaders } from '../../generator/contract/headers.ts';
import { createApp } from '../../generator/edge/app.ts';

const ORIGIN = 'https://calendar.example';
const ANSWER = '{"icons":[{"path":"icons/a.svg","url":"http://generated/api/v1/icons/a.svg"}]}';
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<main>',
  'manifest.json': '0123456789',
  'openapi.json': ANSWER,
  'api/v1/ru/fasting/2026/2026-01-07.json': ANSWER,
  'api/v1/datasets/fasting-2026.ru.json.gz': '',
  'api/v1/feeds/fasts-2026.ru.ics': 'BEGIN:VCALENDAR',
};
const DIGITS = '/manifest.json';
const read = async (path: string) => (path in FILES ? new TextEncoder().encode(FILES[path]) : null);
const app = createApp(read, { files: true });
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(ORIGIN + path, { method, headers });
const tag = (await get(DIGITS)).headers.get('ETag') as string;

describe('a file at its own address', () => {
  it.each(Object.keys(FILES).filter((name) => !name.includes('/ru/')))('%s is sent as it is', async (name) => {
    const answer = await get(`/${name}?a=b`);
    expect(await answer.text()).toBe(FILES[name]);
    expect(Object.fromEntries(answer.headers)).toMatchObject(
      Object.fromEntries(Object.entries(fileHeaders(name)).map(([key, value]) => [key.toLowerCase(), value])),
    );
  });

  it('has icons at the origin of the request, if it is an answer', async () => {
    const answer = await get('/api/v1/ru/fasting/2026/2026-01-07.json');
    expect(await answer.text()).toBe(ANSWER.replace('http://generated', ORIGIN));
  });

  it('is left to the host by an app without the option for files', async () => {
    const other = createApp(read);
    expect((await other.request(ORIGIN + DIGITS)).status).toBe(404);
  });

  it.each(['/', '/?lang=en'])('%s is the front page', async (address) => {
    const answer = await get(address);
    expect(await answer.text()).toBe('<main>');
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  it.each(['/nothing.json', '/%6danifest.json', '//manifest.json', '/manifest.json/', '/.hidden.json', '/api'])(
    '%s does not exist',
    async (address) => expect((await get(address)).status).toBe(404),
  );
});

describe('a condition on the ETag', () => {
  it.each([tag, `W/${tag}`, `"other", ${tag}`, `W/"other",W/${tag} ,"more"`, '*'])(
    'with %s returns 304',
    async (known) => {
      const answer = await get(DIGITS, { 'If-None-Match': known, Range: 'bytes=0-1' });
      expect([answer.status, await answer.text(), answer.headers.get('ETag')]).toEqual([304, '', tag]);
    },
  );

  it.each(['"other"', '"a, *, b"', '"a", *', tag.replaceAll('"', ''), `x${tag}`, ''])(
    'does not match %j',
    async (known) => {
      expect((await get(DIGITS, { 'If-None-Match': known })).status).toBe(200);
    },
  );
});

describe('a range', () => {
  it.each([
    ['bytes=0-0', '0', '0-0'],
    ['bytes=2-4', '234', '2-4'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=7-99999999999999999999', '789', '7-9'],
    ['bytes=-3', '789', '7-9'],
    ['bytes=-99999999999999999999', '0123456789', '0-9'],
    ['BYTES=9-', '9', '9-9'],
  ])('%s returns %s', async (asked, part, place) => {
    const answer = await get(DIGITS, { Range: asked });
    expect([answer.status, await answer.text()]).toEqual([206, part]);
    expect(answer.headers.get('Content-Range')).toBe(`bytes ${place}/10`);
    expect(answer.headers.get('Content-Length')).toBe(String(part.length));
    expect(answer.headers.get('ETag')).toBe(tag);
  });

  it.each([
    'lines=1-2',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=4-2',
    'bytes=1.5-2',
    'bytes=0-1,3-4',
    '0-1',
    '',
  ])('%j is not a range of bytes, or is several: the complete file is sent', async (asked) => {
    const answer = await get(DIGITS, { Range: asked });
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    '%s begins after the end: the problem document has the length of the file',
    async (asked) => {
      const answer = await get(`${DIGITS}?lang=en`, { Range: asked });
      expect(answer.status).toBe(416);
      expect(answer.headers.get('Content-Range')).toBe('bytes */10');
      expect(await answer.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE', status: 416 });
    },
  );

  it('of an empty file does not exist', async () => {
    expect((await get('/api/v1/datasets/fasting-2026.ru.json.gz', { Range: 'bytes=0-' })).status).toBe(416);
  });

  it.each([
    [tag, 206],
    [`W/${tag}`, 200],
    ['"other"', 200],
    [`"other", ${tag}`, 200],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 200],
  ])('with the condition If-Range: %s is answered with %i', async (condition, status) => {
    expect((await get(DIGITS, { Range: 'bytes=0-1', 'If-Range': condition })).status).toBe(status);
  });

  it('is ignored with HEAD, which returns the length of the complete file', async () => {
    const answer = await get(DIGITS, { Range: 'bytes=0-1' }, 'HEAD');
    expect([answer.status, await answer.text(), answer.headers.get('Content-Length')]).toEqual([200, '', '10']);
  });
});

describe('a host', () => {
  const asked = (host: string) => app.request(`http://${host}/api/v1/ru/fasting/2026/2026-01-07.json`);

  it.each(['a', 'a.example:8080', 'a_b', 'xn--e1afmkfd.xn--p1ai', '127.0.0.1', '[::1]:3000', 'a.'])(
    '%s is in the answer',
    async (host) => {
      expect(JSON.parse(await (await asked(host)).text()).icons[0].url).toBe(`http://${host}/api/v1/icons/a.svg`);
    },
  );

  it.each(['a"b', 'a{b}', "a'b", 'a,b', 'a..b', 'a;b', 'a%22b', '*', '$host', '(a)'])(
    '%s is invalid at every address',
    async (host) => {
      for (const path of ['/', '/x', '/manifest.json', '/api/v1/fasting/day/2026-01-07', '/api/v1/canons/']) {
        const answer = await app.request(`http://${host}${path}`);
        expect(answer.status).toBe(400);
        expect(answer.headers.get('Cache-Control')).toBeNull();
        expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST' });
      }
    },
  );
});
