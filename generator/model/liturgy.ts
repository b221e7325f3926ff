import type {
  FeastPhase,
  Kathismata,
  LiturgyStikh,
  LiturgyTexts,
  Localized,
  SungVerseData,
} from '../../schemas/types.ts';
import type { Rule } from '../rules/grammar.ts';
import type { Rank } from './shown.ts';

/** What changes in the services of the day, by the books. A list is empty if the data lack its file. */
export interface LiturgyRules {
  readonly orders: Orders;
  /** Which great feast is in force, whose services are sung, and what is sung at the Little Entrance and the Beatitudes. */
  readonly feasts: readonly FeastDays[];
  readonly services: readonly Service[];
  readonly entrance: readonly EntranceRow[];
  readonly beatitudes: readonly BeatitudesRow[];
  /** Whose temple a church is, by the kind of the temple; only packs say it. */
  readonly patrons: Readonly<Partial<Record<Temple, CommemorationId>>>;
  /** The hymns that may be sung at the Little Entrance, by the ids of their texts; an alias has those of its id. */
  readonly hymns: readonly SungHymns[];
  readonly kathismata: {
    readonly tables: Kathismata['tables'];
    /** The first season that has a day decides. */
    readonly seasons: readonly KathismataSeason[];
  };
  /** What is sung on weekdays (1 to 6) and on the Sundays of the eight tones. */
  readonly weekdays: Readonly<Record<number, Propers>>;
  readonly tones: Readonly<Record<number, Propers>>;
  /** What is sung on days by a rule, and on the days of commemorations. */
  readonly propers: readonly OwnedPropers[];
  /** The words of what is sung. */
  readonly verses: Readonly<Record<VerseList, readonly SungVerse[]>>;
}

/** The lists of words that are sung. */
export const VERSE_LISTS = ['prokeimena', 'alleluias', 'communionVerses', 'zadostoiniki', 'entranceVerses'] as const;
export type VerseList = (typeof VERSE_LISTS)[number];

/** Words that are sung, with their stikhi. */
export interface SungVerse extends Pick<SungVerseData, 'id' | 'reference' | 'tone'> {
  readonly texts: LiturgyTexts;
  readonly refrain?: LiturgyTexts;
  readonly stikhi: readonly LiturgyStikh[];
}

/** The lists of what the Typikon orders by the date: in each the first row that matches a day decides. */
export const ORDER_LISTS = [
  'liturgies',
  'katavasiae',
  'magnificat',
  'great_prokeimena',
  'zadostoiniki',
  'entrance_verses',
  'trisagia',
  'silent',
  'antiphons',
  'openings',
  'polyeleos',
  'magnifications',
  'doxologies',
  'eve_kathismata',
  'vespers_entrances',
  'lessons',
  'evening_prokeimena',
  'colors',
] as const;
export type OrderList = (typeof ORDER_LISTS)[number];
export type Orders = Readonly<Record<OrderList, readonly Order[]>>;

/** The days of a row: those that fulfill all its conditions. */
export interface Conditions {
  readonly rule: Rule | null;
  /** The commemoration on whose days the row matches. */
  readonly of: CommemorationId | null;
  /** The commemoration before whose day in the civil year the row matches; never in years that do not keep it. */
  readonly until: string | null;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** The lowest sign that the service of the day must have. */
  readonly rank: Rank | null;
  /** The great feast that must be in force, and the parts of it; any part if there are none. */
  readonly feast: FeastDays['whose'] | null;
  readonly phases: readonly FeastPhase[];
}

/** One row of a list of orders. */
export interface Order extends Conditions {
  /** What is ordered; null if it is left open. */
  readonly is: string | null;
  /** Why it is left open. */
  readonly open: Localized | null;
  readonly basis: string;
}

/** CommemorationId of a commemoration. */
export type CommemorationId = number | string;

/** Days on which a great feast is in force. */
export interface FeastDays extends Conditions {
  readonly id: CommemorationId;
  readonly whose: 'lord' | 'theotokos';
  readonly phase: FeastPhase;
  /** The id that has its hymns on these days. */
  readonly hymns: CommemorationId;
  readonly beatitudes: Odes | null;
  readonly basis: string;
}

/** Which hymns an id has. */
export interface SungHymns extends Readonly<Record<HymnList, readonly SungHymn[]>> {
  readonly id: string;
}

export const HYMNS_OF_SLOTS = ['troparia', 'kontakia', 'prayers'] as const;
export type HymnList = (typeof HYMNS_OF_SLOTS)[number];

/** A hymn by its number, with its tone if it has one. */
export interface SungHymn {
  readonly delta: number;
  readonly tone: number | null;
}

/** A service of the Menaion. */
export interface Service {
  /** The commemorations that are sung together, in order. */
  readonly of: readonly CommemorationId[];
  /** The highest sign among them; null if none has one. */
  readonly rank: Rank | null;
  /** Why only some churches sing it; null if all do. */
  readonly optional: Localized | null;
  readonly beatitudes: readonly Odes[];
  readonly basis: string;
}

/** Odes of a canon that are sung at the Beatitudes. */
export interface Odes {
  readonly of: CommemorationId;
  /** Which of its canons; null if the books do not say it. */
  readonly canon: number | null;
  readonly odes: readonly number[];
  /** How many verses; null if the books do not say it. */
  readonly verses: number | null;
}

/** The kinds of temples by their dedication. */
export const TEMPLES = ['lord', 'theotokos', 'saint'] as const;
export type Temple = (typeof TEMPLES)[number];

/** What is sung after the Little Entrance. */
export interface EntranceRow extends Conditions {
  /** By the kind of the temple; null where it is left open. */
  readonly hymns: Readonly<Record<Temple, readonly HymnSlot[] | null>>;
  readonly open: Localized | null;
  readonly basis: string;
}

/** A place for hymns in a row. */
export interface HymnSlot {
  readonly marker: 'slava' | 'i-nyne' | 'slava-i-nyne' | null;
  readonly type: 'troparion' | 'kontakion' | 'hypakoe' | 'prayer';
  /** `temple`, `weekday`, `tone`, `feast`, `saints`, or an id of texts. */
  readonly whose: CommemorationId;
  /** Its number among the hymns of this kind, from 1. */
  readonly number: number;
}

/** In which list of texts the hymns of a place are; a hypakoe stands among the prayers. */
export const LIST_OF_HYMN = {
  troparion: 'troparia',
  kontakion: 'kontakia',
  hypakoe: 'prayers',
  prayer: 'prayers',
} as const satisfies Record<HymnSlot['type'], HymnList>;

/** What is sung at the Beatitudes. */
export interface BeatitudesRow extends Conditions {
  /** How many odes the saints must have at least. */
  readonly leastOdes: number;
  readonly sung: readonly BeatitudesSlot[] | null;
  readonly open: Localized | null;
  readonly basis: string;
}

/**
 * A place for verses: of the tone of the week, of the feast, of the saints, or the odes of a canon. `odes` of the saints stand
 * in place of those that a service names.
 */
export type BeatitudesSlot =
  | { readonly of: 'tone' | 'feast'; readonly verses: number | null }
  | { readonly of: 'saints'; readonly odes: readonly number[] | null; readonly verses: number | null }
  | { readonly of: 'canon'; readonly odes: Odes };

/** Days with a table of kathismata. */
export interface KathismataSeason extends Conditions {
  readonly table: string;
  readonly basis: string;
}

/** What is sung at the Liturgy. A list is null if the books print none. */
export interface Propers {
  readonly prokeimena: readonly Sung[] | null;
  readonly alleluias: readonly Sung[] | null;
  readonly communion: readonly Sung[] | null;
  readonly basis: string;
}

/** What is sung on the days of a commemoration, or on those of a rule. */
export interface OwnedPropers extends Propers {
  /** The commemoration whose they are; on days by a rule the one that the row refers to. Null for days without a name. */
  readonly of: CommemorationId | null;
  readonly days: Conditions;
  /** Whether they are sung beside others on the days of an afterfeast. */
  readonly isAfterfeast: boolean;
  /** Whether they are sung only at the Liturgy of the Presanctified Gifts. */
  readonly isPresanctified: boolean;
}

/** A verse as it is sung in one place: an id of the list of such verses. */
export interface Sung {
  readonly verse: string;
  /** 1 to 8; null if no book prints it. */
  readonly tone: number | null;
  /** The references of the stikhi that are printed there. */
  readonly stikhi: readonly string[];
}
