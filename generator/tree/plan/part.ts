import type { CatalogDigests } from '../../catalog/digests.ts';
import type { Scope } from './scope.ts';

/**
 * A kind of part. A tree is made of parts, each written, recorded and regenerated on its own: a year, the texts, the
 * pages. What a part is, is defined here and nowhere else.
 */
export interface PartKind {
  /** The parts of this kind that a scope requires, by name. The name of a part is the name of its record. */
  names(scope: Scope): string[];
  /** Whether a name belongs to a part of this kind. */
  isName(name: string): boolean;
  /** The code that decides the bytes of such a part, with everything that it imports. */
  readonly code: PartCode;
  /** The pieces of the data that decide them. */
  data(scope: Scope): readonly (keyof CatalogDigests)[];
  /** The options of the scope that decide them. */
  options(scope: Scope, part: string): unknown;
  /** Where files of a part may be, whatever the scope. */
  places(part: string): Places;
}

/** Code, from where it starts. */
export interface PartCode {
  /** Modules of `generator/` without their ending. */
  readonly modules: readonly string[];
  /** Folders of the package: their modules, and their other files, which become a part of the tree. */
  readonly folders: readonly string[];
}

/** A part that a tree must have. */
export interface Part {
  readonly name: string;
  /** Digest of everything that decides its bytes. */
  readonly inputs: string;
  /** Digest of what decides them besides the data: the code, the origin and the options. */
  readonly code: string;
}

/** Where files of a part may be, below the root of the tree. */
export interface Places {
  /** Folders that belong to the part with everything in them. */
  readonly folders: readonly string[];
  /** Files of the part in folders that it shares with other parts. */
  readonly files: readonly string[];
}

/** Whether a folder belongs to a part with everything in it. */
export function isOwnFolder(folder: string, { folders }: Places): boolean {
  return folders.some((own) => folder === own || folder.startsWith(`${own}/`));
}

/** Whether a file or folder belongs to a part, by its path below the root. */
export function belongs(one: string, places: Places): boolean {
  return places.files.includes(one) || isOwnFolder(one, places);
}
