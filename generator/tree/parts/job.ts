import type { Catalog } from '../../model/catalog.ts';
import type { Scope } from '../scope.ts';

/** All that is needed to make the parts of a tree; plain data, so that it can be handed to a worker thread. */
export interface Job {
  readonly catalog: Catalog;
  readonly scope: Scope;
  /** Scheme and host for absolute addresses, without a slash at its end. */
  readonly origin: string;
  /** Digest of the code that makes years, for which the origin counts too. */
  readonly maker: string;
  /** By edition, a digest of all from which its days are told; see said.ts. */
  readonly said: ReadonlyMap<string, string>;
}
