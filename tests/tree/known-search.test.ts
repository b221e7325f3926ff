import { describe, expect, it } from 'vitest';
import { searchIndex } from '../../generator/responses/search.ts';
import { knownSearchIndex } from '../../generator/tree/parts/known-search.ts';
import { memoryKeeper } from '../support/memory-keeper.ts';
import { realCatalog } from '../support/real-days.ts';

describe('the search index that a run keeps for the next run', () => {
  const own = memoryKeeper();
  const made = knownSearchIndex(realCatalog, 'en', own);

  it('equals a fresh one, for each language', () => {
    expect(made).toBe(searchIndex(realCatalog, 'en'));
    expect(knownSearchIndex(realCatalog, 'ru', own)).toBe(searchIndex(realCatalog, 'ru'));
    expect(knownSearchIndex(realCatalog, 'en', own)).toBe(made);
  });

  it('is used as it is while nothing in it changes', () => {
    const [[kind, { from }] = ['', { from: '' }]] = [...own.kept];
    const altered = memoryKeeper();
    altered.write(kind, 'what was kept', from);
    expect(kind).toBe('search-en');
    expect(knownSearchIndex(realCatalog, 'en', altered)).toBe('what was kept');
  });

  it('is made again when a name has changed', () => {
    const commemorations = new Map(realCatalog.commemorations);
    const [first] = commemorations.values();
    if (!first) throw new Error('there is no commemoration');
    commemorations.set(first.id, { ...first, name: { ...first.name, en: 'Zzyzx of Nowhere' } });
    const catalog = { ...realCatalog, commemorations };
    expect(knownSearchIndex(catalog, 'en', own)).toBe(searchIndex(catalog, 'en'));
    expect(knownSearchIndex(catalog, 'en', own)).toContain('Zzyzx of Nowhere');
  });
});
