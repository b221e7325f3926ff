/** At which service Scripture is read. */
export type ReadingService =
  | 'matins'
  | 'passion_gospels'
  | 'hour_1'
  | 'hour_3'
  | 'hour_6'
  | 'hour_9'
  | 'liturgy'
  | 'vespers'
  | 'blessing_of_waters'
  | 'washing_of_feet';

export type ReadingKind = 'apostle' | 'gospel' | 'prophecy';

/** One portion of Scripture as the lectionary names it, in no language. */
export interface Pericope {
  readonly kind: ReadingKind;
  /**
   * Number of the section in the Moscow Apostol or Gospel, `36`, or `35½` for «от полу́»; null if the books give none.
   */
  readonly zachalo: string | null;
  /** OSIS book and chapter.verse ranges joined by commas: `1Cor.4.9-16`, `Luke.2.20-21,2.40-52`. */
  readonly reference: string;
  /** Whether it is joined to the preceding reading of its kind («под зачало»). */
  readonly joined: boolean;
}

/** A pericope read on a day. */
export interface Reading extends Pericope {
  readonly service: ReadingService;
  /** Whether only a church reads it that keeps the service of `of`. */
  readonly optional: boolean;
  /** Id of the commemoration or movable day to which the reading belongs; null for the ordinary reading. */
  readonly of: number | string | null;
}
