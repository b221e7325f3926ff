import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { daysOfYear } from '../../../generator/calendar/civil-year.ts';
import { fastingOfYear } from '../../../generator/days/fasting/fasting.ts';
import { foodText } from '../../../generator/site/model/fast.ts';
import { cellsOf, type MonthPage, namedIn } from '../../../generator/site/model/month-page.ts';
import { civilDate } from '../../../generator/site/model/place.ts';
import { MonthView } from '../../../generator/site/views/month-view.tsx';
import { YearView } from '../../../generator/site/views/year-view.tsx';
import { enCalendar } from '../../../generator/site/words/calendar-words.ts';
import { WORDS, type Words } from '../../../generator/site/words/words.ts';
import { pageOfDay, pageOfMonth, pageOfYear } from '../../support/page-models.ts';
import { realCatalog } from '../../support/real-days.ts';

const { ru, en } = WORDS;
/** The seasons of one fast of the year. */
const SEASONS: Readonly<Record<string, string>> = { holy_week: 'great_lent' };
const NO_PERIODS = ['no_fast', 'ordinary', 'paschal_season', 'feast'];

/** The fasts and fast-free weeks of a year by the seasons of the rules, which the answers do not have. */
function seasonsOf(year: number): [from: string | null, to: string | null][] {
  const days = daysOfYear(year);
  const seasons = fastingOfYear(realCatalog.fasting, year, days).map(({ season: { id } }) => SEASONS[id] ?? id);
  const found: [string | null, string | null][] = [];
  seasons.forEach((season, i) => {
    const date = civilDate(days[i] as number);
    if (NO_PERIODS.includes(season)) return;
    if (seasons[i - 1] !== season) found.push([i === 0 ? null : date, date]);
    else (found.at(-1) as [string | null, string | null])[1] = i === days.length - 1 ? null : date;
  });
  return found;
}

describe('a year', () => {
  it.each([ru, en])('has the fasts and fast-free weeks by the seasons of the rules, in $lang', (words) => {
    for (const year of [1583, 1700, 2017, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 3000]) {
      const { fasts } = pageOfYear(year, words);
      expect([year, fasts.map(({ from, to }) => [from, to])]).toEqual([year, seasonsOf(year)]);
    }
  });

  it('names them as its days do, with an open end where they go on in another year', () => {
    const { fasts } = pageOfYear(2026, en);
    expect(fasts.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Great Lent',
        'Bright Week, no fast',
        'Apostles’ Fast',
        'Exaltation of the Cross, one-day fast',
      ]),
    );
    expect([fasts[0], fasts.at(-1)]).toEqual([
      { name: 'Nativity Fast', from: null, to: '2026-01-06' },
      { name: 'Nativity Fast', from: '2026-11-28', to: null },
    ]);
  });
});

describe('a month', () => {
  const cellOn = (date: string, words: Words) => {
    const [year = 0, month = 0] = date.split('-').map(Number);
    return cellsOf(pageOfMonth(year, month, words).weeks).find((cell) => cell.date === date);
  };
  const firstOn = (date: string, words = ru) => cellOn(date, words)?.first?.map(({ name }) => name);

  it('names the first saint of an ordinary day and of a Sunday with only a number, the highest sign first', () => {
    expect(firstOn('2026-12-14')).toEqual(['Пророк Наум']);
    expect(firstOn('2026-12-17', en)).toEqual([expect.stringContaining('Barbara')]);
    expect(firstOn('2026-12-20')).toEqual([expect.stringContaining('Нил Столобенский')]);
    // The first of these days is a polyeleos, the others have names of their own.
    for (const date of ['2026-12-02', '2026-12-19', '2026-04-08']) expect(firstOn(date)).toEqual([]);
    expect(cellOn('2026-12-19', ru)?.more?.length).toBeLessThanOrEqual(3);
  });

  it('has no empty day in a year with saints', () => {
    for (let month = 1; month <= 12; month++) {
      const cells = cellsOf(pageOfMonth(2026, month, ru).weeks);
      expect(cells.filter((cell) => namedIn(cell).length === 0).map(({ date }) => date)).toEqual([]);
    }
  });

  it('heads each week with its name and its fast, also where only its Monday is in the month', () => {
    const names = (month: number) => pageOfMonth(2026, month, ru).weeks.map(({ name }) => name);
    const last = 'Седмица 27-я по Пятидесятнице · Рождественский пост';
    expect([names(11).at(-1), names(12)[0]]).toEqual([last, last]);
    for (const name of [...names(11), ...names(12)]) expect(name).not.toMatch(/[Дд]ень|свят/);
  });

  it.each([ru, en])('explains exactly the signs that it and the year have, in $lang', (words) => {
    const pages = [1, 3, 4, 8, 12].map((month) => [MonthView, pageOfMonth(2026, month, words)] as const);
    for (const [View, page] of [...pages, [YearView, pageOfYear(2026, words)] as const]) {
      const html = renderToString(h(View as typeof MonthView, { page: page as MonthPage, words }));
      const [shown = '', legend = ''] = html.split('id="legend"');
      const signs = (text: string) => new Set(Array.from(text.matchAll(/href="#([a-z]+-\w+)"/g), ([, id]) => id));
      const foods = Object.keys(enCalendar.foods);
      const coloured = Array.from(shown.matchAll(/<td class="(\w+)/g), ([, mark = '']) => mark);
      const marks = coloured.filter((mark) => foods.includes(mark)).map((mark) => `food-${mark}`);
      expect([...signs(legend)].toSorted()).toEqual([...new Set([...signs(shown), ...marks])].toSorted());
    }
  });

  it('prints the allowed food without the ё of the contract', () => {
    const { fasting } = pageOfDay('2026-03-04', ru).day;
    expect(fasting.allowedFood).toContain('питьё');
    expect(foodText(fasting)).toMatch(/питье$/);
  });
});
