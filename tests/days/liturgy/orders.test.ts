import { describe, expect, it } from 'vitest';
import { dayNumber, weekdayOf } from '../../../generator/calendar/day-number.ts';
import { type OrderedDay, rowFinder } from '../../../generator/days/liturgy/orders.ts';
import type { Catalog } from '../../../generator/model/catalog.ts';
import type { Order } from '../../../generator/model/liturgy.ts';
import { parseRule } from '../../../generator/rules/grammar.ts';
import type { FeastPhase } from '../../../schemas/types.ts';

const APODOSIS = {
  id: 'apodosis',
  rule: parseRule('gregorian 02-09'),
  moves: [{ on: parseRule('gregorian 02-09 and sunday-between gregorian 02-09..02-09'), to: null }],
};
const POLYELEOS = { code: 'polyeleos', order: 2 } as Order['rank'];
const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6];

const order = (is: string, conditions: Partial<Order> & { readonly on?: string } = {}): Order => {
  const { on, ...others } = conditions;
  const rule = on === undefined ? null : parseRule(on);
  const any = { of: null, until: null, weekdays: ALL_WEEK, rank: null, feast: null, phases: [] };
  return { rule, ...any, is, open: null, basis: 'A test', ...others };
};

/** A day on which a saint is kept. */
const kept = (id: number) => ({ fixed: [{ id }] }) as unknown as Partial<OrderedDay>;

/** What a list of one conditional row and a last row for all days orders on a day of 2026. */
function orderOn(month: number, day: number, row: Order, facts: Partial<OrderedDay> = {}, year = 2026): string | null {
  const number = dayNumber('gregorian', { year, month, day });
  const ofDay = { day: number, weekday: weekdayOf(number), fixed: [], movable: [], ...facts } as unknown as OrderedDay;
  const rows = rowFinder({ movable: [APODOSIS] } as unknown as Catalog);
  return rows.first([row, order('always')], ofDay)?.is ?? null;
}

describe('The first row that matches a day decides', () => {
  it('by a rule', () => {
    expect(orderOn(1, 1, order('new year', { on: 'gregorian 01-01' }))).toBe('new year');
    expect(orderOn(1, 2, order('new year', { on: 'gregorian 01-01' }))).toBe('always');
  });

  it('by the weekday', () => {
    const sunday = order('sunday', { weekdays: [0] });
    expect([orderOn(11, 22, sunday), orderOn(11, 23, sunday)]).toEqual(['sunday', 'always']);
  });

  it('by a commemoration that is kept', () => {
    expect(orderOn(1, 1, order('saint', { of: 7 }), kept(7))).toBe('saint');
    expect(orderOn(1, 1, order('saint', { of: 7 }), kept(8))).toBe('always');
  });

  it('by the highest sign of its service', () => {
    const high = order('high', { rank: POLYELEOS });
    expect(orderOn(1, 1, high, { height: 1 })).toBe('high');
    expect(orderOn(1, 1, high, { height: 3 })).toBe('always');
    expect(orderOn(1, 1, high)).toBe('always');
  });

  it('by the great feast in force and the part of it', () => {
    const afterfeast = order('afterfeast', { feast: 'lord', phases: ['afterfeast', 'apodosis'] });
    const of = (whose: 'lord' | 'theotokos', phase: FeastPhase) => ({ feast: { whose, phase } });
    expect(orderOn(1, 1, afterfeast, of('lord', 'apodosis'))).toBe('afterfeast');
    expect(orderOn(1, 1, afterfeast, of('lord', 'forefeast'))).toBe('always');
    expect(orderOn(1, 1, afterfeast, of('theotokos', 'apodosis'))).toBe('always');
    expect(orderOn(1, 1, afterfeast, { feast: null })).toBe('always');
  });

  it('until the day of a commemoration, and not at all in years without it', () => {
    const before = order('before', { on: 'gregorian 02-03..02-09', until: 'apodosis' });
    expect([orderOn(2, 8, before), orderOn(2, 9, before)]).toEqual(['before', 'always']);
    // In 2025 February 9 is a Sunday, on which this data do not keep it.
    expect(orderOn(2, 8, before, {}, 2025)).toBe('always');
  });

  it('in whatever order the years come', () => {
    const leap = order('leap', { on: 'gregorian 02-29' });
    expect([orderOn(2, 29, leap, {}, 2024), orderOn(3, 1, leap, {}, 2026), orderOn(2, 29, leap, {}, 2028)]).toEqual([
      'leap',
      'always',
      'leap',
    ]);
  });
});
