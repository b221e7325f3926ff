import type { Catalog } from '../../model/catalog.ts';
import type { Scope } from '../scope.ts';

/** All that is needed to make the parts of a tree; plain data, so that it can be handed to a worker thread. */
export interface Job {
  readonly catalog: Catalog;
  readonly scope: Scope;
  /** Scheme and host for absolute addresses, without a slash at its end. */
  readonly origin: string;
}
