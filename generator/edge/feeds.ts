import { FEED_NAMES } from '../contract/endpoints.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { feedFile, feedsFolder } from '../contract/paths.ts';
import { decoded, encoded } from '../responses/bytes.ts';
import type { ReadFile } from './files.ts';

const FIRST_EVENT = 'BEGIN:VEVENT';
const EVENT = /BEGIN:VEVENT\r\n.*?END:VEVENT\r\n/gs;
const END = 'END:VCALENDAR\r\n';

/**
 * The feed at an address without a year: the events of the last, this and the next civil year (in UTC) under one head.
 * Years that the tree does not have are left out, and an event of two years comes once. Null if there is no such feed,
 * or the tree has none of these years.
 */
export async function rollingFeed(path: string, today: Date, read: ReadFile): Promise<Uint8Array | null> {
  const asked = FEED_NAMES.flatMap((feed) => LANGUAGES.map((lang) => ({ feed, lang }))).find(
    ({ feed, lang }) => path === `/${feedsFolder()}/${feedFile(feed, null, lang)}`,
  );
  if (!asked) return null;
  const year = today.getUTCFullYear();
  const files = [year - 1, year, year + 1].map((of) => `${feedsFolder()}/${feedFile(asked.feed, of, asked.lang)}`);
  const texts = (await Promise.all(files.map(read))).filter((bytes) => bytes !== null).map(decoded);
  const [first] = texts;
  if (first === undefined) return null;
  const events = new Set(texts.flatMap((text) => text.match(EVENT) ?? []));
  return encoded([first.slice(0, first.indexOf(FIRST_EVENT)), ...events, END].join(''));
}
