import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { Problem } from '../../schemas/types.ts';
import type { Endpoint, IndexName } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import { CODE_ROOT } from '../package.ts';

type Words = Readonly<Record<string, string>>;

/** The description of an operation. */
export interface Said {
  readonly tag: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
}

/** An address below the base path for an example of an answer, or of an error if it has no name. */
export interface ShownExample {
  readonly ask: string;
  readonly name?: string;
  readonly summary?: string;
}

export type FileKind =
  | 'day'
  | 'text'
  | 'piece'
  | IndexName
  | 'sources'
  | 'dataset'
  | 'block'
  | 'blocks'
  | 'datapackage'
  | 'icon'
  | 'feed'
  | 'rolling';

/** The words of the pages in one language; a name without an entry in its list is shown as it is. */
export interface PageWords {
  readonly title: string;
  readonly about: string;
  readonly otherLanguage: string;
  readonly skip: string;
  readonly contents: string;
  readonly version: string;
  readonly tasks: string;
  /** The heading above the pages about the files of a tree. */
  readonly copies: string;
  readonly tasksText: string;
  readonly prints: string;
  /** The button that copies code, and what it says when it has. */
  readonly copy: string;
  readonly copied: string;
  readonly addresses: string;
  readonly below: string;
  readonly tags: Words;
  readonly chapters: Words;
  readonly rules: string;
  /** In English the description of the document. */
  readonly rulesText: string;
  readonly errors: string;
  readonly allErrors: string;
  readonly schemas: string;
  readonly schemaFiles: string;
}

/** The words of the reference. */
export interface Prose {
  readonly pages: Readonly<Record<Language, PageWords>>;
  readonly tags: Words;
  /** Rules for programs that write requests and read responses without the reference at hand. */
  readonly pitfalls: readonly string[];
  readonly endpoints: Readonly<Record<Endpoint, Said & { readonly asks: readonly ShownExample[] }>>;
  readonly files: { readonly notFound: string; readonly kinds: Readonly<Record<FileKind, Said>> };
  readonly parameters: Readonly<Record<'path' | 'query' | 'header', Words>>;
  readonly statuses: Words;
  readonly problems: Readonly<Record<Problem['code'], string>>;
  readonly headers: Words;
}

/** The folder of the words and the style of the reference. */
export const REFERENCE = path.join(CODE_ROOT, 'generator/reference');

export const PROSE: Prose = load(readFileSync(path.join(REFERENCE, 'reference.yaml'), 'utf8')) as Prose;

/** A text with values in place of the names in braces. */
export function fillWords(text: string, values: object): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String((values as Readonly<Record<string, unknown>>)[name] ?? whole),
  );
}
