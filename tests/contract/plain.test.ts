import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Menologion } from '../../clients/typescript/client.ts';
import { LLMS_FILE, MISSING_PAGE } from '../../generator/contract/pages.ts';
import { BASE_PATH, OPENAPI_FILE } from '../../generator/contract/paths.ts';
import { withChurchPack } from '../support/church-pack.ts';
import { sharedFolder } from '../support/data-folder.ts';
import { freePort } from '../support/free-port.ts';
import { run } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { treeOf } from '../support/trees.ts';
import { FILES } from './suite.ts';

/** What a host of plain files does not have, as docs/how-to/hosting-plain.md says. */
const MISSING = [
  '/calendar/day/2026-01-07',
  '/calendar/day/2026-01-07?type=7',
  '/canons/?id=pascha',
  '/hymnography/?id=pascha&id=12049',
  '/feeds/feasts.ru.ics',
  '/en/calendar/2025/2025-01-07.json',
  '/ru/canons/pascha/9.json',
  '/ru/canons/nobody.json',
];

describe('A host of plain files', () => {
  let tree = '';
  let origin = '';
  let host: ChildProcess | undefined;

  beforeAll(async () => {
    origin = `http://127.0.0.1:${await freePort()}`;
    tree = await treeOf('--years', '2026', '--origin', origin, ...(await withChurchPack(SMALL_DATA)));
    host = await plainHost(tree, origin);
  }, 120_000);
  afterAll(() => void host?.kill());

  it.each(FILES)('%s has every answer at its static address', async (address) => {
    const answer = await fetch(origin + BASE_PATH + address);
    const file = readFileSync(path.join(tree, BASE_PATH, address));
    expect(answer.status).toBe(200);
    expect(file.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
  });

  it('has icons at the origin for which the tree was made', async () => {
    const answer = await fetch(`${origin}${BASE_PATH}/en/movable/2026/2026-04-12.json`);
    expect(await answer.text()).toContain(`"url":"${origin}${BASE_PATH}/icons/pascha.svg"`);
  });

  it('has the front page', async () => {
    expect(await (await fetch(`${origin}/?day=2026-01-07`)).text()).toContain('<main id="content"');
  });

  it.each(['/day/2026-01-07', '/day/2026-01-07/', '/en/text/pascha/', '/text/', '/year/2026/'])(
    'has the page of %s',
    async (address) => {
      const answer = await fetch(origin + address);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await answer.text()).toContain('<main id="content"');
    },
  );

  it.each(['/day/2031-01-01/', '/nothing', '/en/text/nobody/'])('has a page in place of %s', async (address) => {
    const answer = await fetch(origin + address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, expect.stringMatching(/^text\/html/)]);
    expect(await answer.text()).toContain('data-missing-below="/"');
  });

  it.each(MISSING)('has no %s', async (address) => {
    expect((await fetch(origin + BASE_PATH + address)).status).toBe(404);
  });

  it('lets no pages of other origins read it by default', async () => {
    expect((await fetch(`${origin}${BASE_PATH}/texts/en.json`)).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('A host of plain files with the tree in a folder', () => {
  let host: ChildProcess | undefined;
  let place = '';
  let tree = '';

  beforeAll(async () => {
    const root = sharedFolder();
    const origin = `http://127.0.0.1:${await freePort()}`;
    place = `${origin}/menologion`;
    tree = path.join(root, 'menologion');
    const made = await run('generate', '--years', '2026', '--origin', `${place}/`, '--out', tree, '--data', SMALL_DATA);
    expect(made).toMatchObject({ code: 0 });
    host = await plainHost(root, origin);
  }, 120_000);
  afterAll(() => void host?.kill());

  it('has something at every address of a file that the tree names', async () => {
    const names = readdirSync(tree, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[a-z]+$/.test(name))
      // Its examples have ids of the project's own data.
      .filter((name) => name !== LLMS_FILE);
    const said = names.flatMap((name) => readFileSync(path.join(tree, name), 'latin1').match(ADDRESS) ?? []);
    const addresses = [...new Set(said)].filter((address) => !PROGRAM.test(address));
    expect(addresses.length).toBeGreaterThan(700);
    for (const kind of ['/api/v1/icons/pascha.svg', '/day/2026-01-07/', '/sitemap-2020.xml', '/reference.html']) {
      expect(addresses).toContain(place + kind);
    }
    const atOnce = pLimit(16);
    const asked = addresses.map((address) => atOnce(async () => [address, (await fetch(address)).status]));
    expect((await Promise.all(asked)).filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('has a page for what is missing, which leads into the folder from any address', () => {
    const page = readFileSync(path.join(tree, MISSING_PAGE), 'utf8');
    expect(page).toContain('data-missing-below="/menologion/"');
    const addresses = Array.from(page.matchAll(/ (?:href|src)="(?!#)([^"]*)"/g), ([, to]) => to);
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((to) => !to?.startsWith('/menologion/'))).toEqual([]);
  });

  it('is where openapi.json says, and where a client asks', async () => {
    const { servers } = JSON.parse(readFileSync(path.join(tree, OPENAPI_FILE), 'utf8'));
    expect(servers).not.toEqual([]);
    for (const { url } of servers) {
      expect((await fetch(new URL(`${url}/en/fasting/2026/2026-01-07.json`, place))).status).toBe(200);
    }
    const answer = await new Menologion(place, { files: true, lang: 'en' }).movableDay('2026-04-12');
    expect(JSON.stringify(answer)).toContain(`"url":"${place}${BASE_PATH}/icons/pascha.svg"`);
  });
});

/** Addresses of this machine in the files of a tree, and those among them that only a program answers. */
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+[^"'`<>&\\\s),]*/g;
const PROGRAM = /\/api\/v1\/?$|\/api\/v1\/(\w+\/day\/|\w+\?)|[${}]|\/feeds\/\w+\.\w\w\.ics$/;

async function plainHost(root: string, origin: string): Promise<ChildProcess> {
  const program = 'node_modules/serve/build/main.js';
  const host = spawn(process.execPath, [program, '-L', '-l', origin.replace('http', 'tcp'), root]);
  while (host.exitCode === null && !(await fetch(origin).catch(() => null))) await wait(100);
  return host;
}
