import { ALL_HEADERS } from '../contract/headers.ts';
import type { Language } from '../contract/languages.ts';
import { encoded } from '../responses/bytes.ts';
import { entityTag, isKnown } from './etag.ts';
import { problemDocument, type RequestProblem } from './problems.ts';
import { rangeIn } from './range.ts';

type Headers = Readonly<Record<string, string>>;

/** All responses are made here, from a plain record of headers: header objects cost Node more than everything else. */
export function respond(status: number, body: string | Uint8Array | null, headers: Headers): Response {
  return new Response(body as BodyInit | null, { status, headers: { ...ALL_HEADERS, ...headers } });
}

/**
 * The bytes of an answer with their tag and length, or the requested part; or 304 if the client has them already (RFC
 * 9110, 13.2.2 and 14.2).
 */
export function found({ method, headers: asked }: Request, bytes: Uint8Array, headers: Headers): Response {
  const ETag = entityTag(bytes);
  const said = { ...headers, ETag, 'Accept-Ranges': 'bytes' };
  if (isKnown(ETag, asked.get('If-None-Match'))) return respond(304, null, said);
  const wanted = method === 'GET' && (asked.get('If-Range') ?? ETag) === ETag ? asked.get('Range') : null;
  const range = rangeIn(wanted ?? '', bytes.length);
  if (range === null) return respond(200, bytes, { ...said, 'Content-Length': String(bytes.length) });
  const { first, last } = range;
  return respond(206, bytes.subarray(first, last + 1), {
    ...said,
    'Content-Length': String(last + 1 - first),
    'Content-Range': `bytes ${first}-${last}/${bytes.length}`,
  });
}

/** A problem as body and headers of a response. */
export function problemParts(problem: RequestProblem, lang: Language) {
  const document = problemDocument(problem, lang);
  const body = JSON.stringify(document);
  const headers: Headers = {
    ...ALL_HEADERS,
    ...problem.headers,
    'Content-Type': 'application/problem+json; charset=utf-8',
    // Without it the answer to HEAD would not have the length of that to GET.
    'Content-Length': String(encoded(body).length),
  };
  return { status: document.status, headers, body };
}
