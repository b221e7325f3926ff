/** The views with the fields of the daily answers, as SQL; comments as in `tables-sql.ts`. */
export const VIEWS_SQL = `
CREATE VIEW calendar AS -- The whole day: one row for each saint and event; a day without any has one row.
SELECT
  d.date AS gregorianDate, -- CalendarDay.gregorianDate
  w.lang AS lang, -- Language of the row.
  d.julian_date AS julianDate, -- CalendarDay.julianDate
  w.name AS dayOfWeek, -- CalendarDay.dayOfWeek
  d.week_after_pentecost AS weekAfterPentecost, -- CalendarDay.weekAfterPentecost
  CASE WHEN x.saint_position IS NOT NULL THEN 'saints' WHEN x.date IS NOT NULL THEN 'events' END AS list, -- \`saints\` or \`events\`.
  coalesce(x.saint_position, x.event_position) AS position, -- Position in the list, from 1.
  c.commemoration AS id, -- CalendarSaint.id
  c.kind AS kind, -- EventEntry.kind
  l.name AS name, -- The name of a saint, the label of an event.
  t.description AS description, -- EventEntry.description
  c.class AS typeId, -- CalendarSaint.typeId
  c.display_class AS displayTypeId, -- CalendarSaint.displayTypeId
  c.rank AS liturgicalRank, -- LiturgicalRank.code
  k.date_from AS dateFrom, -- EventEntry.dateFrom
  k.date_to AS dateTo, -- EventEntry.dateTo
  f.type AS fastingType, -- FastingEntry.type
  f.is_fasting AS isFasting, -- FastingEntry.isFasting
  f.is_solid_week AS isSolidWeek, -- FastingEntry.isSolidWeek
  g.description AS fastingDescription, -- FastingEntry.description
  g.allowed_food AS allowedFood -- FastingEntry.allowedFood
FROM days d
JOIN weekdays w USING (weekday)
JOIN fasts f USING (fast)
JOIN fast_labels g ON g.fast = d.fast AND g.lang = w.lang
LEFT JOIN day_commemorations x ON x.date = d.date AND coalesce(x.saint_position, x.event_position) IS NOT NULL
LEFT JOIN commemorations c ON c.commemoration = x.commemoration
LEFT JOIN commemoration_labels l ON l.commemoration = x.commemoration AND l.lang = w.lang
LEFT JOIN commemoration_descriptions t ON t.commemoration = x.commemoration AND t.lang = w.lang AND x.saint_position IS NULL
LEFT JOIN weeks k ON k.commemoration = x.commemoration AND d.date BETWEEN k.date_from AND k.date_to
WHERE d.week_after_pentecost IS NOT NULL
ORDER BY d.date, w.lang, list DESC, position;

CREATE VIEW saints AS -- The saints and fixed feasts of each day, one a row.
SELECT
  d.date AS gregorian_date, -- SaintsDay.gregorian_date
  l.lang AS lang, -- Language of the row.
  CAST(substr(d.julian_date, 9, 2) AS INTEGER) AS julian_day, -- SaintsDay.julian_day
  CAST(substr(d.julian_date, 6, 2) AS INTEGER) AS julian_month, -- SaintsDay.julian_month
  w.name AS day_of_week, -- SaintsDay.day_of_week
  x.fixed_position AS position, -- Position among the saints of the day, from 1.
  c.commemoration AS id, -- SaintsDaySaint.id
  l.name AS name, -- SaintsDaySaint.name
  CAST(c.class AS TEXT) AS type, -- SaintsDaySaint.type
  y.label AS typeLabel, -- Name of the class.
  c.display_class AS displayTypeId, -- SaintsDaySaint.displayTypeId
  c.rank AS liturgicalRank, -- LiturgicalRank.code
  r.rank_group AS rankGroup, -- LiturgicalRank.group
  s.label AS rankLabel -- LiturgicalRank.label
FROM days d
JOIN day_commemorations x ON x.date = d.date AND x.fixed_position IS NOT NULL
JOIN commemorations c ON c.commemoration = x.commemoration
JOIN commemoration_labels l ON l.commemoration = x.commemoration
JOIN weekdays w ON w.weekday = d.weekday AND w.lang = l.lang
LEFT JOIN class_labels y ON y.class = c.class AND y.lang = l.lang
LEFT JOIN ranks r ON r.rank = c.rank
LEFT JOIN rank_labels s ON s.rank = c.rank AND s.lang = l.lang
ORDER BY d.date, l.lang, position;

CREATE VIEW movable AS -- The movable feasts, weeks and commemorations of each day, one a row.
SELECT
  d.date AS gregorianDate, -- MovableDay.gregorianDate
  l.lang AS lang, -- Language of the row.
  d.julian_date AS julianDate, -- MovableDay.julianDate
  w.name AS dayOfWeek, -- MovableDay.dayOfWeek
  x.movable_position AS position, -- Position among the events of the day, from 1.
  c.kind AS kind, -- EventEntry.kind
  c.commemoration AS id, -- EventEntry.id
  l.name AS label, -- EventEntry.label
  t.description AS description, -- EventEntry.description
  k.date_from AS dateFrom, -- EventEntry.dateFrom
  k.date_to AS dateTo -- EventEntry.dateTo
FROM days d
JOIN day_commemorations x ON x.date = d.date AND x.movable_position IS NOT NULL
JOIN commemorations c ON c.commemoration = x.commemoration
JOIN commemoration_labels l ON l.commemoration = x.commemoration
JOIN commemoration_descriptions t ON t.commemoration = x.commemoration AND t.lang = l.lang
JOIN weekdays w ON w.weekday = d.weekday AND w.lang = l.lang
LEFT JOIN weeks k ON k.commemoration = x.commemoration AND d.date BETWEEN k.date_from AND k.date_to
ORDER BY d.date, l.lang, position;

CREATE VIEW fasting AS -- The fasting of each day.
SELECT
  d.date AS gregorianDate, -- FastingDay.gregorianDate
  g.lang AS lang, -- Language of the row.
  d.julian_date AS julianDate, -- FastingDay.julianDate
  w.name AS dayOfWeek, -- FastingDay.dayOfWeek
  f.is_fasting AS isFasting, -- FastingEntry.isFasting
  f.type AS type, -- FastingEntry.type
  f.is_solid_week AS isSolidWeek, -- FastingEntry.isSolidWeek
  g.description AS description, -- FastingEntry.description
  g.allowed_food AS allowedFood -- FastingEntry.allowedFood
FROM days d
JOIN fasts f USING (fast)
JOIN fast_labels g USING (fast)
JOIN weekdays w ON w.weekday = d.weekday AND w.lang = g.lang
ORDER BY d.date, g.lang;

CREATE VIEW readings AS -- The readings from Scripture of each day, one a row.
SELECT
  d.date AS gregorianDate, -- ReadingsDay.gregorianDate
  l.lang AS lang, -- Language of the row.
  d.julian_date AS julianDate, -- ReadingsDay.julianDate
  w.name AS dayOfWeek, -- ReadingsDay.dayOfWeek
  d.tone AS tone, -- ReadingsDay.tone
  x.position AS position, -- Position among the readings of the day, from 1.
  x.service AS service, -- ReadingEntry.service
  x.kind AS kind, -- ReadingEntry.kind
  o.id AS ofId, -- ReadingOwner.id
  p.text AS ofLabel, -- ReadingOwner.label
  x.zachalo AS zachalo, -- ReadingEntry.zachalo
  x.reference AS reference, -- ReadingEntry.reference
  l.label AS label, -- ReadingEntry.label
  x.joined AS joined, -- ReadingEntry.joined
  x.optional AS optional -- ReadingEntry.optional
FROM days d
JOIN day_readings x ON x.date = d.date
JOIN reference_labels l ON l.reference = x.reference
JOIN weekdays w ON w.weekday = d.weekday AND w.lang = l.lang
JOIN owners o ON o.owner = x.owner
JOIN phrase_texts p ON p.phrase = o.label AND p.lang = l.lang
ORDER BY d.date, l.lang, x.position;

CREATE VIEW liturgy AS -- The Liturgy of each day in short; what has several parts is in the tables day_services, day_beatitudes, day_entrance, day_sung, day_kathismata, day_sources and day_open.
SELECT
  d.date AS gregorianDate, -- LiturgyDay.gregorianDate
  w.lang AS lang, -- Language of the row.
  d.julian_date AS julianDate, -- LiturgyDay.julianDate
  w.name AS dayOfWeek, -- LiturgyDay.dayOfWeek
  y.rank AS serviceRank, -- LiturgyService.rank
  (SELECT group_concat(text, '; ') FROM (SELECT p.text AS text FROM day_services s JOIN owners o USING (owner)
    JOIN phrase_texts p ON p.phrase = o.label AND p.lang = w.lang WHERE s.date = d.date ORDER BY s.position)) AS serviceOf, -- LiturgyService.of
  y.liturgy AS liturgy, -- LiturgyDay.liturgy
  c.code AS color, -- LiturgyDay.color
  y.antiphons AS antiphons, -- LiturgyDay.antiphons
  (SELECT group_concat(text, '; ') FROM (SELECT trim(coalesce(CAST(v.tone AS TEXT), '') || ' ' || coalesce(v.reference, '')) AS text FROM day_sung s
    JOIN sung USING (sung) JOIN words v USING (words) WHERE s.date = d.date AND s.place = 'prokeimena' ORDER BY s.position)) AS prokeimena, -- Tones and references, separated by semicolons.
  (SELECT group_concat(text, '; ') FROM (SELECT trim(coalesce(CAST(v.tone AS TEXT), '') || ' ' || coalesce(v.reference, '')) AS text FROM day_sung s
    JOIN sung USING (sung) JOIN words v USING (words) WHERE s.date = d.date AND s.place = 'alleluia' ORDER BY s.position)) AS alleluia, -- Tones and references, separated by semicolons.
  (SELECT group_concat(text, '; ') FROM (SELECT v.reference AS text FROM day_sung s JOIN sung USING (sung)
    JOIN words v USING (words) WHERE s.date = d.date AND s.place = 'communion' ORDER BY s.position)) AS communion, -- References, separated by semicolons.
  y.matins_opening AS opening, -- LiturgyMatins.opening
  y.matins_tone AS tone, -- LiturgyMatins.tone
  (SELECT group_concat(text, ' ') FROM (SELECT CAST(k.kathisma AS TEXT) AS text FROM day_kathismata k
    WHERE k.date = d.date AND k.service = 'matins' ORDER BY k.position)) AS kathismata, -- LiturgyMatins.kathismata
  y.matins_polyeleos AS polyeleos, -- LiturgyMatins.polyeleos
  y.matins_magnification AS magnification, -- LiturgyMatins.magnification
  y.matins_katavasia AS katavasia, -- LiturgyMatins.katavasia
  y.matins_magnificat AS magnificat, -- LiturgyMatins.magnificat
  y.matins_doxology AS doxology, -- LiturgyMatins.doxology
  y.vespers_entrance AS vespersEntrance, -- LiturgyVespers.entrance
  y.vespers_lessons AS lessons, -- LiturgyVespers.lessons
  (SELECT group_concat(field, ' ') FROM (SELECT field FROM day_open WHERE day_open.date = d.date ORDER BY field)) AS open -- Fields that are left open, separated by spaces.
FROM days d
JOIN day_liturgy y ON y.date = d.date
JOIN weekdays w USING (weekday)
LEFT JOIN colors c ON c.color = y.color
ORDER BY d.date, w.lang;

CREATE VIEW commemoration_dates AS -- The civil dates of each commemoration in the exported years.
SELECT
  commemoration, -- Commemoration.
  date -- Civil date.
FROM day_commemorations
ORDER BY commemoration, date;
`;
