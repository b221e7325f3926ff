import type { Language } from '../contract/languages.ts';
import type { Catalog } from '../model/catalog.ts';
import { bytesIn } from '../responses/bytes.ts';
import type { PrerenderedPages } from './model/prerendered-pages.ts';

/** The input of the pages. */
export interface PageSource {
  readonly catalog: Catalog;
  /** Scheme, host and the folder of the tree for absolute addresses, without a slash at the end. */
  readonly origin: string;
  /** Whether the tree lists in each year only what was kept in it. */
  readonly historical?: boolean;
  /** The days and months with pages of their own; none by default. */
  readonly pages?: PrerenderedPages | null;
  /** By language, a digest of all data that decide the pages, if a later run may keep them. */
  readonly digests?: ReadonlyMap<Language, string>;
}

/** A file of the tree, with its path below the root. */
export interface TreeFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** The name of units and a digest of all data that decide them. */
export interface UnitGroup {
  readonly name: string;
  readonly digest: string;
}

/** A file of the tree that is made only if what decides it has changed since the last run. */
export interface Unit {
  readonly path: string;
  /** The units of a language, if nothing else decides them: while their digest stays, none of them is made. */
  readonly group?: UnitGroup | undefined;
  /** What decides its bytes besides the code and the options of the tree. Null: nothing tells but the bytes. */
  readonly from: (() => string | Promise<string>) | null;
  /** Its content. A text is turned into bytes only if it is written. */
  readonly make: () => Uint8Array | string | Promise<Uint8Array | string>;
}

/** A unit that is compared by its bytes. */
export function unitOfBytes(path: string, make: Unit['make'], group?: UnitGroup): Unit {
  return { path, group, from: null, make };
}

/** A unit whose bytes only the code and the options of the tree decide. */
export function unitOfCode(path: string, make: Unit['make']): Unit {
  return { path, from: () => '', make };
}

/** The files of all units. */
export function filesOfUnits(units: readonly Unit[]): Promise<TreeFile[]> {
  return Promise.all(units.map(async ({ path, make }) => ({ path, content: bytesIn(await make()) })));
}
