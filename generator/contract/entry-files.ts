import { editionsOf, type TextEdition } from './editions.ts';
import { CONTENT_ENDPOINT_NAMES, type ContentEndpoint } from './endpoints.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Lists among the datasets, besides the answers by id. */
export const ENTRY_LISTS = ['texts', 'types', 'sources'] as const;
/** What has a dataset that belongs to no year. */
export type EntrySubject = ContentEndpoint | (typeof ENTRY_LISTS)[number];
/** What of these is also a table. */
export const TABLE_SUBJECTS = ['commemorations', 'types'] as const;
export type TableSubject = (typeof TABLE_SUBJECTS)[number];

/** A dataset that belongs to no year: all entries of a subject, one a line, or as a table. */
export interface EntryFile {
  readonly subject: EntrySubject;
  /** Null for sources, which are the same in all languages. */
  readonly edition: TextEdition | null;
  readonly kind: 'jsonl' | 'csv';
}

/** Its name inside the folder of the datasets: `canons.cu-church.jsonl.gz`, `sources.jsonl.gz`. */
export function entryFile({ subject, edition, kind }: EntryFile): string {
  return `${subject}${edition === null ? '' : `.${edition}`}.${kind}.gz`;
}

/** The entry file of a name; undefined if it is none. */
export function entryFileOf(name: string): EntryFile | undefined {
  return BY_NAME.get(name);
}

/** All that a tree can have. */
export const ENTRY_FILES: readonly EntryFile[] = [
  ...CONTENT_ENDPOINT_NAMES.flatMap((subject) => editionsOf(subject).map((edition) => of(subject, edition))),
  ...LANGUAGES.flatMap((lang) => [of('texts', lang), of('types', lang)]),
  of('sources', null),
  ...TABLE_SUBJECTS.flatMap((subject) => LANGUAGES.map((lang) => tableOf(subject, lang))),
];
const BY_NAME = new Map(ENTRY_FILES.map((one) => [entryFile(one), one]));

function of(subject: EntrySubject, edition: TextEdition | null): EntryFile {
  return { subject, edition, kind: 'jsonl' };
}

/** The table of a subject in a language. */
export function tableOf(subject: TableSubject, lang: Language): EntryFile {
  return { subject, edition: lang, kind: 'csv' };
}
