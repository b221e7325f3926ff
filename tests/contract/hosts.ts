import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { appOver } from './suite.ts';

const PAGE = readFileSync('tests/contract/hosts.md', 'utf8');
const [header = [], , ...ROWS] = table();

/** In the table, an answer that the platform gives without our program, and that therefore cannot be tested here. */
const NOT_OURS = '–';

/** Sends a host every request of the table in hosts.md, and compares what comes with its column. */
export function hostsSuite(host: string, origin: () => string, tree: () => string): void {
  it(`${host} answers as the table of hosts says`, async () => {
    const column = header.indexOf(host);
    expect(column).toBeGreaterThan(0);
    const said = ROWS.filter((row) => row[column] !== NOT_OURS).flatMap(([requests = '', ...answers]) =>
      requests.split('<br>').map((request) => [request, answers[column - 1]] as const),
    );
    const answered = said.map(async ([request]) => [request, await answerTo(request, origin(), tree())] as const);
    expect(Object.fromEntries(await Promise.all(answered))).toEqual(Object.fromEntries(said));
  });
}

const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(PAGE.matchAll(/^- `([A-Z]+)` is `([^`]+)`/gm), ([, name = '', address = '']) => [name, address]),
);

/** What comes for a request of the table, in the words of the table. */
async function answerTo(cell: string, origin: string, tree: string): Promise<string> {
  const [line = '', ...fields] = Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
  const [method = '', written = ''] = line.split(' ');
  const target = filled(written, origin);
  const own = await appOver(tree)(target.startsWith('/') ? origin + target : target, { method: 'GET' });
  const { headers: current } = await sent(origin, 'GET', target, []);
  const lines = fields.map((field) => filled(field, origin).replace('TAG', current.get('etag') ?? ''));
  const { status, headers, body } = await sent(origin, method, target, lines);
  if (method === 'HEAD') {
    const whole = await sent(origin, 'GET', target, lines);
    const isSame = headers.get('content-length') === String(whole.body.length) && body.length === 0;
    return `${status}, ${isSame ? 'as' : 'unlike'} \`GET\``;
  }
  if (headers.get('content-type')?.startsWith('application/problem+json')) {
    return `${status} \`${JSON.parse(body.toString()).code}\``;
  }
  if (status === 200) return body.equals(own.body) ? '200' : '200, other';
  return status < 400 ? String(status) : `${status}, bare`;
}

/** The names of the page as addresses, and `x{9000}` as so many letters. */
function filled(text: string, origin: string): string {
  return text
    .replace('ORIGIN', origin)
    .replace(/[A-Z]{3,}/g, (name) => NAMES[name] ?? name)
    .replace(/(\w)\{(\d+)\}/g, (_, letter: string, times: string) => letter.repeat(Number(times)));
}

interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Sends a request as it is written: the clients of Node would correct it. */
async function sent(origin: string, method: string, target: string, fields: readonly string[]): Promise<Received> {
  const { host, hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write([`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...fields, 'Connection: close', '\r\n'].join('\r\n'));
  socket.setTimeout(60_000, () => socket.destroy(new Error(`no answer to ${method} ${target.slice(0, 80)}`)));
  const bytes = await buffer(socket);
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]));
  const body = bytes.subarray(end + 4);
  const isChunked = headers.get('transfer-encoding') === 'chunked';
  return { status: Number(first.split(' ')[1]), headers, body: isChunked ? dechunked(body) : body };
}

/** The data of a body in chunks (RFC 9112, 7.1). */
function dechunked(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const start = body.indexOf('\r\n', at) + 2;
    const size = Number.parseInt(body.subarray(at, start).toString('latin1'), 16);
    pieces.push(body.subarray(start, start + size));
    at = start + size + 2;
  }
  return Buffer.concat(pieces);
}

/** The cells of the table of the page. */
function table(): string[][] {
  const rows = PAGE.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
