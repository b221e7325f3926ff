import ICAL from 'ical.js';
import { type DayNumber, dateOf, dayNumber, isoDate } from '../calendar/day-number.ts';
import { coversYear, FEEDS, FEEDS_SINCE, type Feed } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import { frontPageDay, hasOwnPages, prerenderedPageAddress, type ShownDays } from '../contract/page-addresses.ts';
import { BASE_PATH } from '../contract/paths.ts';
import { memoize, memoizeLately, memoizeWeak } from '../memoize.ts';
import type { ByteSink } from '../responses/byte-sink.ts';
import { encoded } from '../responses/bytes.ts';
import { form } from '../responses/dated-form.ts';
import type { Edition } from '../responses/entries.ts';
import { type EventTexts, type FeedEvent, lastOf, type Observance, oldStyle } from './event.ts';

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

/** More than the days of a year: the feeds of a year have the same days. */
const MOST_DAYS = 1000;

/** How often a program should refresh: corrections are few. */
const REFRESH = 'P1W';

/** The lines of an observance, cut where the Julian dates of an event come. */
interface Lines {
  readonly opening: DatedLines;
  /** The summary and the beginning of the description. */
  readonly texts: Uint8Array;
  readonly julianDates: (event: FeedEvent) => Uint8Array;
  readonly closing: (leadsTo: Target) => DatedLines;
}

/** The site whose feeds these are: its origin, without a slash at the end, and the days that it shows to people. */
export interface FeedSite {
  readonly origin: string;
  readonly shown: ShownDays;
}

/** Where an event leads: to the page of its day, to the front page, to an answer where there is no page, or nowhere. */
type Target = 'page' | 'front' | 'answer' | 'nowhere';

type DatedLines = (dates: Dates, sink: ByteSink) => void;
type TextLines = (texts: EventTexts) => Pick<Lines, 'texts' | 'julianDates'>;

type EventWriter = (event: FeedEvent, sink: ByteSink) => void;

/**
 * Adds a calendar feed in one edition: an iCalendar object of RFC 5545 with the properties of RFC 7986.
 * Most of its lines are in the feeds of many years, so a feed is assembled from bytes, as the daily answers are.
 */
export function calendarWriter(
  edition: Edition,
  site: FeedSite,
): (feed: Feed, events: readonly FeedEvent[], sink: ByteSink) => void {
  const { catalog, lang } = edition;
  const textLines = textLinesIn(edition);
  const writers = memoize((feed: Feed) =>
    eventWriter(targetsOf(feed, lang, site), linesIn(edition, feed, site, textLines)),
  );
  return (feed, events, sink) => {
    const head = headOf(catalog.feedWords[feed]?.[lang] ?? '', lang).map(lineOf);
    sink.add(linesOf('BEGIN:VCALENDAR', ...head));
    const add = writers(feed);
    for (const event of events) add(event, sink);
    sink.add(linesOf('END:VCALENDAR'));
  };
}

/** Finds where the events that begin in a civil year lead. */
function targetsOf(feed: Feed, lang: Language, { shown }: FeedSite): (year: number) => Target {
  return memoize((year: number) => {
    if (!coversYear(FEEDS[feed], year)) return 'nowhere';
    if (hasOwnPages(shown, lang, year)) return 'page';
    return shown.onFrontPage ? 'front' : 'answer';
  });
}

function eventWriter(targetOf: (year: number) => Target, lines: (observance: Observance) => Lines): EventWriter {
  return (event, sink) => {
    const { opening, texts, julianDates, closing } = lines(event.observance);
    const { year, date, plainDate } = nameOfDay(event.from);
    const dates = { date, start: plainDate, end: nameOfDay(event.to + 1).plainDate };
    opening(dates, sink);
    sink.add(texts);
    sink.add(julianDates(event));
    closing(targetOf(year))(dates, sink);
  };
}

/** Finds the lines of an observance in a feed. */
function linesIn(
  edition: Edition,
  feed: Feed,
  { origin }: FeedSite,
  textLines: TextLines,
): (observance: Observance) => Lines {
  const { catalog, lang } = edition;
  const ofFeed = catalog.feedsRevised[feed];
  const opening = memoize((id: Observance['id']) =>
    memoize((revised: string) =>
      datedLines(({ date, start, end }) => [
        'BEGIN:VEVENT',
        lineOf(['uid', {}, 'text', `${feed}-${id}-${date}@menologion`]),
        ...revisionLines(revised),
        `DTSTART;VALUE=DATE:${start}`,
        `DTEND;VALUE=DATE:${end}`,
      ]),
    ),
  );
  const addresses: Readonly<Record<Target, ((date: string) => string) | null>> = {
    page: (date) => `${origin}/${prerenderedPageAddress(lang, 'day', date)}`,
    front: (date) => `${origin}/${frontPageDay(lang, date)}`,
    answer: (date) => `${origin}${BASE_PATH}/${FEEDS[feed]}/day/${date}?lang=${lang}`,
    nowhere: null,
  };
  const closing = memoize((category: string) =>
    memoize((leadsTo: Target) => {
      const address = addresses[leadsTo];
      return datedLines(({ date }) => [
        lineOf(['categories', { language: lang }, 'text', category]),
        ...(address ? [lineOf(['url', {}, 'uri', address(date)])] : []),
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ]);
    }),
  );
  return memoizeWeak((observance) => {
    const revised = lastOf([observance.revised, ofFeed?.revised]) ?? FEEDS_SINCE;
    const eventTexts = observance.textsIn(edition);
    const { category } = eventTexts;
    const { texts, julianDates } = textLines(eventTexts);
    return {
      opening: opening(observance.id)(revised),
      texts,
      julianDates,
      closing: closing(category),
    };
  });
}

/** Makes the lines with the texts of an observance in a language. */
function textLinesIn(edition: Edition): TextLines {
  const { lang } = edition;
  const nameOf = (property: string) => unfolded([property, { language: lang }, 'text', '']);
  const summaryName = nameOf('summary');
  const descriptionName = nameOf('description');
  // Each line of a description is folded alone, because it returns in other descriptions.
  const firstLine = memoize((line: string) => textLine(descriptionName, `${line}\n`) + FOLD);
  const nextLine = memoize((line: string) => textLine('', `${line}\n`) + FOLD);
  const onlyDates = julianDatesIn(edition, descriptionName);
  const lastDates = julianDatesIn(edition, '');
  return ({ summary, lines }) => {
    const opening = lines.map((line, i) => (i === 0 ? firstLine : nextLine)(line));
    return {
      texts: encoded([textLine(summaryName, summary), LINE_END, ...opening].join('')),
      julianDates: lines.length === 0 ? onlyDates : lastDates,
    };
  };
}

/**
 * Finds the line with the Julian dates of an event after the given beginning; those of one day are
 * cached by their date.
 */
function julianDatesIn(edition: Edition, beginning: string): (event: FeedEvent) => Uint8Array {
  const lineOfDates = (event: FeedEvent) => linesOf(textLine(beginning, oldStyle(event, edition)));
  const known = new Map<number, Uint8Array>();
  return (event) => {
    if (event.from !== event.to) return lineOfDates(event);
    const { monthDay } = nameOfDay(event.from);
    const made = known.get(monthDay);
    if (made) return made;
    const dates = lineOfDates(event);
    known.set(monthDay, dates);
    return dates;
  };
}

/**
 * The names of a day: its civil year, its civil date as in addresses and as in properties of the type `date`, and its
 * Julian month and day, `MMDD` as a number.
 */
const nameOfDay = memoizeLately(MOST_DAYS, (day: DayNumber) => {
  const civil = dateOf('gregorian', day);
  const julian = dateOf('julian', day);
  const date = isoDate(civil);
  return { year: civil.year, date, plainDate: plain(date), monthDay: julian.month * 100 + julian.day };
});

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
 * Adds lines with dates filled in. Lines are turned into bytes once, unless a fold cuts a date: then they
 * are made each time.
 */
function datedLines(linesWith: (dates: Dates) => readonly string[]): DatedLines {
  const blanks = [BLANKS.date, BLANKS.start, BLANKS.end];
  const text = textOf(linesWith(BLANKS));
  const uncut = text.replaceAll(FOLD, '');
  const isCut = blanks.some((blank) => text.split(blank).length < uncut.split(blank).length);
  if (isCut) return (dates, sink) => sink.add(encoded(textOf(linesWith(dates))));
  const add = form(text, blanks);
  return ({ date, start, end }, sink) => add([date, start, end], sink);
}

/** Text after the beginning of a line, escaped and folded. */
function textLine(beginning: string, text: string): string {
  return ICAL.helpers.foldline(beginning + ICAL.stringify.value(text, 'text', ICAL.design.icalendar, false));
}

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
