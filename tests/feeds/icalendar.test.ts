import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { FEED_NAMES } from '../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { feedText, feedWriter, readFeed } from '../support/feeds.ts';
import { realCatalog } from '../support/real-days.ts';

const YEARS = [2000, 2026, 2027, 2100, 2519, 3000];
const TEXTS = YEARS.flatMap((year) =>
  FEED_NAMES.flatMap((feed) => LANGUAGES.map((lang) => ({ feed, year, lang, text: feedText(feed, year, lang) }))),
);
/** The properties that each event has once. */
const ONCE = [
  ...['uid', 'dtstamp', 'last-modified', 'sequence', 'dtstart', 'dtend'],
  ...['summary', 'description', 'categories', 'transp'],
];
/** A calendar with one event of the given texts, on 12 April 2026. */
const written = (summary: string, description: string) =>
  feedWriter(realCatalog, 'ru')('feasts', [
    {
      from: 2461143,
      to: 2461143,
      observance: { id: 'x', of: [], textsIn: () => ({ summary, lines: [description], category: 'a' }) },
    },
  ]);
const OLD_STYLE = '30 марта по старому стилю';
const ODD = 'Одно, другое; третье: «в кавычках» \\ и “в других”\nНовая строка';

describe('The text of a feed', () => {
  it('has lines of at most 75 octets that end with CRLF and split no character', () => {
    for (const { text } of TEXTS) {
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of text.split('\r\n')) {
        if (Buffer.byteLength(line) > 75 || line.includes('\ufffd')) expect.fail(line);
      }
    }
  });

  it('is read without complaint by a strict parser', () => {
    for (const { text } of TEXTS) {
      expect(ICAL.design.strict).toBe(true);
      const calendar = new ICAL.Component(ICAL.parse(text));
      expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
      expect(calendar.getFirstPropertyValue('calscale')).toBe('GREGORIAN');
      expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1W');
      for (const event of calendar.getAllSubcomponents('vevent')) {
        for (const name of ONCE) {
          expect(event.getAllProperties(name), `${name} of ${event}`).toHaveLength(1);
        }
        expect(event.getFirstProperty('dtstart')?.type).toBe('date');
        expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
      }
    }
  });

  it('names its events once each, and the same in both languages', () => {
    for (const { feed, year, text, lang } of TEXTS) {
      const uids = readFeed(text).map(({ uid }) => uid);
      expect(text.match(/^UID:/gm)).toHaveLength(new Set(uids).size);
      if (lang === 'ru') expect(uids).toEqual(readFeed(feedText(feed, year, 'en')).map(({ uid }) => uid));
    }
  });

  it('has a name in its language for calendar programs', () => {
    const nameOf = (text: string) => /^X-WR-CALNAME.*?:(.*)\r$/m.exec(text)?.[1];
    expect(nameOf(feedText('feasts', 2026, 'ru'))).toBe('Православные праздники');
    expect(nameOf(feedText('fasts', 2026, 'en'))).toBe('Orthodox fasts');
    expect(feedText('feasts', 2026, 'ru')).toContain('\r\nSUMMARY;LANGUAGE=ru:');
  });

  it('returns commas, semicolons, quotation marks, backslashes and line breaks unchanged', () => {
    expect(written(ODD, ODD)).toContain('SUMMARY;LANGUAGE=ru:Одно\\, другое\\; третье');
    expect(readFeed(written(ODD, 'a'))[0]?.summary).toBe(ODD);
    expect(readFeed(written('a', ODD))[0]?.description).toBe(`${ODD}\n${OLD_STYLE}`);
  });

  it('has the date of each event in its UID, wherever a long id folds the line', () => {
    const write = feedWriter(realCatalog, 'en');
    const texts = { summary: 'a', lines: ['a'], category: 'a' };
    for (let length = 20; length <= 120; length++) {
      const id = 'x'.repeat(length);
      const events = [2461143, 2461144].map((day) => ({
        from: day,
        to: day,
        observance: { id, of: [], textsIn: () => texts },
      }));
      const text = write('feasts', events);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(readFeed(text).map(({ uid }) => uid)).toEqual([
        `feasts-${id}-2026-04-12@menologion`,
        `feasts-${id}-2026-04-13@menologion`,
      ]);
    }
  });

  it('returns any text unchanged', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(words, words, (summary, description) => {
        const text = written(summary, description);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
        expect(event?.getFirstPropertyValue('summary') ?? '').toBe(summary);
        expect(event?.getFirstPropertyValue('description')).toBe(`${description}\n${OLD_STYLE}`);
      }),
    );
  });
});
