import { it } from 'vitest';
import { holdCorrections } from '../corrections/held.ts';
import { random } from '../fuzz/random.ts';
import { SMALL_DATA } from '../support/small-data.ts';

/** A year as days and one as datasets. */
const SCOPE = ['--years', '2026', '--datasets', '2027', '--csv'];

it('A small tree after any corrections is that of a fresh run, and the list names exactly what changed', () =>
  holdCorrections(2, { data: SMALL_DATA, scope: SCOPE, chance: random(26) }));
