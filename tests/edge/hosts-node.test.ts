import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { contentPath, datasetsFolder, dayPath } from '../../generator/contract/paths.ts';
import { type NodeOptions, nodeServer } from '../../generator/edge/hosts/node.ts';
import { temporaryFolder } from '../support/data-folder.ts';

const DAY = '{"meta":{},"icons":[{"url":"http://generated/api/v1/icons/a.svg"}]}';

/** A program that lets the link `out` lead to one tree and the other in turns, as docs/how-to/updating.md says. */
const CHANGES = `
  const { renameSync, symlinkSync } = require('node:fs');
  let changes = 0;
  setInterval(() => {
    symlinkSync(['tree-1', 'tree-2'][changes++ % 2], 'next');
    renameSync('next', 'out');
  }, 1);
`;

/** A server of a tree with one day; beside the tree is another file. */
async function serve(options: NodeOptions = {}, alter: (tree: string) => void = () => {}): Promise<string> {
  const folder = temporaryFolder();
  const day = path.join(folder, 'tree', dayPath('ru', 'fasting', '2026-01-07'));
  mkdirSync(path.dirname(day), { recursive: true });
  writeFileSync(day, DAY);
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  alter(path.join(folder, 'tree'));
  return listening(nodeServer(path.join(folder, 'tree'), options));
}

async function listening(server: Server): Promise<string> {
  server.listen(0, 'localhost');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it('answers public addresses and plain file addresses from the same file, with icons at the origin of the request', async () => {
  const origin = await serve();
  const [answered, file] = await Promise.all([
    fetch(`${origin}/api/v1/fasting/day/2026-01-07`),
    fetch(`${origin}/api/v1/ru/fasting/2026/2026-01-07.json`),
  ]);
  expect(await answered.text()).toBe(DAY.replace('http://generated', origin));
  expect(await file.text()).toBe(DAY.replace('http://generated', origin));
  expect(file.headers.get('etag')).toBe(answered.headers.get('etag'));
  for (const header of ['content-type', 'access-control-allow-origin', 'x-content-type-options', 'cache-control']) {
    expect(file.headers.get(header)).toBe(answered.headers.get(header));
  }
});

it.each([
  '/api/v1/ru/fasting/2026/2026-01-08.json',
  '/nothing.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/api/v1/ru/..%2f..%2f..%2f..%2fsecret.txt',
  '/api/v1/ru/fasting/2026/',
  '/%00.json',
  `/${'x'.repeat(300)}.json`,
  '/api/v1/ru/fasting/2026.json',
  '/api/v1/ru/fasting/2026/2026-01-07.json/x.json',
])('%s is not found, with a problem document', async (address) => {
  const answer = await fetch((await serve()) + address);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});

it.skipIf(process.platform === 'win32')('a link in the tree is not followed, and a pipe does not block', async () => {
  const origin = await serve({}, (tree) => {
    const folder = path.join(tree, 'api/v1/ru/fasting/2026');
    symlinkSync(path.join(tree, '../secret.txt'), path.join(folder, '2026-01-08.json'));
    execFileSync('mkfifo', [path.join(folder, '2026-01-09.json')]);
  });
  for (const day of ['2026-01-08', '2026-01-09']) {
    const answer = await fetch(`${origin}/api/v1/ru/fasting/2026/${day}.json`);
    expect(answer.status).toBe(404);
  }
});

it.each([
  ['api', '/api/v1/ru/fasting/2026/2026-01-07.json'],
  ['api/v1/ru', '/api/v1/fasting/day/2026-01-07'],
  ['api/v1/ru/fasting/2026', '/api/v1/ru/fasting/2026/2026-01-07.json'],
  ['api/v1/datasets', `/${datasetsFolder()}/fasting-2026.ru.json.zip`],
  ['assets', '/assets/page.js'],
  ['day', '/day/2026-01-07/'],
])('a folder %s that is a link to another place is not followed', async (folder, address) => {
  const origin = await serve({}, (tree) => {
    const outside = path.join(tree, '../outside');
    for (const name of [address, `${address}index.html`].filter((one) => !one.endsWith('/'))) {
      const file = path.join(tree, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, DAY);
    }
    renameSync(path.join(tree, folder), outside);
    symlinkSync(outside, path.join(tree, folder));
  });
  const answer = await fetch(origin + address);
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
});

it('the folder of the tree may be reached by links, and each answer comes from one tree while a link changes', async () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const tree of ['tree-1', 'tree-2']) {
    for (const id of ids) {
      const file = path.join(at(tree), contentPath('ru', 'hymnography', id));
      mkdirSync(path.dirname(file), { recursive: true });
      const meta = { lang: 'ru', format: 'html', requestedIds: [id], count: 1 };
      writeFileSync(file, JSON.stringify({ meta, data: [{ id, found: true, tree }] }));
    }
  }
  symlinkSync('tree-1', at('out'));
  symlinkSync('.', at('site'));
  const origin = await listening(nodeServer(at('site/out')));
  const changing = spawn(process.execPath, ['-e', CHANGES], { cwd: folder, stdio: 'ignore' });
  const ended = once(changing, 'exit');
  onTestFinished(async () => {
    changing.kill('SIGKILL');
    await ended;
  });
  const seen = new Set<string>();
  for (let asked = 0; asked < 150; asked++) {
    const answer = await fetch(`${origin}/api/v1/hymnography/?${ids.map((id) => `id=${id}`).join('&')}`);
    const { data } = (await answer.json()) as { data: { tree: string }[] };
    const trees = new Set(data.map(({ tree }) => tree));
    expect([...trees]).toHaveLength(1);
    for (const tree of trees) seen.add(tree);
  }
  expect([...seen].sort()).toEqual(['tree-1', 'tree-2']);
});

it.each([
  { trustProxy: true, scheme: 'https', start: 'https' },
  { trustProxy: true, scheme: 'http', start: 'http' },
  { trustProxy: true, scheme: 'https, http', start: 'http' },
  { trustProxy: true, scheme: 'javascript', start: 'http' },
  { trustProxy: false, scheme: 'https', start: 'http' },
])('with $scheme from a proxy, trusted: $trustProxy, icons are at $start', async ({ trustProxy, scheme, start }) => {
  const origin = await serve({ trustProxy });
  const answer = await fetch(`${origin}/api/v1/fasting/day/2026-01-07`, { headers: { 'X-Forwarded-Proto': scheme } });
  expect(await answer.text()).toBe(DAY.replace('http://generated', origin.replace('http', start)));
});

it.each([
  ['an HTTP/1.1 request without a host', 'GET /api/v1/ HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
  ['an HTTP/1.0 request without a host', 'GET /api/v1/ HTTP/1.0\r\n\r\n', 400, 'BAD_REQUEST'],
  ['a host that cannot be', 'GET /api/v1/ HTTP/1.0\r\nHost: a b\r\n\r\n', 400, 'BAD_REQUEST'],
  [
    'a host that would break out of an answer',
    'GET /api/v1/ HTTP/1.1\r\nHost: a"b\r\nConnection: close\r\n\r\n',
    400,
    'BAD_REQUEST',
  ],
  ['the method CONNECT', 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n', 405, 'METHOD_NOT_ALLOWED'],
  [
    'a method that does not read',
    'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    405,
    'METHOD_NOT_ALLOWED',
  ],
  ['what is no HTTP', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
  ['a space in an address', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'BAD_REQUEST'],
  ['a long header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ['a long address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
])('%s is refused with a problem document', async (_, request, status, code) => {
  const socket = connect(Number(new URL(await serve()).port), 'localhost');
  socket.write(request);
  const [head, body] = (await text(socket)).split('\r\n\r\n') as [string, string];
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  if (status === 405) expect(head).toContain('Allow: GET, HEAD, OPTIONS');
  expect(head.toLowerCase()).toContain('content-type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status, code });
});

it('answers earlier requests on the same connection before a malformed one', async () => {
  const socket = connect(Number(new URL(await serve()).port), 'localhost');
  socket.write('GET /api/v1/fasting/day/2026-01-07 HTTP/1.1\r\nHost: a\r\n\r\nnonsense\r\n\r\n');
  const said = await text(socket);
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  expect(said).toContain(DAY.replace('http://generated', 'http://a'));
});

it('ignores the header Expect', async () => {
  const socket = connect(Number(new URL(await serve()).port), 'localhost');
  socket.write('GET /api/v1/fasting/day/2026-01-07 HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});
