import { describe, expect, it } from 'vitest';
import { wantedDates } from '../../../generator/site/model/wanted-dates.ts';

const civil = (text: string, lang: 'ru' | 'en' = 'ru') => wantedDates(text, lang, '2026-11-27')[0]?.date;

describe('a date that is looked for', () => {
  it.each([
    ['13 мая', '2027-05-13'],
    ['7 января', '2027-01-07'],
    ['7 янв', '2027-01-07'],
    ['27 ноября', '2026-11-27'],
    ['25.12', '2026-12-25'],
    ['25.12.2030', '2030-12-25'],
    ['2026-04-12', '2026-04-12'],
    ['12 апреля 2026 года', '2026-04-12'],
    ['December 25', '2026-12-25'],
    ['Dec 25th, 2026', '2026-12-25'],
    ['25 December', '2026-12-25'],
    ['29 февраля', '2028-02-29'],
    ['седьмое января', '2027-01-07'],
    ['двадцать пятого декабря', '2026-12-25'],
    ['тридцатое мая', '2027-05-30'],
    ['third of april', '2027-04-03'],
    ['December thirty-first', '2026-12-31'],
    ['сегодня', '2026-11-27'],
    ['завтра', '2026-11-28'],
    ['Yesterday', '2026-11-26'],
  ])('is found in “%s”', (text, date) => {
    expect(civil(text)).toBe(date);
  });

  it('has the month first only in English, and only with a slash', () => {
    expect([civil('7/1', 'en'), civil('7/1'), civil('7.1', 'en')]).toEqual(['2027-07-01', '2027-01-07', '2027-01-07']);
  });

  it('is civil first, then Julian', () => {
    expect(wantedDates('25 декабря', 'ru', '2026-11-27')).toEqual([
      { date: '2026-12-25', isJulian: false },
      { date: '2027-01-07', isJulian: true },
    ]);
  });

  it.each([
    '',
    '13',
    'мая',
    '31 июня',
    '45.12',
    'Пасха 2026',
    '2026-13-01',
    '13 котов',
    '1.1.9999',
    'второе воскресение',
    'первый спас',
  ])('is not in “%s”', (text) => {
    expect(wantedDates(text, 'ru', '2026-11-27')).toEqual([]);
  });
});
