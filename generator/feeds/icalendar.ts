import ICAL from 'ical.js';
import { civilYearOf } from '../calendar/civil-year.ts';
import { type DayNumber, dateOf, dayNumber, isoDate } from '../calendar/day-number.ts';
import { coversYear, FEEDS, FEEDS_SINCE, type Feed } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import { remembered, rememberedWith } from '../remembered.ts';
import type { ByteSink } from '../responses/byte-sink.ts';
import { encoded } from '../responses/bytes.ts';
import type { Edition } from '../responses/entries.ts';
import { type EventTexts, type FeedEvent, lastRevision, oldStyle } from './event.ts';

/** A property of jCal (RFC 7265): name, parameters, type, value. */
type Property = [name: string, parameters: Record<string, string>, type: string, value: string];

/** The library does not count the space at the beginning of a folded line; RFC 5545, 3.1, allows 75 octets with it. */
ICAL.foldLength = 74;

const LINE_END = '\r\n';
/** The end of a line and the beginning of its continuation. */
const FOLD = `${LINE_END} `;

/** The placeholder for a date in a line. */
const DATE = 'YYYY-MM-DD';

/** How often a program should refresh: corrections are few. */
const REFRESH = 'P1W';

/** The texts of an event as lines of the file, cut where its Julian dates come. */
interface TextLines {
  /** The summary and the beginning of the description. */
  readonly before: Uint8Array;
  readonly dates: (dates: string) => Uint8Array;
  /** The category. */
  readonly after: Uint8Array;
}

/**
 * A function that adds a calendar feed in one edition: an iCalendar object of RFC 5545 with the properties of RFC 7986.
 * Most of its lines are in the feeds of many years, so a feed is assembled from bytes, as the daily answers are.
 */
export function calendarWriter(edition: Edition): (feed: Feed, events: readonly FeedEvent[], sink: ByteSink) => void {
  const { catalog, lang } = edition;
  const textLines = textLinesIn(lang);
  const datesOf = datesIn(edition);
  const uid = remembered((feed: Feed) =>
    remembered((id: FeedEvent['id']) => datedLine(['uid', {}, 'text', `${feed}-${id}-${DATE}@menologion`])),
  );
  const url = remembered((feed: Feed) =>
    datedLine(['url', {}, 'uri', `${edition.baseUrl}/${FEEDS[feed]}/day/${DATE}?lang=${lang}`]),
  );
  const addEvent = (feed: Feed, event: FeedEvent, sink: ByteSink) => {
    const { id, from, to } = event;
    const date = civilDate(from);
    const texts = textLines(event.textsIn(edition));
    sink.add(BEGIN);
    uid(feed)(id)(date, sink);
    const { revised } = lastRevision([event, catalog.feedsRevised.get(feed) ?? {}]);
    sink.add(revisionLines(revised ?? FEEDS_SINCE));
    sink.ascii(`DTSTART;VALUE=DATE:${plain(date)}${LINE_END}DTEND;VALUE=DATE:${plain(civilDate(to + 1))}${LINE_END}`);
    sink.add(texts.before);
    sink.add(texts.dates(datesOf(event)));
    sink.add(texts.after);
    if (coversYear(FEEDS[feed], civilYearOf(from))) url(feed)(date, sink);
    sink.add(END);
  };
  return (feed, events, sink) => {
    const head = headOf(catalog.feedWords.get(feed)?.[lang] ?? '', lang).map(lineOf);
    sink.add(linesOf('BEGIN:VCALENDAR', ...head));
    for (const event of events) addEvent(feed, event, sink);
    sink.add(linesOf('END:VCALENDAR'));
  };
}

const BEGIN = linesOf('BEGIN:VEVENT');
const END = linesOf('TRANSP:TRANSPARENT', 'END:VEVENT');

/** A function that returns the lines with the texts of an event in a language. They are cached with the texts. */
function textLinesIn(lang: Language): (texts: EventTexts) => TextLines {
  const textLine = (name: string) => remembered((value: string) => lineOf([name, { language: lang }, 'text', value]));
  const summaryLine = textLine('summary');
  const firstLine = textLine('description');
  const categoryLine = textLine('categories');
  const firstDates = remembered((dates: string) => linesOf(firstLine(dates)));
  return rememberedWith(({ summary, lines, category }: EventTexts) => {
    // Each line of a description is folded alone, because it returns in other descriptions.
    const opening = lines.map((line, i) => (i === 0 ? firstLine : folded)(`${line}\n`) + FOLD);
    return {
      before: encoded([summaryLine(summary), LINE_END, ...opening].join('')),
      dates: lines.length === 0 ? firstDates : laterDates,
      after: linesOf(categoryLine(category)),
    };
  });
}

const laterDates = remembered((dates: string) => linesOf(folded(dates)));

/** A function that returns the Julian dates of an event in words; those of one day are cached. */
function datesIn(edition: Edition): (event: FeedEvent) => string {
  const known = new Map<number, string>();
  return (event) => {
    if (event.from !== event.to) return oldStyle(event, edition);
    const { month, day } = dateOf('julian', event.from);
    const key = 100 * month + day;
    const dates = known.get(key) ?? oldStyle(event, edition);
    known.set(key, dates);
    return dates;
  };
}

/**
 * When an event was last revised, and a number that grows with that day: RFC 5545, 3.8.7.2 to 3.8.7.4. Without a METHOD
 * the stamp is the same as LAST-MODIFIED. Everything comes from the data, because the generator reads no clock.
 */
const revisionLines = remembered((revised: string): Uint8Array => {
  const time = `${plain(revised)}T000000Z`;
  const number = dayOf(revised) - dayOf(FEEDS_SINCE);
  return linesOf(`DTSTAMP:${time}`, `LAST-MODIFIED:${time}`, `SEQUENCE:${number}`);
});

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

function civilDate(day: DayNumber): string {
  return isoDate(dateOf('gregorian', day));
}

/** The form of a date in properties of the type `date`. */
function plain(date: string): string {
  return date.slice(0, 4) + date.slice(5, 7) + date.slice(8);
}

/** A function that adds the line of a property with a date in it; a line that is folded at the date is made each time. */
function datedLine([name, parameters, type, value]: Property): (date: string, sink: ByteSink) => void {
  const [before, after] = lineOf([name, parameters, type, value]).split(DATE);
  if (before === undefined || after === undefined)
    return (date, sink) => sink.add(linesOf(lineOf([name, parameters, type, value.replace(DATE, date)])));
  const [start, end] = [encoded(before), linesOf(after)];
  return (date, sink) => {
    sink.add(start);
    sink.ascii(date);
    sink.add(end);
  };
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
  return encoded(lines.map((line) => line + LINE_END).join(''));
}
