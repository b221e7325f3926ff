import { describe, expect, it } from 'vitest';
import { overLimits } from '../../generator/tree/over-limits.ts';
import { yearGroups } from '../../generator/tree/plan/estimate.ts';
import { type GenerateOptions, resolveOptions } from '../../generator/tree/plan/options.ts';
import { yearsOf } from '../../generator/tree/plan/scope.ts';
import { treeInputs } from '../../generator/tree/record/inputs.ts';
import { realCatalog } from '../support/real-days.ts';

function over(options: GenerateOptions) {
  const { scope, origin } = resolveOptions(options);
  const inputs = treeInputs(realCatalog, origin, scope);
  const groups = yearsOf(scope).flatMap((year) => yearGroups(scope, year));
  return overLimits({ inputs, scope }, new Map(), groups);
}

describe('The limits of a host', () => {
  it('of files are named with the first plan that takes so many', () => {
    expect(over({ years: '2026-2030', host: 'cloudflare' })).toMatchObject([
      { kind: 'files', host: 'Cloudflare', plan: 'Free', most: 20_000, enough: 'Paid' },
    ]);
    expect(over({ years: '2000-2100', host: 'cloudflare' })).toMatchObject([{ kind: 'files', enough: null }]);
  });

  it('of bytes are named with the index of the datasets, which has a line for each of them', () => {
    const { scope, origin } = resolveOptions({ years: 'none', host: 'cloudflare' });
    const inputs = treeInputs(realCatalog, origin, scope);
    const table = { place: 'api/v1/datasets/calendar-2026.en.csv.gz', files: 1, bytes: 80_000 };
    const tables = (count: number) => overLimits({ inputs, scope }, new Map(), Array(count).fill(table));
    expect(tables(5000)).toEqual([]);
    const [one] = tables(19_000).filter(({ kind }) => kind === 'bytes');
    expect(one).toMatchObject({ kind: 'bytes', file: 'api/v1/datasets/datapackage.json', most: 25 * 1024 * 1024 });
  });

  it('are none for a tree that fits, and for a host without known limits', () => {
    expect(over({ years: 2026, host: 'cloudflare' })).toEqual([]);
    expect(over({ years: '2000-2100', host: 'netlify' })).toEqual([]);
    expect(over({ years: '2000-2100' })).toEqual([]);
  });
});
