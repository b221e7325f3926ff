import type { Language } from '../../contract/languages.ts';
import { type Keeper, keeper, keptOr } from '../../kept.ts';
import type { Catalog } from '../../model/catalog.ts';
import { searchedFor, searchIndexOf } from '../../responses/search.ts';
import { sha256 } from '../records/digests.ts';

/**
 * The search index of a language. It takes longer to make than any other list, and most corrections change nothing in
 * it. So the index of the last run is kept.
 */
export function knownSearchIndex(catalog: Catalog, lang: Language, own: Keeper = keeper()): string {
  const found = searchedFor(catalog, lang);
  const digest = sha256(Buffer.from(JSON.stringify(found)));
  return keptOr(own, `search-${lang}`, digest, () => searchIndexOf(found, lang));
}
