import { type DayNumber, dateOf, isoDate } from '../calendar/day-number.ts';
import type { DailyEndpoint } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import { MOTHER_OF_GOD_ICONS } from '../contract/saint-types.ts';
import type { Day, MovableOccurrence } from '../days/day.ts';
import type { FastingRule, ListedSaint, Movable } from '../model/catalog.ts';
import type { Reading } from '../model/reading.ts';
import type { ByteSink } from './byte-sink.ts';
import { encoded, joined } from './bytes.ts';
import { DATE, datedForm, JULIAN_DATE } from './dated-form.ts';
import { type Edition, Entries } from './entries.ts';
import { remembered, rememberedWith } from './remembered.ts';
import { partedList } from './saints-list.ts';

/** How one daily endpoint says a day. */
export interface DayWriter {
  readonly lang: Language;
  /** Adds the whole answer for one day. */
  answer(day: Day, sink: ByteSink): void;
  /** Adds what the endpoint says of a day: the value that stands under its date in `data`. */
  entry(day: Day, sink: ByteSink): void;
}

/** The writers of all daily endpoints. */
export type DayWriters = Record<DailyEndpoint, DayWriter>;

const END_OF_ANSWER = '}}';

/** Adds some part of the answer for a day. */
type Add = (day: Day, sink: ByteSink) => void;

/**
 * Writers of the answers of all daily endpoints in one edition. This is the hot path of the generator: what days or
 * endpoints share (a saint, an event, a list of saints) is turned into bytes once, and an answer is put together from
 * such pieces.
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
  };
}

/** A writer from how an entry begins on each day of the week, from what adds the rest of it, and from its last signs. */
function dayWriter(lang: Language, firstFields: readonly string[], addOthers: Add, lastSigns: string): DayWriter {
  const writer = (before: string, after: string): Add => {
    const starts = firstFields.map((fields) => datedForm(`${before}{${fields}`));
    const end = encoded(`${lastSigns}${after}`);
    return (day, sink) => {
      starts[day.weekday]?.(day, sink);
      addOthers(day, sink);
      sink.add(end);
    };
  };
  return { lang, answer: writer(`${meta(lang, DATE, DATE, 1)}"${DATE}":`, END_OF_ANSWER), entry: writer('', '') };
}

/** Adds the daily answer for some days in a row, at least one. */
export function writeAnswer(days: readonly Day[], { lang, entry }: DayWriter, sink: ByteSink): void {
  sink.ascii(meta(lang, days[0]?.date, days.at(-1)?.date, days.length));
  days.forEach((day, i) => {
    sink.ascii(`${i > 0 ? ',' : ''}"${day.date}":`);
    entry(day, sink);
  });
  sink.ascii(END_OF_ANSWER);
}

/** An answer up to its first day; all in ASCII. */
function meta(lang: Language, from: string | undefined, to: string | undefined, count: number): string {
  return `{"meta":{"from":"${from}","to":"${to}","count":${count},"lang":"${lang}"},"data":{`;
}

const fastingField = (entries: Entries, rule: FastingRule) => `"fasting":${JSON.stringify(entries.fasting(rule))}`;

function calendarFields(entries: Entries, event: EventPiece): Add {
  const upToSaints = remembered((week: number) => encoded(`"weekAfterPentecost":${week},"saints":[`));
  const upToEvents = remembered((rule: FastingRule) => encoded(`],${fastingField(entries, rule)},"events":[`));
  const addSaints = saintsAdder((saint) => entries.calendarSaint(saint), isAny);
  const addEvents = eventsAdder(event, isNoSaint);
  return (day, sink) => {
    sink.add(upToSaints(day.weekAfterPentecost));
    addSaints(day, sink);
    sink.add(upToEvents(day.fasting));
    addEvents(day, sink);
  };
}

function saintsDayFields(entries: Entries, weekdays: readonly string[]): Add {
  const julianDay = remembered((monthDay: number) =>
    encoded(`"julian_day":${monthDay % 100},"julian_month":${Math.floor(monthDay / 100)},`),
  );
  const upToSaints = weekdays.map((name) => encoded(`"day_of_week":${name},"saints":[`));
  const addSaints = saintsAdder((saint) => entries.saintsDaySaint(saint), isByDate);
  return (day, sink) => {
    sink.add(julianDay(day.julian.month * 100 + day.julian.day));
    sink.add(upToSaints[day.weekday] as Uint8Array);
    addSaints(day, sink);
  };
}

function fastingFields(entries: Entries): Add {
  const field = remembered((rule: FastingRule) => encoded(fastingField(entries, rule)));
  return (day, sink) => sink.add(field(day.fasting));
}

function readingsFields(entries: Entries): Add {
  const upToReadings = remembered((tone: number | null) => encoded(`"tone":${tone},"readings":[`));
  const piece = rememberedWith((reading: Reading) => jsonItems([entries.reading(reading)]));
  return ({ scripture }, sink) => {
    sink.add(upToReadings(scripture?.tone ?? null));
    const start = sink.end;
    for (const reading of scripture?.readings ?? []) sink.addItem(piece(reading), start);
  };
}

type Takes = (occurrence: MovableOccurrence) => boolean;
const isAny: Takes = () => true;
const isByDate: Takes = ({ entry }) => entry.byDate;
const isNoSaint: Takes = ({ entry }) => entry.asSaint === null;

/** What adds the saints of a day, with those movable ones that `takes` lets in; see {@link partedList}. */
function saintsAdder(entryOf: (saint: ListedSaint) => unknown, takes: Takes): Add {
  const piece = remembered((saint: ListedSaint) => jsonItems([entryOf(saint)]));
  const fixedPieces = remembered((fixed: Day['fixed']) => {
    const { beforeIcons, fromIcons } = partedList(fixed);
    return { beforeIcons: jsonItems(beforeIcons.map(entryOf)), fromIcons: jsonItems(fromIcons.map(entryOf)) };
  });
  const addMovable = (day: Day, icons: boolean, sink: ByteSink, start: number) => {
    for (const occurrence of day.movable) {
      const { asSaint } = occurrence.entry;
      if (asSaint === null || (asSaint.type === MOTHER_OF_GOD_ICONS) !== icons || !takes(occurrence)) continue;
      sink.addItem(piece(asSaint), start);
    }
  };
  return (day, sink) => {
    const start = sink.end;
    const { beforeIcons, fromIcons } = fixedPieces(day.fixed);
    addMovable(day, false, sink, start);
    sink.addItem(beforeIcons, start);
    addMovable(day, true, sink, start);
    sink.addItem(fromIcons, start);
  };
}

type EventPiece = (occurrence: MovableOccurrence) => Uint8Array;

/** What gives the bytes of an event. A week also says from when to when it lasts this time. */
function eventPiece(entries: Entries): EventPiece {
  const standing = remembered((entry: Movable) => jsonItems([entries.event(entry)]));
  const date = (day: DayNumber) => isoDate(dateOf('gregorian', day));
  const week = rememberedWith(({ entry, span: { from, to } }: MovableOccurrence) => {
    const span = encoded(`,"dateFrom":"${date(from)}","dateTo":"${date(to)}"}`);
    return joined([standing(entry).subarray(0, -1), span]);
  });
  return (occurrence) => (occurrence.entry.kind === 'week' ? week(occurrence) : standing(occurrence.entry));
}

function eventsAdder(event: EventPiece, takes: Takes): Add {
  return (day, sink) => {
    const start = sink.end;
    for (const occurrence of day.movable) if (takes(occurrence)) sink.addItem(event(occurrence), start);
  };
}

/** The items of a list as JSON, with commas between. */
function jsonItems(values: readonly unknown[]): Uint8Array {
  return encoded(JSON.stringify(values).slice(1, -1));
}
