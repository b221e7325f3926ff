import { DAILY_ENDPOINT_NAMES } from '../../contract/endpoints.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { BASE_PATH, contentPath, dayPath, textIndexPath } from '../../contract/paths.ts';
import { commemorations } from '../../days/year.ts';
import { createApp } from '../../edge/app.ts';
import { ByteSink } from '../../responses/byte-sink.ts';
import { contentFiles } from '../../responses/content.ts';
import { dayWriters } from '../../responses/daily.ts';
import { textIndex } from '../../responses/text-index.ts';
import type { FaceSource } from '../files.ts';

/** What the API answered; the media type is without its charset, the body parsed. */
export interface Exchange {
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Puts a request for an address below the base path to the API. */
export type Ask = (address: string, init?: RequestInit) => Promise<Exchange>;

/** The API over some files of a tree: what it answers is what it answers wherever it is deployed. */
export function apiOver(files: ReadonlyMap<string, Uint8Array>, origin: string): Ask {
  const app = createApp(async (path) => files.get(path) ?? null);
  return async (address, init) => {
    const answer = await app.request(`${origin}${BASE_PATH}${address}`, init);
    const [type = ''] = (answer.headers.get('Content-Type') ?? '').split(';');
    const text = await answer.text();
    return { status: answer.status, type, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  };
}

/** Files of a tree by path: all texts, a short list of them, and some days of a year. */
export function* someFiles(
  { catalog, origin }: FaceSource,
  year: number,
  dates: ReadonlySet<string>,
): Iterable<[path: string, content: Uint8Array]> {
  const baseUrl = `${origin}${BASE_PATH}`;
  for (const { endpoint, lang, id, number, text } of contentFiles(catalog, baseUrl)) {
    yield [contentPath(lang, endpoint, id, number), Buffer.from(text)];
  }
  const days = commemorations(catalog)(year).filter(({ date }) => dates.has(date));
  const sink = new ByteSink();
  const firstTexts = new Map([...catalog.texts].slice(0, 3));
  for (const lang of LANGUAGES) {
    yield [textIndexPath(lang), Buffer.from(textIndex({ ...catalog, texts: firstTexts, aliases: new Map() }, lang))];
    const writers = dayWriters({ catalog, lang, baseUrl });
    for (const endpoint of DAILY_ENDPOINT_NAMES) {
      for (const day of days) {
        sink.clear();
        writers[endpoint].answer(day, sink);
        yield [dayPath(lang, endpoint, day.date), Buffer.from(sink.slice())];
      }
    }
  }
}
