import type { RowFinder } from '../../../generator/days/liturgy/orders.ts';
import type { Conditions, Odes, Service } from '../../../generator/model/liturgy.ts';

/** A row for all days. */
export const ANY_DAY: Conditions = {
  rule: null,
  of: null,
  until: null,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  rank: null,
  feast: null,
  phases: [],
};

/** Finds rows as if a day fulfilled each. */
export const EVERY_ROW: RowFinder = { first: (list) => list[0], all: (list) => list };

/** A service of commemorations, with odes at the Beatitudes. */
export function service(of: Service['of'], beatitudes: readonly Odes[] = [], rank: Service['rank'] = null): Service {
  return { of, rank, optional: null, beatitudes, basis: 'A test' };
}

/** Odes of a canon at the Beatitudes. */
export function odes(of: Odes['of'], ...numbers: readonly number[]): Odes {
  return { of, canon: null, odes: numbers, verses: 4 };
}
