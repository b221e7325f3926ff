/**
 * How the files of a tree are handed out, by whatever host.
 */

/** The methods that are answered. */
export const METHODS = 'GET, HEAD, OPTIONS';

/** Data change by corrections only: a day in caches, and a week more while a newer copy is fetched. */
export const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** Files of a tree have plain names: no escapes, no hidden files, no way up. */
export const FILE_ADDRESS = /^(\/[\w~-][\w~.-]*)+\.[a-z]+\d?$/;

type Headers = Readonly<Record<string, string>>;

/** The headers of whatever is answered: pages of any origin may read it, with its tag. */
export const ALL_HEADERS: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'X-Content-Type-Options': 'nosniff',
};

/** What a page of another origin may ask, and how long its browser keeps that in mind: a day, in seconds. */
export const PREFLIGHT_HEADERS: Headers = {
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': 'If-Modified-Since, If-None-Match, If-Range, Range',
  'Access-Control-Max-Age': '86400',
};

/** The headers that every file of a tree is handed out with, whoever does it. */
export const STATIC_HEADERS: Headers = { ...ALL_HEADERS, 'Cache-Control': CACHE_CONTROL };

/**
 * What a page may load: files of its own host, and pictures that stand in it. No script and no style stands inline, and
 * nothing comes from elsewhere. `child-src` is for the thread that looks things up: Safari before 15.5 knows no `worker-src`.
 */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; child-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/** The headers of a page beside those of every file. What a page cannot say of itself is who may frame it. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${PAGE_POLICY}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
};

/**
 * What a picture may do where it is opened by itself: show itself. An SVG is a document; with this policy it runs nothing,
 * loads nothing and is sent nowhere, whatever stands in it.
 */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** The headers of a picture beside those of every file. */
export const PICTURE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': PICTURE_POLICY,
};

/** Content types of pictures by the ending of the file name. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Content types by the ending of a file name. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  gz: 'application/gzip',
  ...PICTURE_TYPES,
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
  woff2: 'font/woff2',
};

/** The content type of a file of a tree by its name. */
export function contentType(name: string): string {
  return CONTENT_TYPES[endingOf(name)] ?? 'application/octet-stream';
}

/** All headers of a file of a tree by its name, but for those that its bytes decide. */
export function fileHeaders(name: string): Headers {
  const ending = endingOf(name);
  return { ...STATIC_HEADERS, ...(HEADERS_OF_ENDINGS[ending] ?? {}), 'Content-Type': contentType(name) };
}

/** Headers that only files with an ending have, by the ending. */
export const HEADERS_OF_ENDINGS: Readonly<Record<string, Headers>> = {
  html: PAGE_HEADERS,
  ...Object.fromEntries(Object.keys(PICTURE_TYPES).map((ending) => [ending, PICTURE_HEADERS])),
};

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
