import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { type Problem, problemLine } from '../catalog/problem.ts';
import { CROSS_ORIGIN } from '../contract/headers.ts';
import type { Language } from '../contract/languages.ts';
import { createApp } from '../edge/app.ts';
import { unavailable } from '../edge/problems.ts';
import { format } from '../messages/format.ts';
import { message } from '../messages/message.ts';
import { CHANGES_ADDRESS, type PreviewNews } from './news.ts';
import { onlyOwnHost } from './own-host.ts';
import type { PreviewState } from './state.ts';

/** The looks at the data: the last one and the coming ones. */
export interface Looks {
  now(): PreviewState;
  /** Calls back at every look. Returns a function that ends this. */
  follow(listener: (look: PreviewState) => void): () => void;
  /** Resolves when there will be no more looks. */
  readonly ended: Promise<void>;
}

/** What a preview tells its pages, and where. */
export interface PreviewEvents {
  /** The language of problems. */
  readonly language: Language;
  /** A problem as pages may see it. */
  readonly shown: (problem: Problem) => Problem;
  /** The host on which the server listens, as in an address. */
  readonly host: string;
}

/**
 * The app of a tree with changing data: its answers must not be cached, only its own pages may read them, and it tells
 * these when to request again.
 */
export function previewApp(pages: ReadonlyMap<string, Uint8Array>, telling: PreviewEvents, looks: Looks): Hono {
  const read = async (path: string) => {
    const page = pages.get(path);
    if (page) return page;
    const { shown } = looks.now();
    if (shown) return shown.read(path);
    throw unavailable();
  };
  const tree = createApp(read, { files: true });
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const name of CROSS_ORIGIN) headers.delete(name);
    headers.set('Cache-Control', 'no-store');
  }, onlyOwnHost(telling.host));
  app.get(CHANGES_ADDRESS, (context, next) => {
    // A HEAD request would open a stream that nobody closes.
    if (context.req.method !== 'GET') return next();
    return streamSSE(context, async (stream) => {
      const tell = (look: PreviewState) => void stream.writeSSE({ data: JSON.stringify(toldOf(look, telling)) });
      const unfollow = looks.follow(tell);
      tell(looks.now());
      await Promise.race([looks.ended, new Promise<void>((resolve) => stream.onAbort(resolve))]);
      unfollow();
    });
  });
  app.all('*', ({ req }) => tree.fetch(req.raw));
  return app;
}

function toldOf({ shown, problems }: PreviewState, { language, shown: asShown }: PreviewEvents): PreviewNews {
  return {
    edition: shown?.edition ?? null,
    heading: format(message(shown ? 'errorsOverOld' : 'errorsOverNothing', problems.length), language),
    problems: problems.map((problem) => problemLine(asShown(problem), language)),
  };
}
