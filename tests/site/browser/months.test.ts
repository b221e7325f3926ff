import { describe, expect, it } from 'vitest';
import { missing } from '../../../generator/site/model/missing.ts';
import type { Cell, MonthPage } from '../../../generator/site/model/month-page.ts';
import { datesOfMonth } from '../../../generator/site/model/place.ts';
import { en } from '../../../generator/site/words/en.ts';
import { ru } from '../../../generator/site/words/ru.ts';
import { pageOfDay, pageOfMonth, pageOfYear } from '../../support/page-models.ts';

const cellsOf = ({ weeks }: Pick<MonthPage, 'weeks'>) =>
  weeks.flatMap(({ places }) => places.flatMap((place) => place ?? []));
const namesOf = ({ kept }: Cell) => kept.map(({ name }) => name);
/** The names in the cell of a date. */
const keptOn = (date: string, words = ru) => {
  const page = pageOfMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)), words);
  return namesOf(cellsOf(page).find((cell) => cell.date === date) as Cell);
};

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

  it.each([
    ['2026-01-06', ['Навечерие Рождества Христова (Рождественский сочельник)']],
    ['2026-01-08', ['Собор Пресвятой Богородицы']],
    ['2026-01-25', ['Неделя о Закхее', 'Неделя по Богоявлении', 'Неделя 33-я по Пятидесятнице']],
    ['2026-02-14', ['Суббота мясопустная, вселенская родительская']],
    ['2026-02-15', ['Сретение Господа Бога и Спаса нашего Иисуса Христа', 'Неделя мясопустная, о Страшном Суде']],
    ['2026-03-01', ['Неделя 1-я Великого поста', 'Торжество Православия']],
    ['2026-03-08', ['Неделя 2-я Великого поста', 'Святитель Григорий Палама, архиепископ Фессалонитский']],
    ['2026-04-07', ['Благовещение Пресвятой Богородицы', 'Великий вторник']],
    ['2026-04-12', ['Светлое Христово Воскресение. Пасха']],
    ['2026-04-21', ['Радоница, поминовение усопших']],
    ['2026-04-26', ['Неделя 3-я по Пасхе, святых жен-мироносиц']],
    ['2026-04-20', []],
  ])('shows for %s what a wall calendar shows, the highest first, without years', (date, names) => {
    expect(keptOn(date)).toEqual(names);
  });

  it('names every day of Holy Week, in both languages', () => {
    for (const [words, name] of [
      [ru, /^Велик(ий|ая) /],
      [en, /^Great /],
    ] as const) {
      for (const day of ['06', '07', '08', '09', '10', '11']) {
        expect(keptOn(`2026-04-${day}`, words).filter((one) => name.test(one))).toHaveLength(1);
      }
    }
  });

  it('shows events of several days on the first of them', () => {
    const canon = /Великого канона преподобного Андрея/;
    const told = cellsOf(pageOfMonth(2026, 2, ru)).filter((cell) => namesOf(cell).some((name) => canon.test(name)));
    expect(told.map(({ date }) => date)).toEqual(['2026-02-23']);
  });

  it('names each week once: by the Triodion from the Publican to Pentecost, otherwise by number and fast', () => {
    const names = (year: number, month: number) => pageOfMonth(year, month, ru).weeks.map(({ name }) => name);
    expect(names(2026, 1)).toEqual([
      'Седмица 30-я по Пятидесятнице · Рождественский пост',
      'Седмица 31-я по Пятидесятнице · Святки, поста нет',
      'Седмица 32-я по Пятидесятнице · Святки, поста нет',
      'Седмица 33-я по Пятидесятнице',
      'Седмица 34-я по Пятидесятнице',
    ]);
    expect(names(2026, 4)).toEqual([
      'Седмица 6-я Великого поста, ваий',
      'Страстная седмица',
      'Светлая седмица, сплошная',
      'Седмица 2-я по Пасхе',
      'Седмица 3-я по Пасхе',
    ]);
    expect(names(2026, 6)[1]).toBe('Седмица 2-я по Пятидесятнице · Петров пост');
    for (let year = 2000; year <= 2040; year++) {
      const inDecember = names(year, 12).map((name) => name.split(' · ')[1]);
      expect([undefined, 'Рождественский пост']).toEqual(expect.arrayContaining(inDecember));
    }
  });

  it('of a year without saints has its movable days', () => {
    const page = pageOfMonth(1666, 4, en);
    expect(page.hasSaints).toBe(false);
    expect(cellsOf(page).find(({ date }) => date === '1666-04-25')?.kept).toMatchObject([{ rank: 'movable' }]);
  });
});

describe('a year', () => {
  it('has all days of its months, its great feasts and its memorial days in their order', () => {
    const page = pageOfYear(2026, ru);
    const cells = page.months.flatMap(cellsOf);
    expect(cells).toHaveLength(365);
    expect(page.months.map(({ name }) => name).slice(0, 2)).toEqual(['Январь', 'Февраль']);
    const dates = page.feasts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    for (const feast of ['2026-01-07', '2026-04-12', '2026-05-31', '2026-08-28']) expect(dates).toContain(feast);
    expect(page.memorials.map(({ date }) => date)).toEqual([
      ...['2026-02-08', '2026-02-14', '2026-03-07', '2026-03-14', '2026-03-21'],
      ...['2026-04-21', '2026-05-30', '2026-11-07'],
    ]);
  });

  it('has the same days as its months', () => {
    const page = pageOfYear(2028, en);
    for (const month of [1, 2, 12]) expect(page.months[month - 1]?.weeks).toEqual(pageOfMonth(2028, month, en).weeks);
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
