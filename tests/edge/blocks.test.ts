import { describe, expect, it, vi } from 'vitest';
import { languagesOf, PIECE_ENDPOINT_NAMES } from '../../generator/contract/endpoints.ts';
import { contentPath } from '../../generator/contract/paths.ts';
import { createApp } from '../../generator/edge/app.ts';
import { fileInBlocks } from '../../generator/edge/blocks.ts';
import { blockFiles } from '../../generator/responses/blocks.ts';
import { decoded, encoded } from '../../generator/responses/bytes.ts';
import { type ContentFile, contentFiles } from '../../generator/responses/content.ts';
import { realCatalog } from '../support/real-days.ts';

const ORIGIN = 'https://texts.example';
const made = [...contentFiles(realCatalog, 'http://localhost:3000/api/v1')];
const pathOf = ({ edition, endpoint, id, number }: ContentFile) => contentPath(edition, endpoint, id, number);
const addressOf = ({ edition: lang, endpoint, id, number }: ContentFile) =>
  `/api/v1/${endpoint}/?id=${id}&lang=${lang}${number === undefined ? '' : `&number=${number}`}`;

type Tree = Map<string, Uint8Array>;
const files: Tree = new Map(made.map((file) => [pathOf(file), encoded(file.text())]));
const blocks: Tree = new Map(Array.from(blockFiles(made), ({ path, content }) => [path, content]));
const appOver = (tree: Tree, read: string[] = []) =>
  createApp(
    async (path) => {
      read.push(path);
      return tree.get(path) ?? null;
    },
    { files: true },
  );

/** The answer of an app: status, body and headers. */
async function said(app: ReturnType<typeof appOver>, address: string, init?: RequestInit) {
  const answer = await app.request(`${ORIGIN}${address}`, init);
  return { status: answer.status, body: await answer.text(), headers: Object.fromEntries(answer.headers) };
}

describe('A tree of blocks', () => {
  const [ofFiles, ofBlocks] = [appOver(files), appOver(blocks)];
  const same = async (address: string, init?: RequestInit) => {
    const [one, other] = await Promise.all([said(ofBlocks, address, init), said(ofFiles, address, init)]);
    // There are thousands of answers, and an `expect` for each takes longer than the answer.
    if (JSON.stringify(one) !== JSON.stringify(other)) expect(one, address).toEqual(other);
  };

  it('answers every id and number as a tree of files does', { timeout: 60_000 }, async () => {
    expect(made.length).toBeGreaterThan(7500);
    for (const file of made) await same(addressOf(file));
  });

  it('has every file at its static address, byte for byte', { timeout: 60_000 }, async () => {
    const read = async (path: string) => blocks.get(path) ?? null;
    for (const [path, bytes] of files) {
      const found = await fileInBlocks(path, read);
      if (!found || Buffer.compare(found, bytes) !== 0) expect(found && decoded(found), path).toBe(decoded(bytes));
    }
    for (const file of made.filter((_, i) => i % 50 === 0)) await same(`/${pathOf(file)}`);
  });

  it('answers several ids like files, also twenty-four of them, known and unknown, in any order and twice', async () => {
    const ids = [...new Set(made.map(({ id }) => id))];
    for (let i = 0; i < ids.length; i += 23) {
      const asked = [...ids.slice(i, i + 23), 'nobody'].reverse();
      await same(`/api/v1/hymnography/?lang=en&${asked.map((id) => `id=${id}`).join('&')}`);
    }
    const some = ['nobody', 'pascha', 'theotokos', 'pascha', '12217'].map((id) => `id=${id}`).join('&');
    for (const endpoint of PIECE_ENDPOINT_NAMES) {
      for (const lang of languagesOf(endpoint)) {
        for (const number of ['', '&number=1', '&number=2', '&number=9', `&number=${'9'.repeat(400)}`]) {
          await same(`/api/v1/${endpoint}/?${some}&lang=${lang}${number}`);
        }
      }
    }
  });

  it.each([
    '/api/v1/canons/?id=PASCHA&lang=cu',
    '/api/v1/cu/canons/PASCHA.json',
    '/api/v1/cu/canons/nobody.json',
    '/api/v1/cu/canons/pascha/9.json',
    '/api/v1/cu/canons/pascha/01.json',
    '/api/v1/cu/canons/pascha.json/',
    '/api/v1/cu/canons/pasch%61.json',
    '/api/v1/cu/hymnography/pascha.json',
    '/api/v1/de/canons/pascha.json',
    '/api/v1/canons/?id=constructor&number=1',
    '/api/v1/canons/?id=__proto__',
  ])('answers %s as a tree of files does', (address) => same(address));

  it('answers conditions, parts and HEAD like files', async () => {
    const address = '/api/v1/cu/canons/pascha.json';
    const { headers } = await said(ofFiles, address);
    await same(address, { headers: { 'If-None-Match': headers.etag ?? '' } });
    await same(address, { headers: { Range: 'bytes=10-20' } });
    await same(address, { method: 'HEAD' });
  });

  it('is recognized by the first id: a request reads its file, the list, and each block once', async () => {
    const read: string[] = [];
    const app = appOver(blocks, read);
    const ids = ['pascha', 'nobody', 'theotokos', 'pascha'].map((id) => `id=${id}`).join('&');
    await said(app, `/api/v1/canons/?${ids}&lang=cu`);
    expect(read.slice(-3)).toEqual([
      'api/v1/cu/canons/pascha.json',
      'api/v1/datasets/blocks/canons.cu.json',
      'api/v1/datasets/blocks/canons-1.cu.json',
    ]);
    read.length = 0;
    await said(appOver(files, read), `/api/v1/canons/?${ids}&lang=cu`);
    expect(read.filter((path) => path.includes('/blocks/'))).toEqual([]);
  });
});

describe('A damaged block', () => {
  const LIST = 'api/v1/datasets/blocks/canons.cu.json';
  const BLOCK = 'api/v1/datasets/blocks/canons-1.cu.json';
  const edited = (path: string, edit: (text: string) => string) =>
    new Map(blocks).set(path, encoded(edit(decoded(blocks.get(path) as Uint8Array))));
  const without = (path: string) => new Map([...blocks].filter(([one]) => one !== path));

  it.each<[string, Tree]>([
    ['is gone', without(BLOCK)],
    ['is empty', edited(BLOCK, () => '')],
    ['is cut in its head', edited(BLOCK, (text) => text.slice(0, 60))],
    ['is cut in the entry', edited(BLOCK, (text) => text.slice(0, text.indexOf('{"id":"pascha"') + 500))],
    ['lacks the entry', edited(BLOCK, (text) => text.replace(/\n\{"id":"pascha".*/, ''))],
    ['has half an entry', edited(BLOCK, (text) => text.replace(/(\n\{"id":"pascha".{500}).*/, '$1'))],
    ['is of another edition', edited(BLOCK, (text) => text.replace('"edition":"cu"', '"edition":"ru"'))],
    ['is a page of the host', edited(BLOCK, () => '<!doctype html>')],
    ['has a list that is no JSON', edited(LIST, () => '{"data":[')],
    ['has a list of something else', edited(LIST, () => '{"data":["../1"]}')],
    ['has a list of nothing', edited(LIST, () => 'null')],
  ])('%s: the answer is 503, and no text is called unknown', async (_, tree) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = appOver(tree);
    for (const address of ['/api/v1/canons/?id=pascha&lang=cu', '/api/v1/cu/canons/pascha.json']) {
      const { status, body } = await said(app, address);
      expect(status).toBe(503);
      expect(JSON.parse(body).code).toBe('UNAVAILABLE');
    }
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });
});
