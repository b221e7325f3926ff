import { existsSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { ENDPOINT_NAMES, type Endpoint } from '../contract/endpoints.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '../contract/languages.ts';
import { FIRST_YEAR, LAST_YEAR } from '../contract/years.ts';
import { PACKAGE_ROOT } from '../package.ts';
import type { Shard, Years } from '../tree/scope.ts';

/** Reads `2026`, `2020-2030`, or `none`, which is null. */
export function parseYears(text: string): Years | null {
  if (text === 'none') return null;
  const found = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text);
  if (!found) throw new InvalidArgumentError('Write one year (2026), a range (2020-2030), or none.');
  const firstYear = Number(found[1]);
  const lastYear = Number(found[2] ?? found[1]);
  if (lastYear < firstYear) throw new InvalidArgumentError('The first year must not be after the last.');
  if (firstYear < FIRST_YEAR || lastYear > LAST_YEAR) {
    throw new InvalidArgumentError(`Years from ${FIRST_YEAR} to ${LAST_YEAR} are supported.`);
  }
  return { firstYear, lastYear };
}

/** Reads `https://example.org`, with a port where there is one. Gives it without a slash at its end. */
export function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && ['http:', 'https:'].includes(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
  if (!isOrigin) throw new InvalidArgumentError('Write scheme and host only, such as https://example.org.');
  return url.origin;
}

/** Reads `3/16`: the third of sixteen parts. */
export function parseShard(text: string): Shard {
  const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (!index || !of || index > of) throw new InvalidArgumentError('Write a part of all parts, such as 3/16.');
  return { index, of };
}

/** Reads a TCP port, 0 (any free one) to 65535. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}

/** Reads a number of threads, 1 to 64. */
export function parseThreads(text: string): number {
  const threads = Number(text);
  if (!/^\d{1,2}$/.test(text) || threads < 1 || threads > 64) {
    throw new InvalidArgumentError('A number of threads is 1 to 64.');
  }
  return threads;
}

function listParser<T extends string>(known: readonly T[]) {
  return (text: string): T[] => {
    const names = text.split(',').map((name) => name.trim());
    const wrong = names.find((name) => !known.includes(name as T));
    if (wrong !== undefined) throw new InvalidArgumentError(`“${wrong}” is not one of ${known.join(', ')}.`);
    return known.filter((name) => names.includes(name));
  };
}

/** The origin where none is given: that of the site on Netlify, else that of `serve`. */
export const DEFAULT_ORIGIN = process.env.NETLIFY && process.env.URL ? process.env.URL : 'http://localhost:3000';

const OWN_DATA = [path.relative('.', path.join(PACKAGE_ROOT, 'data'))];
/** Without the words that every answer needs a folder cannot stand alone: it is a pack. */
const standsAlone = (folder: string) => existsSync(path.join(folder, 'labels.yaml'));
/** May be given more than once: each later folder adds to those before it or replaces by id. */
export const dataOption = () =>
  new Option(
    '--data <folder>',
    'folder of data; one without a labels.yaml, or given after another, adds to what is there or replaces it by id',
  )
    .argParser((folder: string, before: string[]) =>
      before === OWN_DATA && standsAlone(folder) ? [folder] : [...before, folder],
    )
    .default(OWN_DATA, OWN_DATA.join());
export const outOption = () => new Option('--out <folder>', 'folder of the tree').default('out');
export const jsonOption = () => new Option('--json', 'print what a program can read').default(false);
export const yearsOption = () =>
  new Option('--years <years>', 'years as a file a day: 2026, 2020-2030, none')
    .argParser(parseYears)
    .default({ firstYear: FIRST_YEAR, lastYear: LAST_YEAR }, `${FIRST_YEAR}-${LAST_YEAR}`);
export const languagesOption = () =>
  new Option('--lang <languages>', 'languages, separated by commas')
    .argParser(listParser<TextLanguage>(TEXT_LANGUAGES))
    .default([...TEXT_LANGUAGES], TEXT_LANGUAGES.join(','));
export const endpointsOption = () =>
  new Option('--endpoint <endpoints>', 'endpoints, separated by commas')
    .argParser(listParser<Endpoint>(ENDPOINT_NAMES))
    .default([...ENDPOINT_NAMES], ENDPOINT_NAMES.join(','));
