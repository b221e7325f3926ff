import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import { CONTENT_ENDPOINT_NAMES, DAILY_ENDPOINT_NAMES } from '../contract/endpoints.ts';
import { CACHE_CONTROL, contentType } from '../contract/headers.ts';
import { BASE_PATH, FEEDS_FOLDER, ICONS_FOLDER } from '../contract/paths.ts';
import { encoded, find, joined, standsAt } from '../responses/bytes.ts';
import { contentAnswer } from './content.ts';
import { dailyAnswer } from './daily.ts';
import { entityTag, isKnown } from './etag.ts';
import { rollingFeed } from './feeds.ts';
import { dayReader, type Inflate, inflateByStream, type ReadFile } from './files.ts';
import { RequestProblem } from './problems.ts';
import { languageOf } from './request.ts';
import { METHODS, problemParts, respond } from './respond.ts';

export type { Inflate, ReadFile } from './files.ts';

export interface AppOptions {
  readonly inflate?: Inflate;
  readonly now?: () => Date;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The app that answers every public address from the files of a tree. A host gives it requests and a function that
 * reads files, and perhaps a faster way to inflate and a clock; it keeps no state and never turns a part of a request
 * into a path unchecked.
 */
export function createApp(
  read: ReadFile,
  { inflate = inflateByStream, now = () => new Date() }: AppOptions = {},
): Hono {
  const readDay = dayReader(read, inflate);
  const app = new Hono({ strict: true });
  app.options('*', () => respond(204, null, { Allow: METHODS, 'Access-Control-Allow-Methods': METHODS }));
  for (const endpoint of DAILY_ENDPOINT_NAMES) {
    app.get(`${BASE_PATH}/${endpoint}/day/:date`, (context) => {
      // The small router of Hono does not tell an address from the same with a slash at its end.
      if (context.req.path.endsWith('/')) throw notFound();
      return answer(context, (query) => dailyAnswer(endpoint, context.req.param('date'), query, readDay));
    });
  }
  for (const endpoint of CONTENT_ENDPOINT_NAMES) {
    for (const slash of ['', '/']) {
      app.get(`${BASE_PATH}/${endpoint}${slash}`, (context) =>
        answer(context, (query) => contentAnswer(endpoint, query, read)),
      );
    }
  }
  app.get(`${BASE_PATH}/${FEEDS_FOLDER}/:name`, async (context) => {
    const { path } = context.req;
    const feed = await rollingFeed(path, now(), read);
    if (feed === null) throw notFound();
    return found(context, feed, contentType(path));
  });
  app.all('*', (context) => {
    throw ['GET', 'HEAD'].includes(context.req.method) ? notFound() : methodNotAllowed();
  });
  app.onError((error, context) => {
    if (!(error instanceof RequestProblem)) console.error(error);
    const problem = error instanceof RequestProblem ? error : unavailable();
    const { status, headers, body } = problemParts(problem, languageOf(new URL(context.req.url).searchParams));
    return respond(status, body, headers);
  });
  return app;
}

async function answer(context: Context, answerTo: (query: URLSearchParams) => Promise<Uint8Array>): Promise<Response> {
  const { origin, searchParams } = new URL(context.req.url);
  return found(context, atOrigin(await answerTo(searchParams), origin), JSON_TYPE);
}

/** An answer with its entity tag, or that it has not changed for those who have it. */
function found(context: Context, bytes: Uint8Array, type: string): Response {
  const etag = entityTag(bytes);
  const headers = { ETag: etag, 'Cache-Control': CACHE_CONTROL };
  if (isKnown(etag, context.req.header('If-None-Match'))) return respond(304, null, headers);
  return respond(200, bytes, { ...headers, 'Content-Type': type });
}

/** The same answer with the addresses of icons at the origin of the request. */
function atOrigin(answer: Uint8Array, origin: string): Uint8Array {
  const pieces: Uint8Array[] = [];
  let copied = 0;
  for (let at = find(answer, ICONS_PATH); at >= 0; at = find(answer, ICONS_PATH, at + 1)) {
    const start = answer.lastIndexOf(QUOTE, at) + 1;
    if (start < copied || !standsAt(answer, URL_KEY, start - URL_KEY.length)) continue;
    pieces.push(answer.subarray(copied, start), encoded(origin));
    copied = at;
  }
  return pieces.length === 0 ? answer : joined([...pieces, answer.subarray(copied)]);
}
const ICONS_PATH = `${BASE_PATH}/${ICONS_FOLDER}/`;
const QUOTE = '"'.charCodeAt(0);
const URL_KEY = '"url":"';

function notFound(): RequestProblem {
  return new RequestProblem('NOT_FOUND', { ru: 'Такого адреса нет.', en: 'There is no such address.' });
}

function methodNotAllowed(): RequestProblem {
  return new RequestProblem('METHOD_NOT_ALLOWED', {
    ru: `Разрешены только ${METHODS}.`,
    en: `Only ${METHODS} are allowed.`,
  });
}

/** A file could not be read though it may be there. */
function unavailable(): RequestProblem {
  return new RequestProblem('UNAVAILABLE', {
    ru: 'Сейчас ответить не удалось. Попробуйте позже.',
    en: 'There is no answer just now. Try again later.',
  });
}
