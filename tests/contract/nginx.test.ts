import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeServer } from '../../generator/edge/hosts/node.ts';
import {
  BASE_PATH,
  CONTENT_ENDPOINT_NAMES,
  DAILY_ENDPOINT_NAMES,
  LANGUAGES,
  languagesOf,
  PIECE_ENDPOINT_NAMES,
} from '../../generator/layout.ts';
import { run } from '../support/run.ts';
import { CONTRACT_FLAGS, contractSuite } from './suite.ts';

const HOST = '127.0.0.1';
/** Debian keeps it where only the paths of root lead. */
const BINARY = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).error === undefined);

/** An id of each content endpoint that the data have in all its languages, or at least an entry that says so. */
const IDS = { canons: 'pascha', akathists: 'theotokos', hymnography: 'pascha' } as const;
const DAY = '2026-01-07';

/** Addresses of which the template says that they are files of the tree. */
const PLAIN = [
  ...DAILY_ENDPOINT_NAMES.flatMap((name) =>
    ['', '?', ...LANGUAGES.map((lang) => `?lang=${lang}`)].map((query) => `/${name}/day/${DAY}${query}`),
  ),
  ...CONTENT_ENDPOINT_NAMES.flatMap((name) =>
    ['', ...languagesOf(name).map((lang) => `&lang=${lang}`)].flatMap((lang) => [
      `/${name}/?id=${IDS[name]}${lang}`,
      `/${name}?id=${IDS[name]}${lang}`,
    ]),
  ),
  ...PIECE_ENDPOINT_NAMES.flatMap((name) =>
    ['', ...languagesOf(name).map((lang) => `&lang=${lang}`)].map(
      (lang) => `/${name}/?id=${IDS[name]}${lang}&number=1`,
    ),
  ),
];

/** Addresses near to the plain ones, which are the business of the app. */
const NEARLY_PLAIN = [
  ...['lang=en&lang=ru', 'lang=xx', 'lang=', 'LANG=en', 'lang=en&type=7', 'type=7', 'a=b', '&', 'lang=%65n'].map(
    (query) => `/saints/day/${DAY}?${query}`,
  ),
  ...['id=pascha&lang=en&lang=cu', 'lang=cu&id=pascha', 'id=pascha&number=1&lang=cu', 'id=pascha&type=1'].map(
    (query) => `/canons/?${query}`,
  ),
  ...['id=pascha&id=12217', 'id=%70ascha', 'id=pascha&number=1&number=2', 'id=pascha&number=01', 'id=nobody'].map(
    (query) => `/canons/?${query}`,
  ),
  ...['id=pascha&lang=cu', 'id=pascha&number=1', 'id=pascha&number=0'].map((query) => `/hymnography/?${query}`),
  ...[`${DAY}%0a`, `${DAY}/`, '2026%2D01-07', '2024-02-29', '2030-01-01', '%zz', '%zz?lang=en', '%00'].map(
    (day) => `/calendar/day/${day}`,
  ),
  ...['%2Fday', '//day', '/%zz'].map((joint) => `/calendar${joint}/${DAY}`),
];

describe.skipIf(BINARY === undefined && !process.env.CI)('nginx before the Node adapter', { timeout: 300_000 }, () => {
  let folder = '';
  let tree = '';
  let app: Server | undefined;
  let nginx: ChildProcess | undefined;
  let origin = '';
  const appOrigin = () => `http://${HOST}:${portOf(app as Server)}`;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'menologion-nginx-'));
    tree = path.join(folder, 'tree');
    const port = await freePort();
    origin = `http://${HOST}:${port}`;
    const { code, stderr } = await run('generate', ...CONTRACT_FLAGS, '--origin', origin, '--out', tree);
    if (code !== 0) throw new Error(stderr);
    app = nodeServer(tree).listen(0, HOST);
    await once(app, 'listening');
    writeFileSync(path.join(folder, 'nginx.conf'), configuration(port, portOf(app), tree));
    nginx = await startNginx(folder, origin);
  }, 120_000);

  afterAll(async () => {
    if (nginx?.exitCode === null && nginx.kill()) await once(nginx, 'exit');
    app?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  contractSuite(
    'nginx',
    () => origin,
    () => tree,
  );

  const askBoth = async (address: string) => {
    const [ours, its] = await Promise.all([origin, appOrigin()].map((start) => fetch(start + BASE_PATH + address)));
    const [text, itsText] = await Promise.all([ours?.text(), its?.text()]);
    expect(text?.replaceAll(origin, '')).toBe(itsText?.replaceAll(appOrigin(), ''));
    expect(ours?.status).toBe(its?.status);
    for (const header of ['content-type', 'access-control-allow-origin', 'x-content-type-options', 'cache-control']) {
      expect(ours?.headers.get(header), header).toBe(its?.headers.get(header));
    }
    return ours?.headers.get('etag') ?? '';
  };

  it.each(PLAIN)('%s is answered as by the app, but from the file', async (address) => {
    expect(await askBoth(address)).toMatch(NGINX_ETAG);
  });

  it.each(NEARLY_PLAIN)('%s is answered by the app', async (address) => {
    expect(await askBoth(address)).not.toMatch(NGINX_ETAG);
  });
});

/** The time and the size of a file; those of the app are digests. */
const NGINX_ETAG = /^"[0-9a-f]+-[0-9a-f]+"$/;

/** The template of the documentation with the places of this run. */
function configuration(port: number, appPort: number, tree: string): string {
  const places: readonly [template: string, here: string][] = [
    ['listen 8080;', `listen ${HOST}:${port};`],
    ['server 127.0.0.1:3000;', `server ${HOST}:${appPort};`],
    ['root /srv/menologion/out;', `root ${tree};`],
  ];
  return places.reduce(
    (text, [template, here]) => {
      expect(text.split(template), template).toHaveLength(2);
      return text.replace(template, here);
    },
    readFileSync('docs/nginx.conf', 'utf8'),
  );
}

/** Starts nginx in the foreground and waits until it listens. */
async function startNginx(folder: string, origin: string): Promise<ChildProcess> {
  if (BINARY === undefined) throw new Error('no nginx was found: apt-get install nginx-light');
  // Only root's workers change their user, and then could not read the folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const started = spawn(BINARY, ['-p', folder, '-c', 'nginx.conf', '-g', `daemon off;${user}`]);
  let said = '';
  started.stderr.on('data', (chunk) => {
    said += chunk;
  });
  for (let tries = 0; tries < 100 && started.exitCode === null; tries++) {
    if (await fetch(origin).catch(() => null)) return started;
    await wait(100);
  }
  started.kill();
  throw new Error(`nginx did not start: ${said}`);
}

/** A port that was free a moment ago: nginx cannot choose one and tell. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
