/* Made from the schemas in this folder by `npm run types`. Do not edit. */

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
/**
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "contentId".
 */
export type ContentId = string;
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

export interface SchemaIndex {
  'data/common.schema.json'?: DataCommon;
  'data/fasting.schema.json'?: Fasting;
  'data/icons.schema.json'?: IconList;
  'data/labels.schema.json'?: Labels;
  'data/menologion.schema.json'?: MenologionMonth;
  'data/movable.schema.json'?: Movable;
  'data/retired-ids.schema.json'?: RetiredIds;
  'data/types.schema.json'?: Types;
  'responses/calendar.schema.json'?: CalendarAnswer;
  'responses/common.schema.json'?: ResponseCommon;
  'responses/fasting.schema.json'?: FastingAnswer;
  'responses/movable.schema.json'?: MovableAnswer;
  'responses/problem.schema.json'?: Problem;
  'responses/saints.schema.json'?: SaintsAnswer;
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
    | 'NOT_FOUND';
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
