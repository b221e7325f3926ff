import {
  CHURCH_EDITION,
  CHURCH_SCRIPT,
  editionsOf,
  languageOfEdition,
  type TextEdition,
} from '../contract/editions.ts';
import { type ContentEndpoint, isPieceEndpoint, languagesOf } from '../contract/endpoints.ts';
import type { Language, TextLanguage } from '../contract/languages.ts';
import { contentPath } from '../contract/paths.ts';
import type { EntriesOf, Id, OfNumber } from '../contract/requests.ts';
import { churchHymns, churchPieces } from '../responses/church-script.ts';
import { missingEntry } from '../responses/not-found.ts';
import { checkId, checkLanguage, checkNumber } from './arguments.ts';

/** An entry of any endpoint; its endpoint decides which fields it has. */
// biome-ignore lint/suspicious/noExplicitAny: the method that returns an entry has its type
type Entry = any;

/** The methods that answer by id. `file` returns the parsed answer at a path of a tree, or null. */
export function entriesById(file: (path: string) => Entry, usual: Language) {
  const entryIn = (edition: TextEdition, endpoint: ContentEndpoint, id: string, number?: number): Entry => {
    const at = (piece?: number) => file(contentPath(edition, endpoint, id, piece))?.data[0];
    const piece = number === undefined ? undefined : at(number);
    if (piece) return piece;
    const lang = languageOfEdition(endpoint, edition);
    const whole = at() ?? missingEntry(endpoint, id, 'ID_NOT_FOUND', lang);
    return number !== undefined && whole.found ? missingEntry(endpoint, id, 'NUMBER_NOT_FOUND', lang) : whole;
  };
  /** The entry with the church script for each Slavonic text that has it. */
  const churchEntry = (lang: TextLanguage, endpoint: ContentEndpoint, id: string, number?: number): Entry => {
    const entry = entryIn(lang, endpoint, id, number);
    if (isPieceEndpoint(endpoint) && lang === 'en') return entry;
    const church = entryIn(CHURCH_EDITION, endpoint, id, number);
    if (!entry.found || !church.found) return entry;
    if (!isPieceEndpoint(endpoint)) return churchHymns(entry, church);
    return churchPieces(endpoint, entry, entryIn('cu', endpoint, id, number), church);
  };
  const method =
    (endpoint: ContentEndpoint) =>
    <Ids extends Id | readonly Id[]>(ids: Ids, options: OfNumber = {}): EntriesOf<Ids, Entry> => {
      const { lang = usual, script } = options;
      const number = isPieceEndpoint(endpoint) ? options.number : undefined;
      checkLanguage(lang, languagesOf(endpoint));
      if (number !== undefined) checkNumber(number);
      const entryOf = script === CHURCH_SCRIPT && editionsOf(endpoint).includes(CHURCH_EDITION) ? churchEntry : entryIn;
      const entries = [ids].flat().map((id) => {
        checkId(String(id));
        return entryOf(lang, endpoint, String(id), number);
      });
      return (Array.isArray(ids) ? entries : entries[0]) as EntriesOf<Ids, Entry>;
    };
  return {
    canons: method('canons'),
    akathists: method('akathists'),
    hymnography: method('hymnography'),
    commemorations: method('commemorations'),
  };
}
