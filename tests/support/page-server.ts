import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { LOCAL_ORIGIN } from '../../generator/contract/paths.ts';
import { createApp } from '../../generator/edge/app.ts';
import { nodeServer } from '../../generator/edge/hosts/node.ts';
import { createEngine } from '../../generator/engine/engine.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import type { PrerenderedPages } from '../../generator/site/model/prerendered-pages.ts';
import { pageUnits } from '../../generator/site/page-units.ts';
import { prerenderedUnits } from '../../generator/site/prerender/units.ts';
import { filesOfUnits } from '../../generator/site/source.ts';
import { treeOf } from './trees.ts';

export interface PageServer {
  readonly server: Server;
  readonly origin: string;
}

/** A server of the front page, with every answer about a catalog: a complete tree that exists only in memory. */
export async function pageServer(catalog: Catalog, pages: PrerenderedPages | null = null): Promise<PageServer> {
  const files = new Map<string, Uint8Array | null>();
  const units = [...pageUnits({ pages }), ...prerenderedUnits({ catalog, origin: LOCAL_ORIGIN, pages })];
  for (const { path, content } of await filesOfUnits(units)) files.set(path, content);
  const engine = createEngine(catalog);
  const read = async (path: string) => {
    if (!files.has(path)) files.set(path, engine.file(path));
    return files.get(path) ?? null;
  };
  const app = createApp(read, { files: true });
  return listening(createServer(getRequestListener(app.fetch)));
}

/** A server of the tree that `generate` makes with these flags. */
export async function treeServer(...flags: string[]): Promise<PageServer> {
  return listening(nodeServer(await treeOf(...flags)));
}

async function listening(server: Server): Promise<PageServer> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
