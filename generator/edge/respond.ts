import type { Language } from '../contract/languages.ts';
import { problemDocument, type RequestProblem } from './problems.ts';

export const METHODS = 'GET, HEAD, OPTIONS';

type Headers = Readonly<Record<string, string>>;

/** All responses are made here, of a plain record of headers: objects for them cost Node more than all the rest. */
export function respond(status: number, body: string | Uint8Array | null, headers: Headers): Response {
  return new Response(body as BodyInit | null, { status, headers: { ...HEADERS, ...headers } });
}
const HEADERS: Headers = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' };

/** A problem as body and headers of a response. */
export function problemParts(problem: RequestProblem, lang: Language) {
  const document = problemDocument(problem, lang);
  const headers: Headers = {
    ...HEADERS,
    'Content-Type': 'application/problem+json; charset=utf-8',
    ...(document.status === 405 ? { Allow: METHODS } : {}),
  };
  return { status: document.status, headers, body: JSON.stringify(document) };
}
