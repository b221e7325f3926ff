/**
 * Every address of the API and every path of its answers in a tree. The generator writes these paths and the edge reads
 * them; no other file spells one. What the edge serves of pages is in `pages.ts`.
 */
import type { TextEdition } from './editions.ts';
import type { ContentEndpoint, DailyEndpoint, Feed, IndexName } from './endpoints.ts';
import { fileNameOfId } from './ids.ts';
import type { Language } from './languages.ts';

/** The origin of a tree that is only for this machine. */
export const LOCAL_ORIGIN = 'http://localhost:3000';
export const BASE_PATH = '/api/v1';
/** Folder of the pictures, below the base path. */
export const ICONS_FOLDER = 'icons';
/** The summary of a complete tree, at the root of the tree. */
export const MANIFEST_FILE = 'manifest.json';
/** The signature of the manifest: the 64 bytes of Ed25519. */
export const SIGNATURE_FILE = `${MANIFEST_FILE}.sig`;
/** Folder of the last changes, at the root of the tree. */
export const CHANGES_FOLDER = 'changes';
/** Folder of the records of the parts of a tree, and the file by which the program recognizes its own trees. */
export const RECORDS_FOLDER = 'manifest';
export const TREE_FILE = `${RECORDS_FOLDER}/tree.json`;
/** What a shard was asked for, until the shards are joined: the third of sixteen has `manifest/shard-3-of-16.json`. */
export const SHARD_FILE = new RegExp(`^${RECORDS_FOLDER}/shard-(\\d{1,4})-of-(\\d{1,4})\\.json$`);
/** The reference for programs (OpenAPI), at the root of the tree. */
export const OPENAPI_FILE = 'openapi.json';
/** Folder of the schemas at the root of the tree, with the same folders as `schemas/`. */
export const SCHEMAS_FOLDER = 'schemas';
export const DATASETS_FOLDER = 'datasets';
/** Folder of the blocks of answers by id, below that of the datasets. */
export const BLOCKS_FOLDER = 'blocks';
export const DATAPACKAGE_FILE = 'datapackage.json';
export const FEEDS_FOLDER = 'feeds';
/** The list of the books and lists that the data are based on, below the base path. */
export const SOURCES_FILE = 'sources.json';

/** Path of the mark of a shard, relative to the root of the tree. */
export function shardPath({ index, of }: { readonly index: number; readonly of: number }): string {
  return `${RECORDS_FOLDER}/shard-${index}-of-${of}.json`;
}

/** Path of an icon, relative to the base path: the `path` of an icon in an answer. */
export function iconPath(file: string): string {
  return `${ICONS_FOLDER}/${file}`;
}

/** Folder of a year's answers, relative to the root of the tree. */
export function yearFolder(lang: Language, endpoint: DailyEndpoint, year: number): string {
  return inTree(`${lang}/${endpoint}/${String(year).padStart(4, '0')}`);
}

/** Name of a day's file inside its year folder, for a date `YYYY-MM-DD`. */
export function dayFile(date: string): string {
  return `${date}.json`;
}

/** Path of a day's answer, relative to the root of the tree. */
export function dayPath(lang: Language, endpoint: DailyEndpoint, date: string): string {
  return `${yearFolder(lang, endpoint, Number(date.slice(0, 4)))}/${dayFile(date)}`;
}

/** Folder of the answers of a content endpoint in an edition, relative to the root of the tree. */
export function contentFolder(edition: TextEdition, endpoint: ContentEndpoint): string {
  return inTree(`${edition}/${endpoint}`);
}

/** Path of the answer for one id, or for one number of it, relative to the root of the tree. */
export function contentPath(edition: TextEdition, endpoint: ContentEndpoint, id: string, number?: number): string {
  return inFolder(contentFolder(edition, endpoint), contentFile(id, number));
}

/** The file of an id or a number of it, relative to the folder of its endpoint and edition. */
export function contentFile(id: string, number?: number): string {
  const stem = fileNameOfId(id);
  return number === undefined ? `${stem}.json` : `${stem}/${number}.json`;
}

/** Folder of the blocks of answers by id, relative to the root of the tree. */
export function blocksFolder(): string {
  return inFolder(datasetsFolder(), BLOCKS_FOLDER);
}

/**
 * Name of a block inside its folder; without a block number, of the list of all blocks of an endpoint in an edition.
 */
export function blockFile(edition: TextEdition, endpoint: ContentEndpoint, block?: number): string {
  return `${endpoint}${block === undefined ? '' : `-${block}`}.${edition}.json`;
}

/** Folder of a list of everything, relative to the root of the tree. */
export function indexFolder(index: IndexName): string {
  return inTree(index);
}

/** Path of a list of everything in a language, relative to the root of the tree. */
export function indexPath(index: IndexName, lang: Language): string {
  return inFolder(indexFolder(index), `${lang}.json`);
}

/** Path of the record of a part (`2026`, `texts`), relative to the root of the tree. */
export function recordPath(part: string): string {
  return `${RECORDS_FOLDER}/${part}.json`;
}

/** Path of what changed since a manifest, by the SHA-256 of the manifest, relative to the root of the tree. */
export function changesPath(manifest: string): string {
  return `${CHANGES_FOLDER}/${manifest}.txt`;
}

/** Folder of the yearly datasets, relative to the root of the tree. */
export function datasetsFolder(): string {
  return inTree(DATASETS_FOLDER);
}

/** Name of a yearly dataset inside its folder: all days in the envelope of the API, or a table. */
export function datasetFile(
  endpoint: DailyEndpoint,
  year: number,
  lang: Language,
  kind: 'json' | 'csv' = 'json',
): string {
  return `${endpoint}-${String(year).padStart(4, '0')}.${lang}.${kind}.gz`;
}

/** Folder of the calendar feeds, relative to the root of the tree. */
export function feedsFolder(): string {
  return inTree(FEEDS_FOLDER);
}

/**
 * Name of a calendar feed inside its folder: of a civil year, or of the years around today. The latter is not a file.
 */
export function feedFile(feed: Feed, year: number | null, lang: Language): string {
  return year === null ? `${feed}.${lang}.ics` : `${feed}-${String(year).padStart(4, '0')}.${lang}.ics`;
}

/** Path of a file from its folder and its name; the root of the tree is the folder with an empty name. */
export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** A path below the base path as a path relative to the root of the tree. */
export function inTree(path: string): string {
  return `${BASE_PATH.slice(1)}/${path}`;
}
