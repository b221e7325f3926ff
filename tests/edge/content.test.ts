import { describe, expect, it } from 'vitest';
import { contentPath } from '../../generator/contract/paths.ts';
import { createApp } from '../../generator/edge/app.ts';
import type { Texts } from '../../generator/model/catalog.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { contentFiles } from '../../generator/responses/content.ts';
import { realCatalog } from '../support/real-days.ts';

/** The real texts, without one translation. */
const pascha = findById(realCatalog.texts, 'pascha') as Texts;
const { en, ...otherCanons } = pascha.canons;
const texts = realCatalog.texts.map((one) => (one === pascha ? { ...pascha, canons: otherCanons } : one));
const catalog = { ...realCatalog, texts };

const files = new Map(
  [...contentFiles(catalog, 'http://localhost:3000/api/v1')].map(({ edition, endpoint, id, number, text }) => [
    contentPath(edition, endpoint, id, number),
    text(),
  ]),
);
const read: string[] = [];
const app = createApp(async (path) => {
  read.push(path);
  const text = files.get(path);
  return text === undefined ? null : new TextEncoder().encode(text);
});
const get = (path: string) => app.request(`https://texts.example/api/v1${path}`);
// biome-ignore lint/suspicious/noExplicitAny: the tests read answers of several shapes
const json = async (path: string): Promise<any> => (await get(path)).json();

describe('a content endpoint', () => {
  it('answers the same with and without a slash', async () => {
    for (const endpoint of ['canons', 'akathists', 'hymnography']) {
      expect(await json(`/${endpoint}?id=jesus_christ`)).toEqual(await json(`/${endpoint}/?id=jesus_christ`));
    }
  });

  it('answers one id exactly with its file', async () => {
    expect(await (await get('/canons/?id=pascha&lang=cu')).text()).toBe(files.get('api/v1/cu/canons/pascha.json'));
    expect(await (await get('/canons/?id=pascha&number=1')).text()).toBe(files.get('api/v1/ru/canons/pascha/1.json'));
  });

  it('answers several ids in their order, a repeated id twice, and counts those found', async () => {
    const ids = ['pascha', 'nobody', 'fifth_sunday_lent', 'pascha'];
    const answer = await json(`/hymnography/?${ids.map((id) => `id=${id}`).join('&')}`);
    expect(answer.meta).toEqual({ lang: 'ru', format: 'html', requestedIds: ids, count: 3 });
    expect(answer.data.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(answer.data[1]).toEqual({
      id: 'nobody',
      found: false,
      troparia: [],
      kontakia: [],
      prayers: [],
      magnifications: [],
      hagiography: null,
      icons: [],
      notFound: { code: 'ID_NOT_FOUND', message: 'Для этого id нет текстов.' },
    });
    expect((await json('/canons/?id=pascha&id=theotokos')).meta.count).toBe(2);
  });

  it.each([
    ['/canons/?id=pascha&lang=en', 'LANGUAGE_NOT_AVAILABLE', 'There is no text in this language.'],
    ['/canons/?id=pascha&lang=en&number=1', 'LANGUAGE_NOT_AVAILABLE', 'There is no text in this language.'],
    ['/canons/?id=pascha&number=9', 'NUMBER_NOT_FOUND', 'Текста с таким номером нет.'],
    ['/canons/?id=pascha&lang=cu&number=9', 'NUMBER_NOT_FOUND', 'Текста с таким номером нет.'],
    ['/canons/?id=nobody', 'ID_NOT_FOUND', 'Для этого id нет текстов.'],
    ['/canons/?id=PASCHA', 'ID_NOT_FOUND', 'Для этого id нет текстов.'],
    ['/akathists/?id=pascha&lang=en', 'ID_NOT_FOUND', 'There are no texts for this id.'],
  ])('%s is found=false: %s', async (path, code, message) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const { meta, data } = (await answer.json()) as Awaited<ReturnType<typeof json>>;
    expect(meta.count).toBe(0);
    expect(data[0]).toMatchObject({ found: false, notFound: { code, message } });
  });

  it('answers an unknown language in Russian; hymnography has no Slavonic of its own', async () => {
    expect((await json('/canons/?id=pascha&lang=xx')).meta.lang).toBe('ru');
    expect((await json('/canons/?id=pascha&lang=cu')).meta.lang).toBe('cu');
    expect((await json('/hymnography/?id=pascha&lang=cu')).meta.lang).toBe('ru');
    expect((await json('/hymnography/?id=pascha&lang=en&lang=ru')).meta.lang).toBe('en');
  });

  it('answers every id as the generator writes it for the origin of the request', async () => {
    const made = contentFiles(catalog, 'https://texts.example/api/v1');
    for (const { edition, endpoint, id, number, text } of made) {
      const asked = number === undefined ? '' : `&number=${number}`;
      expect(await (await get(`/${endpoint}/?id=${id}&lang=${edition}${asked}`)).text()).toBe(text());
    }
  });

  it('gives several ids the same entries as each id alone', async () => {
    const ids = realCatalog.texts.map(({ id }) => id);
    for (let i = 0; i < ids.length; i += 24) {
      const some = ids.slice(i, i + 24);
      const alone = await Promise.all(some.map(async (id) => (await json(`/hymnography/?id=${id}`)).data[0]));
      const { meta, data } = await json(`/hymnography/?${some.map((id) => `id=${id}`).join('&')}`);
      expect(data).toEqual(alone);
      expect(meta.count).toBe(alone.filter(({ found }) => found).length);
    }
  });

  it('has icons at the origin of the request, and changes no text that only looks like an icon', async () => {
    const start = '{"meta":{"lang":"ru","format":"html","requestedIds":["a"],"count":1},"data":[';
    const rest = [
      { html: '"url":"http://old/api/v1/icons/a.svg"', path: 'icons/a.svg', about: 'http://old/api/v1/icons/a.svg' },
      { url: 'https://elsewhere.example/icons/a.svg', title: '}],"data":[{"id":' },
    ];
    const file = `${start}${JSON.stringify({ id: 'a', rest, url: 'http://old/api/v1/icons/api/v1/icons/a.svg' })}]}`;
    const strange = createApp(async () => new TextEncoder().encode(file));
    const answer = await strange.request('https://new.example/api/v1/hymnography/?id=a');
    expect(await answer.text()).toBe(
      file.replace('"url":"http://old/api/v1/icons/api', '"url":"https://new.example/api/v1/icons/api'),
    );
  });

  it('has icons at the origin of the request, as in the data', async () => {
    const [entry] = (await json('/hymnography/?id=pascha')).data;
    expect(entry.icons[0].url).toBe('https://texts.example/api/v1/icons/pascha.svg');
  });

  it.each([
    ['/canons/', 'INVALID_ID', 'id'],
    ['/canons/?id=', 'INVALID_ID', 'id'],
    ['/canons/?id=-a', 'INVALID_ID', 'id'],
    ['/canons/?id=a%20b', 'INVALID_ID', 'id'],
    ['/canons/?id=..%2F..%2Fetc', 'INVALID_ID', 'id'],
    ['/canons/?id=a~b', 'INVALID_ID', 'id'],
    ['/canons/?id=%D0%B0', 'INVALID_ID', 'id'],
    ['/canons/?id=a%00', 'INVALID_ID', 'id'],
    ['/hymnography/?id=pascha&id=', 'INVALID_ID', 'id'],
    [`/canons/?id=${'a'.repeat(129)}`, 'INVALID_ID', 'id'],
    [`/hymnography/?${'id=pascha&'.repeat(25)}`, 'TOO_MANY_IDS', 'id'],
    [`/canons/?${'id=pascha&'.repeat(25)}`, 'TOO_MANY_IDS', 'id'],
    ...['0', '-1', '1.5', '01', 'x', '', '%2B1', '1e1', '1&number=1', '1&number=2'].map((number) => [
      `/canons/?id=pascha&number=${number}`,
      'INVALID_NUMBER',
      'number',
    ]),
    ['/akathists/?id=pascha&number=0', 'INVALID_NUMBER', 'number'],
  ] as [string, string, string][])('%s is refused: %s', async (path, code, parameter) => {
    const before = read.length;
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    expect(await answer.json()).toMatchObject({ status: 400, code, parameter });
    expect(read).toHaveLength(before);
  });

  it('accepts 24 ids, and ids of 128 characters', async () => {
    expect((await json(`/hymnography/?${'id=pascha&'.repeat(24)}`)).meta.count).toBe(24);
    expect((await get(`/hymnography/?id=${'a'.repeat(128)}`)).status).toBe(200);
  });

  it('ignores number on hymnography', async () => {
    expect((await get('/hymnography/?id=pascha&number=x')).status).toBe(200);
  });
});
