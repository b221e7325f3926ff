import type { Message } from '../messages/message.ts';
import type { TrustedKey } from '../tree/disk/keys.ts';
import type { Selection } from '../tree/plan/selection.ts';
import type { TreeSource } from './source.ts';

/** Where a copy is made, and of what. */
export interface CopyOptions {
  readonly out: string;
  readonly site: TreeSource;
  /** The address that the copy remembers. */
  readonly address: string;
  readonly selection: Selection;
  /** The most bytes that the copy may have; undefined for no limit but the disk. */
  readonly mostBytes: number | undefined;
  /** The keys of which one must have signed the tree; none if anybody may have made it. */
  readonly keys: readonly TrustedKey[];
  /** Throws if this run may no longer write. */
  readonly check: () => void;
}

/** Gets what a person should know, and what the run will fetch. */
export interface MirrorListener {
  noticed?(notice: Message): void;
  planned?(plan: MirrorPlan): void;
}

/** What a mirror lacks. */
export interface MirrorPlan {
  /** Files that change, and those of them that are fetched; the others are made from datasets. */
  readonly files: number;
  readonly fetched: number;
  /** The most bytes to fetch, and the room on the file system. */
  readonly bytes: number;
  readonly free: number;
}

/** What a mirror has become. */
export interface Mirrored {
  /** How many files the copy has, and how many of them this run changed. */
  readonly files: number;
  readonly changed: number;
  /** How many requests were sent, and how many bytes of answers came. */
  readonly requests: number;
  readonly bytes: number;
}
