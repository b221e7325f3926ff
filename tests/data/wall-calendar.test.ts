import { describe, expect, it } from 'vitest';
import type { Cell, MonthPage } from '../../generator/site/model/month-page.ts';
import { en } from '../../generator/site/words/en.ts';
import { ru } from '../../generator/site/words/ru.ts';
import { pageOfMonth, pageOfYear } from '../support/page-models.ts';

const cellsOf = ({ weeks }: Pick<MonthPage, 'weeks'>) =>
  weeks.flatMap(({ places }) => places.flatMap((place) => place ?? []));
const namesOf = ({ kept }: Cell) => kept.map(({ name }) => name);
/** The names in the cell of a date. */
const keptOn = (date: string, words = ru) => {
  const page = pageOfMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)), words);
  return namesOf(cellsOf(page).find((cell) => cell.date === date) as Cell);
};

describe('a month', () => {
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
});
