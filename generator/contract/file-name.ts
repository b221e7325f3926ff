import { type ContentName, contentName } from './content-name.ts';
import { TEXT_EDITIONS, type TextEdition } from './editions.ts';
import {
  CONTENT_ENDPOINT_NAMES,
  type ContentEndpoint,
  DAILY_ENDPOINT_NAMES,
  type DailyEndpoint,
  FEED_NAMES,
  type Feed,
  INDEX_NAMES,
  type IndexName,
} from './endpoints.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { BLOCKS_FOLDER, DATASETS_FOLDER, FEEDS_FOLDER, ICONS_FOLDER, inTree, SOURCES_FILE } from './paths.ts';

/** What a file of the API contains. A date is a `YYYY-MM-DD` that need not exist, and an id need not be known. */
export type FileName =
  | { readonly kind: 'day'; readonly endpoint: DailyEndpoint; readonly lang: Language; readonly date: string }
  | { readonly kind: 'dataset'; readonly endpoint: DailyEndpoint; readonly lang: Language; readonly year: number }
  | { readonly kind: 'feed'; readonly feed: Feed; readonly lang: Language; readonly year: number }
  | { readonly kind: 'icon'; readonly file: string }
  | { readonly kind: 'index'; readonly index: IndexName; readonly lang: Language }
  | { readonly kind: 'sources' }
  | {
      readonly kind: 'block';
      readonly endpoint: ContentEndpoint;
      readonly edition: TextEdition;
      readonly block?: number;
    }
  | ({ readonly kind: 'content' } & ContentName);

const LANG = `(?<lang>${LANGUAGES.join('|')})`;
const EDITION = `(?<edition>${TEXT_EDITIONS.join('|')})`;
const DAILY = `(?<endpoint>${DAILY_ENDPOINT_NAMES.join('|')})`;
const CONTENT = `(?<endpoint>${CONTENT_ENDPOINT_NAMES.join('|')})`;
const FEED = `(?<feed>${FEED_NAMES.join('|')})`;

const PATTERNS: Readonly<Record<Exclude<FileName['kind'], 'content'>, RegExp>> = {
  day: inApi(`${LANG}/${DAILY}/(?<year>\\d{4})/(?<date>\\k<year>-\\d{2}-\\d{2})\\.json`),
  dataset: inApi(`${DATASETS_FOLDER}/${DAILY}-(?<year>\\d{4})\\.${LANG}\\.json\\.gz`),
  feed: inApi(`${FEEDS_FOLDER}/${FEED}-(?<year>\\d{4})\\.${LANG}\\.ics`),
  icon: inApi(`${ICONS_FOLDER}/(?<file>[a-z0-9][a-z0-9-]*\\.[a-z]+)`),
  index: inApi(`(?<index>${INDEX_NAMES.join('|')})/${LANG}\\.json`),
  sources: inApi(SOURCES_FILE.replace('.', '\\.')),
  block: inApi(`${DATASETS_FOLDER}/${BLOCKS_FOLDER}/${CONTENT}(?:-(?<block>[1-9]\\d*))?\\.${EDITION}\\.json`),
};

function inApi(pattern: string): RegExp {
  return new RegExp(`^${inTree(pattern)}$`);
}

/** Parses a path relative to the root of a tree, as the functions of paths.ts return it. Null for any other path. */
export function fileName(path: string): FileName | null {
  for (const [kind, pattern] of Object.entries(PATTERNS)) {
    const found = pattern.exec(path);
    if (found) return nameFrom(kind as FileName['kind'], found.groups ?? {});
  }
  const content = contentName(path);
  return content && { kind: 'content', ...content };
}

function nameFrom(kind: FileName['kind'], { year, block, ...groups }: Record<string, string>): FileName {
  return {
    kind,
    ...groups,
    ...(kind === 'dataset' || kind === 'feed' ? { year: Number(year) } : {}),
    ...(block === undefined ? {} : { block: Number(block) }),
  } as FileName;
}
