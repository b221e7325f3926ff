import { daysOfYear } from '../calendar/civil-year.ts';
import { dateOf, isoDate } from '../calendar/day-number.ts';
import type { TextEdition } from '../contract/editions.ts';
import {
  type ContentEndpoint,
  coversYear,
  type DailyEndpoint,
  type DayByEndpoint,
  type IndexName,
} from '../contract/endpoints.ts';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import {
  contentPath,
  datasetFile,
  datasetsFolder,
  dayPath,
  indexPath,
  inFolder,
  inTree,
  SOURCES_FILE,
} from '../contract/paths.ts';
import { decoded } from '../responses/bytes.ts';
import type { ExportSource } from './source.ts';

/** Something in each language of the daily answers. */
export type InLanguages<T> = Readonly<Record<Language, T>>;

/** Something made in each language of the daily answers. */
export function inLanguages<T>(make: (lang: Language) => T): InLanguages<T> {
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)])) as InLanguages<T>;
}

/** Reads answers as what they say. */
export class Answers {
  private readonly source: ExportSource;

  constructor(source: ExportSource) {
    this.source = source;
  }

  /** A list of everything, in each language. */
  async list<T>(name: IndexName): Promise<InLanguages<readonly T[]>> {
    const lists = await Promise.all(LANGUAGES.map((lang) => this.data<T[]>(indexPath(name, lang))));
    return inLanguages((lang) => lists[LANGUAGES.indexOf(lang)] ?? []);
  }

  async sources<T>(): Promise<readonly T[]> {
    return (await this.data<T[]>(inTree(SOURCES_FILE))) ?? [];
  }

  /** The entry of an id in an edition; null if there is none. */
  async entry<T extends { readonly found: boolean }>(
    edition: TextEdition,
    endpoint: ContentEndpoint,
    id: string,
  ): Promise<T | null> {
    const entries = await this.data<T[]>(contentPath(edition, endpoint, id));
    return entries?.[0]?.found ? entries[0] : null;
  }

  /** The days of a year by date in a language: from its dataset, or else from the files of the days. */
  async days<E extends DailyEndpoint>(
    endpoint: E,
    year: number,
    lang: Language,
  ): Promise<Readonly<Record<string, DayByEndpoint[E]>>> {
    if (!coversYear(endpoint, year)) return {};
    const dataset = await this.data<Record<string, DayByEndpoint[E]>>(
      inFolder(datasetsFolder(), datasetFile(endpoint, year, lang)),
    );
    if (dataset) return dataset;
    const days: Record<string, DayByEndpoint[E]> = {};
    for (const day of daysOfYear(year)) {
      Object.assign(days, await this.data(dayPath(lang, endpoint, isoDate(dateOf('gregorian', day)))));
    }
    return days;
  }

  private async data<T>(path: string): Promise<T | null> {
    const bytes = await this.source.read(path);
    return bytes && (JSON.parse(decoded(bytes)) as { data: T }).data;
  }
}
