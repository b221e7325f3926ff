import path from 'node:path';
import { daysOfYear } from '../../calendar/civil-year.ts';
import { datasetFile, datasetsFolder, feedFile, feedsFolder, inFolder, yearFolder } from '../../contract/paths.ts';
import { DAILY_BYTES, FEED_BYTES, otherBytes } from './average-bytes.ts';
import { dailyLanguagesOf, endpointsOf, feedsOf, holdsDataset, holdsDays, type Scope } from './scope.ts';

/** What a run will write. */
export interface Estimate {
  /** How many files. */
  readonly files: number;
  /** The sum of their sizes. */
  readonly bytes: number;
  /** Bytes on a file system that allocates space in blocks of the given size. */
  readonly bytesOnDisk: number;
  /** The part of this that needs new room beside the existing files: files, and bytes on the disk. */
  readonly wanted: { readonly files: number; readonly bytes: number };
}

/** Files of about the same size. */
export interface Group {
  /** The file or folder that is there if they are, by its path below the root. */
  readonly place: string;
  readonly files: number;
  /** The bytes of one of them. */
  readonly bytes: number;
}

/** The files of a year. */
export function yearGroups(scope: Scope, year: number): Group[] {
  const days = holdsDays(scope, year) ? daysOfYear(year).length : 0;
  const kinds = (['json', 'csv'] as const).filter((kind) => kind === 'json' || scope.csv);
  return dailyLanguagesOf(scope).flatMap((lang) => [
    ...endpointsOf(scope, year).flatMap((endpoint) => {
      const bytes = DAILY_BYTES[endpoint][lang];
      const held = holdsDataset(scope, endpoint, year) ? kinds : [];
      const datasets = held.map((kind) => one(datasetsFolder(), datasetFile(endpoint, year, lang, kind), bytes[kind]));
      return [{ place: yearFolder(lang, endpoint, year), files: days, bytes: bytes.day }, ...datasets];
    }),
    ...feedsOf(scope, year).map((feed) => one(feedsFolder(), feedFile(feed, year, lang), FEED_BYTES[feed][lang])),
  ]);
}

function one(folder: string, name: string, bytes: number): Group {
  return { place: inFolder(folder, name), files: 1, bytes };
}

/** Files of texts and pages by their paths; a folder is there with all that it had. */
export function otherGroups(paths: readonly string[]): Group[] {
  return paths.map((file) => ({ place: path.posix.dirname(file), files: 1, bytes: otherBytes(file) }));
}

/**
 * The size of files. `isThere` tells whether a place exists: files there are replaced one by one and need no new room.
 */
export function estimate(groups: Iterable<Group>, block: number, isThere: (place: string) => boolean): Estimate {
  const total = { files: 0, bytes: 0, bytesOnDisk: 0 };
  const wanted = { files: 0, bytes: 0 };
  for (const { place, files, bytes } of groups) {
    // Files smaller than a block take one. Of the last block of larger ones half is empty on average.
    const onDisk = bytes < block ? block : bytes + block / 2;
    total.files += files;
    total.bytes += files * bytes;
    total.bytesOnDisk += files * onDisk;
    if (isThere(place)) continue;
    wanted.files += files;
    wanted.bytes += files * onDisk;
  }
  return { ...total, wanted };
}
