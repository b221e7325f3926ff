import type { Kathismata, Localized } from '../../schemas/types.ts';
import type { Rule } from '../rules/grammar.ts';
import type { Rank } from './shown.ts';

/** What changes in the services of the day, by the books. A list is empty if the data lack its file. */
export interface LiturgyRules {
  readonly orders: Orders;
  readonly kathismata: {
    readonly tables: Kathismata['tables'];
    /** The first season that has a day decides. */
    readonly seasons: readonly { readonly rule: Rule; readonly table: string; readonly basis: string }[];
  };
  /** What is sung on weekdays (1 to 6) and on the Sundays of the eight tones. */
  readonly weekdays: Readonly<Record<number, Propers>>;
  readonly tones: Readonly<Record<number, Propers>>;
  /** What is sung on days by a rule, and on the days of commemorations. */
  readonly propers: readonly OwnedPropers[];
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
] as const;
export type OrderList = (typeof ORDER_LISTS)[number];
export type Orders = Readonly<Record<OrderList, readonly Order[]>>;

/** One row; it matches a day that fulfills all its conditions. */
export interface Order {
  readonly rule: Rule | null;
  /** The commemoration on whose days the row matches. */
  readonly of: number | string | null;
  /** The commemoration before whose day in the civil year the row matches; never in years that do not keep it. */
  readonly until: string | null;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** The lowest sign that some commemoration of the day must have. */
  readonly rank: Rank | null;
  /** What is ordered; null if it is left open. */
  readonly is: string | null;
  /** Why it is left open. */
  readonly open: Localized | null;
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
  readonly of: number | string | null;
  readonly days: Pick<Order, 'rule' | 'of' | 'until'>;
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
