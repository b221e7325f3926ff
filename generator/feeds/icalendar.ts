import ICAL from 'ical.js';
import { type DayNumber, dateOf, dayNumber, isoDate } from '../calendar/day-number.ts';
import { coversYear, FEEDS, FEEDS_SINCE, type Feed } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import { remembered, rememberedWith } from '../remembered.ts';
import type { ByteSink } from '../responses/byte-sink.ts';
import { encoded } from '../responses/bytes.ts';
import { form } from '../responses/dated-form.ts';
import type { Edition } from '../responses/entries.ts';
import { type EventTexts, type FeedEvent, lastOf, oldStyle } from './event.ts';

/** A property of jCal (RFC 7265): name, parameters, type, value. */
type Property = [name: string, parameters: Record<string, string>, type: string, value: string];

/** The library does not count the space at the beginning of a folded line; RFC 5545, 3.1, allows 75 octets with it. */
ICAL.foldLength = 74;

const LINE_END = '\r\n';
/** The end of a line and the beginning of its continuation. */
const FOLD = `${LINE_END} `;

/** The days of an event as its lines contain them. */
interface Dates {
  /** The first day, `YYYY-MM-DD`. */
  readonly date: string;
  /** The first day and the day after the last, as in properties of the type `date`: `YYYYMMDD`. */
  readonly start: string;
  readonly end: string;
}

/** The placeholders for dates in lines. */
const BLANKS: Dates = { date: 'YYYY-MM-DD', start: 'YYYYMMDD', end: 'yyyymmdd' };

/** How often a program should refresh: corrections are few. */
const REFRESH = 'P1W';

/** The texts of an event as lines of the file, cut where its Julian dates come. */
interface TextLines {
  /** The summary and the beginning of the description. */
  readonly before: Uint8Array;
  readonly julianDates: (event: FeedEvent) => Uint8Array;
  readonly category: string;
}

type EventWriter = (event: FeedEvent, sink: ByteSink) => void;

/**
 * A function that adds a calendar feed in one edition: an iCalendar object of RFC 5545 with the properties of RFC 7986.
 * Most of its lines are in the feeds of many years, so a feed is assembled from bytes, as the daily answers are.
 */
export function calendarWriter(edition: Edition): (feed: Feed, events: readonly FeedEvent[], sink: ByteSink) => void {
  const { catalog, lang } = edition;
  const textLines = textLinesIn(edition);
  const writers = remembered((feed: Feed) => eventWriter(edition, feed, textLines));
  return (feed, events, sink) => {
    const head = headOf(catalog.feedWords.get(feed)?.[lang] ?? '', lang).map(lineOf);
    sink.add(linesOf('BEGIN:VCALENDAR', ...head));
    const add = writers(feed);
    for (const event of events) add(event, sink);
    sink.add(linesOf('END:VCALENDAR'));
  };
}

function eventWriter(edition: Edition, feed: Feed, textLines: (texts: EventTexts) => TextLines): EventWriter {
  const { catalog, lang, baseUrl } = edition;
  const ofFeed = catalog.feedsRevised.get(feed);
  const opening = remembered((id: FeedEvent['id']) =>
    remembered((revised: string) =>
      datedLines(({ date, start, end }) => [
        'BEGIN:VEVENT',
        lineOf(['uid', {}, 'text', `${feed}-${id}-${date}@menologion`]),
        ...revisionLines(revised),
        `DTSTART;VALUE=DATE:${start}`,
        `DTEND;VALUE=DATE:${end}`,
      ]),
    ),
  );
  const address = (date: string) => `${baseUrl}/${FEEDS[feed]}/day/${date}?lang=${lang}`;
  const closing = (hasAddress: boolean) =>
    remembered((category: string) =>
      datedLines(({ date }) => [
        lineOf(['categories', { language: lang }, 'text', category]),
        ...(hasAddress ? [lineOf(['url', {}, 'uri', address(date)])] : []),
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ]),
    );
  const withAddress = closing(true);
  const withoutAddress = closing(false);
  return (event, sink) => {
    const { id, from, to } = event;
    const first = dateOf('gregorian', from);
    const date = isoDate(first);
    const dates = { date, start: plain(date), end: plain(isoDate(dateOf('gregorian', to + 1))) };
    const revised = lastOf([event.revised, ofFeed?.revised]) ?? FEEDS_SINCE;
    const { before, julianDates, category } = textLines(event.textsIn(edition));
    opening(id)(revised)(dates, sink);
    sink.add(before);
    sink.add(julianDates(event));
    (coversYear(FEEDS[feed], first.year) ? withAddress : withoutAddress)(category)(dates, sink);
  };
}

/** A function that returns the lines with the texts of an event in a language. They are cached with the texts. */
function textLinesIn(edition: Edition): (texts: EventTexts) => TextLines {
  const { lang } = edition;
  const textLine = (name: string) => (value: string) => lineOf([name, { language: lang }, 'text', value]);
  const summaryLine = textLine('summary');
  const firstLine = remembered(textLine('description'));
  const onlyDates = julianDatesIn(edition, firstLine);
  const lastDates = julianDatesIn(edition, folded);
  return rememberedWith(({ summary, lines, category }: EventTexts) => {
    // Each line of a description is folded alone, because it returns in other descriptions.
    const opening = lines.map((line, i) => (i === 0 ? firstLine : folded)(`${line}\n`) + FOLD);
    return {
      before: encoded([summaryLine(summary), LINE_END, ...opening].join('')),
      julianDates: lines.length === 0 ? onlyDates : lastDates,
      category,
    };
  });
}

/** A function that returns the line with the Julian dates of an event; those of one day are cached by their date. */
function julianDatesIn(edition: Edition, line: (dates: string) => string): (event: FeedEvent) => Uint8Array {
  const lineWith = remembered((dates: string) => linesOf(line(dates)));
  const known = new Map<number, Uint8Array>();
  return (event) => {
    if (event.from !== event.to) return lineWith(oldStyle(event, edition));
    const { month, day } = dateOf('julian', event.from);
    const key = 100 * month + day;
    const made = known.get(key);
    if (made) return made;
    const dates = lineWith(oldStyle(event, edition));
    known.set(key, dates);
    return dates;
  };
}

/**
 * When an event was last revised, and a number that grows with that day: RFC 5545, 3.8.7.2 to 3.8.7.4. Without a METHOD
 * the stamp is the same as LAST-MODIFIED. Everything comes from the data, because the generator reads no clock.
 */
function revisionLines(revised: string): string[] {
  const time = `${plain(revised)}T000000Z`;
  const number = dayOf(revised) - dayOf(FEEDS_SINCE);
  return [`DTSTAMP:${time}`, `LAST-MODIFIED:${time}`, `SEQUENCE:${number}`];
}

function dayOf(date: string): DayNumber {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return dayNumber('gregorian', { year, month, day });
}

function headOf(name: string, lang: Language): Property[] {
  return [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', `-//Menologion//Calendar feeds//${lang.toUpperCase()}`],
    ['calscale', {}, 'text', 'GREGORIAN'],
    ['name', {}, 'text', name],
    ['x-wr-calname', {}, 'unknown', name],
    ['refresh-interval', {}, 'duration', REFRESH],
    ['x-published-ttl', {}, 'unknown', REFRESH],
  ];
}

/** The form of a date in properties of the type `date`. */
function plain(date: string): string {
  return date.slice(0, 4) + date.slice(5, 7) + date.slice(8);
}

/**
 * A function that adds lines with dates filled in. Lines are turned into bytes once, unless a fold cuts a date: then they
 * are made each time.
 */
function datedLines(linesWith: (dates: Dates) => readonly string[]): (dates: Dates, sink: ByteSink) => void {
  const blanks = [BLANKS.date, BLANKS.start, BLANKS.end];
  const text = textOf(linesWith(BLANKS));
  const uncut = text.replaceAll(FOLD, '');
  const isCut = blanks.some((blank) => text.split(blank).length < uncut.split(blank).length);
  if (isCut) return (dates, sink) => sink.add(encoded(textOf(linesWith(dates))));
  const add = form(text, blanks);
  return ({ date, start, end }, sink) => add([date, start, end], sink);
}

/** Escaped text that continues a line, with the folds that it needs. */
const folded = remembered((words: string): string =>
  ICAL.helpers.foldline(unfolded(['description', {}, 'text', words]).slice('DESCRIPTION:'.length)),
);

/** The line of a property, escaped and folded. */
function lineOf(property: Property): string {
  return ICAL.helpers.foldline(unfolded(property));
}

function unfolded(property: Property): string {
  return ICAL.stringify.property(property, ICAL.design.icalendar, true);
}

/** Lines of the file as bytes, each with its end. */
function linesOf(...lines: readonly string[]): Uint8Array {
  return encoded(textOf(lines));
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => line + LINE_END).join('');
}
