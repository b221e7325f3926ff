import type { Context } from 'hono';
import { etag } from 'hono/etag';
import { Hono } from 'hono/tiny';
import { BASE_PATH, CONTENT_ENDPOINT_NAMES, DAILY_ENDPOINT_NAMES, FEEDS_FOLDER, ICONS_FOLDER } from '../layout.ts';
import { CACHE_CONTROL, contentType } from '../static-files.ts';
import { contentAnswer } from './content.ts';
import { dailyAnswer } from './daily.ts';
import { rollingFeed } from './feeds.ts';
import type { ReadFile } from './files.ts';
import { problemDocument, RequestProblem } from './problems.ts';
import { languageOf } from './request.ts';

const METHODS = 'GET, HEAD, OPTIONS';
const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/**
 * The app that answers every public address from the files of a tree. A host gives it requests and a function that
 * reads files; it keeps no state and never turns a part of a request into a path unchecked. `now` is the clock.
 */
export function createApp(read: ReadFile, now = () => new Date()): Hono {
  const app = new Hono({ strict: true });
  app.use(etag());
  app.use(async (context, next) => {
    await next();
    context.header('Access-Control-Allow-Origin', '*');
    context.header('X-Content-Type-Options', 'nosniff');
  });
  app.options('*', (context) => context.body(null, 204, { Allow: METHODS, 'Access-Control-Allow-Methods': METHODS }));
  for (const endpoint of DAILY_ENDPOINT_NAMES) {
    app.get(`${BASE_PATH}/${endpoint}/day/:date`, (context) => {
      // The small router of Hono does not tell an address from the same with a slash at its end.
      if (context.req.path.endsWith('/')) throw notFound();
      return answer(context, (query) => dailyAnswer(endpoint, context.req.param('date'), query, read));
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
    const text = await rollingFeed(path, now(), read);
    if (text === null) throw notFound();
    return context.body(text, 200, { 'Content-Type': contentType(path), 'Cache-Control': CACHE_CONTROL });
  });
  app.all('*', (context) => {
    throw ['GET', 'HEAD'].includes(context.req.method) ? notFound() : methodNotAllowed();
  });
  app.onError((error, context) => {
    if (!(error instanceof RequestProblem)) throw error;
    const document = problemDocument(error, languageOf(new URL(context.req.url).searchParams));
    if (document.status === 405) context.header('Allow', METHODS);
    return context.body(JSON.stringify(document), document.status as 400, { 'Content-Type': PROBLEM_TYPE });
  });
  return app;
}

async function answer(context: Context, textFor: (query: URLSearchParams) => Promise<string>): Promise<Response> {
  const { origin, searchParams } = new URL(context.req.url);
  const text = atOrigin(await textFor(searchParams), origin);
  return context.body(text, 200, { 'Content-Type': JSON_TYPE, 'Cache-Control': CACHE_CONTROL });
}

/** The same answer with the addresses of icons at the origin of the request. */
function atOrigin(text: string, origin: string): string {
  return text.replaceAll(ICON_URL, `"url":"${origin}$1`);
}
const ICON_URL = new RegExp(`"url":"[^"]*?(${BASE_PATH}/${ICONS_FOLDER}/)`, 'g');

function notFound(): RequestProblem {
  return new RequestProblem('NOT_FOUND', { ru: 'Такого адреса нет.', en: 'There is no such address.' });
}

function methodNotAllowed(): RequestProblem {
  return new RequestProblem('METHOD_NOT_ALLOWED', {
    ru: `Разрешены только ${METHODS}.`,
    en: `Only ${METHODS} are allowed.`,
  });
}
