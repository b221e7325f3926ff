import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TEXT_EDITIONS } from '../../generator/contract/editions.ts';
import { DAILY_ENDPOINT_NAMES } from '../../generator/contract/endpoints.ts';
import { contentType, fileHeaders, STATIC_HEADERS } from '../../generator/contract/headers.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { FRONT_PAGE } from '../../generator/contract/pages.ts';
import {
  BASE_PATH,
  blockFile,
  blocksFolder,
  contentPath,
  dayPath,
  feedFile,
  feedsFolder,
  inFolder,
  inTree,
} from '../../generator/contract/paths.ts';
import { config as ofMissing } from '../../generator/edge/hosts/netlify/api-missing.ts';
import { config as ofSpelling } from '../../generator/edge/hosts/netlify/api-spelling.ts';
import { nodeServer } from '../../generator/edge/hosts/node.ts';
import type { CalendarAnswer } from '../../schemas/types.ts';
import { sharedFolder } from '../support/data-folder.ts';
import { run } from '../support/run.ts';
import { hostsSuite } from './hosts.ts';
import { mirrorSuite } from './mirrored.ts';
import { headersAt, setting } from './netlify-config.ts';
import { netlifyServer } from './netlify-server.ts';
import { CONTRACT_FLAGS, contractSuite } from './suite.ts';

const root = path.join(sharedFolder(), 'tree');
const byRule = new Set<string>();
const node = nodeServer(root);
const netlify = netlifyServer(root, (address) => byRule.add(address));
const packed = netlifyServer(`${root}-packed`, () => {});
for (const server of [node, netlify, packed]) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterAll(() => {
  for (const server of [node, netlify, packed]) server.close();
});
const originOf = (server: typeof node) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

// As on Netlify, the tree is made for the address of its site, because no rule changes the bytes of a file.
const generated = await run(
  'generate',
  ...CONTRACT_FLAGS,
  '--host',
  'netlify',
  '--origin',
  originOf(netlify),
  '--out',
  root,
);
if (generated.code !== 0) throw new Error(generated.stderr);
const inBlocks = ['--years', 'none', '--datasets', '2026', '--texts', 'packed', '--host', 'netlify'];
await run('generate', ...inBlocks, '--out', `${root}-packed`);

contractSuite(
  'Netlify',
  () => originOf(netlify),
  () => root,
);
hostsSuite(
  'Netlify',
  () => originOf(netlify),
  () => root,
);
mirrorSuite(
  'Netlify',
  () => originOf(netlify),
  () => root,
);

describe('On Netlify', () => {
  it('rules alone answer plain days in a year of files, byte for byte as the app', async () => {
    for (const endpoint of DAILY_ENDPOINT_NAMES) {
      for (const query of ['', '?lang=en', '?lang=en&colour=blue']) {
        const address = `${BASE_PATH}/${endpoint}/day/2026-08-28${query}`;
        const [rule, app] = await Promise.all([netlify, node].map((server) => fetch(`${originOf(server)}${address}`)));
        expect(byRule).toContain(address);
        expect((await rule?.text())?.replaceAll(originOf(netlify), originOf(node))).toBe(await app?.text());
      }
    }
  });

  it.each([
    '/calendar/day/2026-08-28?type=7',
    '/calendar/day/2026-08-28?lang=en&type=7',
    '/calendar/day/2026-08-28?lang=en&lang=ru',
    '/calendar/day/2025-08-28',
    '/calendar/day/2026-02-30',
    '/calendar/day/2026-08-28/',
    '/calendar//day/2026-08-28',
    '/calendar/day//2026-08-28',
    '//calendar/day/2026-08-28?lang=en',
    '/en//calendar/2026/2026-08-28.json',
    '/calendar/day/2026-..%2f..%2f..%2f..%2f..%2f..%2fmanifest',
    '/calendar/day/2026-08-28%0a',
    '/canons/?id=pascha',
    '/hymnography/?id=pascha&id=12049',
  ])('%s is answered by the function', async (address) => {
    const [netlifyAnswer, nodeAnswer] = await Promise.all(
      [netlify, node].map((server) => fetch(`${originOf(server)}${BASE_PATH}${address}`)),
    );
    expect(byRule).not.toContain(`${BASE_PATH}${address}`);
    expect(netlifyAnswer?.status).toBe(nodeAnswer?.status);
    expect((await netlifyAnswer?.text())?.replaceAll(originOf(netlify), originOf(node))).toBe(await nodeAnswer?.text());
  });
});

describe('On Netlify with texts in blocks', () => {
  it.each([
    '/canons/?id=pascha&lang=cu',
    '/canons?id=pascha&id=nobody&lang=cu&number=1',
    '/hymnography/?id=pascha&id=12049',
    '/cu/canons/pascha.json',
    '/ru/hymnography/12049.json',
    '/en/akathists/theotokos/1.json',
    '/ru/hymnography/nobody.json',
    '/cu/canons/pascha/9.json',
  ])('%s is answered as with files', async (address) => {
    const servers = [netlify, packed];
    const answers = servers.map(async (server) => {
      const answer = await fetch(`${originOf(server)}${BASE_PATH}${address}`);
      return `${answer.status} ${(await answer.text()).replaceAll(originOf(server), '')}`;
    });
    const [ofFiles, ofBlocks] = await Promise.all(answers);
    expect(ofBlocks).toBe(ofFiles);
  });
});

describe('What the rules of Netlify cannot distinguish, as docs/how-to/hosting-netlify.md says', () => {
  const ask = (query: string) =>
    Promise.all([netlify, node].map(async (server) => fetch(`${originOf(server)}${BASE_PATH}/calendar/day/${query}`)));

  it.each([
    ['2026-08-28?lang=ru&lang=en', 'en', 'ru'],
    ['2026-08-28?lang&lang=en', 'en', 'ru'],
    ['2026-08-28?l%61ng=en', 'ru', 'en'],
    ['2026-08-28?lang=en&', 'ru', 'en'],
  ])('%s is answered in %s, not in %s', async (query, rule, app) => {
    const langs = (await ask(query)).map(async (answer) => ((await answer.json()) as CalendarAnswer).meta.lang);
    expect(await Promise.all(langs)).toEqual([rule, app]);
  });

  it.each([
    ['2026-08-28?type', 400],
    ['2026-08-28?%74ype=x', 400],
    ['2026-08-28?lang=en&type', 400],
    ['2026-08-28?type=x&', 400],
  ])('%s is answered with the whole day, not with %i', async (query, status) => {
    expect((await ask(query)).map((answer) => answer.status)).toEqual([200, status]);
  });
});

describe('netlify.toml and the functions', () => {
  it('spell the addresses of the layout', () => {
    expect(ofSpelling.path).toContain(ofMissing.excludedPath);
    expect(ofMissing.path).toEqual(LANGUAGES.map((lang) => `/${inTree(lang)}/*`));
    expect(setting('directory')).toBe('generator/edge/hosts/netlify');
    expect(setting('publish')).toBe('out');
  });

  it.each([
    '/',
    '/index.html',
    '/404.html',
    '/reference.html',
    '/reference.ru.html',
    '/reference/tasks.html',
    '/day/2026-01-07/',
    '/en/month/2026-01/index.html',
  ])('give %s the headers of a page', (address) => {
    const { 'Content-Type': _, ...headers } = fileHeaders(FRONT_PAGE);
    expect(headersAt(address)).toEqual(headers);
  });

  it.each([
    '/openapi.json',
    '/schemas/data/common.schema.json',
    '/manifest.json',
    '/manifest/2026.json',
    `/${inFolder(blocksFolder(), blockFile('cu', 'canons', 1))}`,
    ...TEXT_EDITIONS.map((edition) => `/${contentPath(edition, 'canons', 'pascha')}`),
  ])('give %s the headers that it has on every host', (address) => {
    expect(headersAt(address)).toEqual(fileHeaders(address));
  });

  it.each(LANGUAGES)('give an answer the same headers at its own address and behind a rule, in %s', (lang) => {
    for (const endpoint of DAILY_ENDPOINT_NAMES) {
      const headers = headersAt(`${BASE_PATH}/${endpoint}/day/2026-08-28`);
      expect(headers).toEqual(headersAt(`/${dayPath(lang, endpoint, '2026-08-28')}`));
      expect(headers).toMatchObject(STATIC_HEADERS);
    }
    const feed = `${feedsFolder()}/${feedFile('feasts', 2026, lang)}`;
    expect(headersAt(`/${feed}`)).toEqual({ ...STATIC_HEADERS, 'Content-Type': contentType(feed) });
  });
});
