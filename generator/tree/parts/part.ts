import type { FolderPack } from '../disk/folder-pack.ts';
import type { FolderRecord, PartDigests } from '../records/record.ts';
import type { Scope } from '../scope.ts';
import type { DataPiece } from './data-pieces.ts';
import type { Places } from './places.ts';

/**
 * A kind of part. A tree is made of parts, each written, recorded and made again by itself: a year, the texts, the
 * pages. What a part is stands here and nowhere else.
 */
export interface PartKind {
  /** The parts of this kind that a scope asks for, by name. The name of a part is that of its record. */
  names(scope: Scope): string[];
  /** Whether a name is that of a part of this kind. */
  isName(name: string): boolean;
  /** Rooms, and files without their ending, whose code decides the bytes of such a part. */
  readonly code: readonly string[];
  /** Folders of the package whose files stand in it. */
  readonly shown: readonly string[];
  /** What of the data decides them. */
  data(scope: Scope): readonly DataPiece[];
  /** What of the scope decides them. */
  options(scope: Scope, part: string): unknown;
  /** Where files of a part may stand, whatever the scope. */
  places(part: string): Places;
}

/** A part that a tree is to hold. */
export interface Part {
  readonly name: string;
  /** Digest of all that decides its bytes. */
  readonly inputs: string;
}

/** A part as it is made: its folders one after another, and digests of what goes into them. */
export interface MadePart {
  readonly from: PartDigests;
  readonly folders: Iterable<PartFolder>;
}

/** A folder of a part: its files lie in a pack, which is used again for the next folder; or all of it stays as it is. */
export type PartFolder = { readonly path: string; readonly pack: FolderPack } | { readonly kept: FolderRecord };
