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
 * data/icons.yaml: pictures and what they show.
 */
export type IconList = IconData[];
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
};
/**
 * data/movable.yaml: what is kept by a rule, and the named and numbered weeks.
 */
export type Movable = MovableData[];
/**
 * data/refused-domains.yaml: domains to which no link of a life may lead.
 */
export type RefusedDomains = string[];
/**
 * data/retired-ids.yaml: ids of entries that were taken out. They are never given again.
 */
export type RetiredIds = RetiredId[];
/**
 * data/types.yaml: the legacy classification of commemorations.
 *
 * @minItems 1
 */
export type Types = TypeData[];
/**
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "plain".
 */
export type PlainText = string;
/**
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "number".
 */
export type PieceNumber = number;
/**
 * Paragraphs apart by an empty line; the HTML of the contract where it is needed.
 *
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "block".
 */
export type BlockText = string;
/**
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "tone".
 */
export type Tone = number;
/**
 * This interface was referenced by `AkathistsAnswer`'s JSON-Schema
 * via the `definition` "entry".
 */
export type AkathistsEntry = {
  id: string;
  found: boolean;
  akathists: Akathist[];
  notFound?: NotFound;
};
/**
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "saintId".
 */
export type SaintId = number | string;
/**
 * @minItems 1
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "typeLabels".
 */
export type TypeLabels = TypeLabel[];
/**
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "liturgicalRank".
 */
export type LiturgicalRank = {
  code: 'great' | 'vigil' | 'polyeleos' | 'doxology' | 'six_stichera' | 'no_sign';
  group: 'great' | 'middle' | 'small' | 'none';
  label: string;
} | null;
/**
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "icons".
 */
export type Icons = Icon[];
/**
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "fasting".
 */
export type FastingEntry = {
  isFasting: boolean;
  type: 'FAST' | 'NO_FAST' | 'FAST_FREE';
  isSolidWeek: boolean;
  description: string;
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
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "event".
 */
export type EventEntry = {
  kind: 'feast' | 'event' | 'saint' | 'icon_of_mother_of_god' | 'week' | 'memorial';
  id: string;
  label: string;
  description: string;
  icons: Icons;
  dateFrom?: string;
  dateTo?: string;
};
/**
 * This interface was referenced by `CanonsAnswer`'s JSON-Schema
 * via the `definition` "entry".
 */
export type CanonsEntry = {
  id: string;
  found: boolean;
  canons: Canon[];
  notFound?: NotFound1;
};
/**
 * This interface was referenced by `HymnographyAnswer`'s JSON-Schema
 * via the `definition` "entry".
 */
export type HymnographyEntry = {
  id: string;
  found: boolean;
  troparia: Troparion[];
  kontakia: Kontakion[];
  prayers: Prayer[];
  magnifications: Magnification[];
  hagiography: Hagiography | null;
  icons: Icons;
  notFound?: IdNotFound;
};

export interface SchemaIndex {
  'data/aliases.schema.json'?: AliasList;
  'data/common.schema.json'?: DataCommon;
  'data/fasting.schema.json'?: Fasting;
  'data/icons.schema.json'?: IconList;
  'data/labels.schema.json'?: Labels;
  'data/menologion.schema.json'?: MenologionMonth;
  'data/movable.schema.json'?: Movable;
  'data/refused-domains.schema.json'?: RefusedDomains;
  'data/retired-ids.schema.json'?: RetiredIds;
  'data/types.schema.json'?: Types;
  'data/texts/akathist.schema.json'?: AkathistFile;
  'data/texts/canon.schema.json'?: CanonFile;
  'data/texts/common.schema.json'?: TextCommon;
  'data/texts/hagiography.schema.json'?: HagiographyFile;
  'data/texts/hymnography.schema.json'?: HymnographyFile;
  'responses/akathists.schema.json'?: AkathistsAnswer;
  'responses/calendar.schema.json'?: CalendarAnswer;
  'responses/canons.schema.json'?: CanonsAnswer;
  'responses/common.schema.json'?: ResponseCommon;
  'responses/fasting.schema.json'?: FastingAnswer;
  'responses/hymnography.schema.json'?: HymnographyAnswer;
  'responses/movable.schema.json'?: MovableAnswer;
  'responses/problem.schema.json'?: Problem;
  'responses/saints.schema.json'?: SaintsAnswer;
}
export interface AliasData {
  id: ContentId;
  of: ContentId;
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
}
export interface RetiredId {
  id: number;
  name: string;
  why: string;
}
export interface TypeData {
  id: TypeId;
  label: Localized;
}
/**
 * data/texts/<id>/akathist-<number>.<lang>.yaml
 */
export interface AkathistFile {
  title: PlainText;
  /**
   * @minItems 1
   */
  sections: AkathistSectionData[];
  repeatEnding: boolean;
  prayers?: AkathistPrayerData[];
}
export interface AkathistSectionData {
  type: 'kondak' | 'ikos';
  number: PieceNumber;
  text: BlockText;
}
export interface AkathistPrayerData {
  title?: PlainText;
  text: BlockText;
}
/**
 * data/texts/<id>/canon-<number>.<lang>.yaml
 */
export interface CanonFile {
  title: PlainText;
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
}
export interface CanonSectionData {
  type: 'sedalen' | 'kontakion' | 'ikos' | 'svetilen' | 'exapostilarion';
  afterOde: number;
  tone?: Tone;
  text: BlockText;
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
 * via the `definition` "someLanguages".
 */
export interface SomeLanguages {
  ru?: PlainText;
  en?: PlainText;
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
  icons?: IconIds;
}
export interface HymnData {
  delta: PieceNumber;
  tone: Tone;
  texts: HymnVariants;
}
export interface KontakionData {
  delta: PieceNumber;
  tone: Tone;
  texts: HymnVariants;
}
export interface PrayerData {
  delta: PieceNumber;
  title?: SomeLanguages;
  texts: HymnVariants;
}
export interface MagnificationData {
  delta: PieceNumber;
  texts: HymnVariants;
}
/**
 * GET /akathists/
 */
export interface AkathistsAnswer {
  meta: {
    lang: 'ru' | 'cu' | 'en';
    format: 'html';
    /**
     * @minItems 1
     * @maxItems 24
     */
    requestedIds: string[];
    count: number;
  };
  /**
   * @minItems 1
   * @maxItems 24
   */
  data: AkathistsEntry[];
}
/**
 * This interface was referenced by `AkathistsAnswer`'s JSON-Schema
 * via the `definition` "akathist".
 */
export interface Akathist {
  number: number;
  title: string;
  sections: AkathistSection[];
  repeatEnding: boolean;
  prayers?: AkathistPrayer[];
}
export interface AkathistSection {
  type: 'kondak' | 'ikos';
  number: number;
  html: string;
}
export interface AkathistPrayer {
  title?: string;
  html: string;
}
export interface NotFound {
  code: 'ID_NOT_FOUND' | 'LANGUAGE_NOT_AVAILABLE' | 'NUMBER_NOT_FOUND';
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
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "dailyMeta".
 */
export interface DailyMeta {
  from: string;
  to: string;
  count: number;
  lang: 'ru' | 'en';
}
/**
 * This interface was referenced by `CalendarAnswer`'s JSON-Schema
 * via the `definition` "day".
 */
export interface CalendarDay {
  gregorianDate: string;
  julianDate: string;
  dayOfWeek: string;
  weekAfterPentecost: number;
  saints: CalendarSaint[];
  fasting: FastingEntry;
  events: EventEntry[];
}
export interface CalendarSaint {
  id: SaintId;
  name: string;
  typeId: number;
  types: TypeLabels;
  displayTypeId?: number;
  displayTypes?: TypeLabels;
  liturgicalRank: LiturgicalRank;
  icons: Icons;
}
/**
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "typeLabel".
 */
export interface TypeLabel {
  id: number;
  label: string;
}
/**
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "icon".
 */
export interface Icon {
  path: string;
  url: string;
  title: TextVariants;
  description: TextVariants | null;
  mimeType: string;
  width: number;
  height: number;
  sizeBytes?: number;
  sortOrder: number;
}
/**
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "variants".
 */
export interface TextVariants {
  /**
   * @minItems 1
   */
  texts: {
    lang: 'ru' | 'en';
    value: string;
  }[];
}
/**
 * GET /canons/
 */
export interface CanonsAnswer {
  meta: {
    lang: 'ru' | 'cu' | 'en';
    format: 'html';
    /**
     * @minItems 1
     * @maxItems 24
     */
    requestedIds: string[];
    count: number;
  };
  /**
   * @minItems 1
   * @maxItems 24
   */
  data: CanonsEntry[];
}
/**
 * This interface was referenced by `CanonsAnswer`'s JSON-Schema
 * via the `definition` "canon".
 */
export interface Canon {
  number: number;
  title: string;
  acrostic: string;
  tone: number;
  odes: Ode[];
  sections?: CanonSection[];
}
export interface Ode {
  number: number;
  items: OdeItem[];
}
export interface OdeItem {
  role: 'irmos' | 'troparion' | 'theotokion' | 'troichen' | 'refrain' | 'katavasia';
  html: string;
  marker?: 'slava' | 'i-nyne';
  tone?: number;
}
export interface CanonSection {
  type: 'sedalen' | 'kontakion' | 'ikos' | 'svetilen' | 'exapostilarion';
  afterOde: number;
  html: string;
  tone?: number;
}
export interface NotFound1 {
  code: 'ID_NOT_FOUND' | 'LANGUAGE_NOT_AVAILABLE' | 'NUMBER_NOT_FOUND';
  message: string;
}
/**
 * Pieces that several answers share.
 */
export interface ResponseCommon {
  [k: string]: unknown;
}
/**
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "localizedSome".
 */
export interface LocalizedSome {
  ru?: string;
  en?: string;
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
 * This interface was referenced by `FastingAnswer`'s JSON-Schema
 * via the `definition` "day".
 */
export interface FastingDay {
  gregorianDate: string;
  julianDate: string;
  dayOfWeek: string;
  fasting: FastingEntry;
}
/**
 * GET /hymnography/
 */
export interface HymnographyAnswer {
  meta: {
    lang: 'ru' | 'en';
    format: 'html';
    /**
     * @minItems 1
     * @maxItems 24
     */
    requestedIds: string[];
    count: number;
  };
  /**
   * @minItems 1
   * @maxItems 24
   */
  data: HymnographyEntry[];
}
export interface Troparion {
  delta: number;
  tone: number;
  /**
   * @minItems 1
   */
  texts: {
    lang: 'cu' | 'ru' | 'en';
    value: string;
  }[];
}
export interface Kontakion {
  delta: number;
  tone: number;
  /**
   * @minItems 1
   */
  texts: {
    lang: 'cu' | 'ru' | 'en';
    value: string;
  }[];
}
export interface Prayer {
  delta: number;
  title?: LocalizedSome;
  /**
   * @minItems 1
   */
  texts: {
    lang: 'cu' | 'ru' | 'en';
    value: string;
  }[];
}
export interface Magnification {
  delta: number;
  /**
   * @minItems 1
   */
  texts: {
    lang: 'cu' | 'ru' | 'en';
    value: string;
  }[];
}
/**
 * This interface was referenced by `HymnographyAnswer`'s JSON-Schema
 * via the `definition` "hagiography".
 */
export interface Hagiography {
  links: HagiographyLink[];
  short: Narrative | null;
  full: Narrative | Narrative[] | null;
}
export interface HagiographyLink {
  url: string;
  text: LocalizedSome;
  title: LocalizedSome;
  author?: LocalizedSome;
}
/**
 * This interface was referenced by `HymnographyAnswer`'s JSON-Schema
 * via the `definition` "narrative".
 */
export interface Narrative {
  type: 'hagiography' | 'history';
  title: LocalizedSome;
  /**
   * @minItems 1
   */
  texts: {
    lang: 'ru' | 'en';
    value: string;
  }[];
}
export interface IdNotFound {
  code: 'ID_NOT_FOUND';
  message: string;
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
 * This interface was referenced by `MovableAnswer`'s JSON-Schema
 * via the `definition` "day".
 */
export interface MovableDay {
  gregorianDate: string;
  julianDate: string;
  dayOfWeek: string;
  /**
   * @minItems 1
   */
  events: EventEntry[];
}
/**
 * An error, RFC 9457.
 */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
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
    | 'HEADERS_TOO_LARGE'
    | 'UNAVAILABLE';
  parameter?: string;
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
 * This interface was referenced by `SaintsAnswer`'s JSON-Schema
 * via the `definition` "day".
 */
export interface SaintsDay {
  gregorian_date: string;
  julian_day: number;
  julian_month: number;
  day_of_week: string;
  saints: SaintsDaySaint[];
}
export interface SaintsDaySaint {
  id: SaintId;
  name: string;
  type: string;
  types: TypeLabels;
  displayTypeId?: number;
  displayTypes?: TypeLabels;
  liturgicalRank: LiturgicalRank;
  icons: Icons;
}
