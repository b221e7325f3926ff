import type { CHURCH_SCRIPT } from './editions.ts';
import type { Language, TextLanguage } from './languages.ts';

/** The options of a request in the language of days and of hymnography. */
export interface InLanguage {
  /** The language of the answer; by default that of the client or of the calendar. */
  readonly lang?: Language;
}

/** The options of a request for a day with saints. */
export interface OfType extends InLanguage {
  /** Only the saints of this class: 17 for icons of the Mother of God. All by default. */
  readonly type?: number;
}

/** The options of a request for hymns. */
export interface InScript extends InLanguage {
  /** Church Slavonic in the church script, for texts that have it; in the civil script by default. */
  readonly script?: typeof CHURCH_SCRIPT;
}

/** The options of a request for canons or akathists. */
export interface OfNumber extends Omit<InScript, 'lang'> {
  /** The language of the texts, `cu` for Church Slavonic; by default that of the client or of the calendar. */
  readonly lang?: TextLanguage;
  /** Only the piece with this number, from 1; all by default. */
  readonly number?: number;
}

/** An id as in the answers: of a saint, a feast, an icon or a text. */
export type Id = string | number;

/** One id returns its entry, several ids return an entry for each in the same order. */
export type EntriesOf<Ids, Entry> = Ids extends Id ? Entry : Entry[];
