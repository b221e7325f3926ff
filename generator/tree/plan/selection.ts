import { CHURCH_EDITION } from '../../contract/editions.ts';
import { ENDPOINT_NAMES, type Endpoint, FEEDS, type Feed } from '../../contract/endpoints.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '../../contract/languages.ts';
import { BASE_PATH, BLOCKS_FOLDER, DATASETS_FOLDER, FEEDS_FOLDER } from '../../contract/paths.ts';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { parseYears } from './options.ts';
import { PAGES_PART, TEXTS_PART } from './part-names.ts';
import type { Years } from './scope.ts';

/** Which files of a tree are meant. An empty list leaves the choice open. */
export interface Selection {
  readonly years: readonly Years[];
  /** Texts and pages. */
  readonly others: readonly string[];
  readonly languages: readonly TextLanguage[];
  readonly endpoints: readonly Endpoint[];
  /** What is not meant although it matches. */
  readonly omitted: readonly Omitted[];
}

/** The files of single days, the calendar feeds, and datasets as tables: datasets have the same days. */
export const OMITTED = ['days', 'feeds', 'tables'] as const;
export type Omitted = (typeof OMITTED)[number];

/** All files. */
export const EVERYTHING: Selection = { years: [], others: [], languages: [], endpoints: [], omitted: [] };
/** What belongs to no year. */
export const NO_YEARS: Selection = { ...EVERYTHING, others: [TEXTS_PART, PAGES_PART] };

/**
 * Reads `ru,2026`: words for years, parts, languages and endpoints, separated by commas. A file is meant if it matches
 * one word of each sort that is given. Files that belong to no language or endpoint match every one.
 */
export function parseSelection(text: string): Selection {
  const words = text.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !/^\d/.test(word) && !KNOWN.includes(word));
  if (unknown !== undefined) throw new UserError(message('writeSelection', unknown, KNOWN));
  return {
    years: words.filter((word) => /^\d/.test(word)).flatMap((word) => parseYears(word) ?? []),
    others: NO_YEARS.others.filter((one) => words.includes(one)),
    languages: TEXT_LANGUAGES.filter((one) => words.includes(one)),
    endpoints: ENDPOINT_NAMES.filter((one) => words.includes(one)),
    omitted: [],
  };
}
const KNOWN: readonly string[] = [...NO_YEARS.others, ...TEXT_LANGUAGES, ...ENDPOINT_NAMES];

/** Whether a selection has files of a part. */
export function selectsPart({ years, others }: Selection, part: string): boolean {
  if (years.length === 0 && others.length === 0) return true;
  if (NO_YEARS.others.includes(part)) return others.includes(part);
  const year = Number(part);
  return years.some(({ firstYear, lastYear }) => year >= firstYear && year <= lastYear);
}

/** Whether a selection has a file of a part that it has, by the path of the file. */
export function selectsFile({ languages, endpoints, omitted }: Selection, file: string): boolean {
  if (omitted.some((one) => FORMS_OF[one].test(file))) return false;
  if (languages.length === 0 && endpoints.length === 0) return true;
  const { edition, endpoint, feed } = namesIn(file);
  const language = edition === CHURCH_EDITION ? 'cu' : edition;
  const answers = feed === undefined ? endpoint : FEEDS[feed as Feed];
  return isMeant(languages, language) && isMeant(endpoints, answers);
}

/** Whether a name is one of those that are asked for. */
export function isMeant(asked: readonly string[], name: string | undefined): boolean {
  return asked.length === 0 || name === undefined || asked.includes(name);
}

const API = BASE_PATH.slice(1);
const EDITIONS = [...TEXT_LANGUAGES, CHURCH_EDITION].join('|');
const FORMS_OF: Readonly<Record<Omitted, RegExp>> = {
  days: new RegExp(`^${API}/[a-z]+/[a-z]+/\\d{4}/`),
  feeds: new RegExp(`^${API}/${FEEDS_FOLDER}/`),
  tables: new RegExp(`^${API}/${DATASETS_FOLDER}/.*\\.csv\\.gz$`),
};
/** Where a path names a language and an endpoint: datasets and blocks, feeds, answers, lists of everything, pages. */
const FORMS = [
  `${API}/${DATASETS_FOLDER}/(?:${BLOCKS_FOLDER}/)?(?<endpoint>${ENDPOINT_NAMES.join('|')})(?:-\\d+)?\\.(?<edition>${EDITIONS})\\.`,
  `${API}/${DATASETS_FOLDER}/[a-z]+\\.(?<edition>${EDITIONS})\\.`,
  `${API}/${FEEDS_FOLDER}/(?<feed>[a-z]+)-\\d+\\.(?<edition>${EDITIONS})\\.`,
  `${API}/(?<edition>${EDITIONS})/(?<endpoint>[a-z]+)/`,
  `${API}/[a-z]+/(?<edition>${EDITIONS})\\.`,
  `(?<edition>${EDITIONS})/`,
].map((form) => new RegExp(`^${form}`));

function namesIn(file: string): Readonly<Partial<Record<'edition' | 'endpoint' | 'feed', string>>> {
  for (const form of FORMS) {
    const groups = form.exec(file)?.groups;
    if (groups) return groups;
  }
  return {};
}
