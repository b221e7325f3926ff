import ICAL from 'ical.js';
import { civilYearOf } from '../calendar/civil-year.ts';
import { type DayNumber, dateOf, dayNumber, isoDate } from '../calendar/day-number.ts';
import { coversYear, FEEDS, FEEDS_SINCE, type Feed } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import type { Revisable } from '../model/catalog.ts';
import type { Edition } from '../responses/entries.ts';
import { type FeedEvent, lastRevision } from './event.ts';

/** A property of jCal (RFC 7265): name, parameters, type, value. */
type Property = [name: string, parameters: Record<string, string>, type: string, value: string];

/** The library folds without counting the blank that it puts before a line; RFC 5545, 3.1, allows 75 octets with it. */
ICAL.foldLength = 74;

/** How often a program should ask again: corrections are few. */
const REFRESH = 'P1W';

/** Longer texts, the days of a long fast one by one, hardly come again. */
const LONGEST_REMEMBERED = 600;

/**
 * A function that gives the text of a calendar feed in one edition: an iCalendar object of RFC 5545 with the properties
 * of RFC 7986. Names and descriptions come again year after year, so their lines are remembered.
 */
export function calendarWriter(edition: Edition): (feed: Feed, events: readonly FeedEvent[]) => string {
  const { catalog, lang } = edition;
  const known = new Map<string, string>();
  const textLine = (name: string, value: string) => {
    const key = `${name}:${value}`;
    const line = known.get(key) ?? lineOf([name, { language: lang }, 'text', value]);
    if (value.length <= LONGEST_REMEMBERED) known.set(key, line);
    return line;
  };
  const eventLines = (feed: Feed, event: FeedEvent) => {
    const { id, from, to } = event;
    const { summary, description, category } = event.textsIn(edition);
    const date = civilDate(from);
    return [
      'BEGIN:VEVENT',
      lineOf(['uid', {}, 'text', `${feed}-${id}-${date}@menologion`]),
      ...revisionLines(lastRevision([event, catalog.feedsRevised.get(feed) ?? {}])),
      lineOf(['dtstart', {}, 'date', date]),
      lineOf(['dtend', {}, 'date', civilDate(to + 1)]),
      textLine('summary', summary),
      textLine('description', description),
      textLine('categories', category),
      ...addressOf(feed, from, edition).map(lineOf),
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
    ].join('\r\n');
}

/**
 * When an event was last revised, and a number that grows with that day: RFC 5545, 3.8.7.2 to 3.8.7.4. Without a METHOD
 * the stamp says the same as LAST-MODIFIED. All is taken from the data, for no clock is read at generation.
 */
function revisionLines({ revised = FEEDS_SINCE }: Revisable): string[] {
  const time = `${revised.replaceAll('-', '')}T000000Z`;
  return [`DTSTAMP:${time}`, `LAST-MODIFIED:${time}`, `SEQUENCE:${dayOf(revised) - dayOf(FEEDS_SINCE)}`];
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

/** The address of the answer for a day, where the endpoint of the feed has the year. */
function addressOf(feed: Feed, day: DayNumber, { baseUrl, lang }: Edition): Property[] {
  const endpoint = FEEDS[feed];
  if (!coversYear(endpoint, civilYearOf(day))) return [];
  return [['url', {}, 'uri', `${baseUrl}/${endpoint}/day/${civilDate(day)}?lang=${lang}`]];
}

function civilDate(day: DayNumber): string {
  return isoDate(dateOf('gregorian', day));
}

/** The line of a property, escaped and folded. */
function lineOf(property: Property): string {
  return ICAL.stringify.property(property, ICAL.design.icalendar, false);
}
