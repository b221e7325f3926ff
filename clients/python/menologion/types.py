"""The answers of the API. Made from the schemas by `npm run types`. Do not edit."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


class _Akathist(TypedDict):
    #: Number among the akathists of one id; the parameter `number` selects it.
    number: int
    #: Plain text.
    title: str
    #: In the order of singing.
    sections: List[AkathistSection]
    #: If true, ikos 1 and kontakion 1 are repeated after kontakion 13; `sections` does not repeat them.
    repeatEnding: bool


class Akathist(_Akathist, total=False):
    """An akathist."""

    #: Prayers after the akathist.
    prayers: List[AkathistPrayer]


class _AkathistPrayer(TypedDict):
    #: Sanitized HTML.
    html: str


class AkathistPrayer(_AkathistPrayer, total=False):
    """A prayer after the akathist."""

    #: Plain text.
    title: str


class AkathistSection(TypedDict):
    """A kontakion or an ikos."""

    #: Its kind.
    type: Literal["kondak", "ikos"]
    #: Its number among the sections of its type.
    number: int
    #: Sanitized HTML.
    html: str


class _AkathistsEntry(TypedDict):
    #: The requested id, even if its texts belong to another id.
    id: str
    #: Whether the requested texts exist.
    found: bool
    #: Empty if nothing was found.
    akathists: List[Akathist]


class AkathistsEntry(_AkathistsEntry, total=False):
    """The akathists of one id."""

    notFound: NotFound


class BlockMeta(TypedDict):
    """The responses that the block contains."""

    endpoint: BlockEndpoint
    edition: BlockEdition
    #: The files that the block replaces, by their names in `/api/v1/{edition}/{endpoint}/`.
    files: List[str]


class Block(TypedDict):
    """/api/v1/datasets/blocks/{endpoint}-{block}.{edition}.json: the responses for many ids in one file, one line for each entry."""

    #: The responses that the block contains.
    meta: BlockMeta
    #: One entry for each id, in the order of the ids.
    data: List[Union[CanonsEntry, AkathistsEntry, HymnographyEntry, CommemorationsEntry]]


#: Folder of the files that it replaces: a language, or `cu-church`, Church Slavonic in the church script.
BlockEdition = Literal["ru", "cu", "en", "cu-church"]


#: The endpoint whose entries the block contains.
BlockEndpoint = Literal["canons", "akathists", "hymnography", "commemorations"]


class CalendarDay(TypedDict):
    """Everything that is kept on one day."""

    #: Civil date.
    gregorianDate: str
    #: The same day in the Julian (church) calendar.
    julianDate: str
    #: Name of the weekday in the language of the response.
    dayOfWeek: str
    #: Week after the last Pentecost before this day; the count continues through Great Lent.
    weekAfterPentecost: int
    #: Saints and feasts, grouped by class.
    saints: List[CalendarSaint]
    fasting: FastingEntry
    #: Movable feasts, weeks and commemorations that are not in `saints`.
    events: List[EventEntry]


class _CalendarSaint(TypedDict):
    id: SaintId
    #: Name in the language of the response.
    name: str
    #: Class: who or what is commemorated, not how solemnly.
    typeId: int
    types: TypeLabels
    liturgicalRank: LiturgicalRank
    icons: Icons


class CalendarSaint(_CalendarSaint, total=False):
    """A saint, an icon or a feast of the day."""

    #: Class under which to show it, if different.
    displayTypeId: int
    displayTypes: TypeLabels


class _Canon(TypedDict):
    #: Number among the canons of one id; the parameter `number` selects it.
    number: int
    #: Plain text.
    title: str
    #: Plain text; empty if the canon has none.
    acrostic: str
    #: Tone of the canon.
    tone: int
    #: In the order of singing.
    odes: List[Ode]


class Canon(_Canon, total=False):
    """A canon: its odes, and the hymns between them."""

    #: Hymns between the odes.
    sections: List[CanonSection]


class _CanonSection(TypedDict):
    #: Its kind.
    type: Literal["sedalen", "kontakion", "ikos", "svetilen", "exapostilarion"]
    #: Number of the ode that it follows.
    afterOde: int
    #: Sanitized HTML.
    html: str


class CanonSection(_CanonSection, total=False):
    """A hymn between the odes."""

    #: Tone of this piece, if it has its own.
    tone: int


class _CanonsEntry(TypedDict):
    #: The requested id, even if its texts belong to another id.
    id: str
    #: Whether the requested texts exist.
    found: bool
    #: Empty if nothing was found.
    canons: List[Canon]


class CanonsEntry(_CanonsEntry, total=False):
    """The canons of one id."""

    notFound: NotFound


class _CommemorationIndexEntry(TypedDict):
    #: The id, for every endpoint.
    id: str
    #: Name in the language of the list.
    name: str
    kind: Literal["feast", "event", "saint", "icon_of_mother_of_god", "week", "memorial"]
    #: Class; null for days without a class.
    typeId: Optional[int]
    #: Code of the rank.
    rank: Optional[Literal["great", "vigil", "polyeleos", "doxology", "six_stichera", "no_sign"]]
    #: When it is kept, as a rule of the data.
    rule: str
    #: The texts that exist.
    texts: List[Literal["canons", "akathists", "troparia", "kontakia", "prayers", "magnifications", "life"]]


class CommemorationIndexEntry(_CommemorationIndexEntry, total=False):

    moves: CommemorationMoves


class CommemorationMove(TypedDict):

    #: Days on which it is not kept.
    on: str
    #: The day on which it is kept instead.
    to: str


#: Where it moves on certain days: the first line whose `on` matches the day applies; `to` is `none` if it is not kept in such a year. Omitted if it never moves.
CommemorationMoves = List["CommemorationMove"]


class _CommemorationSource(TypedDict):
    #: An id of `/api/v1/sources.json`.
    source: str


class CommemorationSource(_CommemorationSource, total=False):
    """A source, and the place in it."""

    #: Chapter, day or page.
    page: str
    #: True if it was found only by comparing words and nobody has looked it up yet.
    matched: Literal[True]


class _CommemorationsEntry(TypedDict):
    #: The requested id, even if it is an alias.
    id: str
    #: Whether the commemoration exists.
    found: bool
    #: Kind of the commemoration.
    kind: Optional[Literal["feast", "event", "saint", "icon_of_mother_of_god", "week", "memorial"]]
    #: Name in the language of the response.
    name: Optional[str]
    #: Class: who or what is commemorated, not how solemnly; null for days without a class.
    typeId: Optional[int]
    #: The class with its name; empty for days without a class.
    types: List[TypeLabel]
    liturgicalRank: LiturgicalRank
    #: Where the sign of the rank, or the order of the service, was read; empty without a rank.
    rankSources: List[CommemorationSource]
    icons: Icons
    #: When it is kept, as a rule of the data.
    rule: Optional[str]
    #: The rule in words.
    ruleLabel: Optional[str]
    #: Its civil dates in the years 2000 to 2100, in order.
    dates: List[str]
    #: Names of people who are named after it, in the nominative.
    names: List[str]
    #: Addresses of pages on other sites about the same person or event.
    sameAs: List[str]
    #: Ids of other days of the same person, event or icon.
    related: List[str]
    #: The first year in which it was kept, if known.
    since: Optional[int]
    #: The last year in which it was kept, if it is no longer kept.
    until: Optional[int]
    #: Its sources.
    sources: List[CommemorationSource]
    #: The texts that it has.
    texts: Optional[TextCounts]


class CommemorationsEntry(_CommemorationsEntry, total=False):
    """Facts about one commemoration."""

    #: Class under which to show it, if different.
    displayTypeId: int
    displayTypes: TypeLabels
    moves: CommemorationMoves
    notFound: IdNotFound


class _EntranceHymn(TypedDict):
    #: Kind of hymn.
    type: Literal["troparion", "kontakion", "hypakoe", "prayer"]
    of: LiturgyOwner


class EntranceHymn(_EntranceHymn, total=False):
    """A hymn after the Little Entrance."""

    #: Tone; absent for the hymn of a temple and for hymns that are not written here.
    tone: int
    #: What is said before it: “Glory”, “Both now”, or both together.
    marker: Literal["slava", "i-nyne", "slava-i-nyne"]
    text: EntranceText


class EntranceText(TypedDict):
    """The place of its words in `/hymnography/`; absent if they are not written here."""

    #: Id to ask for.
    id: str
    #: The list that has it.
    collection: Literal["troparia", "kontakia", "prayers"]
    #: Its number there.
    delta: int


class _EventEntry(TypedDict):
    #: Its kind.
    kind: Literal["feast", "event", "saint", "icon_of_mother_of_god", "week", "memorial"]
    #: Stable id; the text endpoints accept it as `id`.
    id: str
    #: Name in the language of the response.
    label: str
    #: What is kept, as a sentence.
    description: str
    icons: Icons


class EventEntry(_EventEntry, total=False):
    """A movable feast, event, saint, icon, week or commemoration of the departed."""

    #: First day of a week; only if `kind` is `week`.
    dateFrom: str
    #: Last day of a week; only if `kind` is `week`.
    dateTo: str


class FastingDay(TypedDict):
    """The fasting of one day."""

    #: Civil date.
    gregorianDate: str
    #: The same day in the Julian (church) calendar.
    julianDate: str
    #: Name of the weekday in the language of the response.
    dayOfWeek: str
    fasting: FastingEntry


class _FastingEntry(TypedDict):
    #: True if and only if `type` is `FAST`.
    isFasting: bool
    #: A fast, no fast, or a week without a fast even on Wednesday and Friday.
    type: Literal["FAST", "NO_FAST", "FAST_FREE"]
    #: Whether the day is in a week without a fast, such as Bright Week.
    isSolidWeek: bool
    #: The fast or its absence, in the language of the response.
    description: str


class FastingEntry(_FastingEntry, total=False):
    """Whether the day is a fast, and what may be eaten."""

    #: What may be eaten, in the language of the response; omitted if there is no rule for food.
    allowedFood: Literal["Пища без мяса", "meat-free food", "Рыба, горяч. пища с раст. маслом", "fish, hot food with vegetable oil", "Горяч. пища с раст. маслом", "hot food with vegetable oil", "Горяч. пища без раст. масла", "hot food without vegetable oil", "Сухоядение. Холод. пища без раст. масла, неподогретое питьё", "cold food without vegetable oil, unheated drink", "Воздержание от пищи", "abstinence from food", "разрешается икра", "caviar"]


class Hagiography(TypedDict):
    """Lives, and pages to read more."""

    #: Pages on other sites, chosen by hand.
    links: List[HagiographyLink]
    #: The short life; null if there is none.
    short: Optional[Narrative]
    #: One life, or several if the commemoration has several, or null.
    full: Optional[Union[Narrative, List[Narrative]]]


class _HagiographyLink(TypedDict):
    #: Absolute address.
    url: str
    text: LocalizedSome
    title: LocalizedSome


class HagiographyLink(_HagiographyLink, total=False):
    """A page on another site."""

    author: LocalizedSome


class _HymnographyEntry(TypedDict):
    #: The requested id, even if its texts belong to another id.
    id: str
    #: Whether the requested texts exist.
    found: bool
    #: In printed order.
    troparia: List[Troparion]
    #: Each belongs to the troparion with the same `delta`.
    kontakia: List[Kontakion]
    #: They have their own numbers.
    prayers: List[Prayer]
    #: They have their own numbers.
    magnifications: List[Magnification]
    #: Null if there is none.
    hagiography: Optional[Hagiography]
    icons: Icons


class HymnographyEntry(_HymnographyEntry, total=False):
    """Hymns, lives and icons of one id."""

    notFound: IdNotFound


class _Icon(TypedDict):
    #: Path relative to the base address.
    path: str
    #: Absolute address.
    url: str
    title: TextVariants
    #: What the picture shows; null if there is no description.
    description: Optional[TextVariants]
    #: Media type of the file.
    mimeType: str
    #: In pixels.
    width: int
    #: In pixels.
    height: int
    #: Position among the icons of one commemoration.
    sortOrder: int


class Icon(_Icon, total=False):
    """A picture."""

    #: Size of the file in bytes.
    sizeBytes: int


#: Pictures, ordered by `sortOrder`.
Icons = List["Icon"]


class IdNotFound(TypedDict):
    """The reason why nothing was found; present only if `found` is false."""

    #: The reason as a code.
    code: Literal["ID_NOT_FOUND"]
    #: The reason as a sentence, in the language of the response.
    message: str


class KontakionTexts(TypedDict):
    """The text in each available language."""

    #: Language of the text; `cu` is Church Slavonic.
    lang: Literal["cu", "ru", "en"]
    #: Sanitized HTML.
    value: str


class Kontakion(TypedDict):
    """A kontakion."""

    #: Number among the hymns of its kind, from 1.
    delta: int
    #: Tone.
    tone: int
    #: The text in each available language.
    texts: List[KontakionTexts]


class LiturgicalRankObject(TypedDict):

    #: Sign of the Typikon.
    code: Literal["great", "vigil", "polyeleos", "doxology", "six_stichera", "no_sign"]
    #: Great, middle or small feast, or none of these.
    group: Literal["great", "middle", "small", "none"]
    #: Name of the sign in the language of the response.
    label: str


#: How solemnly it is kept, by the signs of the Typikon; null if not confirmed.
LiturgicalRank = Optional["LiturgicalRankObject"]


class _LiturgyBeatitudes(TypedDict):
    of: LiturgyOwner


class LiturgyBeatitudes(_LiturgyBeatitudes, total=False):
    """Verses at the Beatitudes."""

    #: Which canon of several.
    canon: int
    #: The odes of the canon; absent for the verses of the Octoechos.
    odes: List[int]
    #: How many verses; absent if the books give no number.
    verses: int


class LiturgyColor(TypedDict):
    """A color."""

    #: Stable code.
    code: str
    #: In the language of the response.
    label: str
    #: Who says it.
    source: str


class _LiturgyDay(TypedDict):
    #: Civil date.
    gregorianDate: str
    #: The same day in the Julian (church) calendar.
    julianDate: str
    #: Name of the weekday in the language of the response.
    dayOfWeek: str
    service: LiturgyService
    #: Which Liturgy is served; `none` if there is none. Null if it is left open.
    liturgy: Optional[LiturgyWord]
    #: The color of the vestments by usage; the books give none. Null if it is left open.
    color: Optional[LiturgyColor]
    #: What is sung at the Beatitudes, in order; empty where nothing is.
    beatitudes: Optional[List[LiturgyBeatitudes]]
    #: The prokeimena, in order.
    prokeimena: List[LiturgySung]
    #: The alleluias, in order.
    alleluia: List[LiturgySung]
    #: The communion verses, in order.
    communion: List[LiturgySung]
    matins: LiturgyMatins
    vespers: LiturgyVespers
    #: The books that say it.
    sources: List[LiturgySource]
    #: What the books leave to the local church, or what is not written here yet: exactly the fields that are null.
    open: List[LiturgyOpen]


class LiturgyDay(_LiturgyDay, total=False):
    """What changes in the services of one day."""

    #: The antiphons: `daily`, `typical` or `festal`. Absent where there are none, null if it is left open.
    antiphons: Optional[LiturgyWord]
    #: The verse of the Little Entrance. Absent where there is none, null if it is left open.
    entranceVerse: Optional[LiturgyWords]
    entrance: LiturgyEntrance
    #: What is sung in place of the Trisagion; absent where the Trisagion is sung.
    trisagion: Optional[LiturgyWords]
    #: What is sung at “It is truly meet”, or these words themselves. Absent where there is no such place, null if it is left open.
    zadostoinik: Optional[LiturgyWords]


class LiturgyEntrance(TypedDict):
    """The troparia and kontakia after the Little Entrance, by the dedication of the temple; null if the order is left open. Absent where there is no Little Entrance of the Liturgy."""

    #: In a temple of the Lord.
    lord: Optional[List[EntranceHymn]]
    #: In a temple of the Theotokos.
    theotokos: Optional[List[EntranceHymn]]
    #: In a temple of a saint.
    saint: Optional[List[EntranceHymn]]


class _LiturgyMatins(TypedDict):
    #: Numbers of the kathismata, in order.
    kathismata: List[int]


class LiturgyMatins(_LiturgyMatins, total=False):
    """Matins of the day."""

    #: `god_is_the_lord` or `alleluia`; absent in Bright Week.
    opening: Optional[LiturgyWord]
    #: The tone of the opening, if it is known.
    tone: int
    #: Whether the polyeleos is sung.
    polyeleos: Optional[bool]
    #: Whether a magnification is sung.
    magnification: Optional[bool]
    #: The katavasia; absent on days that have none.
    katavasia: Optional[LiturgyWord]
    #: Whether the Magnificat is sung.
    magnificat: Optional[bool]
    #: `great` or `small`; absent where there is none.
    doxology: Optional[LiturgyWord]


class LiturgyOpen(TypedDict):
    """A field that is left open."""

    #: The field, with a dot before a field inside it: `matins.polyeleos`.
    field: str
    #: Why, in the language of the response.
    reason: str


class _LiturgyOwner(TypedDict):
    #: Id of a commemoration or of texts of the week; `temple` for the hymn of the church itself; null for what is of the weekday or of the tone.
    id: Optional[Union[int, str]]
    #: Its name, or `Of the day`.
    label: str


class LiturgyOwner(_LiturgyOwner, total=False):
    """Whose it is."""

    #: For a great feast: the part of it to which the day belongs.
    phase: Literal["forefeast", "feast", "afterfeast", "apodosis"]


class _LiturgyService(TypedDict):
    #: Whose it is, in order: the movable day, the great feast in force, the saints.
    of: List[LiturgyOwner]


class LiturgyService(_LiturgyService, total=False):
    """The service of the day."""

    #: Code of the highest sign among the saints and feasts that are sung; absent if nothing has a service in the Menaion.
    rank: str
    #: The sign in words.
    label: str


class LiturgySource(TypedDict):
    """Where it stands."""

    #: Number of the source on this day.
    id: int
    #: Book, chapter or day, leaf or page.
    label: str
    #: The fields that follow it.
    fields: List[str]


class LiturgyStikh(TypedDict):

    #: OSIS book with chapter.verse and ranges, separated by commas; psalms as the Slavonic Psalter counts them. Absent for words that are not from Scripture.
    reference: str
    texts: LiturgyTexts


class _LiturgySung(TypedDict):
    of: LiturgyOwner
    texts: LiturgyTexts
    #: Its stikhi, in order.
    verses: List[LiturgyStikh]
    #: Ids in `sources`.
    sources: List[int]


class LiturgySung(_LiturgySung, total=False):
    """A prokeimenon, an alleluia or a communion verse."""

    #: Tone, if the books print it.
    tone: int
    #: OSIS book with chapter.verse and ranges, separated by commas; psalms as the Slavonic Psalter counts them. Absent for words that are not from Scripture.
    reference: str


class LiturgyText(TypedDict):

    #: Language of the words.
    lang: Literal["cu", "ru", "en"]
    #: Sanitized HTML.
    value: str


#: The words in each language, sanitized HTML; `cu` is Church Slavonic.
LiturgyTexts = List["LiturgyText"]


class _LiturgyVespers(TypedDict):
    #: Numbers of the kathismata, in order. Null if it is left open.
    kathismata: Optional[List[int]]


class LiturgyVespers(_LiturgyVespers, total=False):
    """Vespers of the evening before, with which the day begins."""

    #: Whether only the first antiphon of the kathisma is sung, “Blessed is the man”; absent otherwise.
    firstAntiphon: Literal[True]
    #: Whether there is an entrance.
    entrance: Optional[bool]
    #: The prokeimenon. Null if it is left open.
    prokeimenon: Optional[VespersProkeimenon]
    #: How many lessons are read.
    lessons: Optional[int]


class LiturgyWord(TypedDict):
    """A word of the vocabulary of this endpoint."""

    #: Stable code.
    code: str
    #: In the language of the response.
    label: str


class _LiturgyWords(TypedDict):
    texts: LiturgyTexts


class LiturgyWords(_LiturgyWords, total=False):
    """Words that are sung."""

    #: OSIS book with chapter.verse and ranges, separated by commas; psalms as the Slavonic Psalter counts them. Absent for words that are not from Scripture.
    reference: str
    #: Tone.
    tone: int
    refrain: LiturgyTexts


class LocalizedSome(TypedDict, total=False):
    """Plain text in the available languages."""

    #: Russian.
    ru: str
    #: English.
    en: str


class MagnificationTexts(TypedDict):
    """The text in each available language."""

    #: Language of the text; `cu` is Church Slavonic.
    lang: Literal["cu", "ru", "en"]
    #: Sanitized HTML.
    value: str


class Magnification(TypedDict):
    """A magnification."""

    #: Number among the hymns of its kind, from 1.
    delta: int
    #: The text in each available language.
    texts: List[MagnificationTexts]


class MovableDay(TypedDict):
    """The movable commemorations of one day."""

    #: Civil date.
    gregorianDate: str
    #: The same day in the Julian (church) calendar.
    julianDate: str
    #: Name of the weekday in the language of the response.
    dayOfWeek: str
    #: Movable feasts, weeks and commemorations.
    events: List[EventEntry]


class NameDay(TypedDict):

    #: Id of the commemoration.
    id: str
    #: When it is kept, as a rule of the data.
    rule: str


class _NameIndexEntry(TypedDict):
    #: The name as the Church uses it, in the nominative.
    name: str
    #: Other forms of the name.
    forms: List[str]
    #: In the order of the calendar.
    commemorations: List[NameDay]


class NameIndexEntry(_NameIndexEntry, total=False):

    #: Id of the commemoration on which most people of this name keep their name day; absent if that is not known.
    main: str


class NarrativeTexts(TypedDict):
    """The text in each available language."""

    #: Language of the text.
    lang: Literal["ru", "en"]
    #: Sanitized HTML.
    value: str


class Narrative(TypedDict):
    """A life of a saint or the history of an icon."""

    #: Its kind.
    type: Literal["hagiography", "history"]
    title: LocalizedSome
    #: The text in each available language.
    texts: List[NarrativeTexts]


class NotFound(TypedDict):
    """The reason why nothing was found; present only if `found` is false."""

    #: The id is unknown, or has no text in this language or with this number.
    code: Literal["ID_NOT_FOUND", "LANGUAGE_NOT_AVAILABLE", "NUMBER_NOT_FOUND"]
    #: The reason as a sentence, in the language of the response.
    message: str


class Ode(TypedDict):
    """An ode of a canon."""

    #: Most canons have no second ode.
    number: int
    #: In the order of singing.
    items: List[OdeItem]


class _OdeItem(TypedDict):
    #: Its kind.
    role: Literal["irmos", "troparion", "theotokion", "troichen", "refrain", "katavasia"]
    #: Sanitized HTML.
    html: str


class OdeItem(_OdeItem, total=False):
    """A piece of an ode."""

    #: Whether it is sung after “Glory” or “Both now”.
    marker: Literal["slava", "i-nyne"]
    #: Tone of this piece, if it has its own.
    tone: int


class PrayerTexts(TypedDict):
    """The text in each available language."""

    #: Language of the text; `cu` is Church Slavonic.
    lang: Literal["cu", "ru", "en"]
    #: Sanitized HTML.
    value: str


class _Prayer(TypedDict):
    #: Number among the hymns of its kind, from 1.
    delta: int
    #: The text in each available language.
    texts: List[PrayerTexts]


class Prayer(_Prayer, total=False):
    """A prayer."""

    title: LocalizedSome


class _Problem(TypedDict):
    #: Identifies the kind of problem; it is not a link.
    type: str
    #: The kind of problem in a few English words.
    title: str
    #: HTTP status of the response.
    status: int
    #: What is wrong, in the language of the request.
    detail: str
    #: Code of the kind of problem.
    code: Literal["INVALID_DATE", "DATE_OUT_OF_RANGE", "INVALID_TYPE", "INVALID_ID", "TOO_MANY_IDS", "INVALID_NUMBER", "METHOD_NOT_ALLOWED", "NOT_FOUND", "BAD_REQUEST", "URI_TOO_LONG", "RANGE_NOT_SATISFIABLE", "HEADERS_TOO_LARGE", "UNAVAILABLE"]


class Problem(_Problem, total=False):
    """An error, RFC 9457."""

    #: Name of the invalid parameter, if there is one.
    parameter: str


class _ReadingEntry(TypedDict):
    #: The service at which it is read.
    service: Literal["matins", "passion_gospels", "hour_1", "hour_3", "hour_6", "hour_9", "liturgy", "vespers", "blessing_of_waters", "washing_of_feet"]
    #: Kind of reading.
    kind: Literal["apostle", "gospel", "prophecy"]
    of: ReadingOwner
    #: Number of the section in the Moscow books; `35½` if the reading begins inside section 35; null if the books have no number.
    zachalo: Optional[str]
    #: OSIS book with ranges of chapter.verse of the Synodal Bible, separated by commas: `Luke.2.20-21,2.40-52`.
    reference: str
    #: The reference in words: `Luke 2:20–21, 40–52`.
    label: str
    #: Whether it is read together with the reading before it, without an announcement of its own.
    joined: bool


class ReadingEntry(_ReadingEntry, total=False):
    """One reading from Scripture: a reference, not the text."""

    #: Whether only a church reads it that keeps the service of this commemoration; absent otherwise.
    optional: Literal[True]


class ReadingOwner(TypedDict):
    """The commemoration to which the reading belongs."""

    #: Id of the commemoration or movable day; null for the ordinary reading.
    id: Optional[Union[int, str]]
    #: Its name, or `Of the day`.
    label: str


class _ReadingsDay(TypedDict):
    #: Civil date.
    gregorianDate: str
    #: The same day in the Julian (church) calendar.
    julianDate: str
    #: Name of the weekday in the language of the response.
    dayOfWeek: str
    #: Tone of the week; in Bright Week, tone of the day; null if nothing is sung from the Octoechos.
    tone: Optional[int]
    #: The readings, in order.
    readings: List[ReadingEntry]


class ReadingsDay(_ReadingsDay, total=False):
    """The readings from Scripture of one day."""

    #: Ids of the commemorations and movable days by whose names the day is called, such as Great Friday and the Sundays; absent on other days. Great feasts, which their rank tells, are not among them.
    headline: List[Union[int, str]]


#: A number for an entry of the menologion, a string for a movable or computed entry. The text endpoints accept both as `id`.
SaintId = Union[int, str]


class SaintsDay(TypedDict):
    """The saints and fixed feasts of one day."""

    #: Civil date.
    gregorian_date: str
    #: Day of the month in the Julian (church) calendar.
    julian_day: int
    #: Month in the Julian (church) calendar.
    julian_month: int
    #: Name of the weekday in the language of the response.
    day_of_week: str
    #: Saints and feasts, grouped by class.
    saints: List[SaintsDaySaint]


class _SaintsDaySaint(TypedDict):
    id: SaintId
    #: Name in the language of the response.
    name: str
    #: Class as a string of digits: who or what is commemorated, not how solemnly.
    type: str
    types: TypeLabels
    liturgicalRank: LiturgicalRank
    icons: Icons


class SaintsDaySaint(_SaintsDaySaint, total=False):
    """A saint, an icon or a feast of the day."""

    #: Class under which to show it, if different.
    displayTypeId: int
    displayTypes: TypeLabels


class SourceListEntryTitle(TypedDict):

    #: Russian.
    ru: str
    #: English.
    en: str


class _SourceListEntry(TypedDict):
    #: The id that `source` of a commemoration contains.
    id: str
    kind: Literal["book", "calendar", "decree", "dataset"]
    title: SourceListEntryTitle
    #: Publisher, place, year, edition.
    edition: str


class SourceListEntry(_SourceListEntry, total=False):

    #: Address of the source.
    url: str
    #: License of the source.
    license: str


class TextCountsLife(TypedDict):
    """The lives, or the histories of an icon or a feast."""

    #: Whether there is a short one.
    short: bool
    #: Whether there is a complete one.
    full: bool


class TextCounts(TypedDict):
    """The texts that it has."""

    #: Number of texts.
    troparia: int
    #: Number of texts.
    kontakia: int
    #: Number of texts.
    prayers: int
    #: Number of texts.
    magnifications: int
    #: Their numbers.
    canons: List[int]
    #: Their numbers.
    akathists: List[int]
    #: The lives, or the histories of an icon or a feast.
    life: TextCountsLife


class _TextIndexEntry(TypedDict):
    id: str
    #: What is kept, or to whom the texts belong, in the language of the list.
    title: str
    collections: List[Literal["canons", "akathists", "hymnography", "hagiography"]]
    #: Canons, akathists and hymns, each with its available forms; lives are not included.
    texts: List[TextIndexText]


class TextIndexEntry(_TextIndexEntry, total=False):

    #: The id to which the texts belong, if it is another id.
    of: str
    #: `true` for texts that belong to no day, such as prayers and general services: there is no commemoration with this id. Absent for all others.
    undated: bool
    #: Only for a general service: the ids of the saints to whom it is sung because they have no hymns of their own.
    saints: List[str]


class TextIndexGroup(TypedDict):

    id: str
    #: Localized: `Octoechos`.
    title: str
    sections: List[TextIndexSection]


class _TextIndexSection(TypedDict):
    #: The ids of texts, in order.
    ids: List[str]


class TextIndexSection(_TextIndexSection, total=False):

    #: The Julian month, if the group has a section for each.
    month: int


class TextIndexTextTranslated(TypedDict):
    """Whether there is a translation into each language. If there is none into Russian, canons and akathists with `lang=ru` have the Slavonic text in civil script."""

    ru: bool
    en: bool


class _TextIndexText(TypedDict):
    collection: Literal["canons", "akathists", "troparia", "kontakia", "prayers", "magnifications"]
    #: The `number` of a canon or akathist, the `delta` of a hymn.
    number: int
    #: Whether there is a translation into each language. If there is none into Russian, canons and akathists with `lang=ru` have the Slavonic text in civil script.
    translated: TextIndexTextTranslated
    #: Whether the Slavonic text exists in the church script, with titla and accents. `script=church` returns it, and the files in `cu-church` contain it.
    church: bool


class TextIndexText(_TextIndexText, total=False):

    source: TextSourceEntry


class _TextSourceEntry(TypedDict):
    #: Code of the book.
    book: str
    #: Title of the book, in the language of the list.
    title: str


class TextSourceEntry(_TextSourceEntry, total=False):
    """The printed book that contains the Church Slavonic text."""

    #: Code of the chapter.
    chapter: str
    #: The page number in the printed book.
    page: str


class TextVariantsTexts(TypedDict):

    #: Language of the text.
    lang: Literal["ru", "en"]
    #: Plain text.
    value: str


class TextVariants(TypedDict):
    """One text in several languages."""

    #: The text in each available language.
    texts: List[TextVariantsTexts]


class TroparionTexts(TypedDict):
    """The text in each available language."""

    #: Language of the text; `cu` is Church Slavonic.
    lang: Literal["cu", "ru", "en"]
    #: Sanitized HTML.
    value: str


class Troparion(TypedDict):
    """A troparion."""

    #: Number among the hymns of its kind, from 1.
    delta: int
    #: Tone.
    tone: int
    #: The text in each available language.
    texts: List[TroparionTexts]


class TypeIndexEntry(TypedDict):

    id: int
    #: Its name in the language of the list.
    label: str


class TypeLabel(TypedDict):
    """A class of commemorations."""

    #: Number of the class.
    id: int
    #: Its name in the language of the response.
    label: str


#: Classes with their names.
TypeLabels = List["TypeLabel"]


class _VespersProkeimenon(TypedDict):
    #: Whether it is a great prokeimenon.
    great: bool
    texts: LiturgyTexts


class VespersProkeimenon(_VespersProkeimenon, total=False):
    """A prokeimenon of vespers."""

    #: Tone.
    tone: int
    #: OSIS book with chapter.verse and ranges, separated by commas; psalms as the Slavonic Psalter counts them. Absent for words that are not from Scripture.
    reference: str
