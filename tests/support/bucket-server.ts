import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An object of a bucket. */
export interface Stored {
  readonly bytes: Buffer;
  readonly headers: IncomingMessage['headers'];
}

/** A server of S3 with one bucket, as far as tools need it that look up each object: put, head, get and delete. */
export function bucketServer(objects: Map<string, Stored>): Server {
  return createServer(async (request, response) => {
    const name = decodeURIComponent(new URL(`http://s3${request.url}`).pathname).replace(/^\/[^/]+\/?/, '');
    const bytes = await buffer(request);
    const known = objects.get(name);
    if (request.method === 'PUT') {
      objects.set(name, { bytes, headers: request.headers });
      return void response.writeHead(200, { ETag: tagOf(bytes) }).end();
    }
    if (request.method === 'DELETE') return void response.writeHead(objects.delete(name) ? 204 : 404).end();
    if (!known) return void response.writeHead(404).end();
    response.writeHead(200, {
      ETag: tagOf(known.bytes),
      'Content-Length': known.bytes.length,
      'Last-Modified': new Date(0).toUTCString(),
    });
    response.end(request.method === 'HEAD' ? undefined : known.bytes);
  });
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
