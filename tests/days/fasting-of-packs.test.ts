import { describe, expect, it } from 'vitest';
import { daysOfYear } from '../../generator/calendar/civil-year.ts';
import { type DayNumber, dateOf, dayNumber, isoDate, weekdayOf } from '../../generator/calendar/day-number.ts';
import { paschaOf } from '../../generator/calendar/pascha.ts';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { fastingOfYear } from '../../generator/days/fasting/fasting.ts';
import type { FastingRule } from '../../generator/model/catalog.ts';
import { dataFolder } from '../support/data-folder.ts';

const YEARS = Array.from({ length: 101 }, (_, i) => 2000 + i);

/** Fish on Mondays, by the custom of a parish; `more` says which Mondays. */
const mondays = (more: string) => `\
rules:
  - { id: local_monday, on: always, weekdays: [mon], ${more}season: ordinary, food: fish, basis: a custom of ours }
`;

interface Told {
  readonly day: DayNumber;
  readonly date: string;
  readonly isMonday: boolean;
  /** The rule that decides with the data of the project alone, and the one that decides with the pack. */
  readonly before: FastingRule;
  readonly rule: FastingRule;
}

/** Each day of 2000–2100, with Mondays of a pack. */
async function withMondays(more: string): Promise<Told[]> {
  const [own, laid] = await Promise.all([rulesOf(), rulesOf(mondays(more))]);
  return YEARS.flatMap((year) => {
    const days = daysOfYear(year);
    const before = fastingOfYear(own, year, days);
    return fastingOfYear(laid, year, days).map((rule, i): Told => {
      const day = days[i] as DayNumber;
      const date = isoDate(dateOf('gregorian', day));
      return { day, date, isMonday: weekdayOf(day) === 1, before: before[i] as FastingRule, rule };
    });
  });
}

/** The fasting rules of the project, with those of a pack. */
async function rulesOf(pack?: string): Promise<readonly FastingRule[]> {
  const packs = pack === undefined ? [] : [dataFolder({ 'fasting.yaml': pack }, true)];
  return (await loadCatalog([dataFolder(), ...packs])).fasting;
}

const toPascha = ({ day, date }: Told) => day - paschaOf(Number(date.slice(0, 4)));
const julian = (year: number, month: number, day: number) => dayNumber('julian', { year, month, day });

describe('a Monday rule of a pack, on every day of 2000–2100,', () => {
  it('comes before all others by default: with a fast on Bright Monday and fish on Clean Monday', async () => {
    const days = await withMondays('');
    const strange = days.filter(({ isMonday, before, rule }) => rule.id !== (isMonday ? 'local_monday' : before.id));
    expect([days.length, strange]).toEqual([36_890, []]);
  });

  it('with “after” decides only Mondays that the rule behind it would decide', async () => {
    const days = await withMondays('after: friday_july_to_december, ');
    const wanted = ({ isMonday, before }: Told) => (isMonday && before.id === 'no_fast' ? 'local_monday' : before.id);
    expect(days.filter((one) => one.rule.id !== wanted(one))).toEqual([]);
    expect(days.filter(({ rule }) => rule.id === 'local_monday').length).toBeGreaterThan(2000);

    const brightMondays = days.filter((one) => toPascha(one) === 1);
    expect(new Set(brightMondays.map(({ rule }) => rule.type))).toEqual(new Set(['FAST_FREE']));
    const cleanMondays = days.filter((one) => toPascha(one) === -48);
    expect(new Set(cleanMondays.map(({ rule }) => rule.food))).toEqual(new Set(['none']));
    expect([brightMondays.length, cleanMondays.length]).toEqual([101, 101]);
  });

  it('with “except” does not change the days of a rule, of a season and of a rule in words', async () => {
    const days = await withMondays('except: [bright_week, great_lent, holy_week, "julian 12-25..01-04"], ');
    const isTakenOut = (one: Told) => {
      const distance = toPascha(one);
      const year = Number(one.date.slice(0, 4));
      const christmastide = [year - 1, year].some(
        (y) => one.day >= julian(y, 12, 25) && one.day <= julian(y + 1, 1, 4),
      );
      return (distance >= 0 && distance <= 6) || (distance >= -48 && distance < 0) || christmastide;
    };
    const wanted = (one: Told) => (one.isMonday && !isTakenOut(one) ? 'local_monday' : one.before.id);
    expect(days.filter((one) => one.rule.id !== wanted(one)).map(({ date }) => date)).toEqual([]);
    expect(days.filter((one) => one.isMonday && isTakenOut(one)).length).toBeGreaterThan(101 * 8);
  });
});

describe('several rules of a pack', () => {
  const idsOf = async (rules: string) => (await rulesOf(`rules:\n${rules}`)).map(({ id }) => id);
  const rule = (id: string, more = '') =>
    `  - { id: ${id}, on: julian 02-10, ${more}season: ordinary, basis: a custom of ours }\n`;

  it('keep their order after one rule, and after each other', async () => {
    const ids = await idsOf(
      rule('local_a', 'after: theophany, ') +
        rule('local_b', 'after: local_c, ') +
        rule('local_c', 'after: theophany, ') +
        rule('local_d') +
        rule('local_e'),
    );
    expect(ids.slice(0, 3)).toEqual(['local_d', 'local_e', 'bright_week']);
    const at = ids.indexOf('theophany');
    expect(ids.slice(at, at + 5)).toEqual(['theophany', 'local_a', 'local_c', 'local_b', 'meeting_of_the_lord']);
  });

  it('may move a rule of the calendar', async () => {
    const ids = await idsOf(
      '  - { id: bright_week, on: pascha+0..pascha+6, after: theophany, season: bright_week, basis: a test }\n',
    );
    expect(ids.indexOf('bright_week')).toBe(ids.indexOf('theophany') + 1);
    expect(ids.filter((id) => id === 'bright_week')).toHaveLength(1);
  });

  it('may leave out a season with all its rules but themselves', async () => {
    const lent = 'on: pascha-48..pascha-1, except: [great_lent], season: great_lent, basis: a test }\n';
    const fasting = await rulesOf(`rules:\n  - { id: local_lent, ${lent}`);
    const [own] = fasting;
    expect(own?.id).toBe('local_lent');
    expect(own?.except.length).toBe(fasting.filter(({ season }) => season.id === 'great_lent').length - 1);
  });
});
