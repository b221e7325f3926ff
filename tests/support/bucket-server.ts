import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** An object of a bucket. */
export interface Stored {
  readonly bytes: Buffer;
  readonly headers: IncomingMessage['headers'];
}

/** A bucket for a test, which ends with it: what is in it, every request, and the port of its server. */
export async function startedBucket(): Promise<{ objects: Map<string, Stored>; asked: string[]; port: number }> {
  const objects = new Map<string, Stored>();
  const asked: string[] = [];
  const server = bucketServer(objects).on('request', ({ method, url }) => asked.push(`${method} ${url}`));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { objects, asked, port: (server.address() as AddressInfo).port };
}

/** A server of S3 with one bucket, as far as tools need it: put, head, get, delete and list, all in one page. */
function bucketServer(objects: Map<string, Stored>): Server {
  return createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(`http://s3${request.url}`);
    const name = decodeURIComponent(pathname).replace(/^\/[^/]+\/?/, '');
    const bytes = await buffer(request);
    const known = objects.get(name);
    if (request.method === 'PUT') {
      objects.set(name, { bytes, headers: request.headers });
      return void response.writeHead(200, { ETag: tagOf(bytes) }).end();
    }
    if (request.method === 'DELETE') return void response.writeHead(objects.delete(name) ? 204 : 404).end();
    if (name === '' && request.method === 'GET') {
      return void response.writeHead(200, { 'Content-Type': 'application/xml' }).end(listOf(objects, searchParams));
    }
    if (!known) return void response.writeHead(404).end();
    response.writeHead(200, {
      ETag: tagOf(known.bytes),
      'Content-Length': known.bytes.length,
      'Last-Modified': new Date(0).toUTCString(),
    });
    response.end(request.method === 'HEAD' ? undefined : known.bytes);
  });
}

/** What ListObjects answers. Names of a tree need no escapes in XML. */
function listOf(objects: ReadonlyMap<string, Stored>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? '';
  const folders = new Set<string>();
  const contents = [...objects.keys()].sort().flatMap((name) => {
    if (!name.startsWith(prefix)) return [];
    const end = asked.get('delimiter') === '/' ? name.indexOf('/', prefix.length) : -1;
    if (end >= 0) {
      folders.add(name.slice(0, end + 1));
      return [];
    }
    const { bytes } = objects.get(name) as Stored;
    const about = `<Size>${bytes.length}</Size><ETag>${tagOf(bytes)}</ETag>`;
    return `<Contents><Key>${name}</Key><LastModified>1970-01-01T00:00:00.000Z</LastModified>${about}</Contents>`;
  });
  const prefixes = [...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`);
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}${prefixes.join('')}</ListBucketResult>`;
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
