/**
 * The tables of the database, as SQL. A comment at the end of a line describes its table or column; `Title.field` stands
 * for the description of a field in `schemas/responses/`, which `described-sql.ts` puts in its place.
 */
export const TABLES_SQL = `
CREATE TABLE meta ( -- What this file is: its version and years, the origin of its addresses, the digest of the answers, how to cite it.
  key TEXT NOT NULL PRIMARY KEY, -- What is said.
  value TEXT NOT NULL -- What it is.
) STRICT, WITHOUT ROWID;

CREATE TABLE tables ( -- What each table and view contains.
  name TEXT NOT NULL PRIMARY KEY, -- Its name.
  description TEXT NOT NULL -- A sentence about it.
) STRICT, WITHOUT ROWID;

CREATE TABLE columns ( -- What each column contains.
  table_name TEXT NOT NULL REFERENCES tables, -- Table or view.
  column_name TEXT NOT NULL, -- Column.
  description TEXT NOT NULL, -- A sentence about it.
  PRIMARY KEY (table_name, column_name)
) STRICT, WITHOUT ROWID;

CREATE TABLE licenses ( -- The terms under which these data may be used.
  license TEXT NOT NULL PRIMARY KEY, -- SPDX identifier.
  title TEXT NOT NULL, -- Name of the license.
  path TEXT -- Address of its text.
) STRICT, WITHOUT ROWID;

CREATE TABLE sources ( -- The books, calendars and decisions on which the data are based.
  source TEXT NOT NULL PRIMARY KEY, -- Stable id.
  kind TEXT NOT NULL, -- \`book\`, \`calendar\`, \`decree\` or \`dataset\`.
  edition TEXT NOT NULL, -- SourceListEntry.edition
  url TEXT, -- SourceListEntry.url
  license TEXT -- SourceListEntry.license
) STRICT, WITHOUT ROWID;

CREATE TABLE source_titles ( -- Titles of sources.
  source TEXT NOT NULL REFERENCES sources, -- Source.
  lang TEXT NOT NULL, -- Language.
  title TEXT NOT NULL, -- Title in this language.
  PRIMARY KEY (source, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE classes ( -- Classes of commemorations: who or what is commemorated.
  class INTEGER NOT NULL PRIMARY KEY -- TypeLabel.id
) STRICT;

CREATE TABLE class_labels ( -- Names of classes.
  class INTEGER NOT NULL REFERENCES classes, -- Class.
  lang TEXT NOT NULL, -- Language.
  label TEXT NOT NULL, -- Name in this language.
  PRIMARY KEY (class, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE ranks ( -- Signs of the Typikon: how solemnly something is kept.
  rank TEXT NOT NULL PRIMARY KEY, -- LiturgicalRank.code
  position INTEGER NOT NULL, -- 0 is the highest.
  rank_group TEXT NOT NULL -- LiturgicalRank.group
) STRICT, WITHOUT ROWID;

CREATE TABLE rank_labels ( -- Names of the signs.
  rank TEXT NOT NULL REFERENCES ranks, -- Sign.
  lang TEXT NOT NULL, -- Language.
  label TEXT NOT NULL, -- Name in this language.
  PRIMARY KEY (rank, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE commemorations ( -- Saints, feasts, icons, movable days and weeks, whatever year is exported.
  commemoration TEXT NOT NULL PRIMARY KEY, -- CommemorationIndexEntry.id
  position INTEGER NOT NULL, -- Position in the calendar, movable days last.
  kind TEXT NOT NULL, -- CommemorationsEntry.kind
  class INTEGER REFERENCES classes, -- CommemorationsEntry.typeId
  display_class INTEGER REFERENCES classes, -- CommemorationsEntry.displayTypeId
  rank TEXT REFERENCES ranks, -- How solemnly it is kept; null if not confirmed.
  rule TEXT NOT NULL, -- CommemorationsEntry.rule
  since INTEGER, -- CommemorationsEntry.since
  until INTEGER -- CommemorationsEntry.until
) STRICT, WITHOUT ROWID;

CREATE TABLE commemoration_labels ( -- Names of commemorations.
  commemoration TEXT NOT NULL REFERENCES commemorations, -- Commemoration.
  lang TEXT NOT NULL, -- Language.
  name TEXT NOT NULL, -- Name in this language.
  rule_label TEXT NOT NULL, -- CommemorationsEntry.ruleLabel
  PRIMARY KEY (commemoration, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE commemoration_descriptions ( -- What is kept on movable days that occur in the exported years.
  commemoration TEXT NOT NULL REFERENCES commemorations, -- Commemoration.
  lang TEXT NOT NULL, -- Language.
  description TEXT NOT NULL, -- EventEntry.description
  PRIMARY KEY (commemoration, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE commemoration_moves ( -- Where a commemoration moves; the first line that names the day applies.
  commemoration TEXT NOT NULL REFERENCES commemorations, -- Commemoration.
  position INTEGER NOT NULL, -- Position of the line, from 1.
  on_days TEXT NOT NULL, -- CommemorationMove.on
  to_day TEXT NOT NULL, -- CommemorationMove.to
  PRIMARY KEY (commemoration, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE commemoration_names ( -- Names of people who are named after a commemoration: whose name day it is.
  commemoration TEXT NOT NULL REFERENCES commemorations, -- Commemoration.
  lang TEXT NOT NULL, -- Language.
  position INTEGER NOT NULL, -- Position among its names, from 1.
  name TEXT NOT NULL, -- NameIndexEntry.name
  PRIMARY KEY (commemoration, lang, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE name_forms ( -- Other forms of names, such as those of today.
  lang TEXT NOT NULL, -- Language.
  name TEXT NOT NULL, -- NameIndexEntry.name
  form TEXT NOT NULL, -- Another form: Иван for Иоанн.
  PRIMARY KEY (lang, name, form)
) STRICT, WITHOUT ROWID;

CREATE TABLE commemoration_sources ( -- Where a commemoration, or its rank, is found.
  commemoration TEXT NOT NULL REFERENCES commemorations, -- Commemoration.
  about TEXT NOT NULL, -- \`day\` or \`rank\`: what is found there.
  position INTEGER NOT NULL, -- Position of the source, from 1.
  source TEXT NOT NULL REFERENCES sources, -- Source.
  page TEXT, -- CommemorationSource.page
  matched INTEGER NOT NULL, -- 1 if it was found only by comparing words and nobody has looked it up yet.
  PRIMARY KEY (commemoration, about, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE commemoration_same_as ( -- CommemorationsEntry.sameAs
  commemoration TEXT NOT NULL REFERENCES commemorations, -- Commemoration.
  position INTEGER NOT NULL, -- Position of the address, from 1.
  url TEXT NOT NULL, -- Absolute address.
  PRIMARY KEY (commemoration, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE commemoration_related ( -- CommemorationsEntry.related
  commemoration TEXT NOT NULL REFERENCES commemorations, -- Commemoration.
  position INTEGER NOT NULL, -- Position among the other days, from 1.
  related TEXT NOT NULL REFERENCES commemorations, -- The other day.
  PRIMARY KEY (commemoration, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE icons ( -- Pictures.
  path TEXT NOT NULL PRIMARY KEY, -- Icon.path
  mime_type TEXT NOT NULL, -- Icon.mimeType
  width INTEGER NOT NULL, -- Icon.width
  height INTEGER NOT NULL, -- Icon.height
  size_bytes INTEGER -- Icon.sizeBytes
) STRICT, WITHOUT ROWID;

CREATE TABLE icon_texts ( -- Titles and descriptions of pictures.
  path TEXT NOT NULL REFERENCES icons, -- Picture.
  lang TEXT NOT NULL, -- Language.
  title TEXT, -- Title in this language.
  description TEXT, -- Icon.description
  PRIMARY KEY (path, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE icon_uses ( -- Which pictures belong to which id.
  id TEXT NOT NULL, -- A commemoration or an id of texts.
  sort_order INTEGER NOT NULL, -- Icon.sortOrder
  path TEXT NOT NULL REFERENCES icons, -- Picture.
  PRIMARY KEY (id, sort_order)
) STRICT, WITHOUT ROWID;

CREATE TABLE text_ids ( -- All ids that have texts.
  id TEXT NOT NULL PRIMARY KEY, -- Id of the texts; that of the commemoration, if there is one.
  texts_of TEXT REFERENCES text_ids, -- TextIndexEntry.of
  undated INTEGER NOT NULL -- 1 for texts that belong to no day, such as prayers and general services.
) STRICT, WITHOUT ROWID;

CREATE TABLE text_titles ( -- Whose texts these are.
  id TEXT NOT NULL REFERENCES text_ids, -- Id of the texts.
  lang TEXT NOT NULL, -- Language.
  title TEXT NOT NULL, -- TextIndexEntry.title
  PRIMARY KEY (id, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE text_saints ( -- General services, and the saints to whom each is sung because they have no hymns of their own.
  id TEXT NOT NULL REFERENCES text_ids, -- Id of the general service.
  position INTEGER NOT NULL, -- Position of the saint, from 1.
  commemoration TEXT NOT NULL, -- The saint.
  PRIMARY KEY (id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE books ( -- Printed books with Church Slavonic texts.
  book TEXT NOT NULL PRIMARY KEY -- TextSourceEntry.book
) STRICT, WITHOUT ROWID;

CREATE TABLE book_titles ( -- Titles of these books.
  book TEXT NOT NULL REFERENCES books, -- Book.
  lang TEXT NOT NULL, -- Language.
  title TEXT NOT NULL, -- Title in this language.
  PRIMARY KEY (book, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE text_sources ( -- Where the Church Slavonic of a text is printed.
  id TEXT NOT NULL REFERENCES text_ids, -- Id of the texts.
  collection TEXT NOT NULL, -- \`canons\`, \`akathists\`, \`troparia\`, \`kontakia\`, \`prayers\` or \`magnifications\`.
  number INTEGER NOT NULL, -- TextIndexText.number
  book TEXT NOT NULL REFERENCES books, -- Book.
  chapter TEXT, -- TextSourceEntry.chapter
  page TEXT, -- TextSourceEntry.page
  PRIMARY KEY (id, collection, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE hymns ( -- Troparia, kontakia, prayers and magnifications.
  id TEXT NOT NULL REFERENCES text_ids, -- Id of the texts.
  collection TEXT NOT NULL, -- \`troparia\`, \`kontakia\`, \`prayers\` or \`magnifications\`.
  delta INTEGER NOT NULL, -- Troparion.delta
  tone INTEGER, -- Tone of a troparion or a kontakion.
  PRIMARY KEY (id, collection, delta)
) STRICT, WITHOUT ROWID;

CREATE TABLE hymn_titles ( -- Titles of prayers.
  id TEXT NOT NULL, -- Id of the texts.
  collection TEXT NOT NULL, -- Collection.
  delta INTEGER NOT NULL, -- Number in the collection.
  lang TEXT NOT NULL, -- Language.
  title TEXT NOT NULL, -- Title in this language.
  PRIMARY KEY (id, collection, delta, lang),
  FOREIGN KEY (id, collection, delta) REFERENCES hymns
) STRICT, WITHOUT ROWID;

CREATE TABLE hymn_texts ( -- Words of troparia, kontakia, prayers and magnifications.
  id TEXT NOT NULL, -- Id of the texts.
  collection TEXT NOT NULL, -- Collection.
  delta INTEGER NOT NULL, -- Number in the collection.
  lang TEXT NOT NULL, -- \`cu\` (Church Slavonic), \`ru\` or \`en\`.
  script TEXT NOT NULL, -- \`church\` for Church Slavonic in the church script, otherwise \`usual\`.
  html TEXT NOT NULL, -- Sanitized HTML.
  PRIMARY KEY (id, collection, delta, lang, script),
  FOREIGN KEY (id, collection, delta) REFERENCES hymns
) STRICT, WITHOUT ROWID;

CREATE TABLE canons ( -- Canons. There is no Russian one where the API answers with Church Slavonic for lack of a translation.
  id TEXT NOT NULL REFERENCES text_ids, -- Id of the texts.
  number INTEGER NOT NULL, -- Canon.number
  lang TEXT NOT NULL, -- \`cu\` (Church Slavonic), \`ru\` or \`en\`.
  script TEXT NOT NULL, -- \`church\` for Church Slavonic in the church script, otherwise \`usual\`.
  title TEXT NOT NULL, -- Canon.title
  acrostic TEXT NOT NULL, -- Canon.acrostic
  tone INTEGER NOT NULL, -- Canon.tone
  PRIMARY KEY (id, number, lang, script)
) STRICT, WITHOUT ROWID;

CREATE TABLE canon_items ( -- The pieces of the odes of canons.
  id TEXT NOT NULL, -- Id of the texts.
  number INTEGER NOT NULL, -- Number of the canon.
  lang TEXT NOT NULL, -- Language.
  script TEXT NOT NULL, -- Script.
  ode INTEGER NOT NULL, -- Ode.number
  position INTEGER NOT NULL, -- Position in the ode, from 1.
  role TEXT NOT NULL, -- OdeItem.role
  marker TEXT, -- OdeItem.marker
  tone INTEGER, -- OdeItem.tone
  html TEXT NOT NULL, -- OdeItem.html
  PRIMARY KEY (id, number, lang, script, ode, position),
  FOREIGN KEY (id, number, lang, script) REFERENCES canons
) STRICT, WITHOUT ROWID;

CREATE TABLE canon_sections ( -- Hymns between the odes of canons.
  id TEXT NOT NULL, -- Id of the texts.
  number INTEGER NOT NULL, -- Number of the canon.
  lang TEXT NOT NULL, -- Language.
  script TEXT NOT NULL, -- Script.
  position INTEGER NOT NULL, -- Position in the order of singing, from 1.
  after_ode INTEGER NOT NULL, -- CanonSection.afterOde
  type TEXT NOT NULL, -- CanonSection.type
  tone INTEGER, -- CanonSection.tone
  html TEXT NOT NULL, -- CanonSection.html
  PRIMARY KEY (id, number, lang, script, position),
  FOREIGN KEY (id, number, lang, script) REFERENCES canons
) STRICT, WITHOUT ROWID;

CREATE TABLE akathists ( -- Akathists; languages as in canons.
  id TEXT NOT NULL REFERENCES text_ids, -- Id of the texts.
  number INTEGER NOT NULL, -- Akathist.number
  lang TEXT NOT NULL, -- \`cu\` (Church Slavonic), \`ru\` or \`en\`.
  script TEXT NOT NULL, -- \`church\` for Church Slavonic in the church script, otherwise \`usual\`.
  title TEXT NOT NULL, -- Akathist.title
  repeat_ending INTEGER NOT NULL, -- Akathist.repeatEnding
  PRIMARY KEY (id, number, lang, script)
) STRICT, WITHOUT ROWID;

CREATE TABLE akathist_sections ( -- Kontakia and ikoi of akathists.
  id TEXT NOT NULL, -- Id of the texts.
  number INTEGER NOT NULL, -- Number of the akathist.
  lang TEXT NOT NULL, -- Language.
  script TEXT NOT NULL, -- Script.
  position INTEGER NOT NULL, -- Position in the order of singing, from 1.
  type TEXT NOT NULL, -- AkathistSection.type
  section INTEGER NOT NULL, -- AkathistSection.number
  html TEXT NOT NULL, -- AkathistSection.html
  PRIMARY KEY (id, number, lang, script, position),
  FOREIGN KEY (id, number, lang, script) REFERENCES akathists
) STRICT, WITHOUT ROWID;

CREATE TABLE akathist_prayers ( -- Akathist.prayers
  id TEXT NOT NULL, -- Id of the texts.
  number INTEGER NOT NULL, -- Number of the akathist.
  lang TEXT NOT NULL, -- Language.
  script TEXT NOT NULL, -- Script.
  position INTEGER NOT NULL, -- Position of the prayer, from 1.
  title TEXT, -- AkathistPrayer.title
  html TEXT NOT NULL, -- AkathistPrayer.html
  PRIMARY KEY (id, number, lang, script, position),
  FOREIGN KEY (id, number, lang, script) REFERENCES akathists
) STRICT, WITHOUT ROWID;

CREATE TABLE lives ( -- Lives of saints, and histories of icons and feasts.
  id TEXT NOT NULL REFERENCES text_ids, -- Id of the texts.
  form TEXT NOT NULL, -- \`short\` or \`full\`.
  position INTEGER NOT NULL, -- Position among several, from 1.
  type TEXT NOT NULL, -- Narrative.type
  PRIMARY KEY (id, form, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE life_texts ( -- Words of lives and histories.
  id TEXT NOT NULL, -- Id of the texts.
  form TEXT NOT NULL, -- Form.
  position INTEGER NOT NULL, -- Position.
  lang TEXT NOT NULL, -- Language.
  title TEXT, -- Title in this language.
  html TEXT, -- Sanitized HTML; null if there is only a title.
  PRIMARY KEY (id, form, position, lang),
  FOREIGN KEY (id, form, position) REFERENCES lives
) STRICT, WITHOUT ROWID;

CREATE TABLE life_links ( -- Hagiography.links
  id TEXT NOT NULL REFERENCES text_ids, -- Id of the texts.
  position INTEGER NOT NULL, -- Position of the link, from 1.
  url TEXT NOT NULL, -- HagiographyLink.url
  PRIMARY KEY (id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE life_link_texts ( -- Words of these links.
  id TEXT NOT NULL, -- Id of the texts.
  position INTEGER NOT NULL, -- Position of the link.
  lang TEXT NOT NULL, -- Language.
  text TEXT, -- Words of the link.
  title TEXT, -- Title of the page.
  author TEXT, -- Its author.
  PRIMARY KEY (id, position, lang),
  FOREIGN KEY (id, position) REFERENCES life_links
) STRICT, WITHOUT ROWID;

CREATE TABLE phrases ( -- Words in the languages of days that many days share. Keys of shared words are 48 bits of the SHA-256 of their content.
  phrase INTEGER NOT NULL PRIMARY KEY -- Key by content.
) STRICT;

CREATE TABLE phrase_texts ( -- The phrases in each language.
  phrase INTEGER NOT NULL REFERENCES phrases, -- Phrase.
  lang TEXT NOT NULL, -- Language.
  text TEXT NOT NULL, -- Plain text.
  PRIMARY KEY (phrase, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE terms ( -- Codes of the Liturgy with their names.
  field TEXT NOT NULL, -- The field that has the code.
  code TEXT NOT NULL, -- LiturgyWord.code
  label INTEGER NOT NULL REFERENCES phrases, -- Its name.
  PRIMARY KEY (field, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE owners ( -- Whose a reading or a hymn is.
  owner INTEGER NOT NULL PRIMARY KEY, -- Key by content.
  id TEXT, -- LiturgyOwner.id
  phase TEXT, -- LiturgyOwner.phase
  label INTEGER NOT NULL REFERENCES phrases -- Its name.
) STRICT;

CREATE TABLE colors ( -- Colors of vestments.
  color INTEGER NOT NULL PRIMARY KEY, -- Key by content.
  code TEXT NOT NULL, -- LiturgyColor.code
  label INTEGER NOT NULL REFERENCES phrases, -- Its name.
  source INTEGER NOT NULL REFERENCES phrases -- LiturgyColor.source
) STRICT;

CREATE TABLE words ( -- LiturgyWords
  words INTEGER NOT NULL PRIMARY KEY, -- Key by content.
  reference TEXT, -- LiturgyWords.reference
  tone INTEGER -- Tone.
) STRICT;

CREATE TABLE words_texts ( -- These words in each language.
  words INTEGER NOT NULL REFERENCES words, -- Words.
  lang TEXT NOT NULL, -- \`cu\` (Church Slavonic), \`ru\` or \`en\`.
  html TEXT, -- Sanitized HTML.
  refrain TEXT, -- The refrain that is sung before it.
  PRIMARY KEY (words, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE sung ( -- LiturgySung
  sung INTEGER NOT NULL PRIMARY KEY, -- Key by content.
  owner INTEGER NOT NULL REFERENCES owners, -- Whose it is.
  words INTEGER NOT NULL REFERENCES words -- Its words.
) STRICT;

CREATE TABLE sung_verses ( -- LiturgySung.verses
  sung INTEGER NOT NULL REFERENCES sung, -- Prokeimenon, alleluia or communion verse.
  position INTEGER NOT NULL, -- Position of the verse, from 1.
  words INTEGER NOT NULL REFERENCES words, -- Its words.
  PRIMARY KEY (sung, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE entrance_hymns ( -- EntranceHymn
  hymn INTEGER NOT NULL PRIMARY KEY, -- Key by content.
  type TEXT NOT NULL, -- EntranceHymn.type
  tone INTEGER, -- EntranceHymn.tone
  owner INTEGER NOT NULL REFERENCES owners, -- Whose it is.
  marker TEXT, -- EntranceHymn.marker
  id TEXT, -- Id of its words; null if they are not here.
  collection TEXT, -- EntranceText.collection
  delta INTEGER, -- EntranceText.delta
  FOREIGN KEY (id, collection, delta) REFERENCES hymns
) STRICT;

CREATE TABLE fasts ( -- Kinds of days by fasting.
  fast INTEGER NOT NULL PRIMARY KEY, -- Key by content.
  type TEXT NOT NULL, -- FastingEntry.type
  is_fasting INTEGER NOT NULL, -- FastingEntry.isFasting
  is_solid_week INTEGER NOT NULL -- FastingEntry.isSolidWeek
) STRICT;

CREATE TABLE fast_labels ( -- Names of fasts, and what may be eaten.
  fast INTEGER NOT NULL REFERENCES fasts, -- Kind of day.
  lang TEXT NOT NULL, -- Language.
  description TEXT NOT NULL, -- FastingEntry.description
  allowed_food TEXT, -- FastingEntry.allowedFood
  PRIMARY KEY (fast, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE weekdays ( -- Names of weekdays.
  weekday INTEGER NOT NULL, -- 0 is Sunday, as in strftime('%w').
  lang TEXT NOT NULL, -- Language.
  name TEXT NOT NULL, -- Name in this language.
  PRIMARY KEY (weekday, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE days ( -- All days of the exported years.
  date TEXT NOT NULL PRIMARY KEY, -- FastingDay.gregorianDate
  julian_date TEXT NOT NULL, -- FastingDay.julianDate
  weekday INTEGER NOT NULL, -- 0 is Sunday.
  week_after_pentecost INTEGER, -- CalendarDay.weekAfterPentecost
  tone INTEGER, -- ReadingsDay.tone
  fast INTEGER NOT NULL REFERENCES fasts -- Fasting on this day.
) STRICT, WITHOUT ROWID;

CREATE TABLE day_commemorations ( -- What is kept on each day, with its position in each list of the API that has it.
  date TEXT NOT NULL REFERENCES days, -- Civil date.
  commemoration TEXT NOT NULL REFERENCES commemorations, -- What is kept.
  saint_position INTEGER, -- Position among the saints of the calendar, from 1.
  event_position INTEGER, -- Position among the events of the calendar.
  fixed_position INTEGER, -- Position in the saints of the day, which do not depend on Pascha.
  movable_position INTEGER, -- Position among the movable days.
  PRIMARY KEY (date, commemoration)
) STRICT, WITHOUT ROWID;
CREATE INDEX dates_of_commemorations ON day_commemorations (commemoration, date);

CREATE TABLE weeks ( -- First and last day of weeks and fasts.
  commemoration TEXT NOT NULL REFERENCES commemorations, -- The week.
  date_from TEXT NOT NULL, -- EventEntry.dateFrom
  date_to TEXT NOT NULL, -- EventEntry.dateTo
  PRIMARY KEY (commemoration, date_from)
) STRICT, WITHOUT ROWID;

CREATE TABLE reference_labels ( -- References of readings in words.
  reference TEXT NOT NULL, -- ReadingEntry.reference
  lang TEXT NOT NULL, -- Language.
  label TEXT NOT NULL, -- ReadingEntry.label
  PRIMARY KEY (reference, lang)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_readings ( -- Readings from Scripture.
  date TEXT NOT NULL REFERENCES days, -- Civil date.
  position INTEGER NOT NULL, -- Position among the readings of the day, from 1.
  service TEXT NOT NULL, -- ReadingEntry.service
  kind TEXT NOT NULL, -- ReadingEntry.kind
  owner INTEGER NOT NULL REFERENCES owners, -- Whose reading it is.
  zachalo TEXT, -- ReadingEntry.zachalo
  reference TEXT NOT NULL, -- ReadingEntry.reference
  joined INTEGER NOT NULL, -- ReadingEntry.joined
  optional INTEGER NOT NULL, -- 1 if only a church reads it that keeps the service of its owner.
  PRIMARY KEY (date, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_liturgy ( -- What changes in the services of each day. What is null is left open if day_open names it; otherwise the day does not have it.
  date TEXT NOT NULL PRIMARY KEY REFERENCES days, -- Civil date.
  rank TEXT REFERENCES ranks, -- LiturgyService.rank
  liturgy TEXT, -- LiturgyDay.liturgy
  color INTEGER REFERENCES colors, -- LiturgyDay.color
  antiphons TEXT, -- LiturgyDay.antiphons
  entrance_verse INTEGER REFERENCES words, -- LiturgyDay.entranceVerse
  trisagion INTEGER REFERENCES words, -- LiturgyDay.trisagion
  zadostoinik INTEGER REFERENCES words, -- LiturgyDay.zadostoinik
  matins_opening TEXT, -- LiturgyMatins.opening
  matins_tone INTEGER, -- LiturgyMatins.tone
  matins_polyeleos INTEGER, -- LiturgyMatins.polyeleos
  matins_magnification INTEGER, -- LiturgyMatins.magnification
  matins_katavasia TEXT, -- LiturgyMatins.katavasia
  matins_magnificat INTEGER, -- LiturgyMatins.magnificat
  matins_doxology TEXT, -- LiturgyMatins.doxology
  vespers_first_antiphon INTEGER NOT NULL, -- 1 if only the first antiphon of the kathisma is sung, “Blessed is the man”.
  vespers_entrance INTEGER, -- LiturgyVespers.entrance
  vespers_prokeimenon INTEGER REFERENCES words, -- LiturgyVespers.prokeimenon
  vespers_prokeimenon_great INTEGER, -- VespersProkeimenon.great
  vespers_lessons INTEGER -- LiturgyVespers.lessons
) STRICT, WITHOUT ROWID;

CREATE TABLE day_services ( -- LiturgyService.of
  date TEXT NOT NULL REFERENCES days, -- Civil date.
  position INTEGER NOT NULL, -- Position, from 1.
  owner INTEGER NOT NULL REFERENCES owners, -- Whose service it is.
  PRIMARY KEY (date, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_beatitudes ( -- LiturgyDay.beatitudes
  date TEXT NOT NULL REFERENCES days, -- Civil date.
  position INTEGER NOT NULL, -- Position, from 1.
  owner INTEGER NOT NULL REFERENCES owners, -- Whose verses they are.
  canon INTEGER, -- LiturgyBeatitudes.canon
  verses INTEGER, -- LiturgyBeatitudes.verses
  PRIMARY KEY (date, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_beatitude_odes ( -- LiturgyBeatitudes.odes
  date TEXT NOT NULL, -- Civil date.
  beatitudes INTEGER NOT NULL, -- Position of the verses at the Beatitudes.
  position INTEGER NOT NULL, -- Position of the ode, from 1.
  ode INTEGER NOT NULL, -- Ode of the canon.
  PRIMARY KEY (date, beatitudes, position),
  FOREIGN KEY (date, beatitudes) REFERENCES day_beatitudes
) STRICT, WITHOUT ROWID;

CREATE TABLE day_entrance ( -- LiturgyDay.entrance
  date TEXT NOT NULL REFERENCES days, -- Civil date.
  temple TEXT NOT NULL, -- \`lord\`, \`theotokos\` or \`saint\`: to whom the church is dedicated.
  position INTEGER NOT NULL, -- Position in the order of singing, from 1.
  hymn INTEGER NOT NULL REFERENCES entrance_hymns, -- Hymn.
  PRIMARY KEY (date, temple, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_sung ( -- Prokeimena, alleluias and communion verses of each day.
  date TEXT NOT NULL REFERENCES days, -- Civil date.
  place TEXT NOT NULL, -- \`prokeimena\`, \`alleluia\` or \`communion\`.
  position INTEGER NOT NULL, -- Position in the order of singing, from 1.
  sung INTEGER NOT NULL REFERENCES sung, -- What is sung.
  PRIMARY KEY (date, place, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_sung_sources ( -- LiturgySung.sources
  date TEXT NOT NULL, -- Civil date.
  place TEXT NOT NULL, -- Place.
  position INTEGER NOT NULL, -- Position.
  source INTEGER NOT NULL, -- Number of the source on this day, as in day_sources.
  PRIMARY KEY (date, place, position, source),
  FOREIGN KEY (date, place, position) REFERENCES day_sung
) STRICT, WITHOUT ROWID;

CREATE TABLE day_kathismata ( -- Kathismata of each day.
  date TEXT NOT NULL REFERENCES days, -- Civil date.
  service TEXT NOT NULL, -- \`matins\`, or \`vespers\` of the evening before.
  position INTEGER NOT NULL, -- Position in the order of reading, from 1.
  kathisma INTEGER NOT NULL, -- Number of the kathisma.
  PRIMARY KEY (date, service, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_sources ( -- LiturgyDay.sources
  date TEXT NOT NULL REFERENCES days, -- Civil date.
  source INTEGER NOT NULL, -- LiturgySource.id
  field TEXT NOT NULL, -- A field that follows it.
  place INTEGER NOT NULL REFERENCES phrases, -- LiturgySource.label
  PRIMARY KEY (date, source, field)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_open ( -- LiturgyDay.open
  date TEXT NOT NULL REFERENCES days, -- Civil date.
  field TEXT NOT NULL, -- LiturgyOpen.field
  reason INTEGER NOT NULL REFERENCES phrases, -- LiturgyOpen.reason
  PRIMARY KEY (date, field)
) STRICT, WITHOUT ROWID;

CREATE TABLE documents ( -- What the full-text search finds: commemorations by their names, and texts.
  document INTEGER NOT NULL PRIMARY KEY, -- Number of the document in this file.
  id TEXT NOT NULL, -- Commemoration, or id of the texts.
  lang TEXT NOT NULL, -- Language: \`cu\`, \`ru\` or \`en\`.
  collection TEXT NOT NULL, -- \`commemorations\`, a collection of texts, or \`lives\`.
  number INTEGER NOT NULL, -- Number in the collection; of a commemoration 1.
  title TEXT NOT NULL, -- Name, or whose text it is.
  text TEXT NOT NULL, -- Names of people with their forms, or the words of the text without HTML.
  title_stems TEXT NOT NULL, -- Stems of the words of the title.
  text_stems TEXT NOT NULL -- Stems of the words of the text.
) STRICT;

CREATE TABLE stems ( -- Every word of the documents with its stem, to search for all forms of a word.
  lang TEXT NOT NULL, -- Language of the document.
  word TEXT NOT NULL, -- Word in small letters, without stress marks, with е for ё.
  stem TEXT NOT NULL, -- Its stem; Church Slavonic has the stems of Russian.
  PRIMARY KEY (lang, word)
) STRICT, WITHOUT ROWID;
`;

/** The full-text search over the documents. */
export const SEARCH_SQL = `
CREATE VIRTUAL TABLE search USING fts5 ( -- Full-text search over the documents.
  id UNINDEXED, -- Commemoration, or id of the texts.
  lang UNINDEXED, -- Language.
  collection UNINDEXED, -- Collection.
  number UNINDEXED, -- Number in the collection.
  title, -- Title.
  text, -- Text.
  title_stems, -- Stems of the words of the title.
  text_stems, -- Stems of the words of the text.
  content='documents', content_rowid='document', tokenize='unicode61 remove_diacritics 0'
);
`;
