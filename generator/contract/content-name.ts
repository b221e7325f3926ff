import { TEXT_EDITIONS, type TextEdition } from './editions.ts';
import { CONTENT_ENDPOINT_NAMES, type ContentEndpoint } from './endpoints.ts';
import { CONTENT_ID, idOfFileName } from './ids.ts';
import { inTree } from './paths.ts';

/** What the file of an answer by id contains. The id need not be known. */
export interface ContentName {
  readonly endpoint: ContentEndpoint;
  readonly edition: TextEdition;
  readonly id: string;
  readonly number?: number;
}

const PATTERN = new RegExp(
  `^${inTree(`(${TEXT_EDITIONS.join('|')})/(${CONTENT_ENDPOINT_NAMES.join('|')})/([\\w.~-]+?)(?:/([1-9]\\d*))?\\.json`)}$`,
);

/** Parses a path relative to the root of a tree, as `contentPath` returns it. Null for any other path. */
export function contentName(path: string): ContentName | null {
  const [, edition, endpoint, name = '', number] = PATTERN.exec(path) ?? [];
  const id = idOfFileName(name);
  if (!CONTENT_ID.test(id)) return null;
  return { edition, endpoint, id, ...(number === undefined ? {} : { number: Number(number) }) } as ContentName;
}
