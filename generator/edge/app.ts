import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import { TEXT_EDITIONS } from '../contract/editions.ts';
import { CONTENT_ENDPOINT_NAMES, DAILY_ENDPOINT_NAMES } from '../contract/endpoints.ts';
import { folderPage } from '../contract/folder-page.ts';
import { FILE_ADDRESS, fileHeaders, METHODS, PREFLIGHT_HEADERS } from '../contract/headers.ts';
import { BASE_PATH, FEEDS_FOLDER } from '../contract/paths.ts';
import { fileInBlocks } from './blocks.ts';
import { answerContent } from './content.ts';
import { dailyAnswer } from './daily.ts';
import type { Encode, Sent } from './encodings.ts';
import { rollingFeed } from './feeds.ts';
import { dayReader, type Inflate, inflateByStream, type ReadFile } from './files.ts';
import { answerMissing } from './missing.ts';
import { atOrigin } from './origin.ts';
import { methodNotAllowed, notFoundProblem, RequestProblem, unavailable } from './problems.ts';
import { languageOf, originOf } from './request.ts';
import { found, problemParts, respond } from './respond.ts';

export type { Inflate, ReadFile } from './files.ts';

export interface AppOptions {
  /** Inflates a month of a dataset, if the host has a faster way than `DecompressionStream`. */
  readonly inflate?: Inflate;
  /** The clock, for the calendar feeds of the years around today; that of the system by default. */
  readonly now?: () => Date;
  /** Whether the app answers files at their own addresses too, if nothing before it does. */
  readonly files?: boolean;
  /** How these files are compressed, if nothing before the app does it. */
  readonly encode?: Encode;
}

/**
 * The app that answers every public address from the files of a tree. A host gives it requests and a function that
 * reads files, and optionally a faster way to inflate and a clock. The app keeps no state and never turns a part of a
 * request into a path unchecked.
 */
export function createApp(
  read: ReadFile,
  { inflate = inflateByStream, now = () => new Date(), files = false, encode }: AppOptions = {},
): Hono {
  const readDay = dayReader(read, inflate);
  const app = new Hono({ strict: true });
  app.use(({ req }, next) => {
    originOf(req.raw);
    return next();
  });
  app.options('*', () => respond(204, null, { Allow: METHODS, ...PREFLIGHT_HEADERS }));
  if (files) app.get('*', async (context, next) => (await fileAnswer(context, read, encode)) ?? next());
  for (const endpoint of DAILY_ENDPOINT_NAMES) {
    app.get(`${BASE_PATH}/${endpoint}/day/:date`, (context) => {
      // The small router of Hono ignores a slash at the end of an address.
      if (context.req.path.endsWith('/')) throw notFoundProblem();
      return answer(context, (query) => dailyAnswer(endpoint, context.req.param('date'), query, readDay));
    });
  }
  for (const endpoint of CONTENT_ENDPOINT_NAMES) {
    for (const slash of ['', '/']) {
      app.get(`${BASE_PATH}/${endpoint}${slash}`, (context) =>
        answer(context, (query) => answerContent(endpoint, query, read)),
      );
    }
  }
  // A host that serves files itself asks here for missing ones.
  app.get(`${BASE_PATH}/:lang/:endpoint/*`, async ({ req }, next) => {
    const { pathname } = new URL(req.url);
    const bytes = await fileInBlocks(pathname.slice(1), read);
    return bytes ? answerFile(req.raw, pathname, bytes) : next();
  });
  app.get(`${BASE_PATH}/${FEEDS_FOLDER}/:name`, async (context) => {
    const { path } = context.req;
    const feed = await rollingFeed(path, now(), read);
    if (feed === null) throw notFoundProblem();
    return found(context.req.raw, feed, fileHeaders(path));
  });
  app.get('*', async ({ req }, next) => {
    const { pathname, search } = new URL(req.url);
    const page = folderPage(`${pathname}/`);
    return page && (await read(page)) ? respond(301, null, { Location: `${pathname}/${search}` }) : next();
  });
  app.all('*', (context) => {
    if (!['GET', 'HEAD'].includes(context.req.method)) throw methodNotAllowed();
    return answerMissing(context.req.raw, read);
  });
  app.onError((error, context) => {
    if (!(error instanceof RequestProblem)) console.error('code' in error ? error.message : error);
    const problem = error instanceof RequestProblem ? error : unavailable();
    const { status, headers, body } = problemParts(problem, languageOf(new URL(context.req.url).searchParams));
    return respond(status, body, headers);
  });
  return app;
}

async function answer({ req }: Context, answerTo: (query: URLSearchParams) => Promise<Uint8Array>): Promise<Response> {
  const { searchParams, origin } = new URL(req.url);
  return found(req.raw, atOrigin(await answerTo(searchParams), origin), JSON_HEADERS);
}
const JSON_HEADERS = fileHeaders('.json');

/**
 * The file at its own address, or null if there is none. Such answers have the same icon addresses as composed ones.
 */
async function fileAnswer({ req }: Context, read: ReadFile, encode?: Encode): Promise<Response | null> {
  const { pathname } = new URL(req.url);
  const name = folderPage(pathname) ?? pathname.slice(1);
  const bytes = FILE_ADDRESS.test(`/${name}`) ? await read(name) : null;
  const sent = bytes && (await encode?.(name, bytes, req.raw.headers.get('Accept-Encoding')));
  return bytes && answerFile(req.raw, `/${name}`, sent?.bytes ?? bytes, sent?.headers);
}

function answerFile(request: Request, address: string, bytes: Uint8Array, coding?: Sent['headers']): Response {
  const headers = { ...fileHeaders(address), ...coding };
  return found(request, ANSWER.test(address) ? atOrigin(bytes, originOf(request)) : bytes, headers);
}
const ANSWER = new RegExp(`^${BASE_PATH}/(${TEXT_EDITIONS.join('|')})/`);
