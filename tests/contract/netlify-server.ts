import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import redirector from 'netlify-redirector';
import { contentType } from '../../generator/contract/headers.ts';
import { FRONT_PAGE } from '../../generator/contract/pages.ts';
import api from '../../generator/edge/hosts/netlify/api.ts';
import methods, { config as ofMethods } from '../../generator/edge/hosts/netlify/api-methods.ts';
import missing, { config as ofMissing } from '../../generator/edge/hosts/netlify/api-missing.ts';
import spelling, { config as ofSpelling } from '../../generator/edge/hosts/netlify/api-spelling.ts';
import { FUNCTION_ADDRESS, REDIRECTS_FILE } from '../../generator/tree/record/hosts/redirects.ts';
import { headersAt } from './netlify-config.ts';

/**
 * A server that handles a request as `netlify dev` does, in its order: functions with a path of their own, files,
 * redirect rules, and the file or the function to which a rule leads. It does not listen yet, and reads the tree and
 * its rules at the first request. `byRule` gets each address that a rule alone answered.
 */
export function netlifyServer(root: string, byRule: (address: string) => void): Server {
  const rules = remembered(() => redirector.parsePlain(readFileSync(path.join(root, REDIRECTS_FILE), 'utf8'), {}));
  return createServer(async (request, response) => {
    const url = new URL(`http://${request.headers.host}${request.url}`);
    const pathname = decoded(url.pathname);
    const own = fileAt(root, pathname.endsWith('/') ? pathname + FRONT_PAGE : pathname);
    if (ofMethods.method.includes(request.method ?? '') && isAt(ofMethods.path, url.pathname)) {
      return sendAnswer(await methods(asked(request, url)), response);
    }
    if (ofSpelling.path.some((pattern) => isAt(pattern, url.pathname))) {
      return sendAnswer(await spelling(asked(request, url)), response);
    }
    if (own) return sendFile(own, url.pathname, request, response);
    if (isOfMissing(url.pathname)) {
      return sendAnswer(await missing(asked(request, url)), response);
    }
    const match = (await rules()).match(ruleQuestion(url, pathname));
    if (!match) return void response.writeHead(404).end('Not Found');
    if (match.to === FUNCTION_ADDRESS) return sendAnswer(await api(asked(request, url)), response);
    const target = new URL(match.to, url).pathname;
    const file = fileAt(root, decoded(target));
    if (file) {
      byRule(`${url.pathname}${url.search}`);
      return sendFile(file, url.pathname, request, response);
    }
    if (isOfMissing(target)) return sendAnswer(await missing(asked(request, url)), response);

    response.writeHead(404).end('Not Found');
  });
}

function ruleQuestion(url: URL, pathname: string) {
  return {
    scheme: 'http',
    host: url.hostname,
    path: pathname,
    query: url.search.slice(1),
    headers: {},
    cookieValues: {},
    getHeader: () => '',
    getCookie: () => '',
  };
}

/** Whether the path of a function matches an address; `*` matches anything. */
function isAt(pattern: string, pathname: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(pathname);
}

function isOfMissing(pathname: string): boolean {
  return ofMissing.path.some((pattern) => isAt(pattern, pathname));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The bytes of a file of the tree; null if there is none, or the file system does not allow the name. */
function fileAt(root: string, pathname: string): Buffer | null {
  const file = path.join(root, pathname);
  try {
    return file.startsWith(root) ? readFileSync(file) : null;
  } catch {
    return null;
  }
}

function asked({ method = 'GET', headers }: IncomingMessage, url: URL): Request {
  return new Request(url, { method, headers: headers as Record<string, string> });
}

async function sendAnswer(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

function sendFile(bytes: Buffer, address: string, { method, headers }: IncomingMessage, response: ServerResponse) {
  const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
  const isKnown = headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : 200, { 'Content-Type': typeOf(address), ...headersAt(address), ETag: etag });
  response.end(isKnown || method === 'HEAD' ? undefined : bytes);
}

/** The type that Netlify gives by the extension of a name; a page at the address of a folder has no extension. */
function typeOf(address: string): string {
  return /(\/|\.html)$/.test(address) ? 'text/html; charset=UTF-8' : contentType(address).replace(/;.*/, '');
}

function remembered<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
