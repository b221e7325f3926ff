import { dateOf, isoDate } from '../calendar/day-number.ts';
import type { Commemoration, FastingRule, Movable } from '../catalog/catalog.ts';
import type { Day, MovableOccurrence } from '../commemorations/day.ts';
import type { DailyEndpoint, Language } from '../layout.ts';
import type { ByteSink } from './byte-sink.ts';
import { type Edition, Entries } from './entries.ts';
import { remembered } from './remembered.ts';
import { groupedByType, saintsOfDay } from './saints-list.ts';

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

const COMMA = Buffer.from(',');
const START_OF_EVENTS = Buffer.from(',"events":[');
const END_OF_SAINTS_DAY = Buffer.from(']}');
const END_OF_EVENTS = Buffer.from(']}');
const END_OF_ANSWER = Buffer.from('}}');

/**
 * Writers of the answers of all daily endpoints in one edition. This is the hot path of the generator: what many days
 * share (a saint, an event, a list of saints), and what the endpoints share of one day, is turned into bytes once, and
 * an answer is put together from such pieces.
 */
export function dayWriters(edition: Edition): DayWriters {
  const { lang, catalog } = edition;
  const entries = new Entries(edition);
  const calendarSaint = remembered((saint: Commemoration) => jsonOf(entries.calendarSaint(saint)));
  const saintsDaySaint = remembered((saint: Commemoration) => jsonOf(entries.saintsDaySaint(saint)));
  const addCalendarSaints = saintsAdder(calendarSaint, isAny);
  const addSaintsOfSaintsDay = saintsAdder(saintsDaySaint, isByDate);
  const standing = remembered((entry: Movable) => jsonOf(entries.event(entry)));
  const week = remembered(({ entry, span }: MovableOccurrence) => withSpan(standing(entry), span));
  const event = (occurrence: MovableOccurrence) =>
    occurrence.entry.kind === 'week' ? week(occurrence) : standing(occurrence.entry);
  const fasting = remembered((rule: FastingRule) => Buffer.from(`,"fasting":${JSON.stringify(entries.fasting(rule))}`));
  const weekdays = catalog.weekdays.map((name) => JSON.stringify(name[lang]));
  const dates = remembered(({ date, julianDate, weekday }: Day) =>
    Buffer.from(
      `${opening(lang, date)}{"gregorianDate":"${date}","julianDate":"${julianDate}","dayOfWeek":${weekdays[weekday]}`,
    ),
  );
  const saintsDates = ({ date, julian, weekday }: Day) =>
    Buffer.from(
      `${opening(lang, date)}{"gregorian_date":"${date}","julian_day":${julian.day},"julian_month":${julian.month},` +
        `"day_of_week":${weekdays[weekday]},"saints":[`,
    );
  return {
    calendar: dayWriter(lang, dates, (day, sink) => {
      sink.ascii(`,"weekAfterPentecost":${day.weekAfterPentecost},"saints":[`);
      addCalendarSaints(day, sink);
      sink.ascii(']');
      sink.add(fasting(day.fasting));
      addEvents(day.movable, isNoSaint, event, sink);
    }),
    saints: dayWriter(lang, saintsDates, (day, sink) => {
      addSaintsOfSaintsDay(day, sink);
      sink.add(END_OF_SAINTS_DAY);
    }),
    movable: dayWriter(lang, dates, (day, sink) => addEvents(day.movable, isAny, event, sink)),
    fasting: dayWriter(lang, dates, (day, sink) => {
      sink.add(fasting(day.fasting));
      sink.ascii('}');
    }),
  };
}

/** A writer from what begins the answer for a day up to the dates of its entry, and what adds the rest of the entry. */
function dayWriter(
  lang: Language,
  start: (day: Day) => Buffer,
  addRest: (day: Day, sink: ByteSink) => void,
): DayWriter {
  const entryAt = opening(lang, 'YYYY-MM-DD').length;
  return {
    lang,
    answer: (day, sink) => {
      sink.add(start(day));
      addRest(day, sink);
      sink.add(END_OF_ANSWER);
    },
    entry: (day, sink) => {
      sink.add(start(day).subarray(entryAt));
      addRest(day, sink);
    },
  };
}

/** Adds the daily answer for some days in a row, at least one. */
export function writeAnswer(days: readonly Day[], { lang, entry }: DayWriter, sink: ByteSink): void {
  sink.ascii(meta(lang, days[0]?.date, days.at(-1)?.date, days.length));
  days.forEach((day, i) => {
    sink.ascii(`${i > 0 ? ',' : ''}"${day.date}":`);
    entry(day, sink);
  });
  sink.add(END_OF_ANSWER);
}

/** The answer for one day up to its entry; all in ASCII. */
function opening(lang: Language, date: string): string {
  return `${meta(lang, date, date, 1)}"${date}":`;
}

/** An answer up to its first day; all in ASCII. */
function meta(lang: Language, from: string | undefined, to: string | undefined, count: number): string {
  return `{"meta":{"from":"${from}","to":"${to}","count":${count},"lang":"${lang}"},"data":{`;
}

type Takes = (occurrence: MovableOccurrence) => boolean;
const isAny: Takes = () => true;
const isByDate: Takes = ({ entry }) => entry.byDate;
const isNoSaint: Takes = ({ entry }) => entry.asSaint === null;

/** Adds the saints of a day: the list that many days share as one piece where nothing movable comes in, else one by one. */
function saintsAdder(one: (saint: Commemoration) => Buffer, takes: Takes): (day: Day, sink: ByteSink) => void {
  const whole = remembered((fixed: Day['fixed']) => joined(groupedByType(fixed).map(one)));
  const isMoved = (occurrence: MovableOccurrence) => occurrence.entry.asSaint !== null && takes(occurrence);
  return (day, sink) => {
    if (!day.movable.some(isMoved)) return sink.add(whole(day.fixed));
    saintsOfDay(day, takes).forEach((saint, i) => {
      if (i > 0) sink.add(COMMA);
      sink.add(one(saint));
    });
  };
}

/** Adds the last list of an entry, its events, and the end of the entry. */
function addEvents(
  occurrences: Day['movable'],
  takes: Takes,
  one: (occurrence: MovableOccurrence) => Buffer,
  sink: ByteSink,
): void {
  sink.add(START_OF_EVENTS);
  let count = 0;
  for (const occurrence of occurrences) {
    if (!takes(occurrence)) continue;
    if (count++ > 0) sink.add(COMMA);
    sink.add(one(occurrence));
  }
  sink.add(END_OF_EVENTS);
}

/** A week says last from when to when it lasts this time. */
function withSpan(entry: Buffer, { from, to }: MovableOccurrence['span']): Buffer {
  const date = (day: number) => isoDate(dateOf('gregorian', day));
  return Buffer.concat([entry.subarray(0, -1), Buffer.from(`,"dateFrom":"${date(from)}","dateTo":"${date(to)}"}`)]);
}

function jsonOf(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function joined(parts: readonly Buffer[]): Buffer {
  return Buffer.concat(parts.flatMap((part, i) => (i > 0 ? [COMMA, part] : [part])));
}
