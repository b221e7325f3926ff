import { type DayNumber, dateOf, isoDate } from '../calendar/day-number.ts';
import type { DailyEndpoint } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import { MOTHER_OF_GOD_ICONS } from '../contract/saint-types.ts';
import type { Day, MovableOccurrence } from '../days/day.ts';
import { lazy, memoize, memoizeWeak } from '../memoize.ts';
import type { FastingRule, ListedSaint, Movable } from '../model/catalog.ts';
import type { Reading } from '../model/reading.ts';
import { type ByteSink, Piece } from './byte-sink.ts';
import { encoded, joined } from './bytes.ts';
import { DATE, datedForm, JULIAN_DATE } from './dated-form.ts';
import { type Edition, Entries } from './entries.ts';
import { liturgyFields } from './liturgy.ts';
import { partedList } from './saints-list.ts';

/** How one daily endpoint describes a day. */
export interface DayWriter {
  readonly lang: Language;
  /** Adds the entry of a day: the value of its date in `data`. */
  entry(day: Day, sink: ByteSink): void;
}

/** The writers of all daily endpoints. */
export type DayWriters = Record<DailyEndpoint, DayWriter>;

/** What follows the last day of an answer. */
export const END_OF_ANSWER = '}}';

/** Adds a part of the answer for a day. */
type Add = (day: Day, sink: ByteSink) => void;

/**
 * Writers of the answers of all daily endpoints in one edition. This is the hot path of the generator: what days or
 * endpoints share (a saint, an event, a list of saints) is turned into bytes once, and an answer is assembled from such
 * pieces.
 */
export function dayWriters(edition: Edition): DayWriters {
  const { lang, catalog } = edition;
  const entries = new Entries(edition);
  const weekdays = catalog.weekdays.map((name) => JSON.stringify(name[lang]));
  const dates = weekdays.map((name) => `"gregorianDate":"${DATE}","julianDate":"${JULIAN_DATE}","dayOfWeek":${name},`);
  const datesToEvents = dates.map((fields) => `${fields}"events":[`);
  const saintsDates = weekdays.map(() => `"gregorian_date":"${DATE}",`);
  const event = eventPiece(entries);
  return {
    calendar: dayWriter(lang, dates, calendarFields(entries, event), ']}'),
    saints: dayWriter(lang, saintsDates, saintsDayFields(entries, weekdays), ']}'),
    movable: dayWriter(lang, datesToEvents, eventsAdder(event, isAny), ']}'),
    fasting: dayWriter(lang, dates, fastingFields(entries), '}'),
    readings: dayWriter(lang, dates, readingsFields(entries), ']}'),
    liturgy: dayWriter(lang, dates, liturgyAdder(edition), '}'),
  };
}

/**
 * A writer made of the beginning of an entry on each weekday, a function that adds the rest, and the last characters.
 */
function dayWriter(lang: Language, firstFields: readonly string[], addOthers: Add, lastSigns: string): DayWriter {
  const starts = firstFields.map((fields) => datedForm(`{${fields}`));
  const end = pieceOf(lastSigns);
  return {
    lang,
    entry: (day, sink) => {
      starts[day.weekday]?.(day, sink);
      addOthers(day, sink);
      sink.piece(end);
    },
  };
}

/** Adds the daily answer for consecutive days, at least one. */
export function writeAnswer(days: readonly Day[], writer: DayWriter, sink: ByteSink): void {
  writePartOfAnswer(days, 0, days.length, writer, sink);
  sink.ascii(END_OF_ANSWER);
}

/**
 * Adds the part of the answer for the days from one index to before another; the beginning of the answer comes with the
 * first.
 */
export function writePartOfAnswer(
  days: readonly Day[],
  from: number,
  to: number,
  { lang, entry }: DayWriter,
  sink: ByteSink,
): void {
  if (from === 0) sink.ascii(meta(lang, days[0]?.date, days.at(-1)?.date, days.length));
  for (let i = from; i < to; i++) {
    const day = days[i] as Day;
    sink.ascii(`${i > 0 ? ',' : ''}"${day.date}":`);
    entry(day, sink);
  }
}

/** Adds the daily answer for one day with the given entry. */
export function writeDayAnswer(day: Day, lang: Language, entry: Uint8Array, sink: ByteSink): void {
  upToEntry(lang)(day, sink);
  sink.add(entry);
  sink.ascii(END_OF_ANSWER);
}

const upToEntry = memoize((lang: Language) => datedForm(`${meta(lang, DATE, DATE, 1)}"${DATE}":`));

/** An answer up to its first day, in ASCII. */
function meta(lang: Language, from: string | undefined, to: string | undefined, count: number): string {
  return `{"meta":{"from":"${from}","to":"${to}","count":${count},"lang":"${lang}"},"data":{`;
}

const fastingField = (entries: Entries, rule: FastingRule) => `"fasting":${JSON.stringify(entries.fasting(rule))}`;

function calendarFields(entries: Entries, event: EventPiece): Add {
  const upToSaints = memoize((week: number) => pieceOf(`"weekAfterPentecost":${week},"saints":[`));
  const upToEvents = memoize((rule: FastingRule) => pieceOf(`],${fastingField(entries, rule)},"events":[`));
  const addSaints = saintsAdder((saint) => entries.calendarSaint(saint), isAny);
  const addEvents = eventsAdder(event, isNoSaint);
  return (day, sink) => {
    sink.piece(upToSaints(day.weekAfterPentecost));
    addSaints(day, sink);
    sink.piece(upToEvents(day.fasting));
    addEvents(day, sink);
  };
}

function saintsDayFields(entries: Entries, weekdays: readonly string[]): Add {
  const julianDay = memoize((monthDay: number) =>
    pieceOf(`"julian_day":${monthDay % 100},"julian_month":${Math.floor(monthDay / 100)},`),
  );
  const upToSaints = weekdays.map((name) => pieceOf(`"day_of_week":${name},"saints":[`));
  const addSaints = saintsAdder((saint) => entries.saintsDaySaint(saint), isByDate);
  return (day, sink) => {
    sink.piece(julianDay(day.julian.month * 100 + day.julian.day));
    sink.piece(upToSaints[day.weekday] as Piece);
    addSaints(day, sink);
  };
}

function fastingFields(entries: Entries): Add {
  const field = memoize((rule: FastingRule) => pieceOf(fastingField(entries, rule)));
  return (day, sink) => sink.piece(field(day.fasting));
}

function readingsFields(entries: Entries): Add {
  const upToReadings = memoize((tone: number | null) => pieceOf(`"tone":${tone},"readings":[`));
  const headline = memoize((ids: string) => pieceOf(`"headline":[${ids}],`));
  const piece = memoizeWeak((reading: Reading) => jsonItems([entries.reading(reading)]));
  const pieces = memoizeWeak((readings: readonly Reading[]) => readings.map(piece));
  return (day, sink) => {
    const { scripture } = day;
    const ids = headlineIds(day);
    if (ids !== '') sink.piece(headline(ids));
    sink.piece(upToReadings(scripture?.tone ?? null));
    const start = sink.end;
    for (const one of pieces(scripture?.readings ?? NONE)) sink.item(one, start);
  };
}

/** The ids of what gives the day its name, as items of JSON. */
function headlineIds({ movable, fixed }: Day): string {
  const named = [...movable.map(({ entry }) => entry), ...fixed].filter((one) => one.headline);
  return named.map(({ id }) => JSON.stringify(id)).join(',');
}

function liturgyAdder({ catalog, lang }: Edition): Add {
  const fieldsOf = lazy(() => liturgyFields(catalog, lang));
  return (day, sink) => sink.add(encoded(JSON.stringify(fieldsOf()(day)).slice(1, -1)));
}

const NONE: readonly Reading[] = [];

type Takes = (occurrence: MovableOccurrence) => boolean;
const isAny: Takes = () => true;
const isByDate: Takes = ({ entry }) => entry.byDate;
const isNoSaint: Takes = ({ entry }) => entry.asSaint === null;

/** Adds the saints of a day, with the movable ones that `takes` accepts; see {@link partedList}. */
function saintsAdder(entryOf: (saint: ListedSaint) => unknown, takes: Takes): Add {
  const piece = memoize((saint: ListedSaint) => jsonItems([entryOf(saint)]));
  const fixedPieces = memoize((fixed: Day['fixed']) => {
    const { beforeIcons, fromIcons } = partedList(fixed);
    return { beforeIcons: jsonItems(beforeIcons.map(entryOf)), fromIcons: jsonItems(fromIcons.map(entryOf)) };
  });
  const addMovable = (day: Day, icons: boolean, sink: ByteSink, start: number) => {
    for (const occurrence of day.movable) {
      const { asSaint } = occurrence.entry;
      if (asSaint === null || (asSaint.type === MOTHER_OF_GOD_ICONS) !== icons || !takes(occurrence)) continue;
      sink.item(piece(asSaint), start);
    }
  };
  return (day, sink) => {
    const start = sink.end;
    const { beforeIcons, fromIcons } = fixedPieces(day.fixed);
    addMovable(day, false, sink, start);
    sink.item(beforeIcons, start);
    addMovable(day, true, sink, start);
    sink.item(fromIcons, start);
  };
}

type EventPiece = (occurrence: MovableOccurrence) => Piece;

/** Finds the bytes of an event. A week also has its first and last day. */
function eventPiece(entries: Entries): EventPiece {
  const standing = memoize((entry: Movable) => jsonItems([entries.event(entry)]));
  const date = (day: DayNumber) => isoDate(dateOf('gregorian', day));
  const week = memoizeWeak(({ entry, span: { from, to } }: MovableOccurrence) => {
    const span = encoded(`,"dateFrom":"${date(from)}","dateTo":"${date(to)}"}`);
    return new Piece(joined([standing(entry).bytes.subarray(0, -1), span]));
  });
  return (occurrence) => (occurrence.entry.kind === 'week' ? week(occurrence) : standing(occurrence.entry));
}

function eventsAdder(event: EventPiece, takes: Takes): Add {
  return (day, sink) => {
    const start = sink.end;
    for (const occurrence of day.movable) if (takes(occurrence)) sink.item(event(occurrence), start);
  };
}

/** The items of a list as JSON, with commas between. */
function jsonItems(values: readonly unknown[]): Piece {
  return pieceOf(JSON.stringify(values).slice(1, -1));
}

function pieceOf(text: string): Piece {
  return new Piece(encoded(text));
}
