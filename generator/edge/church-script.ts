import { CHURCH_EDITION, CHURCH_SCRIPT, editionsOf, type TextEdition } from '../contract/editions.ts';
import { type ContentEndpoint, isPieceEndpoint } from '../contract/endpoints.ts';
import type { TextLanguage } from '../contract/languages.ts';
import { decoded, encoded } from '../responses/bytes.ts';
import { churchHymns, churchPieces } from '../responses/church-script.ts';
import type { EntryBytes } from './entry.ts';

/** Whether a query asks a content endpoint for Church Slavonic in the church script. */
export function isChurchScriptAsked(endpoint: ContentEndpoint, query: URLSearchParams): boolean {
  return query.get('script') === CHURCH_SCRIPT && editionsOf(endpoint).includes(CHURCH_EDITION);
}

/**
 * The entries of requested ids in a language, with the church script for each Slavonic text that has it;
 * docs/reference/contract.md, "Church script". `entriesIn` returns the entries of the same ids in an edition.
 */
export async function churchEntries(
  endpoint: ContentEndpoint,
  lang: TextLanguage,
  entriesIn: (edition: TextEdition) => Promise<readonly EntryBytes[]>,
): Promise<readonly EntryBytes[]> {
  const usual = await entriesIn(lang);
  const arePieces = isPieceEndpoint(endpoint);
  if (arePieces && lang === 'en') return usual;
  const church = await entriesIn(CHURCH_EDITION);
  const slavonic = arePieces && church.some(({ found }) => found) ? await entriesIn('cu') : [];
  return usual.map((entry, i) => {
    const [kept, civil] = [church[i], slavonic[i]];
    if (!entry.found || !kept?.found) return entry;
    return like(
      entry,
      isPieceEndpoint(endpoint) && civil
        ? churchPieces(endpoint, parsed(entry), parsed(civil), parsed(kept))
        : churchHymns(parsed(entry), parsed(kept)),
    );
  });
}

function parsed({ bytes }: EntryBytes) {
  return JSON.parse(decoded(bytes));
}

function like({ found }: EntryBytes, value: unknown): EntryBytes {
  return { found, bytes: encoded(JSON.stringify(value)) };
}
