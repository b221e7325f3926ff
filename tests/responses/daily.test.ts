import { describe, expect, it } from 'vitest';
import { validatorOf } from '../../generator/catalog/validators.ts';
import { coversYear, DAILY_ENDPOINT_NAMES } from '../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { answersIn, calendar, calendarOf, fasting, saints } from '../support/day-entries.ts';
import { realDay, realYear } from '../support/real-days.ts';

describe('every answer', () => {
  it.each([1583, 1700, 1900, 2000, 2016, 2024, 2026, 2100, 2399, 3000])(
    'of %i is JSON without spaces and has the shape of its schema',
    (year) => {
      for (const endpoint of DAILY_ENDPOINT_NAMES.filter((name) => coversYear(name, year))) {
        const check = validatorOf(`responses/${endpoint}`);
        for (const lang of LANGUAGES) {
          for (const day of realYear(year)) {
            const text = answersIn[lang](endpoint, day.date);
            const answer = JSON.parse(text);
            if (text !== JSON.stringify(answer)) expect.fail(`text of ${endpoint} ${day.date}`);
            if (!check(answer)) expect.fail(`${endpoint} ${day.date}: ${JSON.stringify(check.errors)}`);
          }
        }
      }
    },
  );

  it('has the day, the language and the count', () => {
    expect(JSON.parse(answersIn.en('fasting', '2026-08-28'))).toEqual({
      meta: { from: '2026-08-28', to: '2026-08-28', count: 1, lang: 'en' },
      data: {
        '2026-08-28': {
          gregorianDate: '2026-08-28',
          julianDate: '2026-08-15',
          dayOfWeek: 'Friday',
          fasting: {
            isFasting: true,
            type: 'FAST',
            isSolidWeek: false,
            description: 'Dormition of the Theotokos on a fast day',
            allowedFood: 'fish, hot food with vegetable oil',
          },
        },
      },
    });
  });
});

describe('the calendar day', () => {
  it('has dates, weekday and week', () => {
    expect(calendar('2026-01-07', 'ru')).toMatchObject({
      gregorianDate: '2026-01-07',
      julianDate: '2025-12-25',
      dayOfWeek: 'среда',
      weekAfterPentecost: 31,
    });
  });

  it('has Julian dates that the civil calendar does not have', () => {
    expect(calendar('2100-03-14').julianDate).toBe('2100-02-29');
  });

  it('puts movable icons last on a day without such a group', () => {
    const date = '2026-04-14';
    const fixedIcons = realDay(date).fixed.filter(({ type }) => type === 17);
    const icons = calendar(date).saints.filter(({ typeId }) => typeId === 17);
    expect(icons.length).toBeGreaterThan(fixedIcons.length);
    expect(calendar(date).saints.slice(-icons.length)).toEqual(icons);
  });

  it('is grouped by type, groups in the order of their first member', () => {
    for (const day of realYear(2026)) {
      const types = calendarOf(day)
        .saints.filter(({ id }) => typeof id === 'number')
        .map(({ typeId }) => typeId);
      const runs = types.filter((type, i) => type !== types[i - 1]);
      expect(new Set(runs).size).toBe(runs.length);
      expect(runs).toEqual([...new Set(day.fixed.map(({ type }) => type))]);
    }
  });

  it('has null if a rank is not confirmed', () => {
    const saints = realYear(2026).flatMap((day) => calendarOf(day).saints);
    expect(saints.some(({ liturgicalRank }) => liturgicalRank === null)).toBe(true);
    expect(saints.every((saint) => 'liturgicalRank' in saint)).toBe(true);
  });
});

describe('the saints day', () => {
  it('has its own names of fields', () => {
    expect(saints('2026-01-07')).toMatchObject({
      gregorian_date: '2026-01-07',
      julian_day: 25,
      julian_month: 12,
      day_of_week: 'Wednesday',
    });
    expect(saints('2026-01-07').saints[0]).toMatchObject({ id: expect.any(Number), type: '1' });
    expect(saints('2026-01-07').saints[0]).not.toHaveProperty('typeId');
  });
});

describe('the fasting of a day', () => {
  it('is the same object in the calendar', () => {
    for (const { date } of realYear(2026)) expect(calendar(date).fasting).toEqual(fasting(date).fasting);
  });

  it('says in words that there is no fast', () => {
    const none = { isFasting: false, type: 'NO_FAST', isSolidWeek: false };
    expect(fasting('2026-11-24', 'ru').fasting).toEqual({ ...none, description: 'Поста нет' });
    expect(fasting('2026-11-24').fasting).toEqual({ ...none, description: 'No fast' });
  });

  it('calls Cheesefare Week a solid week without meat', () => {
    expect(fasting('2026-02-18').fasting).toEqual({
      isFasting: false,
      type: 'FAST_FREE',
      isSolidWeek: true,
      description: 'Cheesefare Week, no meat',
      allowedFood: 'meat-free food',
    });
  });
});

describe('weekdays', () => {
  it.each(LANGUAGES)('are the long names of CLDR in %s', (lang) => {
    const name = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
    for (const day of realYear(2026).slice(0, 7)) {
      expect(fasting(day.date, lang).dayOfWeek).toBe(name.format(new Date(day.date)));
    }
  });
});
