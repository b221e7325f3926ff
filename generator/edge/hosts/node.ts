import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import serveHandler from 'serve-handler';
import { FILE_ADDRESS, STATIC_HEADERS } from '../../static-files.ts';
import { createApp } from '../app.ts';
import type { ReadFile } from '../files.ts';

/** A server of a tree in a folder: the app for the public addresses, files for all others. It is not yet listening. */
export function nodeServer(root: string): Server {
  const answer = getRequestListener(createApp(fileReader(root), { inflate: inflateRawSync }).fetch);
  return createServer(async (request, response) => {
    const pathname = (request.url ?? '').split('?', 1)[0] ?? '';
    const isFile = ['GET', 'HEAD'].includes(request.method ?? '') && FILE_ADDRESS.test(pathname);
    if (!isFile) return answer(request, response);
    await serveHandler(request, response, STATIC(root), {
      sendError: async () => answer(request, response),
    });
  });
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

const HEADERS = Object.entries(STATIC_HEADERS).map(([key, value]) => ({ key, value }));

const STATIC = (root: string): NonNullable<Parameters<typeof serveHandler>[2]> => ({
  public: root,
  cleanUrls: false,
  directoryListing: false,
  etag: true,
  headers: [{ source: '**', headers: HEADERS }],
});
