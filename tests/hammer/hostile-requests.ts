import { connect } from 'node:net';
import pLimit from 'p-limit';
import { validatorOf } from '../../generator/catalog/validators.ts';
import type { Problem } from '../../schemas/types.ts';
import { dice } from './dice.ts';

const AT_ONCE = 32;
/** Milliseconds within which the server must answer. */
const PATIENCE = 10_000;

/** The pieces of requests: malformed HTTP, and bytes that are not HTTP at all. */
const ODD = {
  methods: ['GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND'],
  starts: [
    '/', '/', '/api/v1/calendar/day/', '/api/v1/saints/day/2026-01-07?', '/api/v1/canons/?', '/api/v1/hymnography/?id=', '/api/v1/en/',
    '/api/v1/icons/', '/api/v1/feeds/', '//', 'http://a/',
  ],
  pieces: [
    '..', '%2e%2e', '..%2f', '%2f', '%5c', '\\', '%00', '%', '%zz', '//', ';', '%0d%0a', '<script>', '%3Cscript%3E', "'", '"', '%c0%ae',
    '%F0%9F%98%80', '%25', '?', '&', '=', '#', '+', '%20', '*', 'etc/passwd', 'manifest.json', '.git/config', 'api', 'v1', 'calendar', 'day',
    '2026-01-07', 'canons', 'hymnography', 'id=pascha', 'lang=en', 'type=7', 'number=1', '.json', '/en/calendar/2026/2026-01-07.json',
    'datasets/calendar-2026.en.json.gz', 'pascha.svg', '9'.repeat(400), 'x'.repeat(3000), '__proto__', 'constructor', 'type[]=1',
  ],
  versions: ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0'],
  hosts: ['a', 'a', 'a', 'a', '127.0.0.1', '[::1]', 'a:99999', 'a"b', 'a/b', 'a@b', '%00', 'a\\b', '{{7*7}}', '<svg>', '"},"a":{"'],
  headers: [
    'Range: bytes=0-', 'Range: bytes=5-2', 'Range: bytes=-', 'Range: bytes=999999999999999999999-', 'Range: lines=1-2', 'Range: bytes=0-1,2-3',
    'Range: bytes=-0', 'If-None-Match: *', 'If-None-Match: W/"', 'If-None-Match: ,,,', 'If-Range: x', 'If-Modified-Since: yesterday',
    'If-Match: "x"', 'Expect: 100-continue', 'Expect: x', 'Upgrade: websocket', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c',
    'Accept-Encoding: *;q=x', 'X-Forwarded-Proto: https', 'X-Forwarded-Host: a"b', 'Origin: null', 'Access-Control-Request-Method: PUT',
  ],
}; // biome-ignore format: tables
const BROKEN: typeof ODD = {
  methods: ['get', 'FOO', 'G T', '', 'GET\t', '\x00', 'GET'],
  starts: ['*', 'http://a"b/', 'a:80', '', '/', '/api/v1/canons/?'],
  pieces: [...ODD.pieces, '\x00', '\r', '\n', ' ', 'я', '\xff', '\x7f'],
  versions: ['HTTP/2.0', 'HTTP/9', 'HTTP/1.1 ', '', 'HTTPS/1.1', 'HTTP/1.1', 'HTTP/1.1'],
  hosts: ['a b', '', 'я', 'x'.repeat(5000), '\x00', 'a'],
  headers: [
    'Transfer-Encoding: chunked', 'Transfer-Encoding: x', 'Content-Length: 5', 'Content-Length: -1', 'Content-Length: 99999999999999999999',
    'Cookie: a=\xff', ': x', 'no colon', ' folded', `X: ${'x'.repeat(20_000)}`, 'X: \x00', 'Host: second', 'Range: \xff',
  ],
}; // biome-ignore format: tables

/**
 * Sends this many invalid requests, each on its own connection, and reads the answers. An answer must be complete, must
 * not have a status of 500 or more, and must be a problem document if it is an error. Returns how often each kind of
 * answer came.
 */
export async function hostileRequests(port: number, count: number, seed: number): Promise<Map<string, number>> {
  const roll = dice(seed);
  const atOnce = pLimit(AT_ONCE);
  const counts = new Map<string, number>();
  const requests = Array.from({ length: count }, () => requestOf(roll));
  await Promise.all(
    requests.map((request) =>
      atOnce(async () => {
        const kind = judge(request, await ask(port, request));
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }),
    ),
  );
  return counts;
}

function requestOf(roll: (below: number) => number): string {
  const { methods, starts, pieces, versions, hosts, headers } = roll(4) === 0 ? BROKEN : ODD;
  const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T;
  const some = (most: number, list: readonly string[]) => Array.from({ length: roll(most + 1) }, () => pick(list));
  const target = pick(starts) + some(5, pieces).join(pick(['', '/', '&', '.']));
  const host = roll(8) === 0 ? [] : [`Host: ${roll(4) === 0 ? pick(hosts) : 'a'}`];
  const lines = [`${pick(methods)} ${target} ${pick(versions)}`, ...host, ...some(3, headers), 'Connection: close'];
  return `${lines.join('\r\n')}\r\n\r\n${roll(10) === 0 ? 'hello' : ''}`;
}

/** The answer to a request, up to the end of the connection or to its own Content-Length. */
function ask(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    let said = '';
    const end = () => {
      socket.destroy();
      resolve(said);
    };
    socket.setTimeout(PATIENCE, () => {
      socket.destroy();
      reject(new Error(`no complete answer to ${JSON.stringify(request.slice(0, 500))}: ${JSON.stringify(said)}`));
    });
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
      if (isWhole(said, request)) end();
    });
    // The server may close a connection before it has read everything; what it sent before counts.
    socket.on('close', end).on('error', end);
  });
}

function isWhole(said: string, request: string): boolean {
  const { head, body } = parts(said);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  return length !== undefined && (body.length >= Number(length) || /^HEAD /.test(request));
}

function parts(said: string) {
  const answer = said.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const end = answer.indexOf('\r\n\r\n');
  return { head: answer.slice(0, Math.max(end, 0)), body: end < 0 ? '' : answer.slice(end + 4) };
}

const isProblem = validatorOf('responses/problem');

function judge(request: string, said: string): string {
  const wrong = (why: string) =>
    new Error(
      `${why}: ${JSON.stringify(request.slice(0, 500))} was answered with ${JSON.stringify(said.slice(0, 1000))}`,
    );
  const { head, body } = parts(said);
  const [, code] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? [];
  const status = Number(code);
  if (code === undefined) throw wrong('no answer');
  if (status >= 500) throw wrong('a server error');
  if (/root:.*:0:0|\[core\]/.test(body)) throw wrong('a file outside the tree');
  if (/^HEAD /.test(request) || status < 400) return code;
  const document = JSON.parse(Buffer.from(body, 'latin1').toString()) as unknown;
  if (!isProblem(document)) throw wrong('no problem document');
  const { status: itsStatus, code: itsCode } = document as Problem;
  if (itsStatus !== status) throw wrong('a problem document with another status');
  return `${code} ${itsCode}`;
}
