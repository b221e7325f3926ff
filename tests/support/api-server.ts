import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { contentType } from '../../generator/contract/headers.ts';
import { createApp } from '../../generator/edge/app.ts';
import { createEngine } from '../../generator/engine/engine.ts';
import type { Catalog } from '../../generator/model/catalog.ts';

/** A request to a server, and its answer. */
export interface Seen {
  readonly address: string;
  readonly tag: string | undefined;
  readonly status: number;
}

export interface ApiServer {
  readonly server: Server;
  readonly origin: string;
  /** All requests since the last call. */
  readonly taken: () => Seen[];
}

/**
 * The API over a complete tree that exists only in memory; with `files`, as a host of plain files without our program.
 */
export async function apiServer(catalog: Catalog, host: 'program' | 'files' = 'program'): Promise<ApiServer> {
  const engine = createEngine(catalog, { packed: (answer) => gzipSync(answer) });
  const read = async (path: string) => engine.file(path);
  const app = createApp(read, { files: true });
  const plain = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    const bytes = await read(pathname.slice(1));
    if (!bytes) return new Response('<h1>Not here</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } });
    return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'Content-Type': contentType(pathname) } });
  };
  const listener = getRequestListener(host === 'files' ? plain : app.fetch);
  let seen: Seen[] = [];
  const server = createServer((request, response) => {
    const { url: address = '', headers } = request;
    response.on('finish', () => seen.push({ address, tag: headers['if-none-match'], status: response.statusCode }));
    return listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const taken = () => {
    const all = seen;
    seen = [];
    return all;
  };
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, taken };
}
