import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Answers a request itself, and returns true, or leaves it to the site. */
export type Alter = (name: string, response: ServerResponse, request: IncomingMessage) => boolean;

/** A host of plain files, with tags and ranges; a test may alter what it answers. */
export interface PlainSite {
  readonly address: string;
  readonly server: Server;
  /** The folder that it serves, which may change. */
  folder: string;
  alter: Alter;
  /** The requests since the last call: paths, with the range if one was asked for. */
  readonly taken: () => string[];
}

/** Serves a folder on a free port. */
export async function plainSite(folder: string): Promise<PlainSite> {
  let seen: string[] = [];
  const server = createServer((request, response) => {
    const name = decodeURI((request.url ?? '').slice(1));
    seen.push([name, request.headers.range].filter(Boolean).join(' '));
    if (!site.alter(name, response, request)) sendFile(path.join(site.folder, name), request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const site: PlainSite = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    folder,
    alter: () => false,
    taken: () => {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
  return site;
}

function sendFile(file: string, { headers }: IncomingMessage, response: ServerResponse): void {
  if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
  const bytes = readFileSync(file);
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
  if (headers['if-none-match'] === etag) return void response.writeHead(304, { ETag: etag }).end();
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = from === undefined ? bytes : bytes.subarray(Number(from), Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, { ETag: etag, 'Content-Length': part.length }).end(part);
}
