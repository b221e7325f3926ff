import { describe, expect, it } from 'vitest';
import type { Day } from '../../../generator/days/day.ts';
import { dayPropers } from '../../../generator/days/liturgy/propers.ts';
import type { Catalog } from '../../../generator/model/catalog.ts';
import type { OwnedPropers, Sung } from '../../../generator/model/liturgy.ts';
import type { Reading } from '../../../generator/model/reading.ts';
import { ANY_DAY, EVERY_ROW } from './rows.ts';

const sung = (verse: string): Sung => ({ verse, tone: null, stikhi: [] });
/** The same verses in each list. */
const lists = (...verses: string[]) => {
  const list = verses.map(sung);
  return { prokeimena: list, alleluias: list, communion: list, basis: 'A test' };
};
const row = (of: number | string | null, verses: string[], more: Partial<OwnedPropers> = {}): OwnedPropers => ({
  of,
  days: { ...ANY_DAY, of },
  isAfterfeast: false,
  isPresanctified: false,
  ...lists(...verses),
  ...more,
});
const SAINT = row(1, ['saint', 'second of the saint']);
const ON_THE_DAY = { days: ANY_DAY } as const;
const AFTERFEAST = row(7, ['feast'], { ...ON_THE_DAY, isAfterfeast: true });

const reading = (of: Reading['of'], more: Partial<Reading> = {}) =>
  ({ service: 'liturgy', of, joined: false, optional: false, ...more }) as Reading;

interface Given {
  readonly rows?: readonly OwnedPropers[];
  readonly readings: readonly Reading[];
  readonly weekday?: number;
  readonly kind?: string;
}

/** The prokeimena of a day for which every row is. */
function prokeimena({ rows = [], readings, weekday = 2, kind = 'chrysostom' }: Given): string[] {
  const movable = [{ id: 'sunday_of_something', asSaint: null }];
  const liturgy = { propers: rows, weekdays: { 2: lists('weekday') }, tones: { 1: lists('tone') } };
  const day = { weekday, scripture: { tone: 1, readings } } as unknown as Day;
  return dayPropers({ movable, liturgy } as unknown as Catalog, EVERY_ROW)(day, kind).prokeimena.map(
    ({ verse }) => verse,
  );
}

describe('Prokeimena', () => {
  it('are those of the weekday, or on Sundays of the tone', () => {
    expect(prokeimena({ readings: [reading(null)] })).toEqual(['weekday']);
    expect(prokeimena({ readings: [reading(null)], weekday: 0 })).toEqual(['tone']);
  });

  it('follow the readings in their order, the first of each', () => {
    expect(prokeimena({ rows: [SAINT], readings: [reading(null), reading(1)] })).toEqual(['weekday', 'saint']);
    expect(prokeimena({ rows: [SAINT], readings: [reading(1), reading(null)] })).toEqual(['saint', 'weekday']);
  });

  it('are two of the same saint where the weekday is displaced', () => {
    expect(prokeimena({ rows: [SAINT], readings: [reading(1)] })).toEqual(['saint', 'second of the saint']);
  });

  it('are at most two', () => {
    const rows = [SAINT, row(2, ['other'])];
    expect(prokeimena({ rows, readings: [reading(null), reading(1), reading(2)] })).toEqual(['weekday', 'saint']);
  });

  it('do not come with readings that are joined, optional or of another service', () => {
    const other = [{ joined: true }, { optional: true }, { service: 'matins' as const }];
    for (const more of other)
      expect(prokeimena({ rows: [SAINT], readings: [reading(null), reading(1, more)] })).toEqual(['weekday']);
  });

  it('of a day of the church year stand in place of those of the tone', () => {
    const rows = [row('sunday_of_something', ['its own'])];
    expect(prokeimena({ rows, readings: [reading(null)], weekday: 0 })).toEqual(['its own']);
  });

  it('of the weekday are sung for a saint without any', () => {
    expect(prokeimena({ readings: [reading(1)] })).toEqual(['weekday']);
  });

  it('of a feast come first on the weekdays after it, also where the weekday is displaced', () => {
    const rows = [SAINT, AFTERFEAST];
    expect(prokeimena({ rows, readings: [reading(null), reading(1)] })).toEqual(['feast', 'saint']);
    expect(prokeimena({ rows, readings: [reading(1)] })).toEqual(['feast', 'saint']);
  });

  it('of a feast follow the tone on the Sundays after it, unless a saint has some', () => {
    expect(prokeimena({ rows: [AFTERFEAST], readings: [reading(null)], weekday: 0 })).toEqual(['tone', 'feast']);
    const rows = [SAINT, AFTERFEAST];
    expect(prokeimena({ rows, readings: [reading(null), reading(1)], weekday: 0 })).toEqual(['tone', 'saint']);
  });

  it('are those of the saint alone at the Liturgy of the Presanctified Gifts', () => {
    const rows = [SAINT, row(null, ['of Lent'], { ...ON_THE_DAY, isPresanctified: true, prokeimena: null })];
    expect(prokeimena({ rows, readings: [reading(1)], kind: 'presanctified' })).toEqual([
      'saint',
      'second of the saint',
    ]);
    expect(prokeimena({ rows, readings: [], kind: 'presanctified' })).toEqual([]);
  });
});
