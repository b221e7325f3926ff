import ICAL from 'ical.js';
import { civilYearOf } from '../calendar/civil-year.ts';
import { type DayNumber, dateOf, dayNumber, isoDate } from '../calendar/day-number.ts';
import { coversYear, FEEDS, FEEDS_SINCE, type Feed } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import { remembered, rememberedWith } from '../remembered.ts';
import type { Edition } from '../responses/entries.ts';
import { type EventTexts, type FeedEvent, lastRevision, oldStyle } from './event.ts';

/** A property of jCal (RFC 7265): name, parameters, type, value. */
type Property = [name: string, parameters: Record<string, string>, type: string, value: string];

/** The library does not count the space at the beginning of a folded line; RFC 5545, 3.1, allows 75 octets with it. */
ICAL.foldLength = 74;

const LINE_END = '\r\n';
/** The end of a line and the beginning of its continuation. */
const FOLD = `${LINE_END} `;

/** The placeholder for a date in a line, and the same in the form of the type `date`. */
const DATE = 'YYYY-MM-DD';
const PLAIN_DATE = 'YYYYMMDD';

/** How often a program should refresh: corrections are few. */
const REFRESH = 'P1W';

/**
 * A function that returns the text of a calendar feed in one edition: an iCalendar object of RFC 5545 with the
 * properties of RFC 7986. Most of its lines are in the feeds of many years, so they are cached.
 */
export function calendarWriter(edition: Edition): (feed: Feed, events: readonly FeedEvent[]) => string {
  const { catalog, lang } = edition;
  const textLine = (name: string) => remembered((value: string) => lineOf([name, { language: lang }, 'text', value]));
  const summaryLine = textLine('summary');
  const firstLine = textLine('description');
  const categoryLine = textLine('categories');
  // Each line of a description is folded alone, because it returns in other descriptions.
  const opening = rememberedWith(({ lines }: EventTexts): string =>
    lines.map((line, i) => (i === 0 ? firstLine : folded)(`${line}\n`)).join(FOLD),
  );
  const description = (texts: EventTexts, dates: string) =>
    texts.lines.length === 0 ? firstLine(dates) : opening(texts) + FOLD + folded(dates);
  const uid = remembered((feed: Feed) =>
    remembered((id: FeedEvent['id']) => datedLine(['uid', {}, 'text', `${feed}-${id}-${DATE}@menologion`])),
  );
  const url = remembered((feed: Feed) =>
    datedLine(['url', {}, 'uri', `${edition.baseUrl}/${FEEDS[feed]}/day/${DATE}?lang=${lang}`]),
  );
  const eventLines = (feed: Feed, event: FeedEvent) => {
    const { id, from, to } = event;
    const texts = event.textsIn(edition);
    const date = civilDate(from);
    return [
      'BEGIN:VEVENT',
      uid(feed)(id)(date),
      revisionLines(lastRevision([event, catalog.feedsRevised.get(feed) ?? {}]).revised ?? FEEDS_SINCE),
      start(date),
      end(civilDate(to + 1)),
      summaryLine(texts.summary),
      description(texts, oldStyle(event, edition)),
      categoryLine(texts.category),
      ...(coversYear(FEEDS[feed], civilYearOf(from)) ? [url(feed)(date)] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  };
  return (feed, events) =>
    [
      'BEGIN:VCALENDAR',
      ...headOf(catalog.feedWords.get(feed)?.[lang] ?? '', lang).map(lineOf),
      ...events.flatMap((event) => eventLines(feed, event)),
      'END:VCALENDAR',
      '',
    ].join(LINE_END);
}

const start = datedLine(['dtstart', {}, 'date', DATE]);
const end = datedLine(['dtend', {}, 'date', DATE]);

/**
 * When an event was last revised, and a number that grows with that day: RFC 5545, 3.8.7.2 to 3.8.7.4. Without a METHOD
 * the stamp is the same as LAST-MODIFIED. Everything comes from the data, because the generator reads no clock.
 */
const revisionLines = remembered((revised: string): string => {
  const time = `${revised.replaceAll('-', '')}T000000Z`;
  const number = dayOf(revised) - dayOf(FEEDS_SINCE);
  return [`DTSTAMP:${time}`, `LAST-MODIFIED:${time}`, `SEQUENCE:${number}`].join(LINE_END);
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

/**
 * A function that returns the line of a property with a date in it; a line that is folded at the date is made each
 * time.
 */
function datedLine([name, parameters, type, value]: Property): (date: string) => string {
  const line = lineOf([name, parameters, type, value]);
  const [blank] = [DATE, PLAIN_DATE].filter((one) => line.includes(one));
  if (blank === undefined) return (date) => lineOf([name, parameters, type, value.replace(DATE, date)]);
  const [before = '', after = ''] = line.split(blank);
  return (date) => before + (blank === DATE ? date : date.replaceAll('-', '')) + after;
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
