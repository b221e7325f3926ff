import type { CommemorationIndex } from '../../../schemas/types.ts';
import { frontPageDay } from '../../contract/page-addresses.ts';
import { namesWords } from '../words/names-words.ts';
import type { Words } from '../words/words.ts';
import { type NameDay, type NamedAfter, nameDays } from './names.ts';
import { nextDate } from './next-date.ts';
import { civilDate, numberOf } from './place.ts';

/** How many times each name day comes in the file. */
const TIMES = 10;

/**
 * The name days of saved names as an iCalendar file (RFC 5545). A calendar program knows no Pascha, so each date is an
 * event of its own. Of a name it has the day after the birthday; without a birthday the main days; without these all
 * days. `home` is the address of the front page.
 */
export function namesCalendar(
  names: readonly NamedAfter[],
  list: CommemorationIndex['data'],
  words: Pick<Words, 'lang'>,
  today: string,
  home: string,
): string {
  const { calendarName, nameDayOf } = namesWords(words);
  const events = nameDays(names, list, today).flatMap(({ name, lang, days }) =>
    chosen(days).flatMap(({ id, title }) => {
      const entry = list.find((one) => one.id === id);
      return datesOf(entry, today).map((date) => [
        'BEGIN:VEVENT',
        `UID:names-${lang}-${escaped(name)}-${id}-${date}@menologion`,
        `DTSTAMP:${plain(today)}T000000Z`,
        `DTSTART;VALUE=DATE:${plain(date)}`,
        `DTEND;VALUE=DATE:${plain(civilDate(numberOf(date) + 1))}`,
        `SUMMARY:${escaped(nameDayOf(name))}`,
        `DESCRIPTION:${escaped(title)}`,
        `URL:${home}${frontPageDay(words.lang, date)}`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ]);
    }),
  );
  // Two people of one name who keep the same day have one event.
  const once = [...new Map(events.map((event) => [event[1], event])).values()];
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//Menologion//Name days//${words.lang.toUpperCase()}`];
  const named = [`NAME:${escaped(calendarName)}`, `X-WR-CALNAME:${escaped(calendarName)}`];
  const lines = [...head, 'CALSCALE:GREGORIAN', ...named, ...once.flat(), 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function chosen(days: readonly NameDay[]): readonly NameDay[] {
  const [own, mains] = [days.filter((day) => day.isAfterBirthday), days.filter((day) => day.isMain)];
  return own.length > 0 ? own : mains.length > 0 ? mains : days;
}

/** The next dates on which an entry is kept. */
function datesOf(entry: CommemorationIndex['data'][number] | undefined, today: string): string[] {
  const dates: string[] = [];
  for (let from = today; entry && dates.length < TIMES; ) {
    const next = nextDate(entry, from);
    if (next === undefined) break;
    dates.push(next);
    from = civilDate(numberOf(next) + 1);
  }
  return dates;
}

function plain(date: string): string {
  return date.replaceAll('-', '');
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line as lines of at most 75 octets that split no character: RFC 5545, 3.1. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [out, length] = ['', 0];
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > 75) [out, length] = [`${out}\r\n `, 1];
    out += character;
    length += octets;
  }
  return out;
}
