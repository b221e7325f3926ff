import { describe, expect, it } from 'vitest';
import { firstYear, lastYearPrinted } from '../../generator/catalog/first-years.ts';

describe('The first year of a historical calendar that has a commemoration', () => {
  it('is the known year, whatever is printed', () => {
    expect(firstYear({ since: 1903 }, 'Обретение мощей преподобного Серафима (1903)')).toBe(1903);
    expect(firstYear({ since: 1762 }, 'Преподобный Меркурий (XIV)')).toBe(1762);
  });

  it('is the year after the later bound of the data and the name', () => {
    expect(firstYear({ notBefore: 2000 }, 'Священномученик Сергий (1937)')).toBe(2001);
    expect(firstYear({}, 'Священномученик Сергий (1937)')).toBe(1938);
    expect(firstYear({ notBefore: 1601 }, 'Горбаневская икона Божией Матери (XVIII)')).toBe(1701);
    expect(firstYear({}, 'Собор Архистратига Михаила')).toBeNull();
  });

  it.each([
    ['Преподобный Онуфрий (1818)', 1818],
    ['Преподобный Поликарп Брянский (1620–1621)', 1621],
    ['Мученики Иоанн (1918) и Петр (1937)', 1937],
    ['Праведный Симеон (после 1611)', 1611],
    ['Преподобный Макарий (Петров) исповедник (ок. 1944)', 1944],
    ['Блаженная Ксения Петербургская (XIX)', 1800],
    ['Преподобные Онуфрий и Авксентий (XV–XVI)', 1500],
    ['Преподобный Антоний (XXI)', 2000],
    ['Преподобный Иоанн (IX) и мощи его (1650)', 1650],
    ['Пророк Боговидец Моисей (XVI до Р. Х.)', null],
    ['Праведный Авраам (ок. 2000–1500 до Р. Х.)', null],
    ['Царь Николай II (Романов)', null],
    ['Обретение 1649 года', null],
    ['Иерусалимская икона Божией Матери (48)', null],
  ])('after “%s” comes what is printed there', (name, year) => {
    expect(lastYearPrinted(name)).toBe(year);
  });
});
