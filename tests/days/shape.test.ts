import { setFlagsFromString } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { realYear } from '../support/real-days.ts';

/** Whether V8 keeps two objects in the same shape; it reads properties of objects of one shape several times as fast. */
function haveSameShape(one: object, other: object): boolean {
  setFlagsFromString('--allow-natives-syntax');
  try {
    return new Function('one', 'other', 'return %HaveSameMap(one, other)')(one, other);
  } finally {
    setFlagsFromString('--no-allow-natives-syntax');
  }
}

describe('the days of a year', () => {
  it('have one shape', () => {
    const [first, ...others] = realYear(2026);
    expect(others.filter((day) => !haveSameShape(first as object, day))).toEqual([]);
  });
});
