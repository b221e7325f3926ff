import { describe, expect, it } from 'vitest';
import { packagesLoadedWith } from '../support/imports.ts';

describe('Who needs only days', () => {
  it('loads no package with the engine of days', () => {
    expect(packagesLoadedWith('engine/engine.ts')).toContain('minisearch');
    expect([...packagesLoadedWith('engine/days.ts')]).toEqual([]);
  });

  it('loads no search with a worker of the tree, which writes years and their feeds', () => {
    const packages = [...packagesLoadedWith('tree/workers/worker.ts')];
    expect(packages).toContain('ical.js');
    expect(packages.filter((name) => /minisearch|stemmers/.test(name))).toEqual([]);
  });
});
