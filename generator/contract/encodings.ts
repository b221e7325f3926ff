/** Which files of a tree have compressed copies, for hosts that do not compress by themselves. */
import { INDEX_NAMES } from './endpoints.ts';
import { folderPage } from './folder-page.ts';
import { LANGUAGES } from './languages.ts';
import { ASSETS_FOLDER, FRONT_PAGE, REFERENCE_FOLDER, referenceIndex } from './pages.ts';
import { indexPath, OPENAPI_FILE } from './paths.ts';

/** A content coding of HTTP, and the suffix of the name of a file in it. */
export interface Encoding {
  readonly name: 'br' | 'gzip';
  readonly ending: string;
}

/** The codings, the one that saves most first. */
export const ENCODINGS: readonly Encoding[] = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** The header of every response that can have one of several codings. */
export const VARIES = { Vary: 'Accept-Encoding' } as const;

/** Whether a file has compressed copies: pages with what they load, and the lists of everything. */
export function isCompressed(file: string): boolean {
  return SINGLE_FILES.has(file) || PAGE_PARTS.test(file);
}
const SINGLE_FILES: ReadonlySet<string> = new Set([
  FRONT_PAGE,
  OPENAPI_FILE,
  ...LANGUAGES.flatMap((lang) => [referenceIndex(lang), ...INDEX_NAMES.map((index) => indexPath(index, lang))]),
]);
const PAGE_PARTS = new RegExp(`^(${ASSETS_FOLDER}/[\\w.-]+\\.(css|js)|${REFERENCE_FOLDER}/[\\w.-]+\\.html)$`);

/** Whether a file is compressed when it is sent: the pages of days and months are too many for copies. */
export function isCompressedWhenSent(file: string): boolean {
  return file !== FRONT_PAGE && file === folderPage(`/${file.slice(0, -FRONT_PAGE.length)}`);
}

/** The paths of a file and of its compressed copies. */
export function withCompressed(file: string): string[] {
  return [file, ...ENCODINGS.map(({ ending }) => file + ending)];
}
