import type {
  ActData,
  AkathistFile,
  AliasData,
  BookData,
  BookWording,
  CanonFile,
  CapitalTables,
  CommemorationData,
  CommemorationFacts,
  CommonData,
  CycleDayData,
  CycleWeekData,
  FastingRule,
  FastingSeason,
  FeedWord,
  FoodData,
  GeneralServiceData,
  HagiographyFile,
  HymnographyFile,
  IconData,
  KindData,
  LicenseData,
  Localized,
  MisprintData,
  MovableData,
  NameData,
  NarrativeHeading,
  OccasionData,
  PrintedPlaceData,
  RankData,
  ReadingUsage,
  ReadingWord,
  RelatedData,
  RetiredId,
  RuleWord,
  ScriptTables,
  ScriptureBook,
  SourceData,
  SurnameTables,
  TextTitle,
  TypeData,
  WhoseText,
} from '../../schemas/types.ts';
import type { TextLanguage } from '../contract/languages.ts';
import type { LeftOut } from './left-out.ts';
import type { Entry } from './source.ts';

/** The content of the data files. Each entry matches its schema; entries are not linked yet. */
export interface DataFiles {
  readonly types: readonly Entry<TypeData>[];
  readonly ranks: readonly Entry<RankData>[];
  readonly kinds: readonly Entry<KindData>[];
  readonly foods: readonly Entry<FoodData>[];
  readonly narratives: readonly Entry<NarrativeHeading>[];
  readonly weekdays: readonly Entry<Localized>[];
  readonly months: readonly Entry<Localized>[];
  readonly feeds: readonly Entry<FeedWord>[];
  readonly textTitles: readonly Entry<TextTitle>[];
  readonly icons: readonly Entry<IconData>[];
  readonly fixed: readonly FixedPlace[];
  readonly retiredIds: readonly Entry<RetiredId>[];
  readonly movable: readonly Entry<MovableData>[];
  /** What is known of commemorations besides their day, with the file of `commemorations/` that says it. */
  readonly facts: readonly FactsPlace[];
  readonly names: readonly Entry<NameData>[];
  /** How surnames are written in English; null if a folder does not say. */
  readonly surnames: Entry<SurnameTables> | null;
  readonly related: readonly Entry<RelatedData>[];
  /** The acts by which commemorations came into the calendar. */
  readonly acts: readonly Entry<ActData>[];
  readonly sources: readonly Entry<SourceData>[];
  /** The terms under which the data may be used. */
  readonly licenses: readonly Entry<LicenseData>[];
  readonly seasons: readonly { readonly id: string; readonly entry: Entry<FastingSeason> }[];
  readonly fasting: readonly Entry<FastingRule>[];
  readonly aliases: readonly Entry<AliasData>[];
  readonly generalServices: readonly Entry<GeneralServiceData>[];
  /** Words of names for which there is no general service. */
  readonly otherWords: readonly Entry<string>[];
  readonly refusedDomains: readonly Entry<string>[];
  readonly texts: readonly TextFile[];
  readonly scripture: readonly Entry<ScriptureBook>[];
  readonly readingWords: readonly Entry<ReadingWord>[];
  readonly ruleWords: readonly Entry<RuleWord>[];
  readonly readings: ReadingFiles;
  readonly books: BookFiles;
  /** What could not be read; empty if the data can be used. */
  readonly left: readonly LeftOut[];
}

/** The content of `readings/`. */
export interface ReadingFiles {
  readonly cycleDays: readonly Entry<CycleDayData>[];
  readonly cycleWeeks: readonly Entry<CycleWeekData>[];
  readonly days: readonly Entry<OccasionData>[];
  readonly saints: readonly Entry<OccasionData>[];
  readonly commons: readonly Entry<CommonData>[];
  /** One; none in a pack that does not change it. */
  readonly usage: readonly Entry<ReadingUsage>[];
}

/** Tables for reading service books; `data/books/`. A table that a folder does not have is null. */
export interface BookFiles {
  readonly list: readonly Entry<BookData>[];
  readonly script: Entry<ScriptTables> | null;
  readonly capitals: Entry<CapitalTables> | null;
  readonly wording: Entry<BookWording> | null;
  readonly places: readonly Entry<PrintedPlaceData>[];
  readonly misprints: readonly Entry<MisprintData>[];
  /** The owners of the texts, with the book that gives the file its name. */
  readonly whose: readonly { readonly book: string; readonly entry: Entry<WhoseText> }[];
}

/** An entry of the menologion and its day. */
export interface FixedPlace {
  readonly monthDay: string;
  readonly entry: Entry<CommemorationData>;
  /** Its day before a pack moved it. */
  readonly movedFrom?: string;
}

/**
 * What is known of the commemoration of an id. `file` is the name of its file without the extension: a month, or
 * `movable`.
 */
export interface FactsPlace {
  readonly id: string;
  readonly file: string;
  readonly entry: Entry<CommemorationFacts>;
}

/** A file of `texts/`. `name` is its path there; a pack replaces the file with the same name. */
export type TextFile = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'hymnography'; readonly entry: Entry<HymnographyFile> }
  | { readonly kind: 'hagiography'; readonly entry: Entry<HagiographyFile> }
  | { readonly kind: 'canon'; readonly entry: Entry<CanonFile>; readonly number: number; readonly lang: TextLanguage }
  | {
      readonly kind: 'akathist';
      readonly entry: Entry<AkathistFile>;
      readonly number: number;
      readonly lang: TextLanguage;
    }
);
