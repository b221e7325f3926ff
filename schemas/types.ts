/* Made from the schemas in this folder by `npm run types`. Do not edit. */

/**
 * Who decided: the Bishops' Council, the Holy Synod, the Patriarch, or the Synod of the Ukrainian Orthodox Church.
 */
export type ActAuthority = 'council' | 'synod' | 'patriarch' | 'ukrainian-synod';
/**
 * What somebody has read: the words of the act, a report of it, articles on the saints that name it, or only calendars that have the days.
 */
export type ActSeen = 'act' | 'report' | 'articles' | 'calendars';
/**
 * Sources: ids from sources.yaml, each followed by a space and the place in the source (`menaion-september 25`).
 *
 * @minItems 1
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "sourceRefs".
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "rankSources".
 */
export type SourceRefs = string[];
/**
 * An id of texts: the number of a commemoration, the id of a movable day, or an id of its own.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "contentId".
 *
 * This interface was referenced by `LiturgyOrders`'s JSON-Schema
 * via the `definition` "until".
 */
export type ContentId = string;
/**
 * When something is kept: julian 08-15, pascha+24, pascha-48..pascha-9, sunday-after julian 08-06, A and B, A else B, always. data/README.md explains all words.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "rule".
 */
export type RuleText = string;
/**
 * added (default): the commemoration came into the calendar; joined: a name was added to it; moved: it has another day since then; renamed: another name.
 */
export type DeedKind = 'added' | 'joined' | 'moved' | 'renamed';
/**
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "year".
 */
export type CivilYear = number;
/**
 * data/acts.yaml: acts of the church authorities by which commemorations came into the calendar, moved or got another name.
 */
export type Acts = ActData[];
/**
 * data/aliases.yaml: ids that have the texts of another id.
 */
export type AliasList = AliasData[];
/**
 * An absolute web address.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "webAddress".
 */
export type WebAddress = string;
/**
 * Sign of the Typikon; labels.yaml explains it.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "rank".
 *
 * This interface was referenced by `LiturgyOrders`'s JSON-Schema
 * via the `definition` "rank".
 */
export type RankCode = 'great' | 'vigil' | 'polyeleos' | 'doxology' | 'six_stichera' | 'no_sign';
/**
 * Kind of a movable entry.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "kind".
 */
export type EventKind = 'feast' | 'event' | 'saint' | 'icon_of_mother_of_god' | 'week' | 'memorial';
/**
 * Day of the last correction to what a calendar feed says about it.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "revised".
 */
export type Revised = string;
/**
 * Where the entry moves on certain days: the first line whose `on` matches the day applies; `to: none` omits the entry in that year.
 *
 * @minItems 1
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "moves".
 */
export type Moves = Move[];
/**
 * The book or decree that is followed, above all if sources disagree.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "basis".
 */
export type Basis = string;
/**
 * An id from types.yaml.
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "typeId".
 */
export type TypeId = number;
/**
 * Ids from icons.yaml, in the order in which they are shown.
 *
 * @minItems 1
 *
 * This interface was referenced by `DataCommon`'s JSON-Schema
 * via the `definition` "iconIds".
 */
export type IconIds = string[];
/**
 * FAST: a fast day; FAST_FREE: a day of a week without a fast; NO_FAST: any other day.
 */
export type FastingType = 'FAST' | 'NO_FAST' | 'FAST_FREE';
export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';
/**
 * What is allowed: a code from labels.yaml; omitted if everything is allowed.
 */
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
/**
 * The code that the feeds use for it.
 */
export type FeedWordCode = 'great' | 'feasts' | 'fasts' | 'readings' | 'fast' | 'fast_free' | 'old_style';
/**
 * The code that readings use for it.
 */
export type ReadingWordCode =
  | 'of_the_day'
  | 'optional'
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
/**
 * The code that these sentences have.
 */
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
 * data/licenses.yaml: the licenses of the texts in these data.
 */
export type Licenses = LicenseData[];
export type MovableData = {
  id: ContentId;
  rule: RuleText;
  moves?: Moves;
  kind: EventKind;
  /**
   * Whether the day is called by this name, as by that of a great feast: its page says it above the date.
   */
  headline?: true;
  rank?: RankCode;
  rankSources?: SourceRefs;
  type?: TypeId;
  displayType?: TypeId;
  label: Localized;
  description: Localized;
  icons?: IconIds;
  basis?: Basis;
  revised?: Revised;
};
/**
 * data/movable.yaml: entries that have a rule instead of a fixed day, and the named and numbered weeks.
 */
export type Movable = MovableData[];
/**
 * data/names.yaml: the names of people, as the Church uses them, and their other forms.
 */
export type Names = NameData[];
/**
 * data/refused-domains.yaml: domains to which the links of a life must not lead.
 */
export type RefusedDomains = string[];
/**
 * data/related.yaml: days of the same person, event or icon, and synaxes with the saints that they name.
 */
export type Related = RelatedData[];
/**
 * data/retired-ids.yaml: ids of deleted entries. They are never used again.
 */
export type RetiredIds = RetiredId[];
/**
 * As people write them; case, endings and the order of words do not matter.
 *
 * @minItems 1
 *
 * This interface was referenced by `SearchFile`'s JSON-Schema
 * via the `definition` "names".
 */
export type Names1 = string[];
/**
 * Kind of source.
 */
export type SourceKind = 'book' | 'calendar' | 'decree' | 'dataset';
/**
 * data/sources.yaml: the books, calendars and decisions on which the data are based.
 */
export type Sources = SourceData[];
/**
 * data/text-order.yaml: the groups of the list of texts, in order.
 */
export type TextOrder = TextGroupData[];
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
 * data/books/misprints.yaml: misprints of the edition, each checked by a person.
 */
export type Misprints = MisprintData[];
/**
 * data/books/places.yaml: places where the print is misleading.
 */
export type PrintedPlaces = PrintedPlaceData[];
export type WhoseText = {
  [k: string]: unknown;
} & {
  /**
   * File of the chapter, without its extension.
   */
  chapter: string;
  /**
   * First words of the hymn, or of the first troparion of a canon, in plain civil letters.
   */
  canon?: string;
  /**
   * First words of the hymn, or of the first troparion of a canon, in plain civil letters.
   */
  troparion?: string;
  /**
   * First words of the hymn, or of the first troparion of a canon, in plain civil letters.
   */
  kontakion?: string;
  /**
   * First words of the hymn, or of the first troparion of a canon, in plain civil letters.
   */
  magnification?: string;
  /**
   * First words of the hymn, or of the first troparion of a canon, in plain civil letters.
   */
  ipakoi?: string;
  /**
   * If several texts of the chapter begin with these words, the number of this text; the first if omitted.
   */
  nth?: number;
  /**
   * The id to which the text belongs. A list if the text is sung to several; null if another line has it or it belongs to nobody here.
   */
  id: number | ContentId | (number | ContentId)[] | null;
  /**
   * What follows the word “Канон” in its title; if `id` is null, the reason.
   */
  of?: string;
  /**
   * The canon is sung together with the canon of the feast or saint whose id it has: the kontakion and the ikos are not its own.
   */
  beside?: true;
  /**
   * A person has checked it in the book.
   */
  read: boolean;
};
/**
 * data/books/whose/<book>.yaml: the ids to which the texts of a book belong.
 */
export type WhoseTexts = WhoseText[];
/**
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "plain".
 */
export type PlainText = string;
/**
 * Id from the menologion or movable.yaml, whose antiphons they are.
 */
export type AntiphonsOf = number | ContentId;
/**
 * Id whose antiphons these are.
 */
export type AntiphonsAs = number | ContentId;
/**
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "tone".
 */
export type Tone = number;
/**
 * OSIS book and ranges of chapter.verse, separated by commas; psalms as the Slavonic Psalter counts them. It may name the book again.
 */
export type SungReference = string;
/**
 * data/liturgy/antiphons.yaml: the antiphons of the Liturgy on feasts and on other days.
 */
export type Antiphons = AntiphonsData[];
/**
 * Id of a commemoration: the days on which it is kept.
 *
 * This interface was referenced by `LiturgyOrders`'s JSON-Schema
 * via the `definition` "of".
 */
export type OrderOf = number | ContentId;
/**
 * Only these days of the week; all seven if omitted.
 *
 * @minItems 1
 *
 * This interface was referenced by `LiturgyOrders`'s JSON-Schema
 * via the `definition` "weekdays".
 */
export type Weekdays = ('sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[];
/**
 * Only days on which a great feast of the Lord or of the Theotokos is in force, by feasts.yaml.
 *
 * This interface was referenced by `LiturgyOrders`'s JSON-Schema
 * via the `definition` "feast".
 */
export type FeastOf = 'lord' | 'theotokos';
export type FeastPhase = 'forefeast' | 'feast' | 'afterfeast' | 'apodosis';
/**
 * Only these days of such a feast.
 *
 * @minItems 1
 *
 * This interface was referenced by `LiturgyOrders`'s JSON-Schema
 * via the `definition` "phase".
 */
export type Phase = FeastPhase[];
/**
 * data/liturgy/beatitudes.yaml: what is sung at the Beatitudes. The first row that matches a day decides.
 */
export type BeatitudesRows = BeatitudesRow[];
/**
 * The references of the stikhi that are printed here.
 */
export type Stikhi = SungReference | SungReference[];
/**
 * Prokeimena, in order.
 *
 * @minItems 1
 */
export type Prokeimena = SungData[];
/**
 * The references of the stikhi that are printed here.
 */
export type Stikhi1 = SungReference | SungReference[];
/**
 * Alleluias, in order.
 *
 * @minItems 1
 */
export type Alleluias = SungData1[];
/**
 * Communion verses, in order.
 *
 * @minItems 1
 */
export type Communion = string[];
/**
 * data/liturgy/commons.yaml: propers by class of saints. Commemorations refer to them.
 */
export type CommonPropers = CommonProperData[];
/**
 * The hymns in order.
 *
 * @minItems 1
 */
export type Hymns = string[];
/**
 * data/liturgy/entrance.yaml: the troparia and kontakia after the Little Entrance. The first row that matches a day decides.
 */
export type EntranceRows = EntranceRow[];
/**
 * Id of the feast.
 */
export type FeastId = number | ContentId;
/**
 * Id of the texts with its troparion and kontakion, if they are not those of the feast.
 */
export type FeastHymns = number | ContentId;
/**
 * data/liturgy/feasts.yaml: which great feast is in force on a day, from its forefeast to its apodosis. The first row that matches decides.
 */
export type Feasts = FeastDays[];
/**
 * Number of a kathisma.
 *
 * This interface was referenced by `Kathismata`'s JSON-Schema
 * via the `definition` "number".
 */
export type KathismaNumber = number;
/**
 * Id from the menologion or movable.yaml, whose propers they are.
 */
export type ProperOf = number | ContentId;
/**
 * Id of the commemoration whose propers these are: the book refers to that day. A list beside it stands in place of that list.
 */
export type ProperAs = number | ContentId;
/**
 * data/liturgy/fixed/ and movable.yaml: what is sung at the Liturgy of a commemoration or a day.
 */
export type Propers = ProperData[];
export type ServiceOf = number | ContentId;
/**
 * Whose canon, if not that of the first commemoration.
 */
export type BeatitudesOf = number | ContentId;
/**
 * The ode of the canon; two odes in a list are sung together.
 */
export type CanonOde = number | number[];
/**
 * data/liturgy/services/: whose service the Typikon and the Menaia give a day of the church year.
 */
export type Services = ServiceData[];
/**
 * Id of the commemoration with its hymns.
 */
export type TempleOf = number | ContentId;
/**
 * data/liturgy/temple.yaml: to whom the church is dedicated; only in packs. Its hymns then stand in the place of the temple’s own.
 */
export type Temples = TempleData[];
/**
 * data/liturgy/prokeimena.yaml, alleluias.yaml, communion-verses.yaml, zadostoiniki.yaml and entrance-verses.yaml: what is sung, with its stikhi.
 */
export type SungVerses = SungVerseData[];
/**
 * data/liturgy/week.yaml: propers of the weekdays, and of Sundays by tone. An entry has `weekday` or `tone`.
 */
export type WeekPropers = WeekProperData[];
/**
 * OSIS book and ranges of chapter.verse of the Synodal Bible, separated by commas.
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
 * Readings of this part of the services, in order.
 *
 * @minItems 1
 *
 * This interface was referenced by `ReadingPortions`'s JSON-Schema
 * via the `definition` "readings".
 */
export type ReadingList = ReadingData[];
/**
 * data/readings/commons.yaml: common readings by class of saints. Occasions refer to them.
 */
export type ReadingCommons = CommonData[];
/**
 * Id from the menologion or movable.yaml; the readings follow its day.
 */
export type OccasionOf = number | ContentId;
/**
 * The place of the reading: before the ordinary reading, after the saints, or between them (if omitted).
 */
export type OccasionPlace = 'first' | 'last';
/**
 * What happens to the ordinary reading of the day: kept (if omitted), moved to another day, moved to the day before and replaced by that of the day after, omitted, or omitted if it is read again after Theophany.
 */
export type OrdinaryFate = 'kept' | 'moved' | 'replaced' | 'dropped' | 'dropped_if_repeated';
/**
 * On a Sunday: `alone` replaces everything of the Sunday, `matins` only its matins gospel, in Holy Week that of the day; if omitted, the day keeps both.
 */
export type SundayFate = 'alone' | 'matins';
/**
 * Which saints also have their readings.
 */
export type SaintsBeside = 'all' | 'polyeleos' | 'none';
/**
 * data/readings/days.yaml and saints.yaml: what is read besides the ordinary readings, and what happens to the ordinary ones.
 */
export type ReadingOccasions = OccasionData[];
/**
 * Which saints are read.
 */
export type SaintsRead = 'all' | 'polyeleos' | 'any_season';
/**
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "number".
 */
export type PieceNumber = number;
/**
 * Paragraphs are separated by a blank line. If needed, the text contains the HTML of the contract.
 *
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "block".
 */
export type BlockText = string;
/**
 * The Church Slavonic text in the church script, with titla and accents; its paragraphs are those of the text itself.
 *
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "church".
 */
export type ChurchText = string;
/**
 * The akathists of one id.
 *
 * This interface was referenced by `AkathistsAnswer`'s JSON-Schema
 * via the `definition` "entry".
 */
export type AkathistsEntry = {
  /**
   * The requested id, even if its texts belong to another id.
   */
  id: string;
  /**
   * Whether the requested texts exist.
   */
  found: boolean;
  /**
   * Empty if nothing was found.
   */
  akathists: Akathist[];
  notFound?: NotFound;
};
/**
 * The endpoint whose entries the block contains.
 *
 * This interface was referenced by `BlockList`'s JSON-Schema
 * via the `definition` "endpoint".
 */
export type BlockEndpoint = 'canons' | 'akathists' | 'hymnography' | 'commemorations';
/**
 * Folder of the files that it replaces: a language, or `cu-church`, Church Slavonic in the church script.
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
   * The requested id, even if its texts belong to another id.
   */
  id: string;
  /**
   * Whether the requested texts exist.
   */
  found: boolean;
  /**
   * Empty if nothing was found.
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
   * The requested id, even if its texts belong to another id.
   */
  id: string;
  /**
   * Whether the requested texts exist.
   */
  found: boolean;
  /**
   * In printed order.
   */
  troparia: Troparion[];
  /**
   * Each belongs to the troparion with the same `delta`.
   */
  kontakia: Kontakion[];
  /**
   * They have their own numbers.
   */
  prayers: Prayer[];
  /**
   * They have their own numbers.
   */
  magnifications: Magnification[];
  /**
   * Null if there is none.
   */
  hagiography: Hagiography | null;
  icons: Icons;
  notFound?: IdNotFound;
};
/**
 * Pictures, ordered by `sortOrder`.
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "icons".
 */
export type Icons = Icon[];
/**
 * Facts about one commemoration.
 *
 * This interface was referenced by `CommemorationsAnswer`'s JSON-Schema
 * via the `definition` "entry".
 */
export type CommemorationsEntry = {
  /**
   * The requested id, even if it is an alias.
   */
  id: string;
  /**
   * Whether the commemoration exists.
   */
  found: boolean;
  /**
   * Kind of the commemoration.
   */
  kind: ('feast' | 'event' | 'saint' | 'icon_of_mother_of_god' | 'week' | 'memorial') | null;
  /**
   * Name in the language of the response.
   */
  name: string | null;
  /**
   * Class: who or what is commemorated, not how solemnly; null for days without a class.
   */
  typeId: number | null;
  /**
   * The class with its name; empty for days without a class.
   */
  types: TypeLabel[];
  /**
   * Class under which to show it, if different.
   */
  displayTypeId?: number;
  displayTypes?: TypeLabels;
  liturgicalRank: LiturgicalRank;
  /**
   * Where the sign of the rank, or the order of the service, was read; empty without a rank.
   */
  rankSources: CommemorationSource[];
  icons: Icons;
  /**
   * When it is kept, as a rule of the data.
   */
  rule: string | null;
  moves?: CommemorationMoves;
  /**
   * The rule in words.
   */
  ruleLabel: string | null;
  /**
   * Its civil dates in the years 2000 to 2100, in order.
   */
  dates: string[];
  /**
   * Names of people who are named after it, in the nominative.
   */
  names: string[];
  /**
   * Addresses of pages on other sites about the same person or event.
   */
  sameAs: string[];
  /**
   * Ids of other days of the same person, event or icon.
   */
  related: string[];
  /**
   * The first year in which it was kept, if known.
   */
  since: number | null;
  /**
   * The last year in which it was kept, if it is no longer kept.
   */
  until: number | null;
  /**
   * Its sources.
   */
  sources: CommemorationSource[];
  /**
   * The texts that it has.
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
 * How solemnly it is kept, by the signs of the Typikon; null if not confirmed.
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
   * Great, middle or small feast, or none of these.
   */
  group: 'great' | 'middle' | 'small' | 'none';
  /**
   * Name of the sign in the language of the response.
   */
  label: string;
} | null;
/**
 * Where it moves on certain days: the first line whose `on` matches the day applies; `to` is `none` if it is not kept in such a year. Omitted if it never moves.
 *
 * @minItems 1
 *
 * This interface was referenced by `ResponseCommon`'s JSON-Schema
 * via the `definition` "moves".
 */
export type CommemorationMoves = CommemorationMove[];
/**
 * A number for an entry of the menologion, a string for a movable or computed entry. The text endpoints accept both as `id`.
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
   * True if and only if `type` is `FAST`.
   */
  isFasting: boolean;
  /**
   * A fast, no fast, or a week without a fast even on Wednesday and Friday.
   */
  type: 'FAST' | 'NO_FAST' | 'FAST_FREE';
  /**
   * Whether the day is in a week without a fast, such as Bright Week.
   */
  isSolidWeek: boolean;
  /**
   * The fast or its absence, in the language of the response.
   */
  description: string;
  /**
   * What may be eaten, in the language of the response; omitted if there is no rule for food.
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
   * Its kind.
   */
  kind: 'feast' | 'event' | 'saint' | 'icon_of_mother_of_god' | 'week' | 'memorial';
  /**
   * Stable id; the text endpoints accept it as `id`.
   */
  id: string;
  /**
   * Name in the language of the response.
   */
  label: string;
  /**
   * What is kept, as a sentence.
   */
  description: string;
  icons: Icons;
  /**
   * First day of a week; only if `kind` is `week`.
   */
  dateFrom?: string;
  /**
   * Last day of a week; only if `kind` is `week`.
   */
  dateTo?: string;
};
/**
 * The words in each language, sanitized HTML; `cu` is Church Slavonic.
 *
 * @minItems 1
 *
 * This interface was referenced by `LiturgyAnswer`'s JSON-Schema
 * via the `definition` "texts".
 */
export type LiturgyTexts = LiturgyText[];

export interface SchemaIndex {
  'data/acts.schema.json'?: Acts;
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
  'data/search.schema.json'?: SearchFile;
  'data/sources.schema.json'?: Sources;
  'data/surnames.schema.json'?: SurnameTables;
  'data/text-order.schema.json'?: TextOrder;
  'data/types.schema.json'?: Types;
  'data/books/books.schema.json'?: BookList;
  'data/books/capitals.schema.json'?: CapitalTables;
  'data/books/misprints.schema.json'?: Misprints;
  'data/books/places.schema.json'?: PrintedPlaces;
  'data/books/script.schema.json'?: ScriptTables;
  'data/books/whose.schema.json'?: WhoseTexts;
  'data/books/wording.schema.json'?: BookWording;
  'data/liturgy/antiphons.schema.json'?: Antiphons;
  'data/liturgy/beatitudes.schema.json'?: BeatitudesRows;
  'data/liturgy/commons.schema.json'?: CommonPropers;
  'data/liturgy/entrance.schema.json'?: EntranceRows;
  'data/liturgy/feasts.schema.json'?: Feasts;
  'data/liturgy/kathismata.schema.json'?: Kathismata;
  'data/liturgy/orders.schema.json'?: LiturgyOrders;
  'data/liturgy/propers.schema.json'?: Propers;
  'data/liturgy/psalter.schema.json'?: Psalter;
  'data/liturgy/services.schema.json'?: Services;
  'data/liturgy/temple.schema.json'?: Temples;
  'data/liturgy/verses.schema.json'?: SungVerses;
  'data/liturgy/week.schema.json'?: WeekPropers;
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
  'responses/liturgy.schema.json'?: LiturgyAnswer;
  'responses/movable.schema.json'?: MovableAnswer;
  'responses/name-index.schema.json'?: NameIndex;
  'responses/problem.schema.json'?: Problem;
  'responses/readings.schema.json'?: ReadingsAnswer;
  'responses/saints.schema.json'?: SaintsAnswer;
  'responses/source-list.schema.json'?: SourceList;
  'responses/text-index.schema.json'?: TextIndex;
  'responses/type-index.schema.json'?: TypeIndex;
}
export interface ActData {
  /**
   * Lowercase letters, digits and hyphens: who decided, and when.
   */
  id: string;
  by: ActAuthority;
  /**
   * Civil date of the decision; of a session of several days, the last one. Only the year, in quotation marks, if that is all that is known.
   */
  date: string;
  /**
   * Numbers of the journals of the session.
   *
   * @minItems 1
   */
  journals?: number[];
  seen: ActSeen;
  sources: SourceRefs;
  /**
   * What else the act says or does not say; for editors.
   */
  note?: string;
  /**
   * What it did, a line for each commemoration.
   *
   * @minItems 1
   */
  did: ActDeed[];
}
export interface ActDeed {
  id: ContentId;
  on: RuleText;
  what?: DeedKind;
  since?: CivilYear;
  from?: RuleText;
  /**
   * Its Russian name before it was renamed.
   */
  was?: string;
}
export interface AliasData {
  id: ContentId;
  of: ContentId;
}
/**
 * data/commemorations/MM.yaml and movable.yaml: facts about commemorations other than their day, by id.
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
   * The names of people who are named after it, as in names.yaml.
   *
   * @minItems 1
   */
  names?: string[];
  since?: CivilYear;
  until?: CivilYear;
  notBefore?: CivilYear;
  /**
   * What happened in these years; a note for editors.
   */
  why?: string;
  sources?: SourceRefs;
  /**
   * The ids of those of its `sources` in which a person has looked it up. All others were found by comparing words.
   *
   * @minItems 1
   */
  read?: string[];
  /**
   * Pages on other sites about the same person or event.
   *
   * @minItems 1
   */
  sameAs?: WebAddress[];
}
/**
 * Definitions that several data files share.
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
  /**
   * Russian text.
   */
  ru: string;
  /**
   * English text.
   */
  en: string;
}
export interface Move {
  on: RuleText;
  /**
   * The new day, as a rule; `none` if the entry is not kept in that year.
   */
  to: string;
}
/**
 * data/fasting.yaml: rules of what may be eaten. The first rule that matches a day applies.
 */
export interface Fasting {
  /**
   * The names of days whose rule has no description of its own.
   */
  seasons?: {
    [k: string]: FastingSeason;
  };
  /**
   * In order: the first rule that matches a day applies.
   *
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
  /**
   * Lowercase letters, digits and _; never changed. Ids of a pack begin with local_.
   */
  id: string;
  /**
   * In a pack: id of the rule that this rule comes after. If omitted, this rule comes before all others. The first rule that matches a day applies.
   */
  after?: string;
  on: RuleText;
  /**
   * Days that are excluded from `on`: a season (all days of its rules), the id of a rule (its days), or days written as a rule.
   *
   * @minItems 1
   */
  except?: string[];
  /**
   * Only these days of the week; all seven if omitted.
   *
   * @minItems 1
   */
  weekdays?: Weekday[];
  /**
   * Kind of day: a key of `seasons`, which has the type and the usual description.
   */
  season: string;
  food?: FoodCode;
  description?: Localized;
  basis: Basis;
  revised?: Revised;
  sources?: SourceRefs;
}
/**
 * data/general-services.yaml: the general service that is sung to a saint who has no hymns of his own.
 */
export interface GeneralServices {
  /**
   * General services, in order of priority.
   */
  services: GeneralServiceData[];
  /**
   * Words of names for which none of these services is sung.
   */
  otherWords?: TitlesOfNames[];
}
export interface GeneralServiceData {
  id: ContentId;
  /**
   * Ids from types.yaml: the classes of saints to whom it is sung.
   *
   * @minItems 1
   */
  types: TypeId[];
  /**
   * All titles of a Russian name, in order and in lowercase letters.
   *
   * @minItems 1
   */
  titles: TitlesOfNames[];
}
export interface IconData {
  /**
   * Never changed; entries refer to it under `icons`.
   */
  id: string;
  /**
   * File in data/icons/.
   */
  file: string;
  title: Localized;
  description?: Localized;
  /**
   * Who made it, or where it is kept. The pages show this beside the picture.
   */
  author?: string;
  /**
   * The SPDX identifier of its license, such as `CC0-1.0` or `CC-BY-4.0`. The pages show this beside the picture.
   */
  license?: string;
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
   * Names of the kinds of movable entries.
   *
   * @minItems 1
   */
  kinds: KindData[];
  /**
   * Foods that are allowed.
   *
   * @minItems 1
   */
  foods: FoodData[];
  /**
   * Headings of lives and histories that do not have their own.
   *
   * @minItems 2
   * @maxItems 2
   */
  narratives: NarrativeHeading[];
  /**
   * From Sunday to Saturday; the wide names of CLDR.
   *
   * @minItems 7
   * @maxItems 7
   */
  weekdays: Localized[];
  /**
   * From January to December, in the form that follows the number of a day.
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
   * Titles of texts that do not belong to a day of the calendar.
   */
  texts?: TextTitle[];
  /**
   * Books of Scripture, as references abbreviate them.
   *
   * @minItems 1
   */
  scripture: ScriptureBook[];
  /**
   * Names of the readings.
   *
   * @minItems 1
   */
  readings: ReadingWord[];
  /**
   * Sentences that say when something is kept; names in braces are placeholders.
   *
   * @minItems 1
   */
  rules: RuleWord[];
  /**
   * The words of the Liturgy of the day, by their codes.
   *
   * @minItems 1
   */
  liturgy?: LiturgyLabel[];
}
export interface RankData {
  code: RankCode;
  /**
   * The group to which the rank belongs.
   */
  group: 'great' | 'middle' | 'small' | 'none';
  label: Localized;
}
export interface KindData {
  code: EventKind;
  label: Localized;
}
export interface FoodData {
  /**
   * The code that fasting.yaml uses for it.
   */
  code: 'no_meat' | 'fish' | 'oil' | 'no_oil' | 'dry' | 'none' | 'caviar';
  label: Localized;
}
export interface NarrativeHeading {
  /**
   * Kind of text: a life, or the history of an icon.
   */
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
   * OSIS name of the book.
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
export interface LiturgyLabel {
  /**
   * A word that data/liturgy/ orders, or one of the words around it.
   */
  code: string;
  label: Localized;
}
export interface LicenseData {
  /**
   * Its SPDX identifier.
   */
  id: string;
  /**
   * Name of the license.
   */
  title: string;
  url?: WebAddress;
}
/**
 * data/menologion/MM.yaml: the commemorations of a month by Julian day, in printed order.
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
   * Stable: it is never changed or reused.
   */
  id: number;
  name: Localized;
  type: TypeId;
  displayType?: TypeId;
  /**
   * Whether the day is called by this name, as by that of a great feast: its page says it above the date.
   */
  headline?: true;
  rank?: RankCode;
  rankSources?: SourceRefs;
  rule?: RuleText;
  moves?: Moves;
  icons?: IconIds;
  basis?: Basis;
  revised?: Revised;
}
export interface NameData {
  /**
   * The name in the nominative.
   */
  ru: string;
  /**
   * Its English forms, the most common first.
   *
   * @minItems 1
   */
  en: string[];
  main?: ContentId;
  /**
   * Forms in other cases that occur in Russian names and that no rule of grammar gives.
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
   * Other Russian forms.
   *
   * @minItems 1
   */
  ru?: string[];
  /**
   * Other English forms.
   *
   * @minItems 1
   */
  en?: string[];
}
export interface RelatedData {
  /**
   * Whose days these are; a note for editors.
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
   * Ids of the days of the saints that the synaxis names.
   *
   * @minItems 1
   */
  of?: ContentId[];
}
export interface RetiredId {
  /**
   * The id that is never used again.
   */
  id: number;
  /**
   * The English name that it had.
   */
  name: string;
  /**
   * Why it was deleted.
   */
  why: string;
}
/**
 * data/search.yaml: the words by which people search, where the calendar has others.
 */
export interface SearchFile {
  /**
   * Other names of commemorations and texts.
   */
  called: CalledData[];
  /**
   * Fasts and other seasons that are no commemorations; they lead to their first day.
   */
  seasons: SearchedSeason[];
  /**
   * Words that stand for another, name a kind of texts, or need not be found.
   */
  words: SearchWord[];
}
export interface CalledData {
  id: ContentId;
  ru?: Names1;
  en?: Names1;
  /**
   * Where people call it so.
   *
   * This interface was referenced by `SearchFile`'s JSON-Schema
   * via the `definition` "source".
   */
  source?: string;
}
export interface SearchedSeason {
  /**
   * A season of fasting.yaml.
   */
  id: string;
  /**
   * Its days, as a rule.
   */
  rule: string;
  title: Localized;
  ru?: Names1;
  en?: Names1;
  /**
   * Where people call it so.
   *
   * This interface was referenced by `SearchFile`'s JSON-Schema
   * via the `definition` "source".
   */
  source?: string;
}
export interface SearchWord {
  /**
   * The language of searches.
   */
  lang: 'ru' | 'en';
  /**
   * The words as they are typed.
   *
   * @minItems 1
   */
  words: string[];
  /**
   * The word for which they stand.
   */
  means?: string;
  /**
   * The kind of texts that they name.
   */
  texts?: 'canons' | 'akathists' | 'troparia' | 'kontakia' | 'prayers' | 'magnifications' | 'life';
}
export interface SourceData {
  /**
   * Lowercase letters, digits and hyphens; entries refer to it under `sources`.
   */
  id: string;
  kind: SourceKind;
  title: Localized;
  /**
   * Publisher, place, year, edition.
   */
  edition: string;
  url?: WebAddress;
  /**
   * License of the source itself, if known.
   */
  license?: string;
}
/**
 * data/surnames.yaml: how Russian surnames and places are written in English.
 */
export interface SurnameTables {
  /**
   * Letters and their English; the longest that fits is used. `^` is the beginning of a word, `$` its end.
   */
  letters: {
    [k: string]: string;
  };
  /**
   * Surnames and places, in the nominative, with an established spelling that the letters do not give.
   */
  written: {
    [k: string]: string;
  };
}
export interface TextGroupData {
  /**
   * A word by which a link leads to the group.
   */
  id: string;
  title: Localized;
  /**
   * Ids of texts, in this order.
   *
   * @minItems 1
   */
  texts?: ContentId[];
  /**
   * After these, all other ids that have such texts, in the order of the church year.
   */
  collection?: 'canons' | 'akathists';
  /**
   * The first and the last day of the movable year whose texts belong here, counted from Pascha.
   *
   * @minItems 2
   * @maxItems 2
   */
  fromPascha?: number[];
  /**
   * The texts of the days of the fixed year, by months from September.
   */
  menaion?: true;
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
   * Only for a Menaion: the Julian month. The names of its chapters begin with the day.
   */
  month?: string;
  name: Localized;
  /**
   * The ids whose services a chapter contains, if the chapter is not a day of a month.
   */
  ids?: {
    /**
     * @minItems 1
     */
    [k: string]: ContentId[];
  };
  /**
   * Only for the Heirmologion: chapters of irmoi and their tones.
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
 * data/books/capitals.yaml: words that begin with an uppercase letter in the civil script.
 */
export interface CapitalTables {
  /**
   * Words that have it when they are under a titlo.
   */
  titlo: string[];
  /**
   * Words that always have it.
   */
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
   * Forms of names that would be other words with another ending.
   */
  forms: string[];
}
export interface MisprintData {
  /**
   * Folder of the book in the repository.
   */
  book: string;
  /**
   * File of the chapter, without its extension.
   */
  chapter: string;
  /**
   * The word in the file, with its accents and titla.
   */
  print: string;
  /**
   * The correct word.
   */
  read: string;
}
export interface PrintedPlaceData {
  /**
   * Folder of the book in the repository.
   */
  book: string;
  /**
   * File of the chapter, without its extension.
   */
  chapter: string;
  /**
   * First words in plain civil letters; `$` after them if nothing follows.
   */
  words: string;
  /**
   * If several places begin with these words, the number of this place, from 1; all of them if omitted.
   */
  nth?: number;
  /**
   * The rubric that belongs there; empty if there is none.
   */
  read: string;
  /**
   * If the order of the canons changes: the number of the canon to which the rubric belongs.
   */
  canon?: number;
  /**
   * The words are text and come after that rubric.
   */
  keep?: boolean;
}
/**
 * data/books/script.yaml: how the church script is read.
 */
export interface ScriptTables {
  /**
   * Letters that the civil script writes differently.
   */
  letters: {
    [k: string]: string;
  };
  /**
   * Words under a titlo, without accents, and the letters that they stand for; `$` is the end of the word.
   */
  titla: {
    [k: string]: string;
  };
}
/**
 * data/books/wording.yaml: words that mark refrains and rubrics.
 */
export interface BookWording {
  /**
   * First words of refrains and verses that are among the troparia of an ode.
   */
  refrains: string[];
  /**
   * Regular expressions for rubrics of an ode that are not texts.
   */
  notes: string[];
  /**
   * Headings of texts.
   */
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
export interface AntiphonsData {
  of?: AntiphonsOf;
  on?: RuleText;
  as?: AntiphonsAs;
  /**
   * The three antiphons.
   *
   * @minItems 3
   * @maxItems 3
   */
  antiphons?: AntiphonData[];
  entrance?: StikhData;
  basis: Basis;
}
export interface AntiphonData {
  tone?: Tone;
  refrain?: SungTexts;
  /**
   * The verses, in order.
   *
   * @minItems 1
   */
  verses: StikhData[];
}
/**
 * The words by language.
 */
export interface SungTexts {
  cu: PlainText;
  ru: PlainText;
  en: PlainText;
}
export interface StikhData {
  reference: SungReference;
  texts: SungTexts;
}
export interface BeatitudesRow {
  on?: RuleText;
  of?: OrderOf;
  until?: ContentId;
  weekdays?: Weekdays;
  rank?: RankCode;
  feast?: FeastOf;
  phase?: Phase;
  /**
   * Only days with a service that has an ode at the Beatitudes, or two.
   */
  saints?: 'with_ode' | 'with_two_odes';
  /**
   * What is sung, in order: of the tone of the week, of the saints, of the feast, or of a canon of the Triodion, with the number of verses. `saints ode 6` is that ode in place of those that the service names.
   *
   * @minItems 1
   */
  sung?: string[];
  open?: Localized;
  basis: Basis;
}
export interface CommonProperData {
  /**
   * The id that others refer to.
   */
  id: string;
  prokeimena: Prokeimena;
  alleluias: Alleluias;
  communion: Communion;
  basis: Basis;
}
export interface SungData {
  /**
   * An id of the file of such verses.
   */
  verse: string;
  tone?: Tone;
  stikh?: Stikhi;
}
export interface SungData1 {
  /**
   * An id of the file of such verses.
   */
  verse: string;
  tone?: Tone;
  stikh?: Stikhi1;
}
export interface EntranceRow {
  on?: RuleText;
  of?: OrderOf;
  until?: ContentId;
  weekdays?: Weekdays;
  rank?: RankCode;
  feast?: FeastOf;
  phase?: Phase;
  all?: Hymns;
  lord?: Hymns;
  theotokos?: Hymns;
  saint?: Hymns;
  open?: Localized;
  basis: Basis;
}
export interface FeastDays {
  on?: RuleText;
  of?: OrderOf;
  until?: ContentId;
  weekdays?: Weekdays;
  feast: FeastId;
  /**
   * As whose feast the books treat it.
   */
  whose: 'lord' | 'theotokos';
  /**
   * The part of the feast.
   */
  phase: 'forefeast' | 'feast' | 'afterfeast' | 'apodosis';
  hymns?: FeastHymns;
  /**
   * The odes of its canon that are sung at the Beatitudes; absent if no book names them.
   *
   * @minItems 1
   * @maxItems 2
   */
  odes?: number[];
  /**
   * How many verses are sung of them.
   */
  verses?: number;
  basis: Basis;
}
/**
 * data/liturgy/kathismata.yaml: which kathismata are read, by season and weekday. The first season that matches a day decides.
 */
export interface Kathismata {
  tables: KathismaTables;
  /**
   * The seasons, the first that matches a day decides.
   *
   * @minItems 1
   */
  seasons: KathismaSeason[];
}
/**
 * The tables by name.
 */
export interface KathismaTables {
  [k: string]: KathismaTable;
}
export interface KathismaTable {
  sun?: KathismataOfDay;
  mon?: KathismataOfDay;
  tue?: KathismataOfDay;
  wed?: KathismataOfDay;
  thu?: KathismataOfDay;
  fri?: KathismataOfDay;
  sat?: KathismataOfDay;
}
/**
 * The kathismata of a day of the week.
 *
 * This interface was referenced by `Kathismata`'s JSON-Schema
 * via the `definition` "day".
 */
export interface KathismataOfDay {
  /**
   * Of matins, in order.
   *
   * @minItems 1
   */
  matins?: KathismaNumber[];
  first?: KathismaNumber;
  third?: KathismaNumber;
  sixth?: KathismaNumber;
  ninth?: KathismaNumber;
  /**
   * Of vespers in the evening of the day.
   *
   * @minItems 1
   */
  evening?: KathismaNumber[];
  /**
   * The polyeleos is sung.
   */
  polyeleos?: true;
  /**
   * Psalm 136 is sung with the polyeleos.
   */
  psalm_136?: true;
  unless_polyeleos?: KathismaNumber;
}
export interface KathismaSeason {
  on: RuleText;
  weekdays?: Weekdays;
  rank?: RankCode;
  feast?: FeastOf;
  phase?: Phase;
  /**
   * The name of a table.
   */
  table: string;
  basis: Basis;
}
/**
 * data/liturgy/orders.yaml: what the Typikon orders by the date. In each list the first row that matches decides.
 */
export interface LiturgyOrders {
  /**
   * Which Liturgy is served.
   */
  liturgies: OrderRow[];
  /**
   * The katavasia of matins.
   */
  katavasiae: OrderRow[];
  /**
   * Whether the Magnificat is sung at matins.
   */
  magnificat?: OrderRow[];
  /**
   * The great prokeimenon of vespers in the evening of the day.
   */
  great_prokeimena?: OrderRow[];
  /**
   * What is sung in place of “It is truly meet”, an id of zadostoiniki.yaml; at a Liturgy with an anaphora.
   */
  zadostoiniki?: OrderRow[];
  /**
   * The verse of the Little Entrance, an id of entrance-verses.yaml; `none` where the antiphons of the feast have their own.
   */
  entrance_verses?: OrderRow[];
  /**
   * What is sung in place of the Trisagion, an id of entrance-verses.yaml; `none` for the Trisagion itself.
   */
  trisagia?: OrderRow[];
  /**
   * Which services of the Menaion are sung: `all`, only those with `polyeleos` or `vigil`, or `none`.
   */
  silent?: OrderRow[];
  /**
   * The antiphons of the Liturgy: `daily`, `typical` or `festal`; `none` where there are none.
   */
  antiphons?: OrderRow[];
  /**
   * How matins opens: with `god_is_the_lord` or with `alleluia`; `none` in Bright Week.
   */
  openings?: OrderRow[];
  /**
   * Whether the polyeleos is sung at matins.
   */
  polyeleos?: OrderRow[];
  /**
   * Whether a magnification is sung at matins.
   */
  magnifications?: OrderRow[];
  /**
   * The doxology of matins: `great`, `small` or `none`.
   */
  doxologies?: OrderRow[];
  /**
   * The kathisma of vespers of the evening before: that of the `season` by kathismata.yaml, the `first_antiphon` of the first, or `none`.
   */
  eve_kathismata?: OrderRow[];
  /**
   * Whether vespers of the evening before has an entrance.
   */
  vespers_entrances?: OrderRow[];
  /**
   * How many lessons are read at vespers of the evening before.
   */
  lessons?: OrderRow[];
  /**
   * The prokeimenon of vespers in the evening of the day where it is no great one, a verse of prokeimena.yaml.
   */
  evening_prokeimena?: OrderRow[];
  /**
   * The color of the vestments.
   */
  colors?: OrderRow[];
}
/**
 * This interface was referenced by `LiturgyOrders`'s JSON-Schema
 * via the `definition` "row".
 */
export interface OrderRow {
  on?: RuleText;
  of?: OrderOf;
  until?: ContentId;
  weekdays?: Weekdays;
  rank?: RankCode;
  feast?: FeastOf;
  phase?: Phase;
  /**
   * What is ordered: a word or a number.
   */
  is?: string;
  open?: Localized;
  basis: Basis;
}
export interface ProperData {
  of?: ProperOf;
  on?: RuleText;
  until?: ContentId;
  /**
   * Days of an afterfeast: on weekdays the feast's stand first in place of the weekday's; on Sundays they follow the tone, unless a saint has his own.
   */
  afterfeast?: true;
  /**
   * Only on days with the Liturgy of the Presanctified Gifts.
   */
  liturgy?: 'presanctified';
  prokeimena?: Prokeimena;
  alleluias?: Alleluias;
  communion?: Communion;
  /**
   * Id of commons.yaml: the book appoints those of a class of saints. A list beside it stands in place of that list.
   */
  common?: string;
  as?: ProperAs;
  basis: Basis;
}
/**
 * data/liturgy/psalter.yaml: how many verses each psalm has.
 */
export interface Psalter {
  /**
   * The number of verses of each psalm.
   *
   * @minItems 150
   * @maxItems 151
   */
  verses: number[];
  basis: Basis;
}
export interface ServiceData {
  /**
   * Ids of the commemorations that are sung together, in order. The row is for each day on which the first is kept.
   *
   * @minItems 1
   */
  of: ServiceOf[];
  optional?: Localized;
  /**
   * What the book appoints at the Beatitudes of this service; absent if it appoints nothing.
   *
   * @minItems 1
   */
  beatitudes?: BeatitudesData[];
  basis: Basis;
}
export interface BeatitudesData {
  of?: BeatitudesOf;
  /**
   * Which of several canons, if the book says so.
   */
  canon?: number;
  ode: CanonOde;
  /**
   * How many verses, if the book says so.
   */
  verses?: number;
}
export interface TempleData {
  /**
   * The kind of the temple.
   */
  temple: 'lord' | 'theotokos' | 'saint';
  of: TempleOf;
}
export interface SungVerseData {
  /**
   * The id that others refer to.
   */
  id: string;
  reference?: SungReference;
  texts: SungTexts;
  /**
   * The stikhi that the books give with it, the usual one first.
   *
   * @minItems 1
   */
  verses?: StikhData[];
  /**
   * A great prokeimenon.
   */
  great?: true;
  /**
   * A prokeimenon of vespers.
   */
  evening?: true;
  source: TextSource;
  tone?: Tone;
  refrain?: SungTexts;
  basis?: Basis;
}
/**
 * The printed book that contains the Church Slavonic text.
 *
 * This interface was referenced by `TextCommon`'s JSON-Schema
 * via the `definition` "source".
 */
export interface TextSource {
  /**
   * Id of a book in data/books/books.yaml, or in the books.yaml of a pack.
   */
  book: string;
  chapter?: PlainText;
  page?: PlainText;
}
export interface WeekProperData {
  /**
   * A weekday.
   */
  weekday?: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';
  tone?: Tone;
  prokeimena: Prokeimena;
  alleluias: Alleluias;
  communion: Communion;
  basis: Basis;
}
export interface CommonData {
  /**
   * The id that `common` refers to.
   */
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
 * One pericope. It has exactly one of the three keys, which is its kind.
 *
 * This interface was referenced by `ReadingPortions`'s JSON-Schema
 * via the `definition` "reading".
 */
export interface ReadingData {
  apostle?: ScriptureReference;
  gospel?: ScriptureReference;
  prophecy?: ScriptureReference;
  zachalo?: Zachalo;
  /**
   * Read together with the reading before it, without an announcement of its own.
   */
  joined?: boolean;
}
/**
 * data/readings/cycle.yaml: what is read on each day of the paschal cycle.
 */
export interface ReadingCycle {
  basis: Basis;
  /**
   * Days by their distance from Pascha.
   *
   * @minItems 1
   */
  days: CycleDayData[];
  /**
   * Weeks after Pentecost.
   *
   * @minItems 1
   */
  weeks: CycleWeekData[];
}
/**
 * A day, by its distance from Pascha.
 */
export interface CycleDayData {
  /**
   * Distance from Pascha, such as pascha-48.
   */
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
 * A week after Pentecost, from Monday to the Sunday that ends it.
 */
export interface CycleWeekData {
  /**
   * Number of the week.
   */
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
 * `on` are its days, if it does not simply follow its commemoration; `unless` are the days on which it is not read.
 */
export interface OccasionData {
  of?: OccasionOf;
  on?: RuleText;
  moves?: Moves;
  unless?: RuleText;
  /**
   * The first civil year whose calendar has it, if earlier calendars do not.
   */
  since?: number;
  /**
   * The last civil year whose calendar has it.
   */
  until?: number;
  /**
   * Only a church reads it that keeps the service: a reading that the printed calendar has in a footnote. It changes nothing else on the day.
   */
  optional?: true;
  /**
   * `any`: also in Lent and Bright Week, when readings of saints are omitted.
   */
  season?: 'any';
  place?: OccasionPlace;
  ordinary?: OrdinaryFate;
  sunday?: SundayFate;
  /**
   * Weekdays on which the ordinary reading is kept anyway.
   *
   * @minItems 1
   */
  kept_on?: ('sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[];
  /**
   * The day to which an ordinary reading moves from a Monday, if not to Tuesday.
   */
  from_monday?: 'sunday';
  saints?: SaintsBeside;
  /**
   * At the Liturgy it is read together with the reading before it, without an announcement of its own, if another reading follows.
   */
  joined?: true;
  /**
   * Id from commons.yaml.
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
 * Definitions that the files of data/readings/ share.
 */
export interface ReadingPortions {
  [k: string]: unknown;
}
/**
 * data/readings/usage.yaml: how the cycle is placed in the year, and other rules in which usages differ.
 */
export interface ReadingUsage {
  luke?: LukeData;
  winter?: WinterData;
  /**
   * Sundays that always have certain readings. They exchange readings with the Sunday to which these belong.
   */
  exchanges?: ExchangeData[];
  tones: ToneData;
  matins: ResurrectionGospels;
  /**
   * The saints whose readings are added to those of the day. The first line whose `on` and `weekdays` match applies; if none matches, all saints are read.
   */
  saints: SaintsSeason[];
  ordinary_last: OrdinaryLast;
}
/**
 * The Lukan jump; omitted if the Gospel keeps the count of weeks. `after` is the Sunday after which Luke begins.
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
   * Weeks that are read again before Luke if one, two … weeks are missing.
   */
  repeats: number[][];
  basis: Basis;
}
/**
 * Weeks that are read again after Theophany until the Triodion if one, two … weeks remain.
 */
export interface WinterData {
  /**
   * One row for each number of remaining weeks.
   *
   * @minItems 1
   */
  rows: WinterRow[];
  /**
   * Week whose Sunday readings are used on the last Sunday before the Triodion.
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
   * The Sundays that end these weeks, except the last, which begins the Triodion.
   */
  sundays: number[];
}
export interface ExchangeData {
  on: RuleText;
  /**
   * The Sunday whose Apostle is read.
   */
  apostle: number;
  /**
   * The Sunday whose Gospel is read.
   */
  gospel: number;
  basis: Basis;
}
/**
 * Tones of Bright Week, and days without a tone.
 */
export interface ToneData {
  /**
   * From Pascha to Bright Saturday.
   *
   * @minItems 7
   * @maxItems 7
   */
  bright_week: number[];
  /**
   * Days on which nothing is sung from the Octoechos.
   */
  silent: RuleText[];
  basis: Basis;
}
/**
 * The gospels of Sunday matins, which are read in turn between two Sundays of the cycle.
 */
export interface ResurrectionGospels {
  /**
   * Distance from Pascha at which the cycle begins.
   */
  first: string;
  /**
   * Distance from Pascha of the next year at which the cycle ends.
   */
  last: string;
  gospels: ReadingList;
  basis: Basis;
}
export interface SaintsSeason {
  on: RuleText;
  /**
   * Only these days of the week.
   *
   * @minItems 1
   */
  weekdays?: ('sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[];
  read: SaintsRead;
  basis: Basis;
}
/**
 * Weekdays on which the readings of saints come before the ordinary reading, and the days on which they do not.
 */
export interface OrdinaryLast {
  /**
   * Weekdays on which saints are read before the ordinary reading.
   */
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
   * Kontakia and ikoi, in order.
   *
   * @minItems 1
   */
  sections: AkathistSectionData[];
  /**
   * What is repeated at the end.
   */
  repeatEnding: boolean;
  /**
   * Prayers after the akathist.
   */
  prayers?: AkathistPrayerData[];
}
export interface AkathistSectionData {
  /**
   * Kontakion or ikos.
   */
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
   * The odes, in order; only Lenten canons have a second ode.
   *
   * @minItems 1
   */
  odes: OdeData[];
  /**
   * What is sung between the odes.
   */
  sections?: CanonSectionData[];
}
export interface OdeData {
  /**
   * Number of the ode, 1 to 9.
   */
  number: number;
  /**
   * Irmos and troparia, in order.
   *
   * @minItems 1
   */
  items: OdeItemData[];
}
export interface OdeItemData {
  /**
   * Its role: irmos, troparion, theotokion and so on.
   */
  role: 'irmos' | 'troparion' | 'theotokion' | 'troichen' | 'refrain' | 'katavasia';
  /**
   * What is printed before it.
   */
  marker?: 'slava' | 'i-nyne';
  tone?: Tone;
  text: BlockText;
  church?: ChurchText;
}
export interface CanonSectionData {
  /**
   * Its type: sessional hymn, kontakion, ikos and so on.
   */
  type: 'sedalen' | 'kontakion' | 'ikos' | 'svetilen' | 'exapostilarion';
  /**
   * Number of the ode that it follows.
   */
  afterOde: number;
  tone?: Tone;
  text: BlockText;
  church?: ChurchText;
}
/**
 * Definitions that several text files share.
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
  /**
   * `life`, or `history` of an icon.
   */
  type?: 'hagiography' | 'history';
  title?: SomeLanguages;
  /**
   * The text by language.
   */
  texts: {
    ru?: BlockText;
    en?: BlockText;
  };
}
/**
 * data/texts/<id>/hagiography.yaml
 */
export interface HagiographyFile {
  /**
   * Pages about the same person or event.
   */
  links?: LinkData[];
  short?: NarrativeData;
  /**
   * A complete life or history; a list if there are several.
   */
  full?: NarrativeData | NarrativeData[];
}
export interface LinkData {
  /**
   * Address, with https.
   */
  url: string;
  text: SomeLanguages;
  title?: SomeLanguages;
  author?: SomeLanguages;
}
/**
 * data/texts/<id>/hymnography.yaml
 */
export interface HymnographyFile {
  /**
   * Troparia, numbered by `delta`.
   */
  troparia?: HymnData[];
  /**
   * Kontakia; each has the `delta` of its troparion.
   */
  kontakia?: KontakionData[];
  /**
   * Prayers, numbered by `delta`.
   */
  prayers?: PrayerData[];
  /**
   * Magnifications, numbered by `delta`.
   */
  magnifications?: MagnificationData[];
  /**
   * Troparia, kontakia and prayers of another id: one of each, or all.
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
   * The request, and how much was found.
   */
  meta: {
    /**
     * Language of the response.
     */
    lang: 'ru' | 'cu' | 'en';
    /**
     * Format of all texts.
     */
    format: 'html';
    /**
     * The requested ids, in order.
     *
     * @minItems 1
     * @maxItems 24
     */
    requestedIds: string[];
    /**
     * Number of entries found.
     */
    count: number;
  };
  /**
   * One entry for each requested id, in the same order.
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
   * Number among the akathists of one id; the parameter `number` selects it.
   */
  number: number;
  /**
   * Plain text.
   */
  title: string;
  /**
   * In the order of singing.
   */
  sections: AkathistSection[];
  /**
   * If true, ikos 1 and kontakion 1 are repeated after kontakion 13; `sections` does not repeat them.
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
   * Its kind.
   */
  type: 'kondak' | 'ikos';
  /**
   * Its number among the sections of its type.
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
 * The reason why nothing was found; present only if `found` is false.
 */
export interface NotFound {
  /**
   * The id is unknown, or has no text in this language or with this number.
   */
  code: 'ID_NOT_FOUND' | 'LANGUAGE_NOT_AVAILABLE' | 'NUMBER_NOT_FOUND';
  /**
   * The reason as a sentence, in the language of the response.
   */
  message: string;
}
/**
 * /api/v1/datasets/blocks/{endpoint}.{edition}.json: the list of blocks.
 */
export interface BlockList {
  /**
   * The endpoint and edition of the blocks.
   */
  meta: {
    endpoint: BlockEndpoint;
    edition: BlockEdition;
  };
  /**
   * The numbers of the blocks. Block 1 would contain all ids. A block k that would be too large is split into 2k and 2k + 1 by the next bit of the CRC-32 of each id, starting with the highest bit.
   *
   * @minItems 1
   */
  data: number[];
}
/**
 * /api/v1/datasets/blocks/{endpoint}-{block}.{edition}.json: the responses for many ids in one file, one line for each entry.
 */
export interface Block {
  /**
   * The responses that the block contains.
   */
  meta: {
    endpoint: BlockEndpoint;
    edition: BlockEdition;
    /**
     * The files that the block replaces, by their names in `/api/v1/{edition}/{endpoint}/`.
     *
     * @minItems 1
     */
    files: string[];
  };
  /**
   * One entry for each id, in the order of the ids.
   *
   * @minItems 1
   */
  data: (CanonsEntry | AkathistsEntry | HymnographyEntry | CommemorationsEntry)[];
}
/**
 * A canon: its odes, and the hymns between them.
 *
 * This interface was referenced by `CanonsAnswer`'s JSON-Schema
 * via the `definition` "canon".
 */
export interface Canon {
  /**
   * Number among the canons of one id; the parameter `number` selects it.
   */
  number: number;
  /**
   * Plain text.
   */
  title: string;
  /**
   * Plain text; empty if the canon has none.
   */
  acrostic: string;
  /**
   * Tone of the canon.
   */
  tone: number;
  /**
   * In the order of singing.
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
   * Most canons have no second ode.
   */
  number: number;
  /**
   * In the order of singing.
   */
  items: OdeItem[];
}
/**
 * A piece of an ode.
 */
export interface OdeItem {
  /**
   * Its kind.
   */
  role: 'irmos' | 'troparion' | 'theotokion' | 'troichen' | 'refrain' | 'katavasia';
  /**
   * Sanitized HTML.
   */
  html: string;
  /**
   * Whether it is sung after “Glory” or “Both now”.
   */
  marker?: 'slava' | 'i-nyne';
  /**
   * Tone of this piece, if it has its own.
   */
  tone?: number;
}
/**
 * A hymn between the odes.
 */
export interface CanonSection {
  /**
   * Its kind.
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
   * Tone of this piece, if it has its own.
   */
  tone?: number;
}
/**
 * The reason why nothing was found; present only if `found` is false.
 */
export interface NotFound1 {
  /**
   * The id is unknown, or has no text in this language or with this number.
   */
  code: 'ID_NOT_FOUND' | 'LANGUAGE_NOT_AVAILABLE' | 'NUMBER_NOT_FOUND';
  /**
   * The reason as a sentence, in the language of the response.
   */
  message: string;
}
/**
 * A troparion.
 */
export interface Troparion {
  /**
   * Number among the hymns of its kind, from 1.
   */
  delta: number;
  /**
   * Tone.
   */
  tone: number;
  /**
   * The text in each available language.
   *
   * @minItems 1
   *
   * Items: The text in each available language.
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
   * Number among the hymns of its kind, from 1.
   */
  delta: number;
  /**
   * Tone.
   */
  tone: number;
  /**
   * The text in each available language.
   *
   * @minItems 1
   *
   * Items: The text in each available language.
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
   * Number among the hymns of its kind, from 1.
   */
  delta: number;
  title?: LocalizedSome;
  /**
   * The text in each available language.
   *
   * @minItems 1
   *
   * Items: The text in each available language.
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
 * Plain text in the available languages.
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
   * Number among the hymns of its kind, from 1.
   */
  delta: number;
  /**
   * The text in each available language.
   *
   * @minItems 1
   *
   * Items: The text in each available language.
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
 * Lives, and pages to read more.
 *
 * This interface was referenced by `HymnographyAnswer`'s JSON-Schema
 * via the `definition` "hagiography".
 */
export interface Hagiography {
  /**
   * Pages on other sites, chosen by hand.
   */
  links: HagiographyLink[];
  /**
   * The short life; null if there is none.
   */
  short: Narrative | null;
  /**
   * One life, or several if the commemoration has several, or null.
   */
  full: Narrative | Narrative[] | null;
}
/**
 * A page on another site.
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
   * Its kind.
   */
  type: 'hagiography' | 'history';
  title: LocalizedSome;
  /**
   * The text in each available language.
   *
   * @minItems 1
   *
   * Items: The text in each available language.
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
   * Path relative to the base address.
   */
  path: string;
  /**
   * Absolute address.
   */
  url: string;
  title: TextVariants;
  /**
   * What the picture shows; null if there is no description.
   */
  description: TextVariants | null;
  /**
   * Media type of the file.
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
   * Position among the icons of one commemoration.
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
   * The text in each available language.
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
 * The reason why nothing was found; present only if `found` is false.
 */
export interface IdNotFound {
  /**
   * The reason as a code.
   */
  code: 'ID_NOT_FOUND';
  /**
   * The reason as a sentence, in the language of the response.
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
   * Its name in the language of the response.
   */
  label: string;
}
/**
 * A source, and the place in it.
 *
 * This interface was referenced by `CommemorationsAnswer`'s JSON-Schema
 * via the `definition` "source".
 */
export interface CommemorationSource {
  /**
   * An id of `/api/v1/sources.json`.
   */
  source: string;
  /**
   * Chapter, day or page.
   */
  page?: string;
  /**
   * True if it was found only by comparing words and nobody has looked it up yet.
   */
  matched?: true;
}
export interface CommemorationMove {
  /**
   * Days on which it is not kept.
   */
  on: string;
  /**
   * The day on which it is kept instead.
   */
  to: string;
}
/**
 * The texts that it has.
 *
 * This interface was referenced by `CommemorationsAnswer`'s JSON-Schema
 * via the `definition` "texts".
 */
export interface TextCounts {
  /**
   * Number of texts.
   */
  troparia: number;
  /**
   * Number of texts.
   */
  kontakia: number;
  /**
   * Number of texts.
   */
  prayers: number;
  /**
   * Number of texts.
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
   * The lives, or the histories of an icon or a feast.
   */
  life: {
    /**
     * Whether there is a short one.
     */
    short: boolean;
    /**
     * Whether there is a complete one.
     */
    full: boolean;
  };
}
/**
 * The reason why nothing was found; present only if `found` is false.
 */
export interface IdNotFound1 {
  /**
   * The reason as a code.
   */
  code: 'ID_NOT_FOUND';
  /**
   * The reason as a sentence, in the language of the response.
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
 * The days and the language of the response.
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
   * Language of the response.
   */
  lang: 'ru' | 'en';
}
/**
 * Everything that is kept on one day.
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
   * Name of the weekday in the language of the response.
   */
  dayOfWeek: string;
  /**
   * Week after the last Pentecost before this day; the count continues through Great Lent.
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
   * Name in the language of the response.
   */
  name: string;
  /**
   * Class: who or what is commemorated, not how solemnly.
   */
  typeId: number;
  types: TypeLabels;
  /**
   * Class under which to show it, if different.
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
   * The request, and how much was found.
   */
  meta: {
    /**
     * Language of the response.
     */
    lang: 'ru' | 'cu' | 'en';
    /**
     * Format of all texts.
     */
    format: 'html';
    /**
     * The requested ids, in order.
     *
     * @minItems 1
     * @maxItems 24
     */
    requestedIds: string[];
    /**
     * Number of entries found.
     */
    count: number;
  };
  /**
   * One entry for each requested id, in the same order.
   *
   * @minItems 1
   * @maxItems 24
   */
  data: CanonsEntry[];
}
/**
 * /api/v1/commemorations/{lang}.json: a summary of every commemoration, those of the menologion first.
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
   * Class; null for days without a class.
   */
  typeId: number | null;
  /**
   * Code of the rank.
   */
  rank: ('great' | 'vigil' | 'polyeleos' | 'doxology' | 'six_stichera' | 'no_sign') | null;
  /**
   * When it is kept, as a rule of the data.
   */
  rule: string;
  moves?: CommemorationMoves;
  /**
   * The texts that exist.
   */
  texts: ('canons' | 'akathists' | 'troparia' | 'kontakia' | 'prayers' | 'magnifications' | 'life')[];
}
/**
 * GET /commemorations/
 */
export interface CommemorationsAnswer {
  /**
   * The request, and how much was found.
   */
  meta: {
    /**
     * Language of the response.
     */
    lang: 'ru' | 'en';
    /**
     * Format of all texts.
     */
    format: 'html';
    /**
     * The requested ids, in order.
     *
     * @minItems 1
     * @maxItems 24
     */
    requestedIds: string[];
    /**
     * Number of entries found.
     */
    count: number;
  };
  /**
   * One entry for each requested id, in the same order.
   *
   * @minItems 1
   * @maxItems 24
   */
  data: CommemorationsEntry[];
}
/**
 * Definitions that several responses share.
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
   * Name of the weekday in the language of the response.
   */
  dayOfWeek: string;
  fasting: FastingEntry;
}
/**
 * GET /hymnography/
 */
export interface HymnographyAnswer {
  /**
   * The request, and how much was found.
   */
  meta: {
    /**
     * Language of the response.
     */
    lang: 'ru' | 'en';
    /**
     * Format of all texts.
     */
    format: 'html';
    /**
     * The requested ids, in order.
     *
     * @minItems 1
     * @maxItems 24
     */
    requestedIds: string[];
    /**
     * Number of entries found.
     */
    count: number;
  };
  /**
   * One entry for each requested id, in the same order.
   *
   * @minItems 1
   * @maxItems 24
   */
  data: HymnographyEntry[];
}
/**
 * GET /liturgy/day/{date}
 */
export interface LiturgyAnswer {
  meta: DailyMeta;
  /**
   * Keyed by the requested date.
   */
  data: {
    [k: string]: LiturgyDay;
  };
}
/**
 * What changes in the services of one day.
 *
 * This interface was referenced by `LiturgyAnswer`'s JSON-Schema
 * via the `definition` "day".
 */
export interface LiturgyDay {
  /**
   * Civil date.
   */
  gregorianDate: string;
  /**
   * The same day in the Julian (church) calendar.
   */
  julianDate: string;
  /**
   * Name of the weekday in the language of the response.
   */
  dayOfWeek: string;
  service: LiturgyService;
  /**
   * Which Liturgy is served; `none` if there is none. Null if it is left open.
   */
  liturgy: LiturgyWord | null;
  /**
   * The color of the vestments by usage; the books give none. Null if it is left open.
   */
  color: LiturgyColor | null;
  /**
   * The antiphons: `daily`, `typical` or `festal`. Absent where there are none, null if it is left open.
   */
  antiphons?: LiturgyWord | null;
  /**
   * What is sung at the Beatitudes, in order; empty where nothing is.
   */
  beatitudes: LiturgyBeatitudes[] | null;
  /**
   * The verse of the Little Entrance. Absent where there is none, null if it is left open.
   */
  entranceVerse?: LiturgyWords | null;
  entrance?: LiturgyEntrance;
  /**
   * What is sung in place of the Trisagion; absent where the Trisagion is sung.
   */
  trisagion?: LiturgyWords | null;
  /**
   * The prokeimena, in order.
   */
  prokeimena: LiturgySung[];
  /**
   * The alleluias, in order.
   */
  alleluia: LiturgySung[];
  /**
   * The communion verses, in order.
   */
  communion: LiturgySung[];
  /**
   * What is sung at “It is truly meet”, or these words themselves. Absent where there is no such place, null if it is left open.
   */
  zadostoinik?: LiturgyWords | null;
  matins: LiturgyMatins;
  vespers: LiturgyVespers;
  /**
   * The books that say it.
   */
  sources: LiturgySource[];
  /**
   * What the books leave to the local church, or what is not written here yet: exactly the fields that are null.
   */
  open: LiturgyOpen[];
}
/**
 * The service of the day.
 */
export interface LiturgyService {
  /**
   * Whose it is, in order: the movable day, the great feast in force, the saints.
   */
  of: LiturgyOwner[];
  /**
   * Code of the highest sign among the saints and feasts that are sung; absent if nothing has a service in the Menaion.
   */
  rank?: string;
  /**
   * The sign in words.
   */
  label?: string;
}
/**
 * Whose it is.
 *
 * This interface was referenced by `LiturgyAnswer`'s JSON-Schema
 * via the `definition` "owner".
 */
export interface LiturgyOwner {
  /**
   * Id of a commemoration or of texts of the week; `temple` for the hymn of the church itself; null for what is of the weekday or of the tone.
   */
  id: number | string | null;
  /**
   * Its name, or `Of the day`.
   */
  label: string;
  /**
   * For a great feast: the part of it to which the day belongs.
   */
  phase?: 'forefeast' | 'feast' | 'afterfeast' | 'apodosis';
}
/**
 * A word of the vocabulary of this endpoint.
 *
 * This interface was referenced by `LiturgyAnswer`'s JSON-Schema
 * via the `definition` "word".
 */
export interface LiturgyWord {
  /**
   * Stable code.
   */
  code: string;
  /**
   * In the language of the response.
   */
  label: string;
}
/**
 * A color.
 */
export interface LiturgyColor {
  /**
   * Stable code.
   */
  code: string;
  /**
   * In the language of the response.
   */
  label: string;
  /**
   * Who says it.
   */
  source: string;
}
/**
 * Verses at the Beatitudes.
 */
export interface LiturgyBeatitudes {
  of: LiturgyOwner;
  /**
   * Which canon of several.
   */
  canon?: number;
  /**
   * The odes of the canon; absent for the verses of the Octoechos.
   */
  odes?: number[];
  /**
   * How many verses; absent if the books give no number.
   */
  verses?: number;
}
/**
 * Words that are sung.
 *
 * This interface was referenced by `LiturgyAnswer`'s JSON-Schema
 * via the `definition` "words".
 */
export interface LiturgyWords {
  /**
   * OSIS book with chapter.verse and ranges, separated by commas; psalms as the Slavonic Psalter counts them. Absent for words that are not from Scripture.
   */
  reference?: string;
  /**
   * Tone.
   */
  tone?: number;
  refrain?: LiturgyTexts;
  texts: LiturgyTexts;
}
export interface LiturgyText {
  /**
   * Language of the words.
   */
  lang: 'cu' | 'ru' | 'en';
  /**
   * Sanitized HTML.
   */
  value: string;
}
/**
 * The troparia and kontakia after the Little Entrance, by the dedication of the temple; null if the order is left open. Absent where there is no Little Entrance of the Liturgy.
 */
export interface LiturgyEntrance {
  /**
   * In a temple of the Lord.
   */
  lord: EntranceHymn[] | null;
  /**
   * In a temple of the Theotokos.
   */
  theotokos: EntranceHymn[] | null;
  /**
   * In a temple of a saint.
   */
  saint: EntranceHymn[] | null;
}
/**
 * A hymn after the Little Entrance.
 *
 * This interface was referenced by `LiturgyAnswer`'s JSON-Schema
 * via the `definition` "hymn".
 */
export interface EntranceHymn {
  /**
   * Kind of hymn.
   */
  type: 'troparion' | 'kontakion' | 'hypakoe' | 'prayer';
  /**
   * Tone; absent for the hymn of a temple and for hymns that are not written here.
   */
  tone?: number;
  of: LiturgyOwner;
  /**
   * What is said before it: “Glory”, “Both now”, or both together.
   */
  marker?: 'slava' | 'i-nyne' | 'slava-i-nyne';
  text?: EntranceText;
}
/**
 * The place of its words in `/hymnography/`; absent if they are not written here.
 */
export interface EntranceText {
  /**
   * Id to ask for.
   */
  id: string;
  /**
   * The list that has it.
   */
  collection: 'troparia' | 'kontakia' | 'prayers';
  /**
   * Its number there.
   */
  delta: number;
}
/**
 * A prokeimenon, an alleluia or a communion verse.
 *
 * This interface was referenced by `LiturgyAnswer`'s JSON-Schema
 * via the `definition` "sung".
 */
export interface LiturgySung {
  of: LiturgyOwner;
  /**
   * Tone, if the books print it.
   */
  tone?: number;
  /**
   * OSIS book with chapter.verse and ranges, separated by commas; psalms as the Slavonic Psalter counts them. Absent for words that are not from Scripture.
   */
  reference?: string;
  texts: LiturgyTexts;
  /**
   * Its stikhi, in order.
   */
  verses: LiturgyStikh[];
  /**
   * Ids in `sources`.
   */
  sources: number[];
}
/**
 * This interface was referenced by `LiturgyAnswer`'s JSON-Schema
 * via the `definition` "stikh".
 */
export interface LiturgyStikh {
  /**
   * OSIS book with chapter.verse and ranges, separated by commas; psalms as the Slavonic Psalter counts them. Absent for words that are not from Scripture.
   */
  reference: string;
  texts: LiturgyTexts;
}
/**
 * Matins of the day.
 */
export interface LiturgyMatins {
  /**
   * `god_is_the_lord` or `alleluia`; absent in Bright Week.
   */
  opening?: LiturgyWord | null;
  /**
   * The tone of the opening, if it is known.
   */
  tone?: number;
  /**
   * Numbers of the kathismata, in order.
   */
  kathismata: number[];
  /**
   * Whether the polyeleos is sung.
   */
  polyeleos?: boolean | null;
  /**
   * Whether a magnification is sung.
   */
  magnification?: boolean | null;
  /**
   * The katavasia; absent on days that have none.
   */
  katavasia?: LiturgyWord | null;
  /**
   * Whether the Magnificat is sung.
   */
  magnificat?: boolean | null;
  /**
   * `great` or `small`; absent where there is none.
   */
  doxology?: LiturgyWord | null;
}
/**
 * Vespers of the evening before, with which the day begins.
 */
export interface LiturgyVespers {
  /**
   * Numbers of the kathismata, in order. Null if it is left open.
   */
  kathismata: number[] | null;
  /**
   * Whether only the first antiphon of the kathisma is sung, “Blessed is the man”; absent otherwise.
   */
  firstAntiphon?: true;
  /**
   * Whether there is an entrance.
   */
  entrance?: boolean | null;
  /**
   * The prokeimenon. Null if it is left open.
   */
  prokeimenon?: VespersProkeimenon | null;
  /**
   * How many lessons are read.
   */
  lessons?: number | null;
}
/**
 * A prokeimenon of vespers.
 */
export interface VespersProkeimenon {
  /**
   * Whether it is a great prokeimenon.
   */
  great: boolean;
  /**
   * Tone.
   */
  tone?: number;
  /**
   * OSIS book with chapter.verse and ranges, separated by commas; psalms as the Slavonic Psalter counts them. Absent for words that are not from Scripture.
   */
  reference?: string;
  texts: LiturgyTexts;
}
/**
 * Where it stands.
 */
export interface LiturgySource {
  /**
   * Number of the source on this day.
   */
  id: number;
  /**
   * Book, chapter or day, leaf or page.
   */
  label: string;
  /**
   * The fields that follow it.
   *
   * @minItems 1
   */
  fields: string[];
}
/**
 * A field that is left open.
 */
export interface LiturgyOpen {
  /**
   * The field, with a dot before a field inside it: `matins.polyeleos`.
   */
  field: string;
  /**
   * Why, in the language of the response.
   */
  reason: string;
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
   * Name of the weekday in the language of the response.
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
 * /api/v1/names/{lang}.json: the names of people, with the commemorations after which they are named.
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
   * The name as the Church uses it, in the nominative.
   */
  name: string;
  /**
   * Other forms of the name.
   */
  forms: string[];
  /**
   * Id of the commemoration on which most people of this name keep their name day; absent if that is not known.
   */
  main?: string;
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
   * When it is kept, as a rule of the data.
   */
  rule: string;
}
/**
 * An error, RFC 9457.
 */
export interface Problem {
  /**
   * Identifies the kind of problem; it is not a link.
   */
  type: string;
  /**
   * The kind of problem in a few English words.
   */
  title: string;
  /**
   * HTTP status of the response.
   */
  status: number;
  /**
   * What is wrong, in the language of the request.
   */
  detail: string;
  /**
   * Code of the kind of problem.
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
   * Name of the invalid parameter, if there is one.
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
 * The readings from Scripture of one day.
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
   * Name of the weekday in the language of the response.
   */
  dayOfWeek: string;
  /**
   * Ids of the commemorations and movable days by whose names the day is called, such as Great Friday and the Sundays; absent on other days. Great feasts, which their rank tells, are not among them.
   *
   * @minItems 1
   */
  headline?: (number | string)[];
  /**
   * Tone of the week; in Bright Week, tone of the day; null if nothing is sung from the Octoechos.
   */
  tone: number | null;
  /**
   * The readings, in order.
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
   * Kind of reading.
   */
  kind: 'apostle' | 'gospel' | 'prophecy';
  of: ReadingOwner;
  /**
   * Number of the section in the Moscow books; `35½` if the reading begins inside section 35; null if the books have no number.
   */
  zachalo: string | null;
  /**
   * OSIS book with ranges of chapter.verse of the Synodal Bible, separated by commas: `Luke.2.20-21,2.40-52`.
   */
  reference: string;
  /**
   * The reference in words: `Luke 2:20–21, 40–52`.
   */
  label: string;
  /**
   * Whether it is read together with the reading before it, without an announcement of its own.
   */
  joined: boolean;
  /**
   * Whether only a church reads it that keeps the service of this commemoration; absent otherwise.
   */
  optional?: true;
}
/**
 * The commemoration to which the reading belongs.
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
   * Name of the weekday in the language of the response.
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
   * Name in the language of the response.
   */
  name: string;
  /**
   * Class as a string of digits: who or what is commemorated, not how solemnly.
   */
  type: string;
  types: TypeLabels;
  /**
   * Class under which to show it, if different.
   */
  displayTypeId?: number;
  displayTypes?: TypeLabels;
  liturgicalRank: LiturgicalRank;
  icons: Icons;
}
/**
 * /api/v1/sources.json: the books, calendars and decisions on which the data are based.
 */
export interface SourceList {
  meta: {
    count: number;
  };
  data: SourceListEntry[];
}
export interface SourceListEntry {
  /**
   * The id that `source` of a commemoration contains.
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
   * Address of the source.
   */
  url?: string;
  /**
   * License of the source.
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
  /**
   * The groups in which people look for texts, in order. An id may be in several groups, and an id that is in none belongs at the end. An alias is in no group. Absent if the site has no groups.
   */
  groups?: TextIndexGroup[];
  data: TextIndexEntry[];
}
export interface TextIndexGroup {
  id: string;
  /**
   * Localized: `Octoechos`.
   */
  title: string;
  /**
   * @minItems 1
   */
  sections: TextIndexSection[];
}
export interface TextIndexSection {
  /**
   * The Julian month, if the group has a section for each.
   */
  month?: number;
  /**
   * The ids of texts, in order.
   *
   * @minItems 1
   */
  ids: string[];
}
export interface TextIndexEntry {
  id: string;
  /**
   * What is kept, or to whom the texts belong, in the language of the list.
   */
  title: string;
  /**
   * The id to which the texts belong, if it is another id.
   */
  of?: string;
  /**
   * `true` for texts that belong to no day, such as prayers and general services: there is no commemoration with this id. Absent for all others.
   */
  undated?: boolean;
  /**
   * @minItems 1
   */
  collections: ('canons' | 'akathists' | 'hymnography' | 'hagiography')[];
  /**
   * Only for a general service: the ids of the saints to whom it is sung because they have no hymns of their own.
   *
   * @minItems 1
   */
  saints?: string[];
  /**
   * Canons, akathists and hymns, each with its available forms; lives are not included.
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
   * Whether there is a translation into each language. If there is none into Russian, canons and akathists with `lang=ru` have the Slavonic text in civil script.
   */
  translated: {
    ru: boolean;
    en: boolean;
  };
  /**
   * Whether the Slavonic text exists in the church script, with titla and accents. `script=church` returns it, and the files in `cu-church` contain it.
   */
  church: boolean;
  source?: TextSourceEntry;
}
/**
 * The printed book that contains the Church Slavonic text.
 */
export interface TextSourceEntry {
  /**
   * Code of the book.
   */
  book: string;
  /**
   * Title of the book, in the language of the list.
   */
  title: string;
  /**
   * Code of the chapter.
   */
  chapter?: string;
  /**
   * The page number in the printed book.
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
   * Its name in the language of the list.
   */
  label: string;
}
