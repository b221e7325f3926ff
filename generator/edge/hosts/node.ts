import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import serveHandler from 'serve-handler';
import { CACHE_CONTROL, createApp } from '../app.ts';
import type { ReadFile } from '../files.ts';

/** A server of a tree in a folder: the app for the public addresses, files for all others. It is not yet listening. */
export function nodeServer(root: string): Server {
  const answer = getRequestListener(createApp(fileReader(root)).fetch);
  return createServer(async (request, response) => {
    const pathname = (request.url ?? '').split('?', 1)[0] ?? '';
    const isFile = ['GET', 'HEAD'].includes(request.method ?? '') && FILE_ADDRESS.test(pathname);
    if (!isFile) return answer(request, response);
    await serveHandler(request, response, STATIC(root), {
      sendError: async () => answer(request, response),
    });
  });
}

function fileReader(root: string): ReadFile {
  return async (file) => {
    try {
      return await readFile(path.join(root, file));
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  };
}

/** Files of a tree have plain names: no escapes, no hidden files, no way up. */
const FILE_ADDRESS = /^(\/[\w~-][\w~.-]*)+\.[a-z]+$/;

const HEADERS = Object.entries({
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': CACHE_CONTROL,
}).map(([key, value]) => ({ key, value }));

const STATIC = (root: string): NonNullable<Parameters<typeof serveHandler>[2]> => ({
  public: root,
  cleanUrls: false,
  directoryListing: false,
  etag: true,
  headers: [{ source: '**', headers: HEADERS }],
});
