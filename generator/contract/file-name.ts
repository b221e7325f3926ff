import { TEXT_EDITIONS, type TextEdition } from './editions.ts';
import {
  CONTENT_ENDPOINT_NAMES,
  type ContentEndpoint,
  DAILY_ENDPOINT_NAMES,
  type DailyEndpoint,
  FEED_NAMES,
  type Feed,
} from './endpoints.ts';
import { CONTENT_ID, idOfFileName } from './ids.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { DATASETS_FOLDER, FEEDS_FOLDER, ICONS_FOLDER, inTree, TEXTS_FOLDER } from './paths.ts';

/** What a file of the API stands for. A date is a `YYYY-MM-DD` that need not exist, and an id need not be known. */
export type FileName =
  | { readonly kind: 'day'; readonly endpoint: DailyEndpoint; readonly lang: Language; readonly date: string }
  | { readonly kind: 'dataset'; readonly endpoint: DailyEndpoint; readonly lang: Language; readonly year: number }
  | { readonly kind: 'feed'; readonly feed: Feed; readonly lang: Language; readonly year: number }
  | { readonly kind: 'icon'; readonly file: string }
  | { readonly kind: 'texts'; readonly lang: Language }
  | {
      readonly kind: 'content';
      readonly endpoint: ContentEndpoint;
      readonly edition: TextEdition;
      readonly id: string;
      readonly number?: number;
    };

const LANG = `(?<lang>${LANGUAGES.join('|')})`;
const EDITION = `(?<edition>${TEXT_EDITIONS.join('|')})`;
const DAILY = `(?<endpoint>${DAILY_ENDPOINT_NAMES.join('|')})`;
const CONTENT = `(?<endpoint>${CONTENT_ENDPOINT_NAMES.join('|')})`;
const FEED = `(?<feed>${FEED_NAMES.join('|')})`;

const PATTERNS: Readonly<Record<FileName['kind'], RegExp>> = {
  day: inApi(`${LANG}/${DAILY}/(?<year>\\d{4})/(?<date>\\k<year>-\\d{2}-\\d{2})\\.json`),
  dataset: inApi(`${DATASETS_FOLDER}/${DAILY}-(?<year>\\d{4})\\.${LANG}\\.json\\.gz`),
  feed: inApi(`${FEEDS_FOLDER}/${FEED}-(?<year>\\d{4})\\.${LANG}\\.ics`),
  icon: inApi(`${ICONS_FOLDER}/(?<file>[a-z0-9][a-z0-9-]*\\.[a-z]+)`),
  texts: inApi(`${TEXTS_FOLDER}/${LANG}\\.json`),
  content: inApi(`${EDITION}/${CONTENT}/(?<name>[\\w.~-]+?)(?:/(?<number>[1-9]\\d*))?\\.json`),
};

function inApi(pattern: string): RegExp {
  return new RegExp(`^${inTree(pattern)}$`);
}

/** Reads a path relative to the root of a tree, as the functions of paths.ts give it. Null where it is none of theirs. */
export function fileName(path: string): FileName | null {
  for (const [kind, pattern] of Object.entries(PATTERNS)) {
    const groups = pattern.exec(path)?.groups;
    if (groups) return nameFrom(kind as FileName['kind'], groups);
  }
  return null;
}

function nameFrom(kind: FileName['kind'], { year, name, number, ...groups }: Record<string, string>): FileName | null {
  const id = name === undefined ? undefined : idOfFileName(name);
  if (id !== undefined && !CONTENT_ID.test(id)) return null;
  return {
    kind,
    ...groups,
    ...(kind === 'dataset' || kind === 'feed' ? { year: Number(year) } : {}),
    ...(id === undefined ? {} : { id }),
    ...(number === undefined ? {} : { number: Number(number) }),
  } as FileName;
}
