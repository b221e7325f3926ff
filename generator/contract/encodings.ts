/** Which files of a tree stand compressed beside themselves, for hosts that compress nothing by themselves. */
import { INDEX_NAMES } from './endpoints.ts';
import { LANGUAGES } from './languages.ts';
import {
  ASSETS_FOLDER,
  FRONT_PAGE,
  folderPage,
  indexPath,
  OPENAPI_FILE,
  REFERENCE_FOLDER,
  referenceIndex,
} from './paths.ts';

/** A coding of HTTP, and what the name of a file that stands in it has at its end. */
export interface Encoding {
  readonly name: 'br' | 'gzip';
  readonly ending: string;
}

/** The codings, the one that saves most first. */
export const ENCODINGS: readonly Encoding[] = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** What every answer says that may come in one of several codings. */
export const VARIES = { Vary: 'Accept-Encoding' } as const;

/** Whether a file stands compressed beside itself: pages with what they load, and the lists of the whole. */
export function isCompressed(file: string): boolean {
  return SINGLE_FILES.has(file) || PAGE_PARTS.test(file);
}
const SINGLE_FILES: ReadonlySet<string> = new Set([
  FRONT_PAGE,
  OPENAPI_FILE,
  ...LANGUAGES.flatMap((lang) => [referenceIndex(lang), ...INDEX_NAMES.map((index) => indexPath(index, lang))]),
]);
const PAGE_PARTS = new RegExp(`^(${ASSETS_FOLDER}/[\\w.-]+\\.(css|js)|${REFERENCE_FOLDER}/[\\w.-]+\\.html)$`);

/** Whether a file is compressed when it is sent: pages of days and months, of which there are too many to stand so. */
export function isCompressedWhenSent(file: string): boolean {
  return file !== FRONT_PAGE && file === folderPage(`/${file.slice(0, -FRONT_PAGE.length)}`);
}

/** The places of a file: its own, and those in which it may stand compressed. */
export function withCompressed(file: string): string[] {
  return [file, ...ENCODINGS.map(({ ending }) => file + ending)];
}
