import type { FolderPack } from '../disk/folder-pack.ts';
import type { FolderRecord, PartDigests } from '../records/record.ts';
import type { Scope } from '../scope.ts';
import type { DataPiece } from './data-pieces.ts';
import type { Places } from './places.ts';

/**
 * A kind of part. A tree is made of parts, each written, recorded and regenerated on its own: a year, the texts, the
 * pages. What a part is, is defined here and nowhere else.
 */
export interface PartKind {
  /** The parts of this kind that a scope requires, by name. The name of a part is the name of its record. */
  names(scope: Scope): string[];
  /** Whether a name belongs to a part of this kind. */
  isName(name: string): boolean;
  /** Rooms, and files without their ending, whose code decides the bytes of such a part. */
  readonly code: readonly string[];
  /**
   * The modules that make its files, and the HTML in them, without their ending. The packages that they import decide
   * its bytes too.
   */
  readonly makers: readonly string[];
  /** Folders of the package whose files such a part contains. */
  readonly shown: readonly string[];
  /** The pieces of the data that decide them. */
  data(scope: Scope): readonly DataPiece[];
  /** The options of the scope that decide them. */
  options(scope: Scope, part: string): unknown;
  /** Where files of a part may be, whatever the scope. */
  places(part: string): Places;
}

/** A part that a tree must have. */
export interface Part {
  readonly name: string;
  /** Digest of everything that decides its bytes. */
  readonly inputs: string;
}

/** A part as it is made: its folders one by one and, when all are made, digests of what goes into them. */
export interface MadePart {
  readonly from: () => PartDigests;
  readonly folders: Iterable<PartFolder>;
}

/**
 * A folder of a part: its files are in a pack, which may be reused for the next folder; or the whole folder stays as it is.
 */
export type PartFolder = { readonly path: string; readonly pack: FolderPack } | { readonly kept: FolderRecord };
