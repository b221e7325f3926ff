import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { get } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { validatorOf } from '../../generator/catalog/validators.ts';
import {
  CONTENT_ENDPOINT_NAMES,
  DAILY_ENDPOINT_NAMES,
  languagesOf,
  PIECE_ENDPOINT_NAMES,
} from '../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { BASE_PATH, dayPath } from '../../generator/contract/paths.ts';
import { nodeServer } from '../../generator/edge/hosts/node.ts';
import { sharedFolder, temporaryFolder } from '../support/data-folder.ts';
import { freePort } from '../support/free-port.ts';
import { findProgram } from '../support/programs.ts';
import { compressedSuite } from './compressed.ts';
import { hostsSuite } from './hosts.ts';
import { mirrorSuite } from './mirrored.ts';
import { contractSuite } from './suite.ts';
import { contractTree } from './tree.ts';

/** Requests that nginx must refuse before the adapter sees them. */
const REFUSED: readonly [name: string, request: string, status: number, code: string][] = [
  ['an address of more than 8 kB', `GET /${'x'.repeat(9000)} HTTP/1.1\r\nHost: a\r\n`, 414, 'URI_TOO_LONG'],
  ['a header of more than 8 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(9000)}\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ['HTTP/1.1 without a host', 'GET / HTTP/1.1\r\n', 400, 'BAD_REQUEST'],
  ['a host that cannot be', 'GET / HTTP/1.1\r\nHost: a/b\r\n', 400, 'BAD_REQUEST'],
  ['what is no HTTP', 'hello\r\n', 400, 'BAD_REQUEST'],
  ['a way above the root', 'GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\n', 400, 'BAD_REQUEST'],
  ['a version that is not spoken', 'GET / HTTP/3.0\r\nHost: a\r\n', 400, 'BAD_REQUEST'],
  ['an encoding that is not spoken', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x\r\n', 400, 'BAD_REQUEST'],
  ['the method CONNECT', 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n', 405, 'METHOD_NOT_ALLOWED'],
  [
    'CONNECT with an address',
    `CONNECT ${BASE_PATH}/calendar/day/2026-01-07 HTTP/1.1\r\nHost: a\r\n`,
    405,
    'METHOD_NOT_ALLOWED',
  ],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n', 405, 'METHOD_NOT_ALLOWED'],
  [
    'a host with characters of JSON',
    `GET ${BASE_PATH}/calendar/day/2026-01-07?type=7 HTTP/1.1\r\nHost: a"b\r\n`,
    400,
    'BAD_REQUEST',
  ],
  ['such a host for a file', `GET ${BASE_PATH}/calendar/day/2026-01-07 HTTP/1.1\r\nHost: a"b\r\n`, 400, 'BAD_REQUEST'],
];

const HOST = '127.0.0.1';
const OPENSSL = findProgram('openssl');
/** The module of nginx for Brotli (libnginx-mod-http-brotli-static); without it nginx sends only gzip. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const WITH_BROTLI: readonly [template: string, here: string][] = [
  ['pid nginx.pid;', `load_module ${BROTLI}; pid nginx.pid;`],
  ['# brotli_static on;', 'brotli_static on;'],
];

/** An id of each content endpoint that the data have in all its languages, or at least an entry that says so. */
const IDS = { canons: 'pascha', akathists: 'theotokos', hymnography: 'pascha', commemorations: 'pascha' } as const;
const DAY = '2026-01-07';

/** Addresses that the template treats as files of the tree. */
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

/** Addresses that are similar to plain ones, but that the app must answer. */
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

describe('nginx before the Node adapter', { tags: ['nginx'], timeout: 300_000 }, () => {
  let folder = '';
  let tlsPort = 0;
  let tree = '';
  let app: Server | undefined;
  let nginx: ChildProcess | undefined;
  let origin = '';
  const appOrigin = () => `http://${HOST}:${portOf(app as Server)}`;

  beforeAll(async () => {
    folder = sharedFolder();
    const port = await freePort();
    tlsPort = await freePort();
    makeCertificate(folder);
    origin = `http://${HOST}:${port}`;
    tree = await contractTree(origin);
    app = nodeServer(tree, { trustProxy: true }).listen(0, HOST);
    await once(app, 'listening');
    writeFileSync(path.join(folder, 'nginx.conf'), configuration({ port, tlsPort, appPort: portOf(app), tree }));
    nginx = await startNginx(folder, origin);
  }, 120_000);

  afterAll(async () => {
    if (nginx?.exitCode === null && nginx.kill()) await once(nginx, 'exit');
    app?.close();
  });

  contractSuite(
    'nginx',
    () => origin,
    () => tree,
  );
  hostsSuite(
    'nginx',
    () => origin,
    () => tree,
  );
  mirrorSuite(
    'nginx',
    () => origin,
    () => tree,
  );

  compressedSuite(
    'nginx',
    () => origin,
    () => tree,
    existsSync(BROTLI),
  );

  const askBoth = async (address: string) => {
    const [ours, its] = await Promise.all([origin, appOrigin()].map((start) => fetch(start + BASE_PATH + address)));
    const [said, itsSaid] = await Promise.all([ours?.text(), its?.text()]);
    expect(said?.replaceAll(origin, '')).toBe(itsSaid?.replaceAll(appOrigin(), ''));
    expect(ours?.status).toBe(its?.status);
    for (const header of ['content-type', 'access-control-allow-origin', 'x-content-type-options', 'cache-control']) {
      expect(ours?.headers.get(header), header).toBe(its?.headers.get(header));
    }
    return ours?.headers.get('etag') ?? '';
  };

  it.each(PLAIN)('%s has the answer of the app, but from the file', async (address) => {
    expect(await askBoth(address)).toMatch(NGINX_ETAG);
  });

  it.each(REFUSED)('%s is refused with a problem document', async (_, request, status, code) => {
    const { head, body } = await askRaw(origin, request);
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head.toLowerCase()).toContain('content-type: application/problem+json; charset=utf-8');
    expect(head.toLowerCase()).toContain('access-control-allow-origin: *');
    const check = validatorOf('responses/problem');
    expect(check(JSON.parse(body)), body).toBe(true);
    expect(JSON.parse(body)).toMatchObject({ status, code });
  });

  it.each(['/manifest.json', `${BASE_PATH}/calendar/day/${DAY}`])(
    '%s is sent in part, as the adapter does',
    async (at) => {
      const { headers } = await fetch(origin + at);
      const [etag, length] = [headers.get('etag') as string, Number(headers.get('content-length'))];
      const part = await fetch(origin + at, { headers: { Range: 'bytes=5-' } });
      expect(etag).toMatch(NGINX_ETAG);
      const asks: [headers: Record<string, string>, status: number][] = [
        [{ Range: 'bytes=0-9' }, 206],
        [{ Range: 'bytes=-9' }, 206],
        [{ Range: 'bytes=5-', 'If-Range': part.headers.get('etag') as string }, 206],
        [{ Range: 'bytes=5-', 'If-Range': '"other"' }, 200],
        [{ Range: 'bytes=a-b' }, 200],
        [{ Range: 'lines=1-2' }, 200],
        [{ Range: 'bytes=9-5' }, 200],
        [{ Range: `bytes=${length}-` }, 416],
        [{ 'If-None-Match': `"other", W/${etag}` }, 304],
        [{ 'If-None-Match': '*' }, 304],
        [{ 'If-Match': '"other"' }, 200],
      ];
      for (const [asked, status] of asks) {
        const answer = await fetch(origin + at, { headers: asked });
        const what = JSON.stringify(asked);
        expect(answer.status, what).toBe(status);
        if (status === 206)
          expect(answer.headers.get('content-range'), what).toMatch(new RegExp(`^bytes .*/${length}$`));
        if (status !== 416) continue;
        expect(answer.headers.get('content-range')).toBe(`bytes */${length}`);
        expect(await answer.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
      }
    },
  );

  it.each([`/calendar/day/${DAY}`, `/calendar/day/${DAY}?type=7`])('%s is answered to HTTP/1.0', async (address) => {
    const { head, body } = await askRaw(origin, `GET ${BASE_PATH}${address} HTTP/1.0\r\n`);
    expect(head).toContain('HTTP/1.1 200 OK');
    expect(JSON.parse(body).data).toHaveProperty(DAY);
  });

  it('has icons at the scheme of the request to nginx, whatever the client claims', {
    tags: ['openssl'],
  }, async () => {
    const address = `${BASE_PATH}/calendar/day/${DAY}?type=1`;
    const plain = await fetch(origin + address, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(await plain.text()).toContain(`"url":"${origin}/api/v1/icons/`);
    const secure = origin.replace(/^http:(.*):\d+$/, `https:$1:${tlsPort}`);
    expect(await askSecurely(secure + address)).toContain(`"url":"${secure}/api/v1/icons/`);
  });

  it.each([`/calendar/day/${DAY}`, '/en/movable/2026/2026-04-12.json'])(
    '%s has icons at the host of the request, although the file has them at that of the tree',
    async (address) => {
      expect(await (await fetch(origin + BASE_PATH + address)).text()).toContain(`"url":"${origin}/api/v1/icons/`);
      const { body } = await askRaw(origin, `GET ${BASE_PATH}${address} HTTP/1.1\r\nHost: other.example\r\n`);
      expect(body).toContain('"url":"http://other.example/api/v1/icons/');
      expect(body).not.toContain(origin);
    },
  );

  it.each(NEARLY_PLAIN)('%s is answered by the app', async (address) => {
    expect(await askBoth(address)).not.toMatch(NGINX_ETAG);
  });
});

describe('nginx without the Node adapter', { tags: ['nginx'] }, () => {
  it('answers files, and everything else with 503', async () => {
    const folder = temporaryFolder();
    const [port, tlsPort, appPort] = [await freePort(), await freePort(), await freePort()];
    makeCertificate(folder);
    const tree = path.join(folder, 'tree');
    writeFileSync(path.join(folder, 'nginx.conf'), configuration({ port, tlsPort, appPort, tree }));
    // The root may be a link; a link inside the tree leads nowhere.
    symlinkSync('tree-1', tree);
    for (const inside of ['tree-1', 'elsewhere']) {
      const file = path.join(folder, inside, dayPath('en', 'fasting', DAY));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '{}');
    }
    symlinkSync(path.join(folder, 'elsewhere/api/v1/en/fasting'), path.join(tree, 'api/v1/en/movable'));
    symlinkSync(path.join(folder, 'elsewhere', dayPath('en', 'fasting', DAY)), path.join(tree, 'linked.json'));
    const origin = `http://${HOST}:${port}`;
    const nginx = await startNginx(folder, origin);
    onTestFinished(() => void nginx.kill());
    expect(await (await fetch(`${origin}${BASE_PATH}/fasting/day/${DAY}?lang=en`)).text()).toBe('{}');
    for (const [method, address, detail] of [
      ['GET', `/fasting/day/${DAY}?lang=en&lang=ru`, 'There is no answer just now. Try again later.'],
      ['GET', `/fasting/day/${DAY}?lang=ru&lang=en`, 'Сейчас ответить не удалось. Попробуйте позже.'],
      ['GET', '/no/such/address', 'Сейчас ответить не удалось. Попробуйте позже.'],
      ['GET', '/%zz', 'Сейчас ответить не удалось. Попробуйте позже.'],
      ['POST', '/canons/', 'Сейчас ответить не удалось. Попробуйте позже.'],
      ['GET', `/movable/day/${DAY}?lang=en`, 'There is no answer just now. Try again later.'],
      ['GET', `/en/movable/2026/${DAY}.json`, 'Сейчас ответить не удалось. Попробуйте позже.'],
      ['GET', '/../../linked.json', 'Сейчас ответить не удалось. Попробуйте позже.'],
    ]) {
      const answer = await fetch(origin + BASE_PATH + address, { method: method as string });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      const problem = await answer.json();
      expect(validatorOf('responses/problem')(problem)).toBe(true);
      expect(problem).toMatchObject({ status: 503, code: 'UNAVAILABLE', detail });
    }
  });
});

/** The tag of nginx: the time and the size of a file. The tags of the app are digests. */
const NGINX_ETAG = /^"[0-9a-f]+-[0-9a-f]+"$/;

interface Places {
  readonly port: number;
  readonly tlsPort: number;
  readonly appPort: number;
  readonly tree: string;
}

const TLS = 'ssl; ssl_certificate certificate.pem; ssl_certificate_key key.pem;';

/** The template of the documentation with the places of this run. */
function configuration({ port, tlsPort, appPort, tree }: Places): string {
  const places: readonly [template: string, here: string][] = [
    ['http://localhost:8080 ', `http://${HOST}:${port} `],
    ['listen 8080;', `listen ${HOST}:${port};${OPENSSL ? ` listen ${HOST}:${tlsPort} ${TLS}` : ''}`],
    ['server 127.0.0.1:3000;', `server ${HOST}:${appPort};`],
    ['root /srv/menologion/out;', `root ${tree};`],
    ...(existsSync(BROTLI) ? WITH_BROTLI : []),
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
  // The workers of root change their user, and then cannot read the folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const started = spawn(findProgram('nginx') ?? 'nginx', [
    '-p',
    folder,
    '-c',
    'nginx.conf',
    '-g',
    `daemon off;${user}`,
  ]);
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

/** Makes a certificate that nobody else trusts, if there is a program for it. */
function makeCertificate(folder: string): void {
  if (!OPENSSL) return;
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost'];
  execFileSync(OPENSSL, ['req', '-x509', ...kind, ...files], { stdio: 'ignore' });
}

/** The answer to the given lines of a request. */
async function askRaw(origin: string, request: string): Promise<{ head: string; body: string }> {
  const socket = connect(Number(new URL(origin).port), HOST);
  socket.write(`${request}Connection: close\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

async function askSecurely(address: string): Promise<string> {
  const request = get(address, { rejectUnauthorized: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return text(response);
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
