import type { OccasionPlace, OrdinaryFate, SaintsBeside, SaintsRead, SundayFate } from '../../schemas/types.ts';
import type { Rule } from '../rules/grammar.ts';
import type { Pericope } from './reading.ts';
import type { When } from './when.ts';

/** Parts of a day's services, in the order in which they are held. */
export const SECTIONS = [
  'eve',
  'matins',
  'passion_gospels',
  'hour_1',
  'hour_3',
  'hour_6',
  'hour_9',
  'vespers',
  'liturgy',
  'evening',
  'blessing_of_waters',
  'washing_of_feet',
] as const;

/**
 * A part of a day's services: `eve` is vespers of the evening before, `vespers` vespers before the Liturgy, `evening`
 * vespers after it; the others are what their names say.
 */
export type Section = (typeof SECTIONS)[number];

/** What is read in each part of the services. */
export type Portion = Readonly<Partial<Record<Section, readonly Pericope[]>>>;

/** Which Scripture is read when, by one usage. */
export interface Lectionary {
  /** Days of the paschal cycle by their distance from Pascha, negative before it. */
  readonly days: ReadonlyMap<number, CycleDay>;
  /** Weeks after Pentecost by number; from the Sunday that closes the week (0) to Saturday (6). */
  readonly weeks: ReadonlyMap<number, readonly Portion[]>;
  /** What is read besides: first the feasts and days of the year, then saints, each in the order of the data. */
  readonly occasions: readonly Occasion[];
  readonly usage: Usage;
}

export interface CycleDay {
  /** Id of the movable day whose readings they are, or null. */
  readonly of: string | null;
  readonly portion: Portion;
}

/** A feast, a memorial, a saint: what is read for it, and what becomes of the ordinary reading. */
export interface Occasion {
  /** Null where it only says what becomes of the ordinary reading. */
  readonly of: number | string | null;
  /** When it is read; null where it is kept with the commemoration `of`. */
  readonly when: When | null;
  readonly unless: Rule | null;
  /** The first and the last civil year in which it is read; null without bounds. */
  readonly since: number | null;
  readonly until: number | null;
  readonly isSaint: boolean;
  /** Whether it is read in every season; see {@link Usage.saints}. */
  readonly anySeason: boolean;
  /** `first` before the ordinary reading, `last` after the saints; null between them. */
  readonly place: OccasionPlace | null;
  readonly ordinary: OrdinaryFate;
  /** Weekdays on which the ordinary stays all the same. */
  readonly keptOn: readonly number[];
  /** What it does to a Sunday; null where the Sunday keeps its own. */
  readonly sunday: SundayFate | null;
  readonly fromMondayToSunday: boolean;
  readonly saints: SaintsBeside;
  /** Whether it is read under one beginning with what stands before it, where something follows. */
  readonly joined: boolean;
  readonly portion: Portion;
}

/** How the cycle is laid on the year. */
export interface Usage {
  /** The jump to Luke; null where the Gospel keeps the count of weeks. */
  readonly luke: {
    /** The Sunday after which Luke begins. */
    readonly after: Rule;
    /** Weeks of the cycle with which its Gospel begins and ends. */
    readonly first: number;
    readonly last: number;
    /** The weeks that are read again where one, two … weeks are wanting before it. */
    readonly repeats: readonly (readonly number[])[];
  } | null;
  /** Weeks read again until the Triodion, for one, two … weeks that remain; null where the cycle simply runs on. */
  readonly winter: {
    readonly rows: readonly { readonly weeks: readonly number[]; readonly sundays: readonly number[] }[];
    /** Week whose Sunday is read on the last Sunday before the Triodion. */
    readonly lastSunday: number;
  } | null;
  /** Sundays that always have the readings of one place, and give theirs to the Sunday that should have had them. */
  readonly exchanges: readonly { readonly on: Rule; readonly apostle: number; readonly gospel: number }[];
  readonly tones: { readonly brightWeek: readonly number[]; readonly silent: readonly Rule[] };
  /** Gospels of Sunday matins, from one distance from Pascha to another (of the next year). */
  readonly matins: { readonly first: number; readonly last: number; readonly gospels: readonly Pericope[] };
  /** Whose readings stand beside those of the day: the first line that fits; all where none does. */
  readonly saints: readonly { readonly on: Rule; readonly weekdays: readonly number[]; readonly read: SaintsRead }[];
  /** Weekdays on which saints stand before the ordinary reading, and when they do not. */
  readonly ordinaryLast: { readonly weekdays: readonly number[]; readonly except: Rule };
}
