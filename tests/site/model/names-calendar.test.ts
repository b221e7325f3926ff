import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { indexText } from '../../../generator/responses/indexes.ts';
import { nameDays, namedAfter, type SavedName } from '../../../generator/site/model/names.ts';
import { namesCalendar } from '../../../generator/site/model/names-calendar.ts';
import { WORDS } from '../../../generator/site/words/words.ts';
import { readFeed } from '../../support/feeds.ts';
import { realCatalog } from '../../support/real-days.ts';

const TODAY = '2026-11-27';
const names = JSON.parse(indexText('names', realCatalog, 'ru')).data;
const list = JSON.parse(indexText('commemorations', realCatalog, 'ru')).data;
const named = (...saved: Omit<SavedName, 'lang'>[]) => saved.map((one) => namedAfter({ lang: 'ru', ...one }, names));
const fileOf = (...saved: Omit<SavedName, 'lang'>[]) =>
  namesCalendar(named(...saved), list, WORDS.ru, TODAY, 'https://calendar.example/');

describe('The file of the name days', () => {
  it('has the main day of a name for ten years, with the page of each day', () => {
    const [main] = nameDays(named({ name: 'Матрона' }), list, TODAY)[0]?.days ?? [];
    const events = readFeed(fileOf({ name: 'Матрона' }));
    expect(events).toHaveLength(10);
    expect(events[0]).toMatchObject({
      start: main?.next,
      summary: 'Именины: Матрона',
      description: main?.title,
      url: `https://calendar.example/?day=${main?.next}&lang=ru`,
    });
    expect(events.map(({ start }) => Number(start.slice(0, 4)))).toEqual(
      Array.from({ length: 10 }, (_, i) => 2027 + i),
    );
  });

  it('has the day after the birthday instead, if that is known', () => {
    const saved = { name: 'Николай', born: '05-23' };
    const first = nameDays(named(saved), list, TODAY)[0]?.days.find((day) => day.isAfterBirthday);
    const texts = new Set(readFeed(fileOf(saved)).map(({ description }) => description));
    expect(texts).toEqual(new Set([first?.title]));
  });

  it('has a day once for two people of one name, and one event for each name', () => {
    const uids = readFeed(fileOf({ name: 'Матрона' }, { name: 'Матрона', born: '04-30' }, { name: 'Ксения' })).map(
      ({ uid }) => uid,
    );
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids.some((uid) => uid.includes('Ксения'))).toBe(true);
  });

  it('is read without complaint by a strict parser, in lines of at most 75 octets', () => {
    const text = fileOf({ name: 'Иван' }, { name: 'Анна' });
    expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').length).toBeGreaterThan(10);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
  });

  it('keeps what a name or a title has of punctuation', () => {
    const [person] = named({ name: 'Матрона' });
    const odd = { ...(person as NonNullable<typeof person>), name: 'А, Б; В\\ Г' };
    const [event] = readFeed(namesCalendar([odd], list, WORDS.ru, TODAY, 'https://calendar.example/'));
    expect(event?.summary).toBe('Именины: А, Б; В\\ Г');
  });
});
