import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { Language } from '../contract/languages.ts';
import type { DataPageName } from '../contract/pages.ts';
import { REFERENCE } from './prose.ts';

type Localized = Readonly<Record<Language, string>>;

/** A section of a page about the files of a tree. */
export interface DataSection {
  readonly id: string;
  /** What a tree must have so that the section is on its page. */
  readonly only?: 'datasets' | 'csv' | 'json' | 'texts';
  /** What the page shows there of the tree itself, after the text. */
  readonly shows?: 'datasets' | 'whole' | 'licenses';
  readonly title: Localized;
  readonly text: Localized;
  readonly code?: readonly { readonly language: string; readonly lines: string }[];
  /** The text after the code and what is shown. */
  readonly after?: Localized;
}

interface DataPageProse {
  readonly title: Localized;
  readonly about: Localized;
  readonly sections: readonly DataSection[];
}

/** The words with which such a page says what the tree has. */
export interface HoldingWords {
  /** Where the address of the site is unknown. */
  readonly local: string;
  readonly languages: Localized;
  readonly and: string;
  readonly columns: readonly [name: string, years: string, json: string, csv: string, all: string];
  readonly totals: Readonly<Record<'datasets' | 'texts' | 'whole', string>>;
  readonly units: readonly string[];
}

/** The prose of the pages about the files of a tree. */
export const DATA_PROSE = load(readFileSync(path.join(REFERENCE, 'data-pages.yaml'), 'utf8')) as Readonly<
  Record<DataPageName, DataPageProse>
> & { readonly words: Readonly<Record<Language, HoldingWords>> };
