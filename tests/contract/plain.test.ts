import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_PATH } from '../../generator/contract/paths.ts';
import { withChurchPack } from '../support/church-pack.ts';
import { freePort } from '../support/free-port.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { treeOf } from '../support/trees.ts';
import { FILES } from './suite.ts';

/** What a host of plain files does not have, as docs/hosting-plain.md says. */
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
    host = spawn(process.execPath, [
      'node_modules/serve/build/main.js',
      '-L',
      '-l',
      origin.replace('http', 'tcp'),
      tree,
    ]);
    while (host.exitCode === null && !(await fetch(origin).catch(() => null))) await wait(100);
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

  it.each(MISSING)('has no %s', async (address) => {
    expect((await fetch(origin + BASE_PATH + address)).status).toBe(404);
  });

  it('lets no pages of other origins read it by default', async () => {
    expect((await fetch(`${origin}${BASE_PATH}/texts/en.json`)).headers.get('access-control-allow-origin')).toBeNull();
  });
});
