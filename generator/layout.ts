/**
 * Every address of the service and every path of the generated tree. The generator writes by it and the edge answers
 * by it, so no path is spelled anywhere else. It imports nothing, for it travels with the edge.
 */

/** The languages of the daily answers. The first is the default. */
export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const BASE_PATH = '/api/v1';
/** Folder of the pictures, below the base path. */
export const ICONS_FOLDER = 'icons';
/** What a tree says of itself; it stands at the root of the tree. */
export const MANIFEST_FILE = 'manifest.json';

/** The daily endpoints with the first and the last civil year that each answers. */
export const DAILY_ENDPOINTS = {
  calendar: { firstYear: 2000, lastYear: 3000 },
  saints: { firstYear: 2000, lastYear: 3000 },
  movable: { firstYear: 1583, lastYear: 3000 },
  fasting: { firstYear: 1583, lastYear: 3000 },
} as const;
export type DailyEndpoint = keyof typeof DAILY_ENDPOINTS;
export const DAILY_ENDPOINT_NAMES = Object.keys(DAILY_ENDPOINTS) as DailyEndpoint[];

/** Whether an endpoint answers for a civil year. */
export function coversYear(endpoint: DailyEndpoint, year: number): boolean {
  const { firstYear, lastYear } = DAILY_ENDPOINTS[endpoint];
  return year >= firstYear && year <= lastYear;
}

/** Path of an icon, relative to the base path: what an icon's `path` says. */
export function iconPath(file: string): string {
  return `${ICONS_FOLDER}/${file}`;
}

/** Folder of a year's answers, relative to the root of the tree. */
export function yearFolder(lang: Language, endpoint: DailyEndpoint, year: number): string {
  return `${inTree(lang)}/${endpoint}/${String(year).padStart(4, '0')}`;
}

/** Name of a day's file inside its year folder, for a date `YYYY-MM-DD`. */
export function dayFile(date: string): string {
  return `${date}.json`;
}

/** Path of a day's answer, relative to the root of the tree. */
export function dayPath(lang: Language, endpoint: DailyEndpoint, date: string): string {
  return `${yearFolder(lang, endpoint, Number(date.slice(0, 4)))}/${dayFile(date)}`;
}

/** A path below the base path as a path relative to the root of the tree. */
export function inTree(path: string): string {
  return `${BASE_PATH.slice(1)}/${path}`;
}
