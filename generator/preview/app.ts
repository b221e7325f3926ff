import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { problemLine } from '../catalog/problem.ts';
import type { Language } from '../contract/languages.ts';
import { createApp } from '../edge/app.ts';
import { unavailable } from '../edge/problems.ts';
import { inWords } from '../messages/in-words.ts';
import { says } from '../messages/saying.ts';
import type { Look } from './look.ts';
import { CHANGES_ADDRESS, type Told } from './told.ts';

/** The looks at the data: the last one and the coming ones. */
export interface Looks {
  now(): Look;
  /** Calls back at every look. Returns a function that ends this. */
  follow(listener: (look: Look) => void): () => void;
}

const UNCACHED = ['Cache-Control', 'no-store'] as const;

/** The app of a tree with changing data: its answers must not be cached, and it tells pages when to request again. */
export function previewApp(pages: ReadonlyMap<string, Uint8Array>, language: Language, looks: Looks): Hono {
  const read = async (path: string) => {
    const page = pages.get(path);
    if (page) return page;
    const { shown } = looks.now();
    if (shown) return shown.read(path);
    throw unavailable();
  };
  const tree = createApp(read, { files: true });
  const app = new Hono();
  app.get(CHANGES_ADDRESS, (context, next) => {
    // A HEAD request would open a stream that nobody closes.
    if (context.req.method !== 'GET') return next();
    const response = streamSSE(context, async (stream) => {
      const tell = (look: Look) => void stream.writeSSE({ data: JSON.stringify(toldOf(look, language)) });
      const unfollow = looks.follow(tell);
      tell(looks.now());
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      unfollow();
    });
    response.headers.set(...UNCACHED);
    return response;
  });
  app.all('*', async ({ req }) => {
    const answer = await tree.fetch(req.raw);
    answer.headers.set(...UNCACHED);
    return answer;
  });
  return app;
}

function toldOf({ shown, problems }: Look, language: Language): Told {
  return {
    edition: shown?.edition ?? null,
    heading: inWords(says(shown ? 'errorsOverOld' : 'errorsOverNothing', problems.length), language),
    problems: problems.map((problem) => problemLine(problem, language)),
  };
}
