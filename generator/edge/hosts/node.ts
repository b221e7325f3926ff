import { closeSync, constants, fstatSync, openSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { brotliCompressSync, gzipSync, inflateRawSync, constants as zlib } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { MOST_FILE_BYTES } from '../../contract/file-size.ts';
import { CROSS_ORIGIN } from '../../contract/headers.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { resolvedPlace } from '../../folders-apart.ts';
import { createApp } from '../app.ts';
import { type Compress, encodedCandidates } from '../encodings.ts';
import { DamagedFile, type Inflate, inflateByStream, type ReadFile } from '../files.ts';
import { type Detail, methodNotAllowed, RequestProblem } from '../problems.ts';
import { problemParts } from '../respond.ts';

export interface NodeOptions {
  /** Whether a proxy in front says in `X-Forwarded-Proto` which scheme the request had. */
  readonly trustProxy?: boolean;
  /** Whether pages of any origin may read what the server answers without the app; they may by default. */
  readonly isPublic?: boolean;
}

/**
 * A server of a tree in a folder, which answers every address of it. It does not listen yet. The folder itself may be a
 * link, which may be changed at any time: every answer comes from the tree to which it leads when the request comes.
 */
export function nodeServer(root: string, options: NodeOptions = {}): Server {
  let last = treeAt(resolvedPlace(root));
  const tree = () => {
    const place = resolvedPlace(root);
    if (place !== last.place) last = treeAt(place);
    return last;
  };
  return appServer({ fetch: (...request) => tree().app.fetch(...request) }, options);
}

/** The app over the tree in a folder. */
function treeAt(place: string): { place: string; app: Hono } {
  const read = fileReader(place);
  const encode = encodedCandidates(read, compress);
  return { place, app: createApp(read, { inflate, files: true, encode }) };
}

/** Inflating so many bytes at once takes a few milliseconds, in which no other request is answered. */
const MOST_AT_ONCE = 2_000_000;

/** A stream takes longer for the few bytes of an honest month. */
const inflate: Inflate = (data, most) => {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.min(most, MOST_AT_ONCE) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error;
    return inflateByStream(data, most);
  }
};

/** A page of 20 kB takes a millisecond; the highest quality would save a tenth more and take forty. */
const compress: Compress = (coding, bytes) =>
  coding === 'gzip' ? gzipSync(bytes) : brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });

/** A server of an app. It answers itself what is not a request to the app. It does not listen yet. */
export function appServer(app: Pick<Hono, 'fetch'>, { trustProxy = false, isPublic = true }: NodeOptions = {}): Server {
  const listener = getRequestListener(app.fetch, { errorHandler: () => unreadable(isPublic) });
  const turns = inTurns(ANSWERS_A_TURN);
  const lastAnswers = new WeakMap<Duplex, ServerResponse>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    lastAnswers.set(request.socket, response);
    if (trustProxy) takeScheme(request);
    turns(() => listener(request, response));
  };
  return createServer({ requireHostHeader: false }, answer)
    .on('checkExpectation', answer)
    .on('connect', (_, socket) =>
      refuse(
        socket.on('error', () => socket.destroy()),
        methodNotAllowed(),
        isPublic,
      ),
    )
    .on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
      if (code === 'ECONNRESET') return void socket.destroy();
      const problem =
        code === 'HPE_HEADER_OVERFLOW'
          ? new RequestProblem('HEADERS_TOO_LARGE', TOO_LARGE)
          : new RequestProblem('BAD_REQUEST', UNREADABLE);
      // Earlier requests on the same connection are answered first.
      const before = lastAnswers.get(socket);
      if (before?.writableFinished === false) before.once('finish', () => refuse(socket, problem, isPublic));
      else refuse(socket, problem, isPublic);
    });
}

/** With this number, 200 simultaneous connections are accepted in 0.2 seconds; without a limit in 4. */
const ANSWERS_A_TURN = 4;

/**
 * Handles pieces of work in order, so many in one turn of the event loop. Node accepts one new connection in a turn
 * (libuv since 1.45): if a turn answered all requests, new connections would wait for seconds.
 */
function inTurns(most: number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const turn = () => {
    for (const work of waiting.splice(0, most)) work();
    if (waiting.length > 0) setImmediate(turn);
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(turn);
  };
}

/** Adds the scheme to the address of a request, which HTTP allows, if the client used https to the proxy. */
function takeScheme(request: IncomingMessage): void {
  const { host, 'x-forwarded-proto': scheme } = request.headers;
  if (scheme === 'https' && host && HOST_HEADER.test(host) && request.url?.startsWith('/')) {
    request.url = `https://${host}${request.url}`;
  }
}
const HOST_HEADER = /^[^/?#@\\]+$/;

const UNREADABLE: Detail = { ru: 'Запрос не удалось прочесть.', en: 'The request could not be read.' };
const TOO_LARGE: Detail = {
  ru: 'Адрес и заголовки запроса слишком велики.',
  en: 'The address and the headers of the request are too large.',
};

/** Answers a request with an impossible host or address; the app answers all other errors. */
function unreadable(isPublic: boolean): Response {
  const { status, headers, body } = refusal(new RequestProblem('BAD_REQUEST', UNREADABLE), isPublic);
  return new Response(body, { status, headers });
}

/** A problem that is answered without the app. */
function refusal(problem: RequestProblem, isPublic: boolean): ReturnType<typeof problemParts> {
  const { headers, ...parts } = problemParts(problem, LANGUAGES[0]);
  const said = Object.entries(headers).filter(([name]) => isPublic || !CROSS_ORIGIN.includes(name));
  return { ...parts, headers: Object.fromEntries(said) };
}

/** Answers on the bare connection what is not a request to the app, and closes it. */
function refuse(socket: Duplex, problem: RequestProblem, isPublic: boolean): void {
  if (!socket.writable) return void socket.destroy();
  const { status, headers, body } = refusal(problem, isPublic);
  const lines = Object.entries({ ...headers, Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`, () =>
    setTimeout(() => socket.destroy(), LINGER).unref(),
  );
}
/** How long a refused client may take to close its side, in milliseconds; RFC 9112, 9.6. */
const LINGER = 2000;

/**
 * Reads a file completely through one descriptor, and its length and tag come from these bytes. So an answer is of one
 * version even if the file is replaced meanwhile. (`send`, `@fastify/send`, `sirv`, `serve-handler` and Hono's
 * `serveStatic` read the length by path and open the path again for the bytes.)
 *
 * Reads synchronously, as nginx does: a file of a few kB takes 10 µs, and passing the work to another thread takes ten
 * times as long. Inflating a month of days takes a tenth of a millisecond.
 */
function fileReader(root: string): ReadFile {
  return async (file) => {
    try {
      return plainFile(path.join(root, file));
    } catch (error) {
      if (NO_FILE.has((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  };
}
/** The error codes of a missing file, of an impossible name, and of a symbolic link. */
const NO_FILE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ENXIO', 'ELOOP']);

/** A tree may come from anywhere: a link in it is not followed, and a pipe, which would block, is not read. */
function plainFile(file: string): Buffer | null {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    const stat = fstatSync(descriptor);
    if (stat.size > MOST_FILE_BYTES)
      throw new DamagedFile(`${file} has ${stat.size} bytes, more than any file of a tree`);
    return stat.isFile() && isAt(descriptor, file) ? readFileSync(descriptor) : null;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Whether the path of an open file has no link in it. Linux says in a third of the time where an open file is: proc(5),
 * /proc/pid/fd. If the file was replaced meanwhile, that is not its path.
 */
function isAt(descriptor: number, file: string): boolean {
  return targetOf(`/proc/self/fd/${descriptor}`) === file || realpathSync.native(file) === file;
}

function targetOf(link: string): string | null {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
}
