/* Made from the schemas in this folder by `npm run types`. Do not edit. */

/**
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "contentId".
 */
export type ContentId = string;
/**
 * data/aliases.yaml: ids that are served from the texts of another id.
 */
export type AliasList = AliasData[];
/**
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "year".
 */
export type CivilYear = number;
/**
 * Where something is found: ids of sources.yaml, each with the place in it behind a space (`menaion-september 25`).
 *
 * @minItems 1
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "sourceRefs".
 */
export type SourceRefs = string[];
/**
 * An absolute address.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "webAddress".
 */
export type WebAddress = string;
/**
 * Sign of the Typikon; explained in labels.yaml.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "rank".
 */
export type RankCode = 'great' | 'vigil' | 'polyeleos' | 'doxology' | 'six_stichera' | 'no_sign';
/**
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "kind".
 */
export type EventKind = 'feast' | 'event' | 'saint' | 'icon_of_mother_of_god' | 'week' | 'memorial';
/**
 * Day on which what a calendar feed says of it was last corrected.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "revised".
 */
export type Revised = string;
/**
 * When something is kept, in the language of generator/rules/grammar.ts.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "rule".
 */
export type RuleText = string;
/**
 * Where a day gives way: the first line whose `on` names the day decides; `to: none` drops it for that year.
 *
 * @minItems 1
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "moves".
 */
export type Moves = Move[];
/**
 * Which book or decree is followed, above all where they disagree.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "basis".
 */
export type Basis = string;
/**
 * A number of types.yaml.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "typeId".
 */
export type TypeId = number;
/**
 * Ids of icons.yaml, in the order in which they are shown.
 *
 * @minItems 1
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "iconIds".
 */
export type IconIds = string[];
export type FastingType = 'FAST' | 'NO_FAST' | 'FAST_FREE';
export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';
export type FoodCode = 'no_meat' | 'fish' | 'oil' | 'no_oil' | 'dry' | 'none' | 'caviar';
/**
 * This interface was referenced by `GeneralServices`'s JSON-Schema
 * via the `definition` "titles".
 */
export type TitlesOfNames = string;
/**
 * data/icons.yaml: pictures and what they show.
 */
export type IconList = IconData[];
export type FeedWordCode = 'feasts' | 'fasts' | 'readings' | 'fast' | 'fast_free' | 'old_style';
export type ReadingWordCode =
  | 'of_the_day'
  | 'matins'
  | 'passion_gospels'
  | 'hour_1'
  | 'hour_3'
  | 'hour_6'
  | 'hour_9'
  | 'liturgy'
  | 'vespers'
  | 'blessing_of_waters'
  | 'washing_of_feet'
  | 'apostle'
  | 'gospel'
  | 'prophecy';
export type RuleWordCode =
  | 'always'
  | 'date'
  | 'days_one'
  | 'days_few'
  | 'days_many'
  | 'days_other'
  | 'pascha'
  | 'before_pascha'
  | 'after_pascha'
  | 'julian'
  | 'julian_and_civil'
  | 'gregorian'
  | 'span'
  | 'or'
  | 'before'
  | 'after'
  | 'on_or_before'
  | 'on_or_after'
  | 'nearest'
  | 'between'
  | 'and'
  | 'else'
  | 'moves'
  | 'none';
/**
 * data/licenses.yaml: the terms under which what is written in these data may be used.
 */
export type Licenses = LicenseData[];
export type MovableData = {
  id: ContentId;
  rule: RuleText;
  moves?: Moves;
  kind: EventKind;
  rank?: RankCode;
  type?: TypeId;
  displayType?: TypeId;
  label: Localized;
  description: Localized;
  icons?: IconIds;
  basis?: Basis;
  revised?: Revised;
};
/**
 * data/movable.yaml: what is kept by a rule, and the named and numbered weeks.
 */
export type Movable = MovableData[];
/**
 * data/names.yaml: the names of people, as the Church calls them, and their other forms.
 */
export type Names = NameData[];
/**
 * data/refused-domains.yaml: domains to which no link of a life may lead.
 */
export type RefusedDomains = string[];
/**
 * data/related.yaml: days of the same person, event or icon, and synaxes with whom they name.
 */
export type Related = RelatedData[];
/**
 * data/retired-ids.yaml: ids of entries that were taken out. They are never given again.
 */
export type RetiredIds = RetiredId[];
export type SourceKind = 'book' | 'calendar' | 'decree' | 'dataset';
/**
 * data/sources.yaml: the books, calendars and decisions that the data rest on.
 */
export type Sources = SourceData[];
/**
 * data/types.yaml: the legacy classification of commemorations.
 *
 * @minItems 1
 */
export type Types = TypeData[];
/**
 * data/books/books.yaml: the service books that the importer knows.
 */
export type BookList = BookData[];
/**
 * data/books/misprints.yaml: words that the edition has wrong, each read by a person.
 */
export type Misprints = MisprintData[];
/**
 * data/books/places.yaml: places where print misleads.
 */
export type PrintedPlaces = PrintedPlaceData[];
export type WhoseText = {
  [k: string]: unknown;
} & {
  /**
   * File of the chapter without its ending.
   */
  chapter: string;
  /**
   * First words of the hymn, of a canon those of its first troparion, in plain civil letters.
   */
  canon?: string;
  /**
   * First words of the hymn, of a canon those of its first troparion, in plain civil letters.
   */
  troparion?: string;
  /**
   * First words of the hymn, of a canon those of its first troparion, in plain civil letters.
   */
  kontakion?: string;
  /**
   * First words of the hymn, of a canon those of its first troparion, in plain civil letters.
   */
  magnification?: string;
  /**
   * First words of the hymn, of a canon those of its first troparion, in plain civil letters.
   */
  ipakoi?: string;
  /**
   * Which of the texts of the chapter that begin with these words; without it the first.
   */
  nth?: number;
  /**
   * Whose it is; several where one text is sung to several, null where it stands under another line or is nobody's here.
   */
  id: number | ContentId | (number | ContentId)[] | null;
  /**
   * What follows the word canon in its title; with null, why.
   */
  of?: string;
  /**
   * A canon that is sung beside the one of the feast or saint whose id it has: the kontakion and its ikos are not its own.
   */
  beside?: true;
  /**
   * A person has read it in the book.
   */
  read: boolean;
};
/**
 * data/books/whose/<book>.yaml: whose the texts of a book are.
 */
export type WhoseTexts = WhoseText[];
/**
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "plain".
 */
export type PlainText = string;
/**
 * OSIS book and chapter.verse ranges joined by commas.
 *
 * This interface was referenced by `ReadingPortions`'s JSON-Schema
 * via the `definition` "reference".
 */
export type ScriptureReference = string;
/**
 * Number of the section in the Moscow Apostol or Gospel; ½ is “от полу́”.
 *
 * This interface was referenced by `ReadingPortions`'s JSON-Schema
 * via the `definition` "zachalo".
 */
export type Zachalo = string;
/**
 * @minItems 1
 *
 * This interface was referenced by `ReadingPortions`'s JSON-Schema
 * via the `definition` "readings".
 */
export type ReadingList = ReadingData[];
/**
 * data/readings/commons.yaml: common readings by class, which occasions name.
 */
export type ReadingCommons = CommonData[];
/**
 * Id of the menologion or of movable.yaml; the readings are kept with it.
 */
export type OccasionOf = number | ContentId;
/**
 * Before the ordinary reading, after the saints, or (if left out) between them.
 */
export type OccasionPlace = 'first' | 'last';
/**
 * What becomes of the ordinary reading of the day: kept (if left out), moved to another day, moved to the day before and replaced by that of the day after, dropped, or dropped where it will be read again after Theophany.
 */
export type OrdinaryFate = 'kept' | 'moved' | 'replaced' | 'dropped' | 'dropped_if_repeated';
/**
 * On a Sunday: the occasion `alone`, without anything of the Sunday, or with its own gospel at `matins`; if left out, the Sunday keeps both.
 */
export type SundayFate = 'alone' | 'matins';
/**
 * Which saints are read beside it.
 */
export type SaintsBeside = 'all' | 'polyeleos' | 'none';
/**
 * data/readings/days.yaml and saints.yaml: what is read besides the ordinary, and what becomes of the ordinary.
 */
export type ReadingOccasions = OccasionData[];
export type SaintsRead = 'all' | 'polyeleos' | 'any_season';
/**
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "number".
 */
export type PieceNumber = number;
/**
 * Paragraphs apart by a blank line; the HTML of the contract where it is needed.
 *
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "block".
 */
export type BlockText = string;
/**
 * The Church Slavonic text in church script, with titla and accents; paragraphs as in the text itself.
 *
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "church".
 */
export type ChurchText = string;
/**
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "tone".
 */
export type Tone = number;
/**
 * The akathists of one id.
 *
 * This interface was referenced by `AkathistsAnswer`'s JSON-Schema
 * via the `definition` "entry".
 */
export type AkathistsEntry = {
  /**
   * The requested id, also where its texts are kept under another one.
   */
  id: string;
  /**
   * Whether there is what was asked for.
   */
  found: boolean;
  /**
   * Empty where nothing was found.
   */
  akathists: Akathist[];
  notFound?: NotFound;
};
/**
 * The endpoint whose entries stand in the block.
 *
 * This interface was referenced by `BlockList`'s JSON-Schema
 * via the `definition` "endpoint".
 */
export type BlockEndpoint = 'canons' | 'akathists' | 'hymnography' | 'commemorations';
/**
 * Folder of the files in place of which it stands: a language, or `cu-church`, Church Slavonic in the church script.
 *
 * This interface was referenced by `BlockList`'s JSON-Schema
 * via the `definition` "edition".
 */
export type BlockEdition = 'ru' | 'cu' | 'en' | 'cu-church';
/**
 * The canons of one id.
 *
 * This interface was referenced by `CanonsAnswer`'s JSON-Schema
 * via the `definition` "entry".
 */
export type CanonsEntry = {
  /**
   * The requested id, also where its texts are kept under another one.
   */
  id: string;
  /**
   * Whether there is what was asked for.
   */
  found: boolean;
  /**
   * Empty where nothing was found.
   */
  canons: Canon[];
  notFound?: NotFound1;
};
/**
 * Hymns, lives and icons of one id.
 *
 * This interface was referenced by `HymnographyAnswer`'s JSON-Schema
 * via the `definition` "entry".
 */
export type HymnographyEntry = {
  /**
   * The requested id, also where its texts are kept under another one.
   */
  id: string;
  /**
   * Whether there is what was asked for.
   */
  found: boolean;
  /**
   * In the order in which they are printed.
   */
  troparia: Troparion[];
  /**
   * Each belongs to the troparion of the same `delta`.
   */
  kontakia: Kontakion[];
  /**
   * Numbered on their own.
   */
  prayers: Prayer[];
  /**
   * Numbered on their own.
   */
  magnifications: Magnification[];
  /**
   * Null where there is none.
   */
  hagiography: Hagiography | null;
  icons: Icons;
  notFound?: IdNotFound;
};
/**
 * Pictures in the order of `sortOrder`.
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "icons".
 */
export type Icons = Icon[];
/**
 * What is known of one commemoration.
 *
 * This interface was referenced by `CommemorationsAnswer`'s JSON-Schema
 * via the `definition` "entry".
 */
export type CommemorationsEntry = {
  /**
   * The requested id, also where it is another name of a commemoration.
   */
  id: string;
  /**
   * Whether there is such a commemoration.
   */
  found: boolean;
  /**
   * What is kept.
   */
  kind: ('feast' | 'event' | 'saint' | 'icon_of_mother_of_god' | 'week' | 'memorial') | null;
  /**
   * Name in the language of the answer.
   */
  name: string | null;
  /**
   * Class: whom or what is kept, not how solemnly; null for days that belong to no class.
   */
  typeId: number | null;
  /**
   * The class with its name; empty for days that belong to no class.
   */
  types: TypeLabel[];
  /**
   * Class under which to show it, where that differs.
   */
  displayTypeId?: number;
  displayTypes?: TypeLabels;
  liturgicalRank: LiturgicalRank;
  icons: Icons;
  /**
   * When it is kept, in the words of the data.
   */
  rule: string | null;
  moves?: CommemorationMoves;
  /**
   * The same for people.
   */
  ruleLabel: string | null;
  /**
   * Its civil dates in the years 2000 to 2100, in order.
   */
  dates: string[];
  /**
   * Names by which people are called after it, in the nominative.
   */
  names: string[];
  /**
   * Addresses of pages about the same person or event elsewhere.
   */
  sameAs: string[];
  /**
   * Ids of other days of the same person, event or icon.
   */
  related: string[];
  /**
   * The first year in which it was kept, where that is known.
   */
  since: number | null;
  /**
   * The last year in which it was kept, where it was given up.
   */
  until: number | null;
  /**
   * Where it is found.
   */
  sources: CommemorationSource[];
  /**
   * Which texts there are of it.
   */
  texts: TextCounts | null;
  notFound?: IdNotFound1;
};
/**
 * Classes with their names.
 *
 * @minItems 1
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "typeLabels".
 */
export type TypeLabels = TypeLabel[];
/**
 * How solemnly it is kept, by the signs of the Typikon; null where that is not confirmed.
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "liturgicalRank".
 */
export type LiturgicalRank = {
  /**
   * Sign of the Typikon.
   */
  code: 'great' | 'vigil' | 'polyeleos' | 'doxology' | 'six_stichera' | 'no_sign';
  /**
   * Great, middle or small feast, or none.
   */
  group: 'great' | 'middle' | 'small' | 'none';
  /**
   * Name of the sign in the language of the answer.
   */
  label: string;
} | null;
/**
 * Where it gives way: the first line whose `on` names the day decides; `to` is `none` where it is not kept in such a year. Left out where it never does.
 *
 * @minItems 1
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "moves".
 */
export type CommemorationMoves = CommemorationMove[];
/**
 * A number for what stands in the menologion, a string for what is movable or computed. The text endpoints take either as `id`.
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "saintId".
 */
export type SaintId = number | string;
/**
 * Whether the day is a fast, and what may be eaten.
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "fasting".
 */
export type FastingEntry = {
  /**
   * True exactly where `type` is `FAST`.
   */
  isFasting: boolean;
  /**
   * A fast, no fast, or a week in which fasting is suspended even on Wednesday and Friday.
   */
  type: 'FAST' | 'NO_FAST' | 'FAST_FREE';
  /**
   * Whether the day is in a week without fasting, such as Bright Week.
   */
  isSolidWeek: boolean;
  /**
   * The fast or its absence in the language of the answer.
   */
  description: string;
  /**
   * What may be eaten, in the language of the answer; left out where nothing particular is laid down.
   */
  allowedFood?:
    | 'Пища без мяса'
    | 'meat-free food'
    | 'Рыба, горяч. пища с раст. маслом'
    | 'fish, hot food with vegetable oil'
    | 'Горяч. пища с раст. маслом'
    | 'hot food with vegetable oil'
    | 'Горяч. пища без раст. масла'
    | 'hot food without vegetable oil'
    | 'Сухоядение. Холод. пища без раст. масла, неподогретое питьё'
    | 'cold food without vegetable oil, unheated drink'
    | 'Воздержание от пищи'
    | 'abstinence from food'
    | 'разрешается икра'
    | 'caviar';
};
/**
 * A movable feast, event, saint, icon, week or commemoration of the departed.
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "event".
 */
export type EventEntry = {
  /**
   * What it is.
   */
  kind: 'feast' | 'event' | 'saint' | 'icon_of_mother_of_god' | 'week' | 'memorial';
  /**
   * Stable id; the text endpoints take it as `id`.
   */
  id: string;
  /**
   * Name in the language of the answer.
   */
  label: string;
  /**
   * What is kept, in a sentence.
   */
  description: string;
  icons: Icons;
  /**
   * First day of a week; only where `kind` is `week`.
   */
  dateFrom?: string;
  /**
   * Last day of a week; only where `kind` is `week`.
   */
  dateTo?: string;
};

export interface SchemaIndex {
  'data/aliases.schema.json'?: AliasList;
  'data/commemorations.schema.json'?: Commemorations;
  'data/common.schema.json'?: DataCommon;
  'data/fasting.schema.json'?: Fasting;
  'data/general-services.schema.json'?: GeneralServices;
  'data/icons.schema.json'?: IconList;
  'data/labels.schema.json'?: Labels;
  'data/licenses.schema.json'?: Licenses;
  'data/menologion.schema.json'?: MenologionMonth;
  'data/movable.schema.json'?: Movable;
  'data/names.schema.json'?: Names;
  'data/refused-domains.schema.json'?: RefusedDomains;
  'data/related.schema.json'?: Related;
  'data/retired-ids.schema.json'?: RetiredIds;
  'data/sources.schema.json'?: Sources;
  'data/types.schema.json'?: Types;
  'data/books/books.schema.json'?: BookList;
  'data/books/capitals.schema.json'?: CapitalTables;
  'data/books/misprints.schema.json'?: Misprints;
  'data/books/places.schema.json'?: PrintedPlaces;
  'data/books/script.schema.json'?: ScriptTables;
  'data/books/whose.schema.json'?: WhoseTexts;
  'data/books/wording.schema.json'?: BookWording;
  'data/readings/commons.schema.json'?: ReadingCommons;
  'data/readings/cycle.schema.json'?: ReadingCycle;
  'data/readings/occasions.schema.json'?: ReadingOccasions;
  'data/readings/portions.schema.json'?: ReadingPortions;
  'data/readings/usage.schema.json'?: ReadingUsage;
  'data/texts/akathist.schema.json'?: AkathistFile;
  'data/texts/canon.schema.json'?: CanonFile;
  'data/texts/common.schema.json'?: TextCommon;
  'data/texts/hagiography.schema.json'?: HagiographyFile;
  'data/texts/hymnography.schema.json'?: HymnographyFile;
  'responses/akathists.schema.json'?: AkathistsAnswer;
  'responses/block-list.schema.json'?: BlockList;
  'responses/block.schema.json'?: Block;
  'responses/calendar.schema.json'?: CalendarAnswer;
  'responses/canons.schema.json'?: CanonsAnswer;
  'responses/commemoration-index.schema.json'?: CommemorationIndex;
  'responses/commemorations.schema.json'?: CommemorationsAnswer;
  'responses/common.schema.json'?: ResponseCommon;
  'responses/fasting.schema.json'?: FastingAnswer;
  'responses/hymnography.schema.json'?: HymnographyAnswer;
  'responses/movable.schema.json'?: MovableAnswer;
  'responses/name-index.schema.json'?: NameIndex;
  'responses/problem.schema.json'?: Problem;
  'responses/readings.schema.json'?: ReadingsAnswer;
  'responses/saints.schema.json'?: SaintsAnswer;
  'responses/source-list.schema.json'?: SourceList;
  'responses/text-index.schema.json'?: TextIndex;
  'responses/type-index.schema.json'?: TypeIndex;
}
export interface AliasData {
  id: ContentId;
  of: ContentId;
}
/**
 * data/commemorations/MM.yaml and movable.yaml: what is known of commemorations beside their day, by id.
 */
export interface Commemorations {
  [k: string]: CommemorationFacts;
}
/**
 * This interface was referenced by `Commemorations`'s JSON-Schema definition
 * via the `patternProperty` "^[A-Za-z0-9_][A-Za-z0-9._:-]{0,127}$".
 *
 * This interface was referenced by `Commemorations`'s JSON-Schema
 * via the `definition` "facts".
 */
export interface CommemorationFacts {
  /**
   * The names by which people are called after it: names of names.yaml.
   *
   * @minItems 1
   */
  names?: string[];
  since?: CivilYear;
  until?: CivilYear;
  notBefore?: CivilYear;
  /**
   * What happened in these years, for whoever keeps the data.
   */
  why?: string;
  sources?: SourceRefs;
  /**
   * Pages about the same person or event elsewhere.
   *
   * @minItems 1
   */
  sameAs?: WebAddress[];
}
/**
 * Pieces that several data files share.
 */
export interface DataCommon {
  [k: string]: unknown;
}
/**
 * Plain text in Russian and in English.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "localized".
 */
export interface Localized {
  ru: string;
  en: string;
}
export interface Move {
  on: RuleText;
  to: string;
}
/**
 * data/fasting.yaml: what may be eaten, as rules of which the first that fits decides.
 */
export interface Fasting {
  /**
   * What a day is called where its rule does not say more.
   */
  seasons: {
    [k: string]: FastingSeason;
  };
  /**
   * @minItems 1
   */
  rules: FastingRule[];
}
export interface FastingSeason {
  type: FastingType;
  description: Localized;
  revised?: Revised;
}
export interface FastingRule {
  id: string;
  on: RuleText;
  /**
   * @minItems 1
   */
  weekdays?: Weekday[];
  season: string;
  food?: FoodCode;
  description?: Localized;
  basis: Basis;
  revised?: Revised;
  sources?: SourceRefs;
}
/**
 * data/general-services.yaml: by which general service a saint without hymns of his own is sung.
 */
export interface GeneralServices {
  services: GeneralServiceData[];
  /**
   * Words of names that are sung by none of these services.
   */
  otherWords?: TitlesOfNames[];
}
export interface GeneralServiceData {
  id: ContentId;
  /**
   * @minItems 1
   */
  types: TypeId[];
  /**
   * All titles of a Russian name in their order, in small letters.
   *
   * @minItems 1
   */
  titles: TitlesOfNames[];
}
export interface IconData {
  id: string;
  /**
   * File in data/icons/.
   */
  file: string;
  title: Localized;
  description?: Localized;
}
/**
 * data/labels.yaml: the fixed words of the answers.
 */
export interface Labels {
  /**
   * From the highest to the lowest.
   *
   * @minItems 1
   */
  ranks: RankData[];
  /**
   * @minItems 1
   */
  kinds: KindData[];
  /**
   * @minItems 1
   */
  foods: FoodData[];
  /**
   * Headings of lives and of histories that have none of their own.
   *
   * @minItems 2
   * @maxItems 2
   */
  narratives: NarrativeHeading[];
  /**
   * From Sunday to Saturday, the long names of CLDR.
   *
   * @minItems 7
   * @maxItems 7
   */
  weekdays: Localized[];
  /**
   * From January to December, as they stand behind the number of a day.
   *
   * @minItems 12
   * @maxItems 12
   */
  months: Localized[];
  /**
   * The names of the calendar feeds, and the words that only they use.
   *
   * @minItems 1
   */
  feeds: FeedWord[];
  /**
   * Titles of texts that belong to no day of the calendar.
   */
  texts?: TextTitle[];
  /**
   * Books of Scripture as references abbreviate them.
   *
   * @minItems 1
   */
  scripture: ScriptureBook[];
  /**
   * What readings are called.
   *
   * @minItems 1
   */
  readings: ReadingWord[];
  /**
   * When something is kept, told to people; names in braces stand for what changes.
   *
   * @minItems 1
   */
  rules: RuleWord[];
}
export interface RankData {
  code: RankCode;
  group: 'great' | 'middle' | 'small' | 'none';
  label: Localized;
}
export interface KindData {
  code: EventKind;
  label: Localized;
}
export interface FoodData {
  code: 'no_meat' | 'fish' | 'oil' | 'no_oil' | 'dry' | 'none' | 'caviar';
  label: Localized;
}
export interface NarrativeHeading {
  type: 'hagiography' | 'history';
  short: Localized;
  full: Localized;
}
export interface FeedWord {
  code: FeedWordCode;
  label: Localized;
  revised?: Revised;
}
export interface TextTitle {
  id: ContentId;
  title: Localized;
}
export interface ScriptureBook {
  /**
   * Name of the book in OSIS.
   */
  id: string;
  label: Localized;
}
export interface ReadingWord {
  code: ReadingWordCode;
  label: Localized;
}
export interface RuleWord {
  code: RuleWordCode;
  label: Localized;
}
export interface LicenseData {
  /**
   * Its identifier in the list of SPDX.
   */
  id: string;
  title: string;
  url?: WebAddress;
}
/**
 * data/menologion/MM.yaml: the commemorations of a month by Julian day, in the order in which they are printed.
 */
export interface MenologionMonth {
  /**
   * This interface was referenced by `MenologionMonth`'s JSON-Schema definition
   * via the `patternProperty` "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$".
   */
  [k: string]: CommemorationData[];
}
/**
 * This interface was referenced by `MenologionMonth`'s JSON-Schema
 * via the `definition` "commemoration".
 */
export interface CommemorationData {
  /**
   * Stable: never changed, never reused.
   */
  id: number;
  name: Localized;
  type: TypeId;
  displayType?: TypeId;
  rank?: RankCode;
  rule?: RuleText;
  moves?: Moves;
  icons?: IconIds;
  basis?: Basis;
  revised?: Revised;
}
export interface NameData {
  /**
   * Nominative.
   */
  ru: string;
  /**
   * As English names have it, the commonest first.
   *
   * @minItems 1
   */
  en: string[];
  /**
   * Cases in which a Russian name has it and that no rule of grammar gives.
   *
   * @minItems 1
   */
  cases?: string[];
  forms?: NameForms;
}
/**
 * Other forms that people use today.
 */
export interface NameForms {
  /**
   * @minItems 1
   */
  ru?: string[];
  /**
   * @minItems 1
   */
  en?: string[];
}
export interface RelatedData {
  /**
   * Whose days these are, for whoever keeps the data.
   */
  who: string;
  /**
   * Days of the same person, event or icon.
   *
   * @minItems 2
   */
  same?: ContentId[];
  synaxis?: ContentId;
  /**
   * Days of those whom the synaxis names.
   *
   * @minItems 1
   */
  of?: ContentId[];
}
export interface RetiredId {
  id: number;
  name: string;
  why: string;
}
export interface SourceData {
  id: string;
  kind: SourceKind;
  title: Localized;
  /**
   * Publisher, place, year, edition.
   */
  edition: string;
  url?: WebAddress;
  /**
   * Terms under which the source itself may be used, where they are known.
   */
  license?: string;
}
export interface TypeData {
  id: TypeId;
  label: Localized;
}
export interface BookData {
  /**
   * Folder of the book in the repository.
   */
  id: string;
  /**
   * Of a Menaion: the Julian month. Its chapters begin with the day.
   */
  month?: string;
  name: Localized;
  /**
   * Whose services stand in a chapter, where it is not a day of a month.
   */
  ids?: {
    /**
     * @minItems 1
     */
    [k: string]: ContentId[];
  };
  /**
   * Of the Heirmologion: chapters of irmoi and their tones.
   */
  irmoi?: {
    [k: string]: number;
  };
  /**
   * Why the book is not read.
   */
  left?: string;
}
/**
 * data/books/capitals.yaml: words that have a capital in the civil script.
 */
export interface CapitalTables {
  /**
   * Words that have it where they stand under a titlo.
   */
  titlo: string[];
  always: string[];
  /**
   * Endings that a name may have.
   */
  endings: string[];
  /**
   * Names without their endings.
   */
  names: string[];
  /**
   * Forms of names that with another ending are other words.
   */
  forms: string[];
}
export interface MisprintData {
  book: string;
  chapter: string;
  /**
   * What the file has, with its accents and titla.
   */
  print: string;
  /**
   * What it means.
   */
  read: string;
}
export interface PrintedPlaceData {
  /**
   * Folder of the book in the repository.
   */
  book: string;
  /**
   * File of the chapter without its ending.
   */
  chapter: string;
  /**
   * First words in plain civil letters; `$` where nothing follows them.
   */
  words: string;
  nth?: number;
  /**
   * The rubric that should stand there; empty where none should.
   */
  read: string;
  /**
   * Number in its row of the canon to which the rubric belongs, where canons change their order.
   */
  canon?: number;
  /**
   * The words are text and follow that rubric.
   */
  keep?: boolean;
}
/**
 * data/books/script.yaml: how the church script is read.
 */
export interface ScriptTables {
  /**
   * Letters that the civil script writes otherwise.
   */
  letters: {
    [k: string]: string;
  };
  /**
   * What stands under a titlo, without accents, and the letters it means; `$` is the end of the word.
   */
  titla: {
    [k: string]: string;
  };
}
/**
 * data/books/wording.yaml: words by which refrains and rubrics are known.
 */
export interface BookWording {
  refrains: string[];
  notes: string[];
  titles: {
    ipakoi: SomeLanguages;
  };
}
/**
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "someLanguages".
 */
export interface SomeLanguages {
  ru?: PlainText;
  en?: PlainText;
}
export interface CommonData {
  id: string;
  eve?: ReadingList;
  matins?: ReadingList;
  passion_gospels?: ReadingList;
  hour_1?: ReadingList;
  hour_3?: ReadingList;
  hour_6?: ReadingList;
  hour_9?: ReadingList;
  vespers?: ReadingList;
  liturgy: ReadingList;
  evening?: ReadingList;
  blessing_of_waters?: ReadingList;
  washing_of_feet?: ReadingList;
  basis: Basis;
}
/**
 * One pericope; its key tells the kind, and there is one of the three.
 *
 * This interface was referenced by `ReadingPortions`'s JSON-Schema
 * via the `definition` "reading".
 */
export interface ReadingData {
  apostle?: ScriptureReference;
  gospel?: ScriptureReference;
  prophecy?: ScriptureReference;
  zachalo?: Zachalo;
  joined?: boolean;
}
/**
 * data/readings/cycle.yaml: what is read on each day of the paschal cycle.
 */
export interface ReadingCycle {
  basis: Basis;
  /**
   * @minItems 1
   */
  days: CycleDayData[];
  /**
   * @minItems 1
   */
  weeks: CycleWeekData[];
}
/**
 * A day that stands by its distance from Pascha.
 */
export interface CycleDayData {
  at: string;
  of?: ContentId;
  eve?: ReadingList;
  matins?: ReadingList;
  passion_gospels?: ReadingList;
  hour_1?: ReadingList;
  hour_3?: ReadingList;
  hour_6?: ReadingList;
  hour_9?: ReadingList;
  vespers?: ReadingList;
  liturgy?: ReadingList;
  evening?: ReadingList;
  blessing_of_waters?: ReadingList;
  washing_of_feet?: ReadingList;
  basis?: Basis;
}
/**
 * A week after Pentecost, from Monday to the Sunday that closes it.
 */
export interface CycleWeekData {
  week: number;
  mon?: ReadingList;
  tue?: ReadingList;
  wed?: ReadingList;
  thu?: ReadingList;
  fri?: ReadingList;
  sat?: ReadingList;
  sun?: ReadingList;
  basis?: Basis;
}
/**
 * `on` are the days, where it is not kept simply with its commemoration; `unless`, those on which it is not read.
 */
export interface OccasionData {
  of?: OccasionOf;
  on?: RuleText;
  moves?: Moves;
  unless?: RuleText;
  /**
   * The first civil year whose calendar has it, where an earlier one has not.
   */
  since?: number;
  /**
   * The last civil year whose calendar has it.
   */
  until?: number;
  /**
   * `any`: also in Lent and Bright Week, where saints are not read.
   */
  season?: 'any';
  place?: OccasionPlace;
  ordinary?: OrdinaryFate;
  sunday?: SundayFate;
  /**
   * Weekdays on which the ordinary reading stays all the same.
   *
   * @minItems 1
   */
  kept_on?: ('sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[];
  /**
   * Where an ordinary reading moved from a Monday goes, if not to Tuesday.
   */
  from_monday?: 'sunday';
  saints?: SaintsBeside;
  /**
   * At the Liturgy under one beginning with what stands before it, where something else follows.
   */
  joined?: true;
  /**
   * Id of commons.yaml.
   */
  common?: string;
  eve?: ReadingList;
  matins?: ReadingList;
  passion_gospels?: ReadingList;
  hour_1?: ReadingList;
  hour_3?: ReadingList;
  hour_6?: ReadingList;
  hour_9?: ReadingList;
  vespers?: ReadingList;
  liturgy?: ReadingList;
  evening?: ReadingList;
  blessing_of_waters?: ReadingList;
  washing_of_feet?: ReadingList;
  basis: Basis;
}
/**
 * Pieces that the files of data/readings/ share.
 */
export interface ReadingPortions {
  [k: string]: unknown;
}
/**
 * data/readings/usage.yaml: how the cycle is laid on the year, and the other rules that a usage may have otherwise.
 */
export interface ReadingUsage {
  luke?: LukeData;
  winter?: WinterData;
  /**
   * Sundays that always have the readings of one place, and give theirs to the Sunday that should have had them.
   */
  exchanges?: ExchangeData[];
  tones: ToneData;
  matins: ResurrectionGospels;
  /**
   * Whose readings are joined to those of the day: the first line whose `on` and weekdays fit decides; where none fits, those of all.
   */
  saints: SaintsSeason[];
  ordinary_last: OrdinaryLast;
}
/**
 * The jump to Luke; left out where the Gospel keeps the count of weeks. `after` is the Sunday after which Luke begins.
 */
export interface LukeData {
  after: RuleText;
  /**
   * Week of the cycle with which Luke begins.
   */
  first: number;
  /**
   * Week of the cycle with which its Gospel ends.
   */
  last: number;
  /**
   * Weeks read again before Luke where one, two … weeks are wanting.
   */
  repeats: number[][];
  basis: Basis;
}
/**
 * Weeks read again after Theophany until the Triodion, for one, two … weeks that remain.
 */
export interface WinterData {
  /**
   * @minItems 1
   */
  rows: WinterRow[];
  /**
   * Week whose Sunday is read on the last Sunday before the Triodion.
   */
  last_sunday: number;
  basis: Basis;
}
export interface WinterRow {
  /**
   * Apostle and Gospel from Monday to Saturday.
   */
  weeks: number[];
  /**
   * The Sundays that close these weeks, but for the last, which opens the Triodion.
   */
  sundays: number[];
}
export interface ExchangeData {
  on: RuleText;
  apostle: number;
  gospel: number;
  basis: Basis;
}
export interface ToneData {
  /**
   * From Pascha to Bright Saturday.
   *
   * @minItems 7
   * @maxItems 7
   */
  bright_week: number[];
  /**
   * Days on which nothing is sung by the Octoechos.
   */
  silent: RuleText[];
  basis: Basis;
}
/**
 * The gospels of Sunday matins, read in turn from one Sunday of the cycle to another.
 */
export interface ResurrectionGospels {
  first: string;
  last: string;
  gospels: ReadingList;
  basis: Basis;
}
export interface SaintsSeason {
  on: RuleText;
  /**
   * @minItems 1
   */
  weekdays?: ('sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[];
  read: SaintsRead;
  basis: Basis;
}
/**
 * Weekdays on which saints stand before the ordinary reading, and the season in which they do not.
 */
export interface OrdinaryLast {
  weekdays: ('sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[];
  except: RuleText;
  basis: Basis;
}
/**
 * data/texts/<id>/akathist-<number>.<lang>.yaml
 */
export interface AkathistFile {
  title: PlainText;
  source?: TextSource;
  /**
   * @minItems 1
   */
  sections: AkathistSectionData[];
  repeatEnding: boolean;
  prayers?: AkathistPrayerData[];
}
/**
 * The printed book in which the Church Slavonic text stands.
 *
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "source".
 */
export interface TextSource {
  /**
   * Id of a book in data/books/books.yaml, or in that of a pack.
   */
  book: string;
  chapter?: PlainText;
  page?: PlainText;
}
export interface AkathistSectionData {
  type: 'kondak' | 'ikos';
  number: PieceNumber;
  text: BlockText;
  church?: ChurchText;
}
export interface AkathistPrayerData {
  title?: PlainText;
  text: BlockText;
  church?: ChurchText;
}
/**
 * data/texts/<id>/canon-<number>.<lang>.yaml
 */
export interface CanonFile {
  title: PlainText;
  source?: TextSource;
  acrostic?: PlainText;
  tone: Tone;
  /**
   * @minItems 1
   */
  odes: OdeData[];
  sections?: CanonSectionData[];
}
export interface OdeData {
  number: number;
  /**
   * @minItems 1
   */
  items: OdeItemData[];
}
export interface OdeItemData {
  role: 'irmos' | 'troparion' | 'theotokion' | 'troichen' | 'refrain' | 'katavasia';
  marker?: 'slava' | 'i-nyne';
  tone?: Tone;
  text: BlockText;
  church?: ChurchText;
}
export interface CanonSectionData {
  type: 'sedalen' | 'kontakion' | 'ikos' | 'svetilen' | 'exapostilarion';
  afterOde: number;
  tone?: Tone;
  text: BlockText;
  church?: ChurchText;
}
/**
 * Pieces that several text files share.
 */
export interface TextCommon {
  [k: string]: unknown;
}
/**
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "variants".
 */
export interface HymnVariants {
  cu?: BlockText;
  ru?: BlockText;
  en?: BlockText;
}
/**
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "narrative".
 */
export interface NarrativeData {
  type?: 'hagiography' | 'history';
  title?: SomeLanguages;
  texts: {
    ru?: BlockText;
    en?: BlockText;
  };
}
/**
 * data/texts/<id>/hagiography.yaml
 */
export interface HagiographyFile {
  links?: LinkData[];
  short?: NarrativeData;
  full?: NarrativeData | NarrativeData[];
}
export interface LinkData {
  url: string;
  text: SomeLanguages;
  title?: SomeLanguages;
  author?: SomeLanguages;
}
/**
 * data/texts/<id>/hymnography.yaml
 */
export interface HymnographyFile {
  troparia?: HymnData[];
  kontakia?: KontakionData[];
  prayers?: PrayerData[];
  magnifications?: MagnificationData[];
  /**
   * Troparia, kontakia and prayers that stand with another id: one of each, or all.
   *
   * @minItems 1
   */
  shared?: SharedHymns[];
  icons?: IconIds;
}
export interface HymnData {
  delta: PieceNumber;
  tone: Tone;
  texts: HymnVariants;
  church?: ChurchText;
  source?: TextSource;
}
export interface KontakionData {
  delta: PieceNumber;
  tone: Tone;
  texts: HymnVariants;
  church?: ChurchText;
  source?: TextSource;
}
export interface PrayerData {
  delta: PieceNumber;
  title?: SomeLanguages;
  texts: HymnVariants;
  church?: ChurchText;
  source?: TextSource;
}
export interface MagnificationData {
  delta: PieceNumber;
  texts: HymnVariants;
  church?: ChurchText;
  source?: TextSource;
}
export interface SharedHymns {
  of: ContentId;
  troparion?: PieceNumber;
  kontakion?: PieceNumber;
  prayer?: PieceNumber;
  delta?: PieceNumber;
}
/**
 * GET /akathists/
 */
export interface AkathistsAnswer {
  /**
   * What was asked for, and how much of it was found.
   */
  meta: {
    /**
     * Language of the answer.
     */
    lang: 'ru' | 'cu' | 'en';
    /**
     * Format of all texts.
     */
    format: 'html';
    /**
     * The ids as requested, in their order.
     *
     * @minItems 1
     * @maxItems 24
     */
    requestedIds: string[];
    /**
     * Number of entries that were found.
     */
    count: number;
  };
  /**
   * An entry for each requested id, in the same order.
   *
   * @minItems 1
   * @maxItems 24
   */
  data: AkathistsEntry[];
}
/**
 * An akathist.
 *
 * This interface was referenced by `AkathistsAnswer`'s JSON-Schema
 * via the `definition` "akathist".
 */
export interface Akathist {
  /**
   * Number among the akathists of one id; what `number` asks for.
   */
  number: number;
  /**
   * Plain text.
   */
  title: string;
  /**
   * In the order in which they are sung.
   */
  sections: AkathistSection[];
  /**
   * When true, ikos 1 and kontakion 1 follow once more after kontakion 13; they are not repeated in `sections`.
   */
  repeatEnding: boolean;
  /**
   * Prayers after the akathist.
   */
  prayers?: AkathistPrayer[];
}
/**
 * A kontakion or an ikos.
 */
export interface AkathistSection {
  /**
   * What it is.
   */
  type: 'kondak' | 'ikos';
  /**
   * Its number among its kind.
   */
  number: number;
  /**
   * Sanitized HTML.
   */
  html: string;
}
/**
 * A prayer after the akathist.
 */
export interface AkathistPrayer {
  /**
   * Plain text.
   */
  title?: string;
  /**
   * Sanitized HTML.
   */
  html: string;
}
/**
 * Present only where `found` is false: why there is nothing.
 */
export interface NotFound {
  /**
   * Unknown id, no text in this language, or no piece of this number.
   */
  code: 'ID_NOT_FOUND' | 'LANGUAGE_NOT_AVAILABLE' | 'NUMBER_NOT_FOUND';
  /**
   * The same in words, in the language of the answer.
   */
  message: string;
}
/**
 * /api/v1/datasets/blocks/{endpoint}.{edition}.json: which blocks there are.
 */
export interface BlockList {
  /**
   * Of what they are blocks.
   */
  meta: {
    endpoint: BlockEndpoint;
    edition: BlockEdition;
  };
  /**
   * The numbers of the blocks. Block 1 would hold all ids; a block that would be too large is split into two, k into 2k and 2k + 1, by the next bit of the CRC-32 of each id, from the highest on.
   *
   * @minItems 1
   */
  data: number[];
}
/**
 * /api/v1/datasets/blocks/{endpoint}-{block}.{edition}.json: many answers by id in one file, a line for each entry.
 */
export interface Block {
  /**
   * Which answers the block holds.
   */
  meta: {
    endpoint: BlockEndpoint;
    edition: BlockEdition;
    /**
     * The files in place of which the block stands, as they are named below `/api/v1/{edition}/{endpoint}/`.
     *
     * @minItems 1
     */
    files: string[];
  };
  /**
   * An entry for each id, in the order of the ids.
   *
   * @minItems 1
   */
  data: (CanonsEntry | AkathistsEntry | HymnographyEntry | CommemorationsEntry)[];
}
/**
 * A canon: odes, and the hymns between them.
 *
 * This interface was referenced by `CanonsAnswer`'s JSON-Schema
 * via the `definition` "canon".
 */
export interface Canon {
  /**
   * Number among the canons of one id; what `number` asks for.
   */
  number: number;
  /**
   * Plain text.
   */
  title: string;
  /**
   * Plain text; empty where the canon has none.
   */
  acrostic: string;
  /**
   * Tone of the canon.
   */
  tone: number;
  /**
   * In the order in which they are sung.
   */
  odes: Ode[];
  /**
   * Hymns between the odes.
   */
  sections?: CanonSection[];
}
/**
 * An ode of a canon.
 */
export interface Ode {
  /**
   * The second ode is mostly absent.
   */
  number: number;
  /**
   * In the order in which they are sung.
   */
  items: OdeItem[];
}
/**
 * A piece of an ode.
 */
export interface OdeItem {
  /**
   * What it is.
   */
  role: 'irmos' | 'troparion' | 'theotokion' | 'troichen' | 'refrain' | 'katavasia';
  /**
   * Sanitized HTML.
   */
  html: string;
  /**
   * Sung after “Glory” or after “Both now”.
   */
  marker?: 'slava' | 'i-nyne';
  /**
   * Tone of this piece, where it has its own.
   */
  tone?: number;
}
/**
 * A hymn between the odes.
 */
export interface CanonSection {
  /**
   * What it is.
   */
  type: 'sedalen' | 'kontakion' | 'ikos' | 'svetilen' | 'exapostilarion';
  /**
   * Number of the ode that it follows.
   */
  afterOde: number;
  /**
   * Sanitized HTML.
   */
  html: string;
  /**
   * Tone of this piece, where it has its own.
   */
  tone?: number;
}
/**
 * Present only where `found` is false: why there is nothing.
 */
export interface NotFound1 {
  /**
   * Unknown id, no text in this language, or no piece of this number.
   */
  code: 'ID_NOT_FOUND' | 'LANGUAGE_NOT_AVAILABLE' | 'NUMBER_NOT_FOUND';
  /**
   * The same in words, in the language of the answer.
   */
  message: string;
}
/**
 * A troparion.
 */
export interface Troparion {
  /**
   * Number among its kind, from 1.
   */
  delta: number;
  /**
   * Tone.
   */
  tone: number;
  /**
   * The text in each language in which there is one.
   *
   * @minItems 1
   *
   * Items: The text in each language in which there is one.
   */
  texts: {
    /**
     * Language of the text; `cu` is Church Slavonic.
     */
    lang: 'cu' | 'ru' | 'en';
    /**
     * Sanitized HTML.
     */
    value: string;
  }[];
}
/**
 * A kontakion.
 */
export interface Kontakion {
  /**
   * Number among its kind, from 1.
   */
  delta: number;
  /**
   * Tone.
   */
  tone: number;
  /**
   * The text in each language in which there is one.
   *
   * @minItems 1
   *
   * Items: The text in each language in which there is one.
   */
  texts: {
    /**
     * Language of the text; `cu` is Church Slavonic.
     */
    lang: 'cu' | 'ru' | 'en';
    /**
     * Sanitized HTML.
     */
    value: string;
  }[];
}
/**
 * A prayer.
 */
export interface Prayer {
  /**
   * Number among its kind, from 1.
   */
  delta: number;
  title?: LocalizedSome;
  /**
   * The text in each language in which there is one.
   *
   * @minItems 1
   *
   * Items: The text in each language in which there is one.
   */
  texts: {
    /**
     * Language of the text; `cu` is Church Slavonic.
     */
    lang: 'cu' | 'ru' | 'en';
    /**
     * Sanitized HTML.
     */
    value: string;
  }[];
}
/**
 * Plain text in the languages in which there is one.
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "localizedSome".
 */
export interface LocalizedSome {
  /**
   * Russian.
   */
  ru?: string;
  /**
   * English.
   */
  en?: string;
}
/**
 * A magnification.
 */
export interface Magnification {
  /**
   * Number among its kind, from 1.
   */
  delta: number;
  /**
   * The text in each language in which there is one.
   *
   * @minItems 1
   *
   * Items: The text in each language in which there is one.
   */
  texts: {
    /**
     * Language of the text; `cu` is Church Slavonic.
     */
    lang: 'cu' | 'ru' | 'en';
    /**
     * Sanitized HTML.
     */
    value: string;
  }[];
}
/**
 * Lives, and where to read more.
 *
 * This interface was referenced by `HymnographyAnswer`'s JSON-Schema
 * via the `definition` "hagiography".
 */
export interface Hagiography {
  /**
   * Chosen by hand.
   */
  links: HagiographyLink[];
  /**
   * The life in brief; null where there is none.
   */
  short: Narrative | null;
  /**
   * One life, several where a commemoration has several, or null.
   */
  full: Narrative | Narrative[] | null;
}
/**
 * A page elsewhere.
 */
export interface HagiographyLink {
  /**
   * Absolute address.
   */
  url: string;
  text: LocalizedSome;
  title: LocalizedSome;
  author?: LocalizedSome;
}
/**
 * A life of a saint or the history of an icon.
 *
 * This interface was referenced by `HymnographyAnswer`'s JSON-Schema
 * via the `definition` "narrative".
 */
export interface Narrative {
  /**
   * What it is.
   */
  type: 'hagiography' | 'history';
  title: LocalizedSome;
  /**
   * The text in each language in which there is one.
   *
   * @minItems 1
   *
   * Items: The text in each language in which there is one.
   */
  texts: {
    /**
     * Language of the text.
     */
    lang: 'ru' | 'en';
    /**
     * Sanitized HTML.
     */
    value: string;
  }[];
}
/**
 * A picture.
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "icon".
 */
export interface Icon {
  /**
   * Path below the base address.
   */
  path: string;
  /**
   * Absolute address.
   */
  url: string;
  title: TextVariants;
  /**
   * What it shows; null where that is not written down.
   */
  description: TextVariants | null;
  /**
   * Type of the file.
   */
  mimeType: string;
  /**
   * In pixels.
   */
  width: number;
  /**
   * In pixels.
   */
  height: number;
  /**
   * Size of the file in bytes.
   */
  sizeBytes?: number;
  /**
   * Place among the icons of one commemoration.
   */
  sortOrder: number;
}
/**
 * One text in several languages.
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "variants".
 */
export interface TextVariants {
  /**
   * The text in each language in which there is one.
   *
   * @minItems 1
   */
  texts: {
    /**
     * Language of the text.
     */
    lang: 'ru' | 'en';
    /**
     * Plain text.
     */
    value: string;
  }[];
}
/**
 * Present only where `found` is false: why there is nothing.
 */
export interface IdNotFound {
  /**
   * The same for programs.
   */
  code: 'ID_NOT_FOUND';
  /**
   * The same in words, in the language of the answer.
   */
  message: string;
}
/**
 * A class of commemorations.
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "typeLabel".
 */
export interface TypeLabel {
  /**
   * Number of the class.
   */
  id: number;
  /**
   * Its name in the language of the answer.
   */
  label: string;
}
export interface CommemorationMove {
  /**
   * Days on which it is not kept.
   */
  on: string;
  /**
   * Where it is kept then.
   */
  to: string;
}
export interface CommemorationSource {
  /**
   * An id of `/api/v1/sources.json`.
   */
  source: string;
  /**
   * Chapter, day or page.
   */
  page?: string;
}
/**
 * Which texts there are of it.
 *
 * This interface was referenced by `CommemorationsAnswer`'s JSON-Schema
 * via the `definition` "texts".
 */
export interface TextCounts {
  /**
   * How many.
   */
  troparia: number;
  /**
   * How many.
   */
  kontakia: number;
  /**
   * How many.
   */
  prayers: number;
  /**
   * How many.
   */
  magnifications: number;
  /**
   * Their numbers.
   */
  canons: number[];
  /**
   * Their numbers.
   */
  akathists: number[];
  /**
   * Which lives, or histories of an icon or a feast, there are.
   */
  life: {
    /**
     * In brief.
     */
    short: boolean;
    /**
     * At length.
     */
    full: boolean;
  };
}
/**
 * Present only where `found` is false: why there is nothing.
 */
export interface IdNotFound1 {
  /**
   * The same for programs.
   */
  code: 'ID_NOT_FOUND';
  /**
   * The same in words, in the language of the answer.
   */
  message: string;
}
/**
 * GET /calendar/day/{date}
 */
export interface CalendarAnswer {
  meta: DailyMeta;
  /**
   * Keyed by the requested date.
   */
  data: {
    [k: string]: CalendarDay;
  };
}
/**
 * Which days the answer holds, and in which language.
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "dailyMeta".
 */
export interface DailyMeta {
  /**
   * First requested date.
   */
  from: string;
  /**
   * Last requested date.
   */
  to: string;
  /**
   * Number of days in `data`.
   */
  count: number;
  /**
   * Language of the answer.
   */
  lang: 'ru' | 'en';
}
/**
 * All that is kept on one day.
 *
 * This interface was referenced by `CalendarAnswer`'s JSON-Schema
 * via the `definition` "day".
 */
export interface CalendarDay {
  /**
   * Civil date.
   */
  gregorianDate: string;
  /**
   * The same day in the Julian (church) calendar.
   */
  julianDate: string;
  /**
   * Name of the weekday in the language of the answer.
   */
  dayOfWeek: string;
  /**
   * Week after the last Pentecost before this day; it runs on through Great Lent.
   */
  weekAfterPentecost: number;
  /**
   * Saints and feasts, grouped by class.
   */
  saints: CalendarSaint[];
  fasting: FastingEntry;
  /**
   * Movable feasts, weeks and commemorations that are not in `saints`.
   */
  events: EventEntry[];
}
/**
 * A saint, an icon or a feast of the day.
 */
export interface CalendarSaint {
  id: SaintId;
  /**
   * Name in the language of the answer.
   */
  name: string;
  /**
   * Class: whom or what is kept, not how solemnly.
   */
  typeId: number;
  types: TypeLabels;
  /**
   * Class under which to show it, where that differs.
   */
  displayTypeId?: number;
  displayTypes?: TypeLabels;
  liturgicalRank: LiturgicalRank;
  icons: Icons;
}
/**
 * GET /canons/
 */
export interface CanonsAnswer {
  /**
   * What was asked for, and how much of it was found.
   */
  meta: {
    /**
     * Language of the answer.
     */
    lang: 'ru' | 'cu' | 'en';
    /**
     * Format of all texts.
     */
    format: 'html';
    /**
     * The ids as requested, in their order.
     *
     * @minItems 1
     * @maxItems 24
     */
    requestedIds: string[];
    /**
     * Number of entries that were found.
     */
    count: number;
  };
  /**
   * An entry for each requested id, in the same order.
   *
   * @minItems 1
   * @maxItems 24
   */
  data: CanonsEntry[];
}
/**
 * /api/v1/commemorations/{lang}.json: every commemoration in short, those of the menologion first.
 */
export interface CommemorationIndex {
  meta: {
    lang: 'ru' | 'en';
    count: number;
  };
  data: CommemorationIndexEntry[];
}
export interface CommemorationIndexEntry {
  /**
   * The id, for every endpoint.
   */
  id: string;
  /**
   * Name in the language of the list.
   */
  name: string;
  kind: 'feast' | 'event' | 'saint' | 'icon_of_mother_of_god' | 'week' | 'memorial';
  /**
   * Class; null for days that belong to no class.
   */
  typeId: number | null;
  /**
   * Code of the rank.
   */
  rank: ('great' | 'vigil' | 'polyeleos' | 'doxology' | 'six_stichera' | 'no_sign') | null;
  /**
   * When it is kept, in the words of the data.
   */
  rule: string;
  moves?: CommemorationMoves;
  /**
   * Which texts there are.
   */
  texts: ('canons' | 'akathists' | 'troparia' | 'kontakia' | 'prayers' | 'magnifications' | 'life')[];
}
/**
 * GET /commemorations/
 */
export interface CommemorationsAnswer {
  /**
   * What was asked for, and how much of it was found.
   */
  meta: {
    /**
     * Language of the answer.
     */
    lang: 'ru' | 'en';
    /**
     * Format of all texts.
     */
    format: 'html';
    /**
     * The ids as requested, in their order.
     *
     * @minItems 1
     * @maxItems 24
     */
    requestedIds: string[];
    /**
     * Number of entries that were found.
     */
    count: number;
  };
  /**
   * An entry for each requested id, in the same order.
   *
   * @minItems 1
   * @maxItems 24
   */
  data: CommemorationsEntry[];
}
/**
 * Pieces that several answers share.
 */
export interface ResponseCommon {
  [k: string]: unknown;
}
/**
 * GET /fasting/day/{date}
 */
export interface FastingAnswer {
  meta: DailyMeta;
  /**
   * Keyed by the requested date.
   */
  data: {
    [k: string]: FastingDay;
  };
}
/**
 * The fasting of one day.
 *
 * This interface was referenced by `FastingAnswer`'s JSON-Schema
 * via the `definition` "day".
 */
export interface FastingDay {
  /**
   * Civil date.
   */
  gregorianDate: string;
  /**
   * The same day in the Julian (church) calendar.
   */
  julianDate: string;
  /**
   * Name of the weekday in the language of the answer.
   */
  dayOfWeek: string;
  fasting: FastingEntry;
}
/**
 * GET /hymnography/
 */
export interface HymnographyAnswer {
  /**
   * What was asked for, and how much of it was found.
   */
  meta: {
    /**
     * Language of the answer.
     */
    lang: 'ru' | 'en';
    /**
     * Format of all texts.
     */
    format: 'html';
    /**
     * The ids as requested, in their order.
     *
     * @minItems 1
     * @maxItems 24
     */
    requestedIds: string[];
    /**
     * Number of entries that were found.
     */
    count: number;
  };
  /**
   * An entry for each requested id, in the same order.
   *
   * @minItems 1
   * @maxItems 24
   */
  data: HymnographyEntry[];
}
/**
 * GET /movable/day/{date}
 */
export interface MovableAnswer {
  meta: DailyMeta;
  /**
   * Keyed by the requested date.
   */
  data: {
    [k: string]: MovableDay;
  };
}
/**
 * The movable commemorations of one day.
 *
 * This interface was referenced by `MovableAnswer`'s JSON-Schema
 * via the `definition` "day".
 */
export interface MovableDay {
  /**
   * Civil date.
   */
  gregorianDate: string;
  /**
   * The same day in the Julian (church) calendar.
   */
  julianDate: string;
  /**
   * Name of the weekday in the language of the answer.
   */
  dayOfWeek: string;
  /**
   * Movable feasts, weeks and commemorations.
   *
   * @minItems 1
   */
  events: EventEntry[];
}
/**
 * /api/v1/names/{lang}.json: the names of people, with the commemorations after which they are called.
 */
export interface NameIndex {
  meta: {
    lang: 'ru' | 'en';
    count: number;
  };
  data: NameIndexEntry[];
}
export interface NameIndexEntry {
  /**
   * As the Church calls people, in the nominative.
   */
  name: string;
  /**
   * Other forms of the name.
   */
  forms: string[];
  /**
   * In the order of the calendar.
   *
   * @minItems 1
   */
  commemorations: NameDay[];
}
export interface NameDay {
  /**
   * Id of the commemoration.
   */
  id: string;
  /**
   * When it is kept, in the words of the data.
   */
  rule: string;
}
/**
 * An error, RFC 9457.
 */
export interface Problem {
  /**
   * Names the kind of problem; it does not lead anywhere.
   */
  type: string;
  /**
   * The kind of problem in a few English words.
   */
  title: string;
  /**
   * Status of the answer.
   */
  status: number;
  /**
   * What is wrong, in the language of the request.
   */
  detail: string;
  /**
   * The kind of problem for programs.
   */
  code:
    | 'INVALID_DATE'
    | 'DATE_OUT_OF_RANGE'
    | 'INVALID_TYPE'
    | 'INVALID_ID'
    | 'TOO_MANY_IDS'
    | 'INVALID_NUMBER'
    | 'METHOD_NOT_ALLOWED'
    | 'NOT_FOUND'
    | 'BAD_REQUEST'
    | 'URI_TOO_LONG'
    | 'RANGE_NOT_SATISFIABLE'
    | 'HEADERS_TOO_LARGE'
    | 'UNAVAILABLE';
  /**
   * Name of the parameter at fault, where it is one.
   */
  parameter?: string;
}
/**
 * GET /readings/day/{date}
 */
export interface ReadingsAnswer {
  meta: DailyMeta;
  /**
   * Keyed by the requested date.
   */
  data: {
    [k: string]: ReadingsDay;
  };
}
/**
 * What is read from Scripture on one day.
 *
 * This interface was referenced by `ReadingsAnswer`'s JSON-Schema
 * via the `definition` "day".
 */
export interface ReadingsDay {
  /**
   * Civil date.
   */
  gregorianDate: string;
  /**
   * The same day in the Julian (church) calendar.
   */
  julianDate: string;
  /**
   * Name of the weekday in the language of the answer.
   */
  dayOfWeek: string;
  /**
   * Tone of the week in force on the day, in Bright Week that of the day; null where nothing is sung by the Octoechos.
   */
  tone: number | null;
  /**
   * The readings in the order in which they are read.
   */
  readings: ReadingEntry[];
}
/**
 * One reading from Scripture: a reference, not the text.
 *
 * This interface was referenced by `ReadingsAnswer`'s JSON-Schema
 * via the `definition` "reading".
 */
export interface ReadingEntry {
  /**
   * The service at which it is read.
   */
  service:
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
  /**
   * What kind of reading it is.
   */
  kind: 'apostle' | 'gospel' | 'prophecy';
  of: ReadingOwner;
  /**
   * Number of the section in the Moscow books, `35½` where it begins inside it; null where the books give none.
   */
  zachalo: string | null;
  /**
   * OSIS book with ranges of chapter.verse, joined by commas: `Luke.2.20-21,2.40-52`.
   */
  reference: string;
  /**
   * The reference for people: `Luke 2:20–21, 40–52`.
   */
  label: string;
  /**
   * Whether it is read under one beginning with the reading before it.
   */
  joined: boolean;
}
/**
 * Whose reading it is.
 */
export interface ReadingOwner {
  /**
   * Id of the commemoration or movable day; null for the ordinary reading.
   */
  id: number | string | null;
  /**
   * Its name, or `Of the day`.
   */
  label: string;
}
/**
 * GET /saints/day/{date}
 */
export interface SaintsAnswer {
  meta: DailyMeta;
  /**
   * Keyed by the requested date.
   */
  data: {
    [k: string]: SaintsDay;
  };
}
/**
 * The saints and fixed feasts of one day.
 *
 * This interface was referenced by `SaintsAnswer`'s JSON-Schema
 * via the `definition` "day".
 */
export interface SaintsDay {
  /**
   * Civil date.
   */
  gregorian_date: string;
  /**
   * Day of the month in the Julian (church) calendar.
   */
  julian_day: number;
  /**
   * Month in the Julian (church) calendar.
   */
  julian_month: number;
  /**
   * Name of the weekday in the language of the answer.
   */
  day_of_week: string;
  /**
   * Saints and feasts, grouped by class.
   */
  saints: SaintsDaySaint[];
}
/**
 * A saint, an icon or a feast of the day.
 */
export interface SaintsDaySaint {
  id: SaintId;
  /**
   * Name in the language of the answer.
   */
  name: string;
  /**
   * Class as a string of digits: whom or what is kept, not how solemnly.
   */
  type: string;
  types: TypeLabels;
  /**
   * Class under which to show it, where that differs.
   */
  displayTypeId?: number;
  displayTypes?: TypeLabels;
  liturgicalRank: LiturgicalRank;
  icons: Icons;
}
/**
 * /api/v1/sources.json: the books, calendars and decisions that the data rest on.
 */
export interface SourceList {
  meta: {
    count: number;
  };
  data: SourceListEntry[];
}
export interface SourceListEntry {
  /**
   * What `source` of a commemoration says.
   */
  id: string;
  kind: 'book' | 'calendar' | 'decree' | 'dataset';
  title: {
    /**
     * Russian.
     */
    ru: string;
    /**
     * English.
     */
    en: string;
  };
  /**
   * Publisher, place, year, edition.
   */
  edition: string;
  /**
   * Where it can be seen.
   */
  url?: string;
  /**
   * Terms under which it may be used.
   */
  license?: string;
}
/**
 * /api/v1/texts/{lang}.json: all ids that have texts, in the order of the ids.
 */
export interface TextIndex {
  meta: {
    lang: 'ru' | 'en';
    count: number;
  };
  data: TextIndexEntry[];
}
export interface TextIndexEntry {
  id: string;
  /**
   * What is kept, or whose texts these are, in the language of the list.
   */
  title: string;
  /**
   * The id whose texts these are, where they stand under another one.
   */
  of?: string;
  /**
   * @minItems 1
   */
  collections: ('canons' | 'akathists' | 'hymnography' | 'hagiography')[];
  /**
   * Of a general service: the ids of the saints without hymns of their own for whom it is sung.
   *
   * @minItems 1
   */
  saints?: string[];
  /**
   * Canons, akathists and hymns, each with what there is of it; lives are not among them.
   */
  texts: TextIndexText[];
}
export interface TextIndexText {
  collection: 'canons' | 'akathists' | 'troparia' | 'kontakia' | 'prayers' | 'magnifications';
  /**
   * The `number` of a canon or akathist, the `delta` of a hymn.
   */
  number: number;
  /**
   * Whether there is a translation into each language. Where there is none into Russian, `lang=ru` on canons and akathists gives the Slavonic in civil script.
   */
  translated: {
    ru: boolean;
    en: boolean;
  };
  /**
   * Whether the Slavonic is kept in the church script, with titla and accents: `script=church` gives it, and the files below `cu-church`.
   */
  church: boolean;
  source?: TextSourceEntry;
}
/**
 * The printed book in which the Church Slavonic text stands.
 */
export interface TextSourceEntry {
  /**
   * A name of the book for programs.
   */
  book: string;
  /**
   * The book for people, in the language of the list.
   */
  title: string;
  /**
   * A name of its chapter for programs.
   */
  chapter?: string;
  /**
   * The page, as it is numbered in print.
   */
  page?: string;
}
/**
 * /api/v1/types/{lang}.json: the classes of commemorations.
 */
export interface TypeIndex {
  meta: {
    lang: 'ru' | 'en';
    count: number;
  };
  data: TypeIndexEntry[];
}
export interface TypeIndexEntry {
  id: number;
  /**
   * In the language of the list.
   */
  label: string;
}
