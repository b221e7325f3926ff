import { yearFolder } from '../contract/paths.ts';
import { type Size, Sum } from './parts/size.ts';
import { dailyLanguagesOf, endpointsOf, holdsDays, type Scope } from './scope.ts';
import { kindOfYear, type Sizes } from './sizes.ts';

export interface Estimate {
  readonly files: number;
  readonly bytes: number;
  /** Bytes on a file system that allocates space in blocks of the given size. */
  readonly bytesOnDisk: number;
  /** The part of this that needs new room beside the existing files: files, and bytes on the disk. */
  readonly wanted: { readonly files: number; readonly bytes: number };
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
