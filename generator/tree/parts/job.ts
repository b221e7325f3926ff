import type { Language } from '../../contract/languages.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { Scope } from '../plan/scope.ts';

/** Everything needed to make the parts of a tree; plain data, which can be sent to a worker process. */
export interface Job {
  readonly catalog: Catalog;
  readonly scope: Scope;
  /** Scheme and host for absolute addresses, without a slash at the end. */
  readonly origin: string;
  /** By language, a digest of all data that decide days and feeds. */
  readonly days: ReadonlyMap<Language, string>;
  /** By language, a digest of all data that decide texts and pages. */
  readonly texts: ReadonlyMap<Language, string>;
}
