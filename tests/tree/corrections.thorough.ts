import { it } from 'vitest';
import { holdCorrections } from '../corrections/held.ts';
import { random } from '../fuzz/random.ts';
import { REAL_DATA } from '../support/data-folder.ts';
import { runProcess } from '../support/run.ts';

/**
 * A year as days and one as datasets. Every correction would render all pages of days and texts again, so these are
 * left out; tests/tree/generate checks which of them change.
 */
const SCOPE = ['--years', '2026', '--datasets', '2027', '--csv', '--pages', 'none'];

it(
  'A tree after any corrections is that of a fresh run, and the list names exactly what changed',
  {
    timeout: 600_000,
    // A separate process knows about the previous run only what that run cached.
  },
  () => holdCorrections(5, { data: REAL_DATA, scope: SCOPE, chance: random(26) }, runProcess),
);
