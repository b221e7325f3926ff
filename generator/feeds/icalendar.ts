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

/** The lines with the texts of an event; the dates are added to the description. */
interface TextLines {
  readonly summary: string;
  readonly description: (dates: string) => string;
  readonly category: string;
}

/**
 * A function that returns the text of a calendar feed in one edition: an iCalendar object of RFC 5545 with the
 * properties of RFC 7986. Names and descriptions are the same every year, so their lines are cached.
 */
export function calendarWriter(edition: Edition): (feed: Feed, events: readonly FeedEvent[]) => string {
  const { catalog, lang } = edition;
  const textLine = (name: string, value: string) => lineOf([name, { language: lang }, 'text', value]);
  const textLines = rememberedWith(
    ({ summary, lines, category }: EventTexts): TextLines => ({
      summary: textLine('summary', summary),
      description: openLine(textLine('description', lines.map((line) => `${line}\n`).join(''))),
      category: textLine('categories', category),
    }),
  );
  const escaped = remembered((words: string) =>
    unfolded(['description', {}, 'text', words]).slice('DESCRIPTION:'.length),
  );
  const uid = remembered((feed: Feed) =>
    remembered((id: FeedEvent['id']) => datedLine(['uid', {}, 'text', `${feed}-${id}-${DATE}@menologion`])),
  );
  const url = remembered((feed: Feed) =>
    datedLine(['url', {}, 'uri', `${edition.baseUrl}/${FEEDS[feed]}/day/${DATE}?lang=${lang}`]),
  );
  const eventLines = (feed: Feed, event: FeedEvent) => {
    const { id, from, to } = event;
    const { summary, description, category } = textLines(event.textsIn(edition));
    const date = civilDate(from);
    return [
      'BEGIN:VEVENT',
      uid(feed)(id)(date),
      revisionLines(lastRevision([event, catalog.feedsRevised.get(feed) ?? {}]).revised ?? FEEDS_SINCE),
      start(date),
      end(civilDate(to + 1)),
      summary,
      description(escaped(oldStyle(event, edition))),
      category,
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
  return [DATE, PLAIN_DATE].some((blank) => line.includes(blank))
    ? (date) => line.replace(DATE, date).replace(PLAIN_DATE, date.replaceAll('-', ''))
    : (date) => lineOf([name, parameters, type, value.replace(DATE, date)]);
}

/** A function that adds escaped text to a folded line; earlier folds stay. */
function openLine(line: string): (more: string) => string {
  const fold = line.lastIndexOf(FOLD);
  const open = fold < 0 ? 0 : fold + FOLD.length;
  const [before, last] = [line.slice(0, open), line.slice(open)];
  return (more) => before + ICAL.helpers.foldline(last + more);
}

/** The line of a property, escaped and folded. */
function lineOf(property: Property): string {
  return ICAL.helpers.foldline(unfolded(property));
}

function unfolded(property: Property): string {
  return ICAL.stringify.property(property, ICAL.design.icalendar, true);
}
