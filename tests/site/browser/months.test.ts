import { describe, expect, it } from 'vitest';
import type { MonthPage } from '../../../generator/site/model/month-page.ts';
import { missing } from '../../../generator/site/model/notice.ts';
import { datesOfMonth } from '../../../generator/site/model/place.ts';
import { en } from '../../../generator/site/words/en.ts';
import { ru } from '../../../generator/site/words/ru.ts';
import { pageOfDay, pageOfMonth, pageOfYear } from '../../support/page-models.ts';

const cellsOf = ({ weeks }: Pick<MonthPage, 'weeks'>) =>
  weeks.flatMap(({ places }) => places.flatMap((place) => place ?? []));

describe('a month', () => {
  it('has weeks from Monday to Sunday, each day once and in order', () => {
    for (const [year, month, length] of [
      [2026, 2, 28],
      [2000, 2, 29],
      [2026, 4, 30],
      [2026, 8, 31],
    ] as const) {
      const page = pageOfMonth(year, month, en);
      for (const { places } of page.weeks) {
        expect(places).toHaveLength(7);
        for (const [i, cell] of places.entries()) if (cell) expect(cell.isSunday).toBe(i === 6);
      }
      expect(cellsOf(page).map(({ number }) => number)).toEqual(Array.from({ length }, (_, i) => i + 1));
      expect(datesOfMonth({ year, month })).toHaveLength(length);
    }
  });

  it('has each day in both calendars, with its fast', () => {
    const page = pageOfMonth(2026, 4, ru);
    expect(page.title).toBe('Апрель 2026');
    const annunciation = cellsOf(page).filter(({ date }) => date === '2026-04-07');
    expect(annunciation).toMatchObject([{ number: 7, julianNumber: 25, julianDate: '2000-03-25', mark: 'oil' }]);
  });

  it('of a year without saints has its movable days', () => {
    const page = pageOfMonth(1666, 4, en);
    expect(page.hasSaints).toBe(false);
    expect(cellsOf(page).find(({ date }) => date === '1666-04-25')?.kept).toMatchObject([{ rank: 'movable' }]);
  });
});

describe('a year', () => {
  it('has the same days as its months, without the saints of ordinary days', () => {
    const page = pageOfYear(2028, en);
    for (const month of [1, 2, 12]) {
      const weeks = pageOfMonth(2028, month, en).weeks.map((week) => ({
        ...week,
        places: week.places.map((cell) => {
          if (cell === null) return null;
          const { first, more, ...inYear } = cell;
          return inYear;
        }),
      }));
      expect(page.months[month - 1]?.weeks).toEqual(weeks);
    }
  });
});

describe('the heading of a day', () => {
  it.each(['2026-02-01', '2026-03-01', '2026-04-12', '2026-04-20', '2026-05-31'])(
    'on %s, from the Publican to Pentecost, has no number after Pentecost of the year before',
    (date) => {
      for (const words of [ru, en]) {
        const labels = pageOfDay(date, words).weeks.map(({ label }) => label);
        expect(labels.join()).not.toMatch(/по Пятидесятнице|after Pentecost/);
      }
    },
  );
});

describe('a missing day, month or year', () => {
  const years = { firstYear: 2025, lastYear: 2027 };

  it('names the years that exist, and leads to the same in the nearest of them and to today', () => {
    const page = missing({ kind: 'day', date: '2030-05-01' }, years, en, '2026-01-07');
    expect(page.title).toBe('1 May 2030');
    expect(page.text).toContain('the years 2025 to 2027');
    expect(page.ways).toEqual([
      { label: '1 May 2027', view: { kind: 'day', date: '2027-05-01' } },
      { label: 'Today, 7 January 2026', view: { kind: 'day', date: '2026-01-07' } },
    ]);
  });

  it('leads from a month to a month, from a year to a year, and to an existing day', () => {
    const way = (...asked: Parameters<typeof missing>) => missing(...asked).ways[0]?.view;
    const today = '2026-01-07';
    expect(way({ kind: 'month', year: 1990, month: 3 }, years, ru, today)).toEqual({
      kind: 'month',
      year: 2025,
      month: 3,
    });
    expect(way({ kind: 'year', year: 1990 }, years, ru, today)).toEqual({ kind: 'year', year: 2025 });
    expect(way({ kind: 'day', date: '2028-02-29' }, years, ru, today)).toEqual({ kind: 'day', date: '2027-02-28' });
  });

  it('never leads to another missing day; if the years are unknown, it leads only to today', () => {
    expect(missing({ kind: 'year', year: 1990 }, years, ru, '2030-01-01').ways).toHaveLength(1);
    const unknown = missing({ kind: 'year', year: 1990 }, null, ru, '2030-01-01');
    expect(unknown.ways.map(({ view }) => view)).toEqual([{ kind: 'day', date: '2030-01-01' }]);
    expect(unknown.text).toBe(ru.dayIsMissing);
  });
});
