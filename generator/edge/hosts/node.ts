import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import serveHandler from 'serve-handler';
import { FRONT_PAGE } from '../../layout.ts';
import { FILE_ADDRESS, PAGE_HEADERS, STATIC_HEADERS } from '../../static-files.ts';
import { createApp } from '../app.ts';
import type { ReadFile } from '../files.ts';

/** A server of a tree in a folder: the app for the public addresses, files for all others. It is not yet listening. */
export function nodeServer(root: string): Server {
  const answer = getRequestListener(createApp(fileReader(root)).fetch);
  return createServer(async (request, response) => {
    const pathname = (request.url ?? '').split('?', 1)[0] ?? '';
    const isFile = ['GET', 'HEAD'].includes(request.method ?? '') && (pathname === '/' || FILE_ADDRESS.test(pathname));
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

const headers = (of: Readonly<Record<string, string>>) => Object.entries(of).map(([key, value]) => ({ key, value }));

const STATIC = (root: string): NonNullable<Parameters<typeof serveHandler>[2]> => ({
  public: root,
  cleanUrls: false,
  directoryListing: false,
  etag: true,
  rewrites: [{ source: '/', destination: `/${FRONT_PAGE}` }],
  headers: [
    { source: '**', headers: headers(STATIC_HEADERS) },
    { source: '**/*.html', headers: headers(PAGE_HEADERS) },
  ],
});
