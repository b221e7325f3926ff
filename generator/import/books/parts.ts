import type { HymnKind, Role } from './rubric.ts';

/** A place in a chapter. */
export interface PartPlace {
  readonly line: number;
  readonly page: string | null;
}

/** A text of the book in church script, with the place of its beginning. */
export interface Passage extends PartPlace {
  readonly church: string;
}

/** A passage of an ode. */
export interface OdeItem extends Passage {
  readonly role: 'irmos' | 'troparion' | Role;
  readonly marker?: 'slava' | 'i-nyne';
  /** The chapter has only its first words. */
  readonly begun: boolean;
  /** The irmos of the preceding canon, which the book does not repeat. */
  readonly same?: boolean;
}

export interface Ode extends PartPlace {
  readonly number: number;
  readonly items: OdeItem[];
}

export interface Canon extends PartPlace {
  /** Its number in the chapter, from 1, in the order of the first odes. */
  readonly number: number;
  /** Number of the row of canons that are sung together, from 1. */
  readonly group: number;
  /** The rubrics before it, in plain letters. */
  readonly heading: string;
  readonly acrostic?: Passage;
  /** The tone of its heading; undefined if the book does not name one. */
  readonly tone: number | undefined;
  readonly odes: Ode[];
  /** Katavasiae of the row, by ode. */
  readonly katavasia: ReadonlyMap<number, Passage>;
}

/** A troparion, kontakion or another hymn on its own. */
export interface Hymn extends Passage {
  readonly kind: HymnKind;
  /** Its number among the hymns of its kind in the chapter, from 1. */
  readonly number: number;
  readonly tone: number | undefined;
  /** First words of the hymn that gives its melody. */
  readonly model?: string;
  readonly marker?: 'slava' | 'i-nyne';
  readonly role?: Role;
  /** The rubrics before it, in plain letters. */
  readonly rubric: string;
  readonly service: string;
  /** The ode that it follows, and the row of canons. */
  readonly afterOde?: number;
  readonly group?: number;
  readonly begun: boolean;
}

/** What the reader could not understand. */
export interface Doubt {
  readonly line: number;
  readonly what: string;
  /** First words of the place. */
  readonly words: string;
}

export interface ReadChapter {
  readonly canons: readonly Canon[];
  readonly hymns: readonly Hymn[];
  readonly doubts: readonly Doubt[];
  /** The rubrics before the first text. */
  readonly title: string;
}
