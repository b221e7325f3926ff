import { type Keeper, keeper } from '../kept.ts';
import type { PackedFolder } from './parts/named-files.ts';
import type { Part } from './parts/part.ts';
import { type Size, Sum } from './parts/size.ts';
import { endpointsOf, feedsOf, holdsDatasets, holdsDays, type Scope } from './scope.ts';

/** The sizes of what a run makes. */
export interface Sizes {
  /** By kind of year, the size of one of them. */
  readonly years: ReadonlyMap<string, Size>;
  /** By folder, the size of the files that the workers do not write; this is exact. */
  readonly others: ReadonlyMap<string, Size>;
}

/**
 * The sizes of parts in blocks of a size: those of the last run if it made the same parts, or else new ones. Finding
 * them takes about as long as making a year.
 */
export async function knownSizes(
  parts: readonly Part[],
  block: number,
  find: () => Promise<Sizes>,
  own: Keeper = keeper(),
): Promise<Sizes> {
  const from = JSON.stringify([block, parts.map(({ inputs }) => inputs)]);
  const known = own.read<Sizes>('sizes', from);
  if (known) return known;
  const sizes = await find();
  own.write('sizes', sizes, from);
  return sizes;
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

/** One year of each kind, by kind: the years of a kind have about the same size. */
export function samplesOf(scope: Scope, years: readonly Part[]): Map<string, Part> {
  const samples = new Map<string, Part>();
  for (const part of years) {
    const kind = kindOfYear(scope, Number(part.name));
    if (!samples.has(kind)) samples.set(kind, part);
  }
  return samples;
}

/** Years of a kind have the same endpoints and feeds, as days or as datasets. */
export function kindOfYear(scope: Scope, year: number): string {
  return [endpointsOf, feedsOf, holdsDays, holdsDatasets].map((of) => of(scope, year)).join(' ');
}
