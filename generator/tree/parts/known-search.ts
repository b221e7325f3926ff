import type { Language } from '../../contract/languages.ts';
import { type Keeper, keeper } from '../../kept.ts';
import type { Catalog } from '../../model/catalog.ts';
import { searchedFor, searchIndexOf } from '../../responses/search.ts';
import { sha256 } from '../records/digests.ts';

interface Kept {
  /** Of all that is in the index. */
  readonly digest: string;
  readonly index: string;
}

/**
 * The index of a language by which the search finds. To make it takes longer than any other list, and most corrections
 * change nothing in it: what the last run has made is kept.
 */
export function knownSearchIndex(catalog: Catalog, lang: Language, own: Keeper = keeper()): string {
  const found = searchedFor(catalog, lang);
  const digest = sha256(Buffer.from(JSON.stringify(found)));
  const kind = `search-${lang}`;
  const known = own.read<Kept>(kind);
  if (known?.digest === digest) return known.index;
  const index = searchIndexOf(found, lang);
  own.write(kind, { digest, index } satisfies Kept);
  return index;
}
