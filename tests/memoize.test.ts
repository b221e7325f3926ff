import { describe, expect, it, vi } from 'vitest';
import { memoizeLately } from '../generator/memoize.ts';

describe('a function that remembers its last numbers', () => {
  it('answers like the function itself, in any order, also for numbers that take the same place', () => {
    const squared = memoizeLately(4, (n) => n * n);
    for (const n of [0, 1, 4, 0, 8, 3, 7, 3, 1, 5, 1]) expect(squared(n)).toBe(n * n);
  });

  it('makes an answer once for as many numbers in a row as it may remember', () => {
    const make = vi.fn((n: number) => n * n);
    const squared = memoizeLately(4, make);
    for (const n of [5, 6, 7, 8, 5, 6, 7, 8]) squared(n);
    expect(make).toHaveBeenCalledTimes(4);
    squared(9);
    expect(make).toHaveBeenCalledTimes(5);
  });
});
