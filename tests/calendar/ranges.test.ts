import { describe, expect, it } from 'vitest';
import { rangesOf, yearRanges } from '../../generator/calendar/ranges.ts';

describe('ranges', () => {
  it('have the numbers in a row, in any order and named twice', () => {
    expect(rangesOf([2003, 2001, 2000, 2001])).toEqual([
      [2000, 2001],
      [2003, 2003],
    ]);
    expect(rangesOf([])).toEqual([]);
  });

  it('of years are short', () => {
    expect(yearRanges([2000, 2001, 2003])).toEqual(['2000-2001', '2003']);
  });
});
