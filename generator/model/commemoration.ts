import type { Localized, MovableData } from '../../schemas/types.ts';
import type { IconAsset, Rank } from './shown.ts';

/** Everything that is known of a commemoration, fixed or movable. */
export interface Commemoration {
  readonly id: string;
  readonly kind: MovableData['kind'];
  readonly name: Localized;
  /** Null for days that belong to no class. */
  readonly type: number | null;
  readonly displayType: number | null;
  readonly rank: Rank | null;
  /** Where its rank was read. */
  readonly rankSources: readonly SourceRef[];
  readonly icons: readonly IconAsset[];
  /** When it is kept, as a rule of the data and in words. */
  readonly rule: string;
  readonly moves: readonly { readonly on: string; readonly to: string }[];
  readonly ruleLabel: Localized;
  /** Names whose name day it is, nominative, each in both languages. */
  readonly names: readonly Localized[];
  /** Ids of other days of the same person, event or icon, in the order of the calendar. */
  readonly related: readonly string[];
  readonly since: number | null;
  readonly until: number | null;
  /** The first year of a historical calendar that has it: {@link since}, or another bound; null if there is none. */
  readonly firstYear: number | null;
  readonly sources: readonly SourceRef[];
  readonly sameAs: readonly string[];
}

/** A place in a source, by the id of the source. */
export interface SourceRef {
  readonly source: string;
  readonly page?: string;
  /** Found only by comparing words. */
  readonly matched?: true;
}

/** A name of people: the form that the Church uses, and the other forms that lead to it. */
export interface PersonName {
  readonly name: string;
  readonly forms: readonly string[];
  /** Id of the day on which most people of this name keep their name day. */
  readonly main?: string;
}

/** A book, a calendar or a decision that the data are based on. */
export interface NamedSource {
  readonly id: string;
  readonly kind: 'book' | 'calendar' | 'decree' | 'dataset';
  readonly title: Localized;
  readonly edition: string;
  readonly url?: string;
  readonly license?: string;
}

/** Terms under which data may be used; `id` is that of SPDX. */
export interface License {
  readonly id: string;
  readonly title: string;
  readonly url?: string;
}
