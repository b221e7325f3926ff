import { it } from 'vitest';
import { holdCorrections } from '../corrections/held.ts';
import { random } from '../fuzz/random.ts';
import { REAL_DATA } from '../support/data-folder.ts';
import { runProcess } from '../support/run.ts';

/** A year as days and one as datasets. Pages are drawn again by every correction; tests/tree/generate looks which change. */
const SCOPE = ['--years', '2026', '--datasets', '2027', '--csv', '--pages', 'none'];

it(
  'A tree after any corrections is that of a fresh run, and the list names just what changed',
  {
    timeout: 600_000,
    // A process of its own knows of the run before what that has kept, and no more.
  },
  () => holdCorrections(5, { data: REAL_DATA, scope: SCOPE, chance: random(26) }, runProcess),
);
