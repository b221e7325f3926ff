import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../../generator/edge/app.ts';
import { createEngine } from '../../generator/engine/engine.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import { pageFiles } from '../../generator/pages/page-files.ts';

export interface PageServer {
  readonly server: Server;
  readonly origin: string;
}

/** A server of the front page, with every answer about a catalog: a whole tree that nobody has written. */
export async function pageServer(catalog: Catalog): Promise<PageServer> {
  const files = new Map<string, Uint8Array | null>();
  for (const { path, content } of await pageFiles()) files.set(path, content);
  const engine = createEngine(catalog);
  const read = async (path: string) => {
    if (!files.has(path)) files.set(path, engine.file(path));
    return files.get(path) ?? null;
  };
  const app = createApp(read, { files: true });
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
