import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { Menologion, type MenologionError, today } from '../../clients/typescript/client.ts';
import { apiServer } from '../support/api-server.ts';
import { freePort } from '../support/free-port.ts';
import { realCatalog } from '../support/real-days.ts';
import { CLIENTS } from './asking.ts';

const api = await apiServer(realCatalog);
const plain = await apiServer(realCatalog, 'files');
/** Hosts whose answers are not those of the API. */
const strange = createServer(({ url }, response) => {
  if (url?.startsWith('/page')) response.end('<!doctype html><title>Welcome</title>');
  else if (url?.startsWith('/bytes')) response.end(Buffer.from([0xff, 0xfe, 0x00]));
  else if (url?.startsWith('/short'))
    response.writeHead(200, { 'Content-Length': '1000' }).write('{', () => response.destroy());
  else response.writeHead(500).end('null');
}).listen(0, '127.0.0.1');
await once(strange, 'listening');
const strangeOrigin = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`;
afterAll(() => {
  for (const server of [api.server, plain.server, strange]) server.close();
});

describe.each(CLIENTS)('The client in $name', ({ ask, tags }) => {
  const options = { tags: [...tags] };

  it(
    'hands out the problem that the API states, with its code and status, in the language asked for',
    options,
    async () => {
      const [day, id, russian] = await ask(
        { place: api.origin, options: { lang: 'en' } },
        { method: 'calendarDay', args: ['2026-02-30'] },
        { method: 'canons', args: ['../x'] },
        { method: 'fastingDay', args: ['1500-01-01'], named: { lang: 'ru' } },
      );
      expect(day?.error).toMatchObject({ status: 400, code: 'INVALID_DATE' });
      expect(day?.error?.message).toContain(`(${api.origin}/api/v1/calendar/day/2026-02-30?lang=en)`);
      expect(id?.error).toMatchObject({ status: 400, code: 'INVALID_ID' });
      expect(russian?.error).toMatchObject({ status: 404, code: 'DATE_OUT_OF_RANGE' });
      expect(russian?.error?.message).toMatch(/[а-я]/);
    },
  );

  it('says when no host answers, and when something other than the API does', options, async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    const call = { method: 'calendarDay', args: ['2026-01-07'] };
    const messages: Record<string, [string, RegExp, number | null]> = {
      nowhere: [nowhere, /^The host cannot be reached/, null],
      'no address': ['no address', /^The host cannot be reached/, null],
      page: [`${strangeOrigin}/page`, /^The answer is no JSON; is this the place of the API\?/, 200],
      bytes: [`${strangeOrigin}/bytes`, /^The answer is no JSON/, 200],
      error: [`${strangeOrigin}/error`, /^The host answers with status 500/, 500],
    };
    for (const [place, message, status] of Object.values(messages)) {
      const [outcome] = await ask({ place }, call);
      expect(outcome?.error?.message).toMatch(message);
      expect(outcome?.error).toMatchObject({ status, code: null });
    }
    const [short] = await ask({ place: `${strangeOrigin}/short` }, call);
    expect(short?.error?.message).toMatch(/^The (answer breaks off|host cannot be reached)/);
  });

  it('returns an entry for one id and entries for several, found or not', options, async () => {
    const [one, several, none] = await ask(
      { place: `${api.origin}/` },
      { method: 'canons', args: ['pascha'], named: { lang: 'cu' } },
      { method: 'hymnography', args: [['pascha', 12049, 'nobody']] },
      { method: 'hymnography', args: ['nobody'] },
    );
    expect(one?.value).toMatchObject({ id: 'pascha', found: true, canons: [{ number: 1 }] });
    expect(several?.value).toMatchObject([
      { id: 'pascha', found: true },
      { id: '12049', found: true },
      { id: 'nobody', found: false },
    ]);
    expect(none?.value).toMatchObject({ notFound: { code: 'ID_NOT_FOUND' } });
  });

  it('sends the tag of its cached answer, and uses that answer while it is current', options, async () => {
    const call = { method: 'calendarDay', args: ['2026-01-07'] };
    api.taken();
    const [first, second] = await ask({ place: api.origin, keeps: true }, call, call);
    expect(second).toEqual(first);
    expect(second?.value).toMatchObject({ gregorianDate: '2026-01-07' });
    const [asked, again] = api.taken();
    expect([asked?.status, asked?.tag, again?.status]).toEqual([200, undefined, 304]);
    expect(again?.tag).toMatch(/^(W\/)?"/);
  });

  it('reads all days of a year from one file', options, async () => {
    const [year] = await ask({ place: api.origin }, { method: 'dataset', args: ['fasting', 2026] });
    expect(Object.keys(year?.value ?? {})).toHaveLength(365);
  });

  it('gets the same from a host of plain files as from a program', options, async () => {
    const calls = [
      { method: 'calendarDay', args: ['2026-01-07'] },
      { method: 'readingsDay', args: ['2026-12-06'], named: { lang: 'en' } },
      { method: 'canons', args: ['pascha'], named: { lang: 'cu', number: 1 } },
      { method: 'hymnography', args: [['pascha', '12049']] },
      { method: 'akathists', args: ['theotokos'], named: { lang: 'cu', script: 'church' } },
      { method: 'commemorations', args: [9306] },
      { method: 'nameIndex', args: [] },
      { method: 'dataset', args: ['fasting', 2026] },
    ];
    const place = plain.origin;
    const fromFiles = await ask({ place, options: { files: true } }, ...calls);
    const fromProgram = await ask({ place: api.origin }, ...calls);
    const text = (outcomes: typeof fromFiles) =>
      JSON.stringify(outcomes).replaceAll(/http:\/\/(127\.0\.0\.1|localhost):\d+/g, 'origin');
    expect(text(fromFiles)).toBe(text(fromProgram));
    expect(plain.taken().every(({ address }) => !address.includes('?'))).toBe(true);
  });

  it('says what a host of plain files cannot do, and requests no impossible file from it', options, async () => {
    plain.taken();
    const [type, script, id, date, unknown] = await ask(
      { place: plain.origin, options: { files: true } },
      { method: 'calendarDay', args: ['2026-01-07'], named: { type: 17 } },
      { method: 'canons', args: ['pascha'], named: { lang: 'ru', script: 'church' } },
      { method: 'canons', args: ['../../manifest'] },
      { method: 'fastingDay', args: ['..'] },
      { method: 'canons', args: ['nobody'] },
    );
    expect(type?.error?.message).toMatch(/^A host of plain files knows no type /);
    expect(script?.error?.message).toMatch(/^A host of plain files knows no script /);
    expect(id?.error?.message).toMatch(/^There can be no such id/);
    expect(date?.error?.message).toMatch(/^There can be no such date/);
    expect(unknown?.error).toMatchObject({ status: 404, code: null });
    expect(plain.taken()).toHaveLength(1);
  });

  it('keeps each argument inside one part of the address', options, async () => {
    const hostile = ['../../../x', '2026-01-07?lang=en#', 'a/b', '%2e%2e', 'é\n'];
    api.taken();
    await ask(
      { place: api.origin, options: { lang: 'en' } },
      ...hostile.map((date) => ({ method: 'fastingDay', args: [date] })),
    );
    const seen = api.taken();
    expect(seen).toHaveLength(hostile.length);
    for (const { address } of seen) expect(address).toMatch(/^\/api\/v1\/fasting\/day\/[^/?#]*\?lang=en$/);
  });
});

describe('The client in TypeScript', () => {
  it('needs only `fetch` from a browser, and accepts another one if that is missing', async () => {
    const missing = [
      'fetch',
      'URL',
      'URLSearchParams',
      'Response',
      'Blob',
      'DecompressionStream',
      'TextDecoder',
      'Headers',
    ];
    const own = globalThis.fetch;
    const kept = missing.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
    const fetch = async (address: string, init: { headers: Record<string, string> }) => {
      put();
      const answer = await own(address, init);
      const [text, bytes] = [await answer.clone().text(), await answer.arrayBuffer()];
      take();
      const { ok, status } = answer;
      const headers = { get: (name: string) => answer.headers.get(name) };
      return { ok, status, headers, text: async () => text, arrayBuffer: async () => bytes };
    };
    const take = () => {
      for (const name of missing) Reflect.deleteProperty(globalThis, name);
    };
    const put = () => {
      for (const [name, property] of kept) if (property) Object.defineProperty(globalThis, name, property);
    };
    take();
    try {
      const phone = new Menologion(api.origin, { fetch, gunzip: (bytes) => gunzipSync(bytes).toString() });
      expect((await phone.fastingDay('2026-08-28')).fasting.isFasting).toBe(true);
      expect((await phone.hymnography(['pascha', 12049])).map(({ found }) => found)).toEqual([true, true]);
      expect(Object.keys(await phone.dataset('fasting', 2026))).toHaveLength(365);
      await expect(phone.fastingDay('never')).rejects.toThrow(/2026|YYYY|дат/);
    } finally {
      put();
    }
  });

  it('names the original error as the cause of its own', async () => {
    const cause = new DOMException('It took too long.', 'TimeoutError');
    const client = new Menologion(api.origin, { fetch: () => Promise.reject(cause) });
    const error = await client.sources().catch((one: MenologionError) => one);
    expect(error).toMatchObject({ name: 'MenologionError', status: null, problem: null, code: null, cause });
  });

  it('returns the date in the time zone of the program', () => {
    expect(today(new Date(2026, 0, 7, 0, 1))).toBe('2026-01-07');
    expect(today(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
    expect(today()).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
