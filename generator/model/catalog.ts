import type {
  Akathist,
  Canon,
  FastingType,
  FeedWordCode,
  FoodCode,
  Hagiography,
  HymnographyEntry,
  Localized,
  MovableData,
  ReadingWordCode,
  SearchWord,
} from '../../schemas/types.ts';
import type { TextEdition } from '../contract/editions.ts';
import type { TextCollection } from '../contract/endpoints.ts';
import type { Language, TextLanguage } from '../contract/languages.ts';
import type { Rule } from '../rules/grammar.ts';
import type { Commemoration, License, NamedSource, PersonName } from './commemoration.ts';
import type { Lectionary } from './lectionary.ts';
import type { LiturgyRules } from './liturgy.ts';
import type { IconAsset, Rank } from './shown.ts';
import type { When } from './when.ts';

/**
 * The content of all data files, checked and linked. It is plain data that JSON can write, and nothing in it ever
 * changes. What has ids is a list, because a record puts ids that are numbers first; {@link findById} finds an entry.
 */
export interface Catalog {
  readonly types: readonly Labelled<number>[];
  /** From the highest rank to the lowest. */
  readonly ranks: readonly Rank[];
  readonly foods: Labels<FoodCode>;
  /** From Sunday to Saturday. */
  readonly weekdays: readonly Localized[];
  /** From January to December, in the form that follows the number of a day. */
  readonly months: readonly Localized[];
  /** The names of the kinds of movable entries. */
  readonly kinds: Labels<MovableData['kind']>;
  /** A day of a month in words, with `{day}` and `{month}`. */
  readonly dateWords: Localized;
  readonly feedWords: Labels<FeedWordCode>;
  /** By the code of a feed: when words that many of its events use were last corrected. */
  readonly feedsRevised: Readonly<Partial<Record<FeedWordCode, Revisable>>>;
  readonly icons: readonly IconAsset[];
  /** The icons of every id that is in a daily answer or has texts, aliases included. */
  readonly iconsOf: readonly { readonly id: string; readonly icons: readonly IconAsset[] }[];
  /** The menologion: the entries of each day together, in printed order. */
  readonly fixed: readonly FixedEntry[];
  readonly movable: readonly Movable[];
  readonly fasting: readonly FastingRule[];
  readonly lectionary: Lectionary;
  readonly liturgy: LiturgyRules;
  /** The texts of each id, and the other ids that lead to them. */
  readonly texts: readonly Texts[];
  readonly aliases: readonly { readonly id: string; readonly of: string }[];
  /** Everything in the calendar, with what is known of it, in the order of the calendar; movable days come last. */
  readonly commemorations: readonly Commemoration[];
  /** The names of people, in the order of the data. */
  readonly names: Readonly<Record<Language, readonly PersonName[]>>;
  /** How people search. */
  readonly searched: Searched;
  readonly sources: readonly NamedSource[];
  /** The licences of the data; empty if the data name none. */
  readonly licenses: readonly License[];
  /** Each general service with the ids of the saints for whom it is sung: those without hymns of their own. */
  readonly generalServices: readonly GeneralService[];
  /** The groups of the list of texts, in order. */
  readonly textGroups: readonly TextGroup[];
  /** Books of Scripture by their OSIS names, with their abbreviations in references. */
  readonly scripture: readonly Labelled<string>[];
  /** The words for readings: the ordinary reading, the services, the kinds. */
  readonly readingWords: Labels<ReadingWordCode>;
  /** The words of the Liturgy of the day. */
  readonly liturgyWords: Labels<string>;
  /** The name of each id: of a commemoration, or of texts that belong to no day. */
  readonly titles: readonly Labelled<string>[];
}

/** The words by which people search, where the calendar has others. */
export interface Searched {
  /** Other names of an id, in all languages. */
  readonly called: readonly { readonly id: string; readonly names: readonly string[] }[];
  /** Fasts that are no commemorations. */
  readonly seasons: readonly {
    readonly id: string;
    readonly title: Localized;
    readonly rule: string;
    readonly names: readonly string[];
  }[];
  readonly words: readonly SearchWord[];
}

/** Labels by the codes of a vocabulary. */
export type Labels<Code extends string> = Readonly<Partial<Record<Code, Localized>>>;

/** An id with its label. */
export interface Labelled<Id extends number | string> {
  readonly id: Id;
  readonly label: Localized;
}

/** A general service, and the ids of the saints for whom it is sung. */
export interface GeneralService {
  readonly id: string;
  readonly saints: readonly string[];
}

/** A group of the list of texts: its ids in order, in one section, or in one for each month. */
export interface TextGroup {
  readonly id: string;
  readonly title: Localized;
  readonly sections: readonly { readonly month: number | null; readonly ids: readonly string[] }[];
}

/** What a calendar feed shows as an event or as a part of one. */
export interface Revisable {
  /** Day `YYYY-MM-DD` of the last correction of what feeds show; absent if there was none. */
  readonly revised?: string;
}

/** A line of `saints[]`: an entry of the menologion, or a movable entry that is listed among the saints. */
/** What may give a day its name. */
export interface Headlined {
  readonly headline?: true;
}

export interface ListedSaint extends Revisable, Headlined {
  readonly id: number | string;
  readonly name: Localized;
  readonly type: number;
  readonly displayType?: number;
  readonly rank: Rank | null;
  readonly icons: readonly IconAsset[];
}

export interface FixedEntry {
  /** `MM-DD` of the entry in the menologion. */
  readonly monthDay: string;
  readonly saint: ListedSaint;
  /** Null if it always has its Julian day. */
  readonly when: When | null;
}

export interface Movable extends When, Revisable, Headlined {
  readonly id: string;
  readonly kind: MovableData['kind'];
  readonly label: Localized;
  readonly description: Localized;
  readonly icons: readonly IconAsset[];
  /** Whether the rule starts from a date of the year, not from Pascha. */
  readonly byDate: boolean;
  /** The day as a line of `saints[]`; kinds `saint` and `icon_of_mother_of_god` only. */
  readonly asSaint: ListedSaint | null;
  /** Whether it is one of the great feasts. */
  readonly isGreat: boolean;
}

/** Days that a rule of fasting names. */
export interface FastingDays {
  readonly rule: Rule;
  /** Weekdays on which it applies, 0 is Sunday; all seven if the data name none. */
  readonly weekdays: readonly number[];
  /** Exceptions from these days. */
  readonly except: readonly FastingDays[];
}

export interface FastingRule extends FastingDays, Revisable {
  readonly id: string;
  readonly type: FastingType;
  /** The season of its days, and the name of the season. */
  readonly season: { readonly id: string; readonly description: Localized } & Revisable;
  readonly food: FoodCode | null;
  readonly description: Localized;
}

/** The texts of one id, their HTML sanitized. */
export interface Texts {
  readonly id: string;
  /** What is known of each text, in the order of the answers. */
  readonly list: readonly ListedText[];
  /** By edition, each list in the order of its numbers. The church script has a list if some text exists in it. */
  readonly canons: ByEdition<Canon>;
  readonly akathists: ByEdition<Akathist>;
  /** Null if the id has only canons or akathists. */
  readonly hymns: Hymns | null;
  /** The hymns with Slavonic in the church script; null if no hymn exists in it. */
  readonly churchHymns: Hymns | null;
}

/** Lists of texts by edition. */
export type ByEdition<Text> = Readonly<Partial<Record<TextEdition, readonly Text[]>>>;

/** What is known of one text besides its words. */
export interface ListedText {
  readonly collection: TextCollection;
  /** Its number; for a hymn its delta. */
  readonly number: number;
  /** The languages in which it is written. */
  readonly languages: readonly TextLanguage[];
  /** Whether the Slavonic text exists in the church script. */
  readonly church: boolean;
  /** The book that contains the Slavonic text; null if the data name none. */
  readonly source: PrintedSource | null;
}

/** A place in a printed book. */
export interface PrintedSource {
  readonly book: string;
  readonly title: Localized;
  readonly chapter?: string;
  readonly page?: string;
}

/** Hymns and lives of one id: the fields of an answer that are the same in every language. */
export interface Hymns extends Pick<HymnographyEntry, 'troparia' | 'kontakia' | 'prayers' | 'magnifications'> {
  readonly hagiography: Hagiography | null;
}
