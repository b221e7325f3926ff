import {
  CONTENT_TYPES,
  contentType,
  HEADERS_OF_ENDINGS,
  PAGE_HEADERS,
  STATIC_HEADERS,
} from '../../../contract/headers.ts';
import { FRONT_PAGE } from '../../../contract/pages.ts';

/** Name of the file at the root of a tree in which Cloudflare and others find the headers of static files. */
export const HEADERS_FILE = '_headers';

/** The text of that file: the headers of all files, those by ending, and those of the front page. */
export function headersText(): string {
  const types = Object.entries(CONTENT_TYPES);
  return [
    rule('/*', STATIC_HEADERS),
    ...types.map(([ending, type]) => rule(`/*.${ending}`, { 'Content-Type': type, ...HEADERS_OF_ENDINGS[ending] })),
    rule('/', { ...PAGE_HEADERS, 'Content-Type': contentType(FRONT_PAGE) }),
  ].join('');
}

function rule(addresses: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${addresses}\n${lines.join('')}`;
}
