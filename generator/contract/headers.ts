/** The headers with which every host serves the files of a tree. */

/** The allowed methods. */
export const METHODS = 'GET, HEAD, OPTIONS';

/**
 * Data change only by corrections: caches keep a file for a day, and for another week while they fetch a newer copy.
 */
export const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** Files of a tree have plain names: no escapes, no hidden files, no parent folders. */
export const FILE_ADDRESS = /^(\/[\w~-][\w~.-]*)+\.[a-z]+\d?$/;

type Headers = Readonly<Record<string, string>>;

/** The headers of every response: pages of any origin may read it, with its ETag. */
export const ALL_HEADERS: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'X-Content-Type-Options': 'nosniff',
};

/** The requests that a page of another origin may send. Its browser remembers this for a day (in seconds). */
export const PREFLIGHT_HEADERS: Headers = {
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': 'If-Modified-Since, If-None-Match, If-Range, Range',
  'Access-Control-Max-Age': '86400',
};

/** Headers that let pages of other origins read an answer. */
export const CROSS_ORIGIN = Object.keys({ ...ALL_HEADERS, ...PREFLIGHT_HEADERS }).filter((name) =>
  name.startsWith('Access-Control-'),
);

/** The headers of every file of a tree. */
export const STATIC_HEADERS: Headers = { ...ALL_HEADERS, 'Cache-Control': CACHE_CONTROL };

/**
 * What a page may load: files of its own host, and pictures inside the page. No script and no style is inline, and nothing
 * comes from other hosts. `child-src` is for the lookup worker: Safari before 15.5 does not know `worker-src`.
 */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; child-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/** The additional headers of a page. The page itself cannot say who may frame it. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${PAGE_POLICY}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
};

/**
 * What a picture may do if it is opened by itself. An SVG is a document; with this policy it runs nothing, loads
 * nothing and submits nothing, whatever it contains.
 */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** The additional headers of a picture. */
export const PICTURE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': PICTURE_POLICY,
};

/** Content types of pictures by file extension. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Content types by file extension. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  gz: 'application/gzip',
  ...PICTURE_TYPES,
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
  woff2: 'font/woff2',
};

/** The content type of a file of a tree. */
export function contentType(name: string): string {
  return CONTENT_TYPES[endingOf(name)] ?? 'application/octet-stream';
}

/** All headers of a file of a tree, except those that depend on its bytes. */
export function fileHeaders(name: string): Headers {
  const ending = endingOf(name);
  return { ...STATIC_HEADERS, ...(HEADERS_OF_ENDINGS[ending] ?? {}), 'Content-Type': contentType(name) };
}

/** Headers of files with a certain extension. */
export const HEADERS_OF_ENDINGS: Readonly<Record<string, Headers>> = {
  html: PAGE_HEADERS,
  ...Object.fromEntries(Object.keys(PICTURE_TYPES).map((ending) => [ending, PICTURE_HEADERS])),
};

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
