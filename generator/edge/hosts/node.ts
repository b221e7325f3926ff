import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { brotliCompressSync, gzipSync, inflateRawSync, constants as zlib } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { LANGUAGES } from '../../contract/languages.ts';
import { createApp } from '../app.ts';
import { type Compress, encodedFiles } from '../encodings.ts';
import type { ReadFile } from '../files.ts';
import { type Detail, methodNotAllowed, RequestProblem } from '../problems.ts';
import { problemParts } from '../respond.ts';

export interface NodeOptions {
  /** Whether a proxy stands before that says in `X-Forwarded-Proto` by which scheme it was asked. */
  readonly trustProxy?: boolean;
}

/** A server of a tree in a folder, which answers every address of it. It is not yet listening. */
export function nodeServer(root: string, options: NodeOptions = {}): Server {
  const read = fileReader(root);
  const encode = encodedFiles(read, compress);
  return appServer(createApp(read, { inflate: inflateRawSync, files: true, encode }), options);
}

/** A page of 20 kB takes a millisecond; with the highest quality, which saves a tenth more, it would be forty. */
const compress: Compress = (coding, bytes) =>
  coding === 'gzip' ? gzipSync(bytes) : brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });

/** A server of an app. What is no request to the app it answers by itself. It is not yet listening. */
export function appServer(app: Pick<Hono, 'fetch'>, { trustProxy = false }: NodeOptions = {}): Server {
  const listener = getRequestListener(app.fetch, { errorHandler: unreadable });
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
      ),
    )
    .on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
      if (code === 'ECONNRESET') return void socket.destroy();
      const problem =
        code === 'HPE_HEADER_OVERFLOW'
          ? new RequestProblem('HEADERS_TOO_LARGE', TOO_LARGE)
          : new RequestProblem('BAD_REQUEST', UNREADABLE);
      // What was asked before it on the same connection is answered first.
      const before = lastAnswers.get(socket);
      if (before?.writableFinished === false) before.once('finish', () => refuse(socket, problem));
      else refuse(socket, problem);
    });
}

/** With as many, 200 connections that come at once are taken in 0.2 seconds; with no end to a turn, in 4. */
const ANSWERS_A_TURN = 4;

/**
 * Does what it is given in the order in which it came, so many pieces in a turn of the event loop. For Node takes one new
 * connection a turn (libuv since 1.45): where a turn answers all who have asked, those who come new wait for seconds.
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

/** Writes an address whole, as a request may have it, where the proxy was asked by https. */
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

/** Answers a request whose host or address cannot be; all else that goes wrong the app answers. */
function unreadable(): Response {
  const { status, headers, body } = problemParts(new RequestProblem('BAD_REQUEST', UNREADABLE), LANGUAGES[0]);
  return new Response(body, { status, headers });
}

/** Answers on the bare connection what is no request to the app, and ends it. */
function refuse(socket: Duplex, problem: RequestProblem): void {
  if (!socket.writable) return void socket.destroy();
  const { status, headers, body } = problemParts(problem, LANGUAGES[0]);
  const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
}

/**
 * Reads a file whole from one descriptor, and everything that is said of it, its length and its tag, is said of these
 * bytes: so an answer is of one version, whoever replaces the file meanwhile. (`send`, `@fastify/send`, `sirv`,
 * `serve-handler` and Hono's `serveStatic` look at the path for the length and open it again for the bytes.)
 *
 * Reads at once, as nginx does: a file of a few kB is there in 10 µs, while handing the work to another thread takes ten
 * times as much. A month of days is inflated in a tenth of a millisecond.
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
/** What a system says of a name that no file has, or that none can have, and of one that is a symbolic link. */
const NO_FILE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ENXIO', 'ELOOP']);

/** A tree may come from anywhere: a link in it is not followed, and a pipe, which would be waited for, not read. */
function plainFile(file: string): Buffer | null {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    return fstatSync(descriptor).isFile() ? readFileSync(descriptor) : null;
  } finally {
    closeSync(descriptor);
  }
}
