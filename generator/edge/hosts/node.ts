import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { inflateRawSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import serveHandler from 'serve-handler';
import { contentType, FILE_ADDRESS, PAGE_HEADERS, STATIC_HEADERS } from '../../contract/headers.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { FRONT_PAGE } from '../../contract/paths.ts';
import { createApp } from '../app.ts';
import type { ReadFile } from '../files.ts';
import { type Detail, RequestProblem } from '../problems.ts';
import { problemParts } from '../respond.ts';

export interface NodeOptions {
  /** Whether a proxy stands before that says in `X-Forwarded-Proto` by which scheme it was asked. */
  readonly trustProxy?: boolean;
}

/** A server of a tree in a folder: the app for the public addresses, files for all others. It is not yet listening. */
export function nodeServer(root: string, { trustProxy = false }: NodeOptions = {}): Server {
  const app = createApp(fileReader(root), { inflate: inflateRawSync });
  const listener = getRequestListener(app.fetch, { errorHandler: unreadable });
  const answer: typeof listener = (request, response) => {
    if (trustProxy) takeScheme(request);
    return listener(request, response);
  };
  const server = createServer({ requireHostHeader: false }, async (request, response) => {
    const pathname = (request.url ?? '').split('?', 1)[0] ?? '';
    const isFile = ['GET', 'HEAD'].includes(request.method ?? '') && (pathname === '/' || FILE_ADDRESS.test(pathname));
    if (!isFile) return answer(request, response);
    await serveHandler(request, response, staticConfig(root, pathname), {
      sendError: async () => answer(request, response),
    });
  });
  return server.on('clientError', refuse);
}

/** Writes an address whole, as a request may have it, where the proxy was asked by https. */
function takeScheme(request: Pick<IncomingMessage, 'headers' | 'url'>): void {
  const { host, 'x-forwarded-proto': scheme } = request.headers;
  if (scheme === 'https' && host && request.url?.startsWith('/')) request.url = `https://${host}${request.url}`;
}

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

/** Answers what is no HTTP, or too much of it, on the bare connection. */
function refuse({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem =
    code === 'HPE_HEADER_OVERFLOW'
      ? new RequestProblem('HEADERS_TOO_LARGE', TOO_LARGE)
      : new RequestProblem('BAD_REQUEST', UNREADABLE);
  const { status, headers, body } = problemParts(problem, LANGUAGES[0]);
  const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
}

/**
 * Reads at once, as nginx does: a file of a few kB is there in 10 µs, while handing the work to another thread takes ten
 * times as much. A month of days is inflated in a tenth of a millisecond.
 */
function fileReader(root: string): ReadFile {
  return async (file) => {
    try {
      return readFileSync(path.join(root, file));
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  };
}

function staticConfig(root: string, pathname: string): NonNullable<Parameters<typeof serveHandler>[2]> {
  const name = pathname === '/' ? FRONT_PAGE : pathname;
  const own = name.endsWith('.html') ? PAGE_HEADERS : {};
  const headers = Object.entries({ ...STATIC_HEADERS, ...own, 'Content-Type': contentType(name) });
  return {
    public: root,
    cleanUrls: false,
    directoryListing: false,
    etag: true,
    rewrites: [{ source: '/', destination: `/${FRONT_PAGE}` }],
    headers: [{ source: '**', headers: headers.map(([key, value]) => ({ key, value })) }],
  };
}
