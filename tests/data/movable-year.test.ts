import { describe, expect, it } from 'vitest';
import { paschaOf } from '../../generator/calendar/pascha.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../generator/contract/years.ts';
import { realCatalog, realDay, realYear } from '../support/real-days.ts';
import { civil } from './civil.ts';

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
/** Ids of the movable entries of a day. */
const movableOn = (date: string) => realDay(date).movable.map(({ entry }) => entry.id);

describe('the movable year', () => {
  it.each([
    ['2026-02-23', 'clean_monday'],
    ['2026-03-01', 'triumph_of_orthodoxy'],
    ['2026-04-05', 'entry_of_the_lord_into_jerusalem'],
    ['2026-04-12', 'pascha'],
    ['2026-04-21', 'radonitsa'],
    ['2026-05-06', 'mid_pentecost'],
    ['2026-05-21', 'ascension'],
    ['2026-05-31', 'pentecost'],
    ['2026-06-01', 'day_of_the_holy_spirit'],
    ['2026-06-14', 'all_saints_of_russia'],
    ['2026-07-19', 'anna_kashinskaya'],
    ['2026-11-07', 'demetrius_memorial_saturday'],
    ['2023-10-28', 'demetrius_memorial_saturday'],
    ['2026-02-08', 'new_martyrs_and_confessors_of_russia'],
    ['2026-01-11', 'joseph_david_and_james'],
    ['2026-10-25', 'fathers_of_the_seventh_ecumenical_council'],
    ['2025-07-27', 'fathers_of_the_six_ecumenical_councils'],
    ['2026-09-27', 'altai_saints_synaxis'],
    ['2026-12-27', 'sunday_of_the_holy_forefathers'],
  ])('on %s holds %s', (date, id) => {
    expect(movableOn(date)).toContain(id);
  });

  it('keeps the Syrian desert fathers on Julian 23 February: 8 March, in leap years the 7th', () => {
    const id = 'syrian_desert_fathers_julian_february_23';
    expect(movableOn('2026-03-08')).toContain(id);
    expect(movableOn('2028-03-07')).toContain(id);
    expect(movableOn('2028-03-08')).not.toContain(id);
    expect(movableOn(civil('2500-02-23'))).toContain(id);
  });

  it('keeps Anna of Kashin on the Sunday strictly after 12 July, once a year, in every century', () => {
    for (const year of years) {
      const days = realYear(year).filter(({ movable }) => movable.some(({ entry }) => entry.id === 'anna_kashinskaya'));
      const date = days[0]?.date ?? '';
      if (days.length !== 1 || days[0]?.weekday !== 0 || date < `${year}-07-13` || date > `${year}-07-19`) {
        expect.fail(`${year}: ${days.map((day) => day.date)}`);
      }
    }
  });

  it('puts every day of every year into a week whose dates include the day', () => {
    for (const year of years) {
      for (const { day, date, movable } of realYear(year)) {
        const weeks = movable.filter(({ entry }) => entry.kind === 'week');
        if (weeks.length === 0) expect.fail(`${date} stands in no week`);
        if (weeks.some(({ span }) => day < span.from || day > span.to)) expect.fail(`${date} is outside its week`);
      }
    }
  });

  it('numbers the Sundays after Pentecost without a gap until the Triodion', () => {
    const sundays = realCatalog.movable
      .filter(({ id }) => /^[a-z_]+_sunday_after_pentecost$/.test(id))
      .map(({ id }) => id);
    expect(sundays).toHaveLength(37);
    for (const year of years.slice(0, -1)) {
      const [from, to] = [paschaOf(year) + 63, paschaOf(year + 1) - 71];
      const found = [...realYear(year), ...realYear(year + 1)]
        .filter(({ day }) => day >= from && day <= to)
        .flatMap(({ movable }) =>
          movable.filter(({ entry, span }) => sundays.includes(entry.id) && span.from === span.to),
        )
        .map(({ entry }) => entry.id);
      expect(found).toEqual(sundays.slice(0, Math.floor((to - from) / 7) + 1));
    }
  });

  it('has the week of the day and the Sunday printed as in the calendar', () => {
    const labels = (date: string) =>
      realYear(Number(date.slice(0, 4)))
        .find((day) => day.date === date)
        ?.movable.filter(({ entry }) => entry.kind === 'week')
        .map(({ entry }) => `${entry.label.ru} / ${entry.label.en}`);
    expect(labels('2026-11-04')).toEqual(['Седмица 23-я по Пятидесятнице / 23rd Week after Pentecost']);
    expect(labels('2026-07-19')).toEqual(['Неделя 7-я по Пятидесятнице / 7th Sunday after Pentecost']);
  });

  it('knows every movable entry at least once in thirty years', () => {
    const seen = new Set<string>();
    for (let year = 2000; year < 2030; year++) {
      for (const { movable } of realYear(year)) for (const { entry } of movable) seen.add(entry.id);
    }
    const late = /^(thirty_(fifth|sixth|seventh|eighth)|thirty_fourth)_(week|sunday)_after_pentecost$/;
    const never = realCatalog.movable.map(({ id }) => id).filter((id) => !seen.has(id) && !late.test(id));
    expect(never).toEqual([]);
  });
});
