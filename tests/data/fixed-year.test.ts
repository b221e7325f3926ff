import { describe, expect, it } from 'vitest';
import { dateOf, dayNumber, isoDate, monthDay } from '../../generator/calendar/day-number.ts';
import { paschaOf } from '../../generator/calendar/pascha.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../generator/contract/years.ts';
import { realDay, realYear } from '../support/real-days.ts';
import { civil } from './civil.ts';

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);

/** The civil date this many days after the Pascha of a year. */
const fromPascha = (year: number, offset: number) => isoDate(dateOf('gregorian', paschaOf(year) + offset));
/** The years in which a Julian date falls on a day counted from Pascha. */
const yearsWith = (month: number, day: number, offset: number) =>
  years.filter((year) => dayNumber('julian', { year, month, day }) - paschaOf(year) === offset);

/** English names of the fixed commemorations of a day. */
const namesOn = (date: string) => realDay(date).fixed.map(({ name }) => name.en);
const holds = (date: string, name: string) => namesOn(date).some((found) => found.includes(name));

describe('the fixed year', () => {
  it.each([
    ['2026-01-07', 'Nativity of our Lord'],
    ['2026-08-19', 'Transfiguration'],
    ['2026-08-28', 'Dormition'],
    ['2026-10-14', 'Protection'],
    ['2100-04-08', 'Annunciation'],
    ['2026-04-07', 'Annunciation'],
    ['2099-08-03', 'Anna of Kashin'],
    ['2100-08-04', 'Anna of Kashin'],
    ['2026-12-19', 'Nicholas'],
    ['1583-01-04', 'Nativity of our Lord'],
  ])('keeps on %s: %s', (date, name) => {
    expect(namesOn(date).map((found) => found.toLowerCase())).toContainEqual(
      expect.stringContaining(name.toLowerCase()),
    );
  });

  it('knows the finding of the relics of Anna of Kashin as 1372', () => {
    expect(realDay('2026-08-03').fixed.find(({ id }) => id === 1372)?.name.en).toContain('Anna of Kashin');
    expect(realDay('2026-08-03').julian).toEqual({ year: 2026, month: 7, day: 21 });
  });

  it('remembers the soldiers who fell on the civil 9 May in every century, as the bishops decreed', () => {
    for (const year of [1995, 2026, 2099, 2100, 2101, 2999]) {
      const days = realYear(year).filter(({ fixed }) => fixed.some(({ id }) => id === 4222));
      expect(days.map(({ date }) => date)).toEqual([`${year}-05-09`]);
    }
  });

  it.each([
    ['04-23', 4186, 'vigil'],
    ['09-28', 9332, 'polyeleos'],
    ['10-05', 10052, 'polyeleos'],
    ['11-23', 11198, 'polyeleos'],
    ['11-23', 11199, 'no_sign'],
    ['06-30', 6291, 'doxology'],
  ])('on Julian %s gives %i the rank that its basis names: %s', (date, id, rank) => {
    expect(realDay(civil(`2026-${date}`)).fixed.find((saint) => saint.id === id)?.rank?.code).toBe(rank);
  });

  it('keeps 29 February on the 28th of a common Julian year', () => {
    const leap = realDay(civil('2028-02-29'));
    expect(monthDay(leap.julian)).toBe('02-29');
    const ids = (date: string) => realDay(date).movable.map(({ entry }) => entry.id);
    expect(ids(civil('2028-02-29'))).toContain('john_cassian');
    expect(ids(civil('2028-02-28'))).not.toContain('john_cassian');
    expect(ids(civil('2027-02-28'))).toContain('john_cassian');
  });
});

describe('what moves because of the movable year', () => {
  it.each<[string, number, number, number, string, number]>([
    ['the Meeting on Clean Monday is kept on Forgiveness Sunday', 2, 2, -48, 'Meeting of', -49],
    ['the Forty Martyrs of the first week of Lent are kept on its Saturday', 3, 9, -47, 'Forty Martyrs', -43],
    ['the Forty Martyrs of the first week of Lent are kept on its Saturday', 3, 9, -44, 'Forty Martyrs', -43],
    ['the Forty Martyrs on the Wednesday of the Cross are kept on the Tuesday', 3, 9, -25, 'Forty Martyrs', -26],
    ['the Forty Martyrs on the Thursday of the Canon are kept on the Tuesday', 3, 9, -17, 'Forty Martyrs', -19],
    ['the Forty Martyrs on the Saturday of the Akathist are kept on the Sunday', 3, 9, -15, 'Forty Martyrs', -14],
    ['the Finding of the Head on Meatfare Saturday is kept on the Friday', 2, 24, -57, 'Finding of the Head', -58],
    ['the Finding of the Head on Clean Monday is kept on the Sunday', 2, 24, -48, 'Finding of the Head', -49],
    ['the Finding of the Head in the first week is kept on its Saturday', 2, 24, -46, 'Finding of the Head', -43],
    ['George on Great Friday is kept on Bright Monday', 4, 23, -2, 'Great Martyr George', 1],
    ['George on Pascha is kept on Bright Monday', 4, 23, 0, 'Great Martyr George', 1],
    ['the Three Hierarchs on Meatfare Saturday are kept a day earlier', 1, 30, -57, 'Basil the Great, Gregory', -58],
    ['the Three Hierarchs on Cheesefare Friday are kept a day earlier', 1, 30, -51, 'Basil the Great, Gregory', -52],
    ['Symeon and Anna make way for the Meeting', 2, 3, -47, 'Symeon the God-receiver', -48],
  ])('%s', (_, month, day, offset, name, moved) => {
    const found = yearsWith(month, day, offset);
    expect(found.length).toBeGreaterThan(0);
    for (const year of found) {
      expect(holds(fromPascha(year, moved), name)).toBe(true);
      expect(holds(fromPascha(year, offset), name)).toBe(false);
    }
  });

  it('the Annunciation is never moved, and its forefeast and afterfeast exist only before Lazarus Saturday', () => {
    for (const year of years) {
      const offset = dayNumber('julian', { year, month: 3, day: 25 }) - paschaOf(year);
      expect(holds(fromPascha(year, offset), 'Annunciation of')).toBe(true);
      if (holds(fromPascha(year, offset - 1), 'Forefeast of the Annunciation') !== offset - 1 < -8)
        expect.fail(`${year}`);
      if (holds(fromPascha(year, offset + 1), 'Leavetaking of the Annunciation') !== offset + 1 < -8)
        expect.fail(`${year}`);
    }
  });

  it('the afterfeast of the Meeting lasts from the day after it to the day before its leavetaking', () => {
    for (const year of years) {
      const third = dayNumber('julian', { year, month: 2, day: 3 });
      const afterfeast: number[] = [];
      let leavetaking: number | undefined;
      for (let day = third - 2; day <= third + 12; day++) {
        const date = isoDate(dateOf('gregorian', day));
        if (holds(date, 'Afterfeast of the Meeting')) afterfeast.push(day);
        if (realDay(date).movable.some(({ entry }) => entry.id === 'meeting_of_the_lord_apodosis')) leavetaking = day;
      }
      const last = leavetaking ?? third;
      const expected = Array.from({ length: Math.max(0, last - third) }, (_, i) => third + i);
      expect([year, ...afterfeast]).toEqual([year, ...expected]);
    }
  });
});
