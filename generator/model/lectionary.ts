import type { OccasionPlace, OrdinaryFate, SaintsBeside, SaintsRead, SundayFate } from '../../schemas/types.ts';
import type { Rule } from '../rules/grammar.ts';
import type { Pericope } from './reading.ts';
import type { When } from './when.ts';

/** Parts of a day's services, in order. */
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
 * A part of a day's services: `eve` is vespers of the evening before, `vespers` is vespers before the Liturgy,
 * `evening` is vespers after it; the others are what their names say.
 */
export type LectionarySection = (typeof SECTIONS)[number];

/** What is read in each part of the services. */
export type Portion = Readonly<Partial<Record<LectionarySection, readonly Pericope[]>>>;

/** Which Scripture is read when, by one usage. */
export interface Lectionary {
  /** Days of the paschal cycle by their distance from Pascha, negative before it. */
  readonly days: Readonly<Record<number, CycleDay>>;
  /** Weeks after Pentecost by number; the days from the Sunday at the end of the week (0) to Saturday (6). */
  readonly weeks: Readonly<Record<number, readonly Portion[]>>;
  /** Other readings: first the feasts and days of the year, then saints, each in the order of the data. */
  readonly occasions: readonly Occasion[];
  readonly usage: Usage;
}

export interface CycleDay {
  /** Id of the movable day to which the readings belong, or null. */
  readonly of: string | null;
  readonly portion: Portion;
}

/** A feast, a memorial or a saint: its readings, and what becomes of the ordinary reading. */
export interface Occasion {
  /** Null if it only says what becomes of the ordinary reading. */
  readonly of: number | string | null;
  /** When it is read; null if it is read on the days of the commemoration `of`. */
  readonly when: When | null;
  readonly unless: Rule | null;
  /** The first and the last civil year in which it is read; null without bounds. */
  readonly since: number | null;
  readonly until: number | null;
  readonly isSaint: boolean;
  /** Whether only a church reads it that keeps the service; then it changes nothing else. */
  readonly optional: boolean;
  /** Whether it is read in every season; see {@link Usage.saints}. */
  readonly anySeason: boolean;
  /** `first` before the ordinary reading, `last` after the saints; null between them. */
  readonly place: OccasionPlace | null;
  readonly ordinary: OrdinaryFate;
  /** Weekdays on which the ordinary reading stays. */
  readonly keptOn: readonly number[];
  /** What becomes of the Sunday reading; null if it stays. */
  readonly sunday: SundayFate | null;
  readonly fromMondayToSunday: boolean;
  readonly saints: SaintsBeside;
  /** Whether it is joined to the reading before it, if another follows. */
  readonly joined: boolean;
  readonly portion: Portion;
}

/** How the cycle is fitted to the year. */
export interface Usage {
  /** The Lukan jump; null if the Gospel follows the count of weeks. */
  readonly luke: {
    /** The Sunday after which the readings from Luke begin. */
    readonly after: Rule;
    /** First and last week of the cycle whose Gospels are read then. */
    readonly first: number;
    readonly last: number;
    /** The weeks that are repeated if one, two … weeks are missing before it. */
    readonly repeats: readonly (readonly number[])[];
  } | null;
  /** Weeks that are repeated until the Triodion if one, two … weeks remain; null if the cycle simply continues. */
  readonly winter: {
    readonly rows: readonly { readonly weeks: readonly number[]; readonly sundays: readonly number[] }[];
    /** Week whose Sunday is read on the last Sunday before the Triodion. */
    readonly lastSunday: number;
  } | null;
  /** Sundays that always have certain readings, and give their own to the Sunday that should have had these. */
  readonly exchanges: readonly { readonly on: Rule; readonly apostle: number; readonly gospel: number }[];
  readonly tones: { readonly brightWeek: readonly number[]; readonly silent: readonly Rule[] };
  /** Gospels of Sunday matins, from one distance from Pascha to another (of the next year). */
  readonly matins: { readonly first: number; readonly last: number; readonly gospels: readonly Pericope[] };
  /** Whose readings are added to those of the day: the first matching line decides; all saints if none matches. */
  readonly saints: readonly { readonly on: Rule; readonly weekdays: readonly number[]; readonly read: SaintsRead }[];
  /** Weekdays on which saints come before the ordinary reading, and days that are exceptions. */
  readonly ordinaryLast: { readonly weekdays: readonly number[]; readonly except: Rule };
}
