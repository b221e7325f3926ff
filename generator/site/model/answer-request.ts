import { CHURCH_EDITION, CHURCH_SCRIPT, languageOfEdition, type TextEdition } from '../../contract/editions.ts';
import type { ContentEndpoint, DailyEndpoint, IndexName } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import {
  BASE_PATH,
  contentPath,
  datasetFile,
  datasetsFolder,
  dayPath,
  indexPath,
  inFolder,
  inTree,
  SOURCES_FILE,
  TREE_FILE,
  yearFolder,
} from '../../contract/paths.ts';
import { dateFrom } from './place.ts';

/** An answer of the API: its file, and its public address if it has one. Both are relative to the page. */
export interface AnswerRequest {
  readonly file: string;
  readonly address?: string;
  /** The folder of a year, which a tree has completely or not at all. */
  readonly year?: string;
}

/** An answer with a label for the visitor. */
export interface Request {
  readonly label: string;
  readonly asked: AnswerRequest;
}

export function dayRequest(lang: Language, endpoint: DailyEndpoint, date: string): AnswerRequest {
  return {
    file: dayPath(lang, endpoint, date),
    address: `${BASE}/${endpoint}/day/${date}?lang=${lang}`,
    year: yearFolder(lang, endpoint, dateFrom(date).year),
  };
}

export function yearRequest(lang: Language, endpoint: DailyEndpoint, year: number): AnswerRequest {
  return { file: inFolder(datasetsFolder(), datasetFile(endpoint, year, lang)) };
}

export function textRequest(edition: TextEdition, endpoint: ContentEndpoint, id: string): AnswerRequest {
  const script = edition === CHURCH_EDITION ? `&script=${CHURCH_SCRIPT}` : '';
  const lang = languageOfEdition(endpoint, edition);
  const address = `${BASE}/${endpoint}/?id=${encodeURIComponent(id)}&lang=${lang}${script}`;
  return { file: contentPath(edition, endpoint, id), address };
}

export function indexRequest(index: IndexName, lang: Language): AnswerRequest {
  return { file: indexPath(index, lang) };
}

export const SOURCES_REQUEST: AnswerRequest = { file: inTree(SOURCES_FILE) };

/** The record of the tree. */
export const TREE_REQUEST: AnswerRequest = { file: TREE_FILE };

const BASE = BASE_PATH.slice(1);
