import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { optionsOf, planned } from '../support/planned.ts';

/** The most files of a Worker, by the plan of Cloudflare. */
const MOST: Readonly<Record<string, number>> = { free: 20_000, paid: 100_000 };
/** The tree of the first steps keeps room for what comes to the data. */
const MOST_OF_FIRST_STEPS = 19_600;

const page = readFileSync('docs/how-to/hosting-cloudflare.md', 'utf8');
const rows = [...page.matchAll(/^\| `([^`]+)` \|[^|]*\|[^|]*\| (free|paid)/gm)]
  .map(([, flags = '', plan = '']) => [flags, MOST[plan] ?? 0] as const)
  // The pack of the service books is not in this repository.
  .filter(([flags]) => !flags.includes('--data '));

describe('The trees for Cloudflare', () => {
  it.each(rows)('%s has fewer files than its plan allows, %d', async (flags, most) => {
    expect((await planned(optionsOf(flags))).files).toBeLessThan(most);
  });

  it('leave the free plan some room in the first steps, with the same years as in the table', async () => {
    const [, flags = ''] = /generate -- (--years now .+)/.exec(page) ?? [];
    const options = optionsOf(flags);
    expect(rows.map(([one]) => optionsOf(one))).toContainEqual({
      ...optionsOf(flags.split(' --host')[0] ?? ''),
      years: '2026',
    });
    expect((await planned({ ...options, years: 2026 })).files).toBeLessThan(MOST_OF_FIRST_STEPS);
    // A leap year has two more days of each endpoint.
    expect((await planned({ ...options, years: 2028 })).files).toBeLessThan(MOST_OF_FIRST_STEPS);
  });
});
