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
  RankCode,
  ReadingWordCode,
} from '../../schemas/types.ts';
import type { TextEdition } from '../contract/editions.ts';
import type { TextCollection } from '../contract/endpoints.ts';
import type { Language, TextLanguage } from '../contract/languages.ts';
import type { Rule } from '../rules/grammar.ts';
import type { Commemoration, License, PersonName, Source } from './commemoration.ts';
import type { Lectionary } from './lectionary.ts';
import type { IconAsset, Rank } from './shown.ts';
import type { When } from './when.ts';

/**
 * All that the data files say, checked and linked. Nothing in it is ever changed, and it is plain data, so that it can
 * be handed to a worker thread as it is.
 */
export interface Catalog {
  readonly types: ReadonlyMap<number, Localized>;
  /** From the highest rank to the lowest. */
  readonly ranks: ReadonlyMap<RankCode, Rank>;
  readonly foods: ReadonlyMap<FoodCode, Localized>;
  /** From Sunday to Saturday. */
  readonly weekdays: readonly Localized[];
  /** From January to December, as they stand behind the number of a day. */
  readonly months: readonly Localized[];
  /** What kinds of movable entries are called. */
  readonly kinds: ReadonlyMap<MovableData['kind'], Localized>;
  readonly feedWords: ReadonlyMap<FeedWordCode, Localized>;
  /** By the code of a feed: when words that many of its events say were last corrected. */
  readonly feedsRevised: ReadonlyMap<FeedWordCode, Revisable>;
  readonly icons: ReadonlyMap<string, IconAsset>;
  /** The icons of every id that stands in a daily answer or has texts, aliases too. */
  readonly iconsOf: ReadonlyMap<string, readonly IconAsset[]>;
  /** The menologion: what stands under each Julian `MM-DD`, in printed order. */
  readonly fixed: ReadonlyMap<string, readonly FixedEntry[]>;
  readonly movable: readonly Movable[];
  readonly fasting: readonly FastingRule[];
  readonly lectionary: Lectionary;
  /** Texts by id, and the ids that are served from others by the id that is asked for. */
  readonly texts: ReadonlyMap<string, Texts>;
  readonly aliases: ReadonlyMap<string, string>;
  /** All that stands in the calendar, with what is known of it, in the order of the calendar; movable days come last. */
  readonly commemorations: ReadonlyMap<string, Commemoration>;
  /** The names of people, in the order of the data. */
  readonly names: Readonly<Record<Language, readonly PersonName[]>>;
  readonly sources: readonly Source[];
  /** Terms under which what is written in the data may be used; none where the data say nothing of it. */
  readonly licenses: readonly License[];
  /** Ids of the saints without hymns of their own, by the id of the general service that is sung for them. */
  readonly generalServices: ReadonlyMap<string, readonly string[]>;
  /** Books of Scripture by their OSIS names, as references abbreviate them. */
  readonly scripture: ReadonlyMap<string, Localized>;
  /** What readings are called: the ordinary one, the services, the kinds. */
  readonly readingWords: ReadonlyMap<ReadingWordCode, Localized>;
  /** What an id is called: a commemoration, or texts that belong to no day. */
  readonly titles: ReadonlyMap<string, Localized>;
}

/** What a calendar feed shows as an event, or as a part of one. */
export interface Revisable {
  /** Day `YYYY-MM-DD` on which what feeds say of it was last corrected; left out where it never was. */
  readonly revised?: string;
}

/** Whom a line of `saints[]` speaks of: an entry of the menologion, or a movable one that is listed among the saints. */
export interface ListedSaint extends Revisable {
  readonly id: number | string;
  readonly name: Localized;
  readonly type: number;
  readonly displayType?: number;
  readonly rank: Rank | null;
  readonly icons: readonly IconAsset[];
}

export interface FixedEntry {
  /** `MM-DD` under which it stands in the menologion. */
  readonly monthDay: string;
  readonly saint: ListedSaint;
  /** Null where it simply keeps its Julian day. */
  readonly when: When | null;
}

export interface Movable extends When, Revisable {
  readonly id: string;
  readonly kind: MovableData['kind'];
  readonly label: Localized;
  readonly description: Localized;
  readonly icons: readonly IconAsset[];
  /** Whether the rule starts from a date of the year, not from Pascha. */
  readonly byDate: boolean;
  /** The same day as a line of `saints[]`; kinds `saint` and `icon_of_mother_of_god` only. */
  readonly asSaint: ListedSaint | null;
}

/** Days that a rule of fasting names. */
export interface FastingDays {
  readonly rule: Rule;
  /** Days of the week for which it holds, 0 is Sunday; all seven where the data names none. */
  readonly weekdays: readonly number[];
  /** Days that are taken out of these. */
  readonly except: readonly FastingDays[];
}

export interface FastingRule extends FastingDays, Revisable {
  readonly id: string;
  readonly type: FastingType;
  /** The season that its days belong to, and what it is called. */
  readonly season: { readonly id: string; readonly description: Localized } & Revisable;
  readonly food: FoodCode | null;
  readonly description: Localized;
}

/** The texts of one id, their HTML sanitized. */
export interface Texts {
  readonly id: string;
  /** What is known of each text, in the order in which they are answered. */
  readonly list: readonly ListedText[];
  /** By edition, each list in the order of its numbers. One in church script is there where some of it is kept so. */
  readonly canons: ReadonlyMap<TextEdition, readonly Canon[]>;
  readonly akathists: ReadonlyMap<TextEdition, readonly Akathist[]>;
  /** Null where the id has canons or akathists only. */
  readonly hymns: Hymns | null;
  /** The same with Slavonic in the church script; null where none of it is kept so. */
  readonly churchHymns: Hymns | null;
}

/** What there is of one text, beside its words. */
export interface ListedText {
  readonly collection: TextCollection;
  /** Its number; of a hymn its delta. */
  readonly number: number;
  /** The languages in which it is written. */
  readonly languages: readonly TextLanguage[];
  /** Whether the Slavonic is kept in the church script. */
  readonly church: boolean;
  /** The book in which the Slavonic stands; null where none is named. */
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
