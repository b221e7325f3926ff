import { yearFolder } from '../contract/paths.ts';
import type { PackedFolder } from './parts/named-files.ts';
import type { Part } from './parts/part.ts';
import { type Size, Sum } from './parts/size.ts';
import { dailyLanguagesOf, endpointsOf, feedsOf, holdsDatasets, holdsDays, type Scope } from './scope.ts';

export interface Estimate {
  readonly files: number;
  readonly bytes: number;
  /** Bytes on a file system that allocates space in blocks of the given size. */
  readonly bytesOnDisk: number;
  /** The part of this that needs new room beside the existing files: files, and bytes on the disk. */
  readonly wanted: { readonly files: number; readonly bytes: number };
}

/** The sizes of what a run makes. */
export interface Sizes {
  /** By kind of year, the size of one of them. */
  readonly years: ReadonlyMap<string, Size>;
  /** By folder, the size of the files that the threads do not write; this is exact. */
  readonly others: ReadonlyMap<string, Size>;
}

/** The sizes of folders on a file system that allocates space in blocks of this size. */
export function sizesByFolder(folders: readonly PackedFolder[], block: number): Map<string, Size> {
  const sizes = new Map<string, Sum>();
  for (const { path, ends } of folders) {
    const sum = sizes.get(path) ?? new Sum(block);
    sizes.set(path, sum);
    for (const [i, end] of ends.entries()) sum.add(end - (ends[i - 1] ?? 0));
  }
  return sizes;
}

/**
 * One year of each kind: years of a kind have the same endpoints and feeds, as days or as datasets, and so about the
 * same size. The keys are the kinds.
 */
export function samplesOf(scope: Scope, years: readonly Part[]): Map<string, Part> {
  const samples = new Map<string, Part>();
  for (const part of years) {
    const kind = kindOfYear(scope, Number(part.name));
    if (!samples.has(kind)) samples.set(kind, part);
  }
  return samples;
}

function kindOfYear(scope: Scope, year: number): string {
  return [endpointsOf, feedsOf, holdsDays, holdsDatasets].map((of) => of(scope, year)).join(' ');
}

/**
 * The size of the given years and of the other files. Files in existing folders are replaced one by one and need no new
 * room.
 */
export function estimate(
  scope: Scope,
  years: readonly number[],
  sizes: Sizes,
  block: number,
  stands: (folder: string) => boolean,
): Estimate {
  const total = new Sum(block);
  const wanted = new Sum(block);
  for (const [folder, size] of sizes.others) {
    total.join(size);
    if (!stands(folder)) wanted.join(size);
  }
  for (const year of years) {
    const size = sizes.years.get(kindOfYear(scope, year)) ?? NOTHING;
    total.join(size);
    wanted.join(size, shareMissing(scope, year, stands));
  }
  return {
    files: Math.round(total.files),
    bytes: total.bytes,
    bytesOnDisk: total.bytesOnDisk,
    wanted: { files: Math.round(wanted.files), bytes: wanted.bytesOnDisk },
  };
}

/** The share of the day folders of a year that must still be made, 0 to 1; it applies to datasets too. */
function shareMissing(scope: Scope, year: number, stands: (folder: string) => boolean): number {
  const folders = dailyLanguagesOf(scope).flatMap((lang) =>
    endpointsOf(scope, year).map((endpoint) => yearFolder(lang, endpoint, year)),
  );
  if (!holdsDays(scope, year)) return 1;
  return folders.filter((folder) => !stands(folder)).length / folders.length;
}

const NOTHING: Size = { files: 0, bytes: 0, bytesOnDisk: 0 };
