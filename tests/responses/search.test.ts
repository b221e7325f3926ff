import { describe, expect, it } from 'vitest';
import { search } from '../support/search.ts';

describe('the search', () => {
  it('takes a single letter as a word, not as the beginning of longer words', () => {
    expect(search('ж')).toEqual([]);
    expect(search('же').length).toBeGreaterThan(0);
  });

  it('finds nothing for no words', () => {
    expect(search('  ,;- ')).toEqual([]);
    expect(search('$^[')).toEqual([]);
  });
});
