import { describe, expect, it } from 'vitest';
import { paschaOf } from '../../generator/calendar/pascha.ts';
import { realCatalog, realDay, realYear } from '../support/real-days.ts';

const food = (date: string) => `${realDay(date).fasting.type} ${realDay(date).fasting.food ?? '-'}`;

describe('what may be eaten', () => {
  it.each([
    ['2026-09-02', 'FAST no_oil', 'an ordinary Wednesday of the second half of the year'],
    ['2026-09-04', 'FAST no_oil', 'an ordinary Friday of the second half of the year'],
    ['2026-09-09', 'FAST no_oil', 'no change in August or September'],
    ['2026-08-28', 'FAST fish', 'the Dormition on a Friday'],
    ['2026-10-14', 'FAST fish', 'the Protection on a Wednesday'],
    ['2026-01-21', 'FAST fish', 'an ordinary Wednesday of the first half of the year'],
    ['2026-01-09', 'FAST_FREE -', 'Christmastide on a Friday'],
    ['2026-04-15', 'FAST_FREE -', 'Bright Week on a Wednesday'],
    ['2026-02-18', 'FAST_FREE no_meat', 'Cheesefare Week on a Wednesday'],
    ['2026-02-23', 'FAST none', 'Clean Monday'],
    ['2026-02-24', 'FAST dry', 'Clean Tuesday'],
    ['2026-03-03', 'FAST no_oil', 'a Tuesday of Lent'],
    ['2026-03-07', 'FAST oil', 'a Saturday of Lent'],
    ['2026-04-04', 'FAST caviar', 'Lazarus Saturday'],
    ['2026-04-05', 'FAST fish', 'Palm Sunday'],
    ['2026-04-07', 'FAST oil', 'the Annunciation on Great Tuesday'],
    ['2026-04-10', 'FAST none', 'Great Friday'],
    ['2026-04-22', 'FAST fish', 'a Wednesday of the paschal season'],
    ['2026-06-03', 'FAST_FREE -', 'Trinity Week on a Wednesday'],
    ['2026-07-07', 'FAST fish', 'the Nativity of the Forerunner'],
    ['2026-09-11', 'FAST oil', 'the Beheading of the Forerunner'],
    ['2026-09-27', 'FAST oil', 'the Exaltation on a Sunday'],
    ['2026-08-19', 'FAST fish', 'the Transfiguration on a Wednesday'],
    ['2026-12-19', 'FAST fish', 'Saint Nicholas'],
    ['2026-01-18', 'FAST oil', 'the eve of Theophany on a Sunday'],
    ['2027-01-06', 'FAST oil', 'the eve of the Nativity'],
    ['2024-01-19', 'NO_FAST -', 'Theophany on a Friday'],
    ['2026-11-24', 'NO_FAST -', 'an ordinary Tuesday'],
    ['2100-04-08', 'FAST fish', 'the Annunciation of 2100 in Lent'],
  ])('on %s: %s (%s)', (date, expected) => {
    expect(food(date)).toBe(expected);
  });

  it.each([
    ['2026-12-19', 'Рождественский пост: рыба', 'Nativity Fast: fish', 'Saint Nicholas'],
    [
      '2026-12-09',
      'Рождественский пост: пища с растительным маслом',
      'Nativity Fast: food with oil',
      'December saints',
    ],
    ['2027-03-22', 'Великий пост: пища с растительным маслом', 'Great Lent: food with oil', 'the Forty Martyrs'],
    ['2017-03-22', 'Великий пост: горячая пища без масла', 'Great Lent: hot food without oil', 'them on a Wednesday'],
    ['2026-07-06', 'Петров пост: рыба', 'Apostles’ Fast: fish', 'the Vladimir icon'],
    ['2026-08-21', 'Успенский пост: пища с растительным маслом', 'Dormition Fast: food with oil', 'the Solovki saints'],
    ['2026-08-19', 'Преображение Господне, Успенский пост', 'Transfiguration of the Lord, Dormition Fast', 'a feast'],
    ['2026-12-01', 'Рождественский пост', 'Nativity Fast', 'a weekday'],
  ])('is named on %s by the fast: “%s”, “%s” (%s)', (date, ru, en) => {
    expect(realDay(date).fasting.description).toEqual({ ru, en });
  });

  it('has nothing but the name of its season before a colon', () => {
    for (const { description, season } of realCatalog.fasting) {
      for (const lang of ['ru', 'en'] as const) {
        const [before, food] = description[lang].split(': ');
        if (food !== undefined) expect(before).toBe(season.description[lang]);
      }
    }
  });

  it('has no Wednesday or Friday without a fast except in fast-free weeks and on Theophany', () => {
    for (let year = 1583; year <= 3000; year += 7) {
      for (const { weekday, fasting, julian, date } of realYear(year)) {
        if (![3, 5].includes(weekday) || fasting.type !== 'NO_FAST') continue;
        if (julian.month !== 1 || julian.day !== 6) expect.fail(`${date} has no fast`);
      }
    }
  });

  it('keeps Great Lent from Clean Monday to Great Saturday without a gap', () => {
    for (let year = 1583; year <= 3000; year++) {
      const pascha = paschaOf(year);
      for (const { day, fasting, date } of realYear(year)) {
        if (day >= pascha - 48 && day < pascha && fasting.type !== 'FAST') expect.fail(date);
      }
    }
  });

  it('has no rule that never decides', () => {
    const used = new Set<string>();
    for (let year = 1583; year <= 3000; year++) for (const { fasting } of realYear(year)) used.add(fasting.id);
    expect(realCatalog.fasting.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});
