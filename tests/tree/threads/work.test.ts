import { describe, expect, it } from 'vitest';
import { newWork, takeAll, takenFrom } from '../../../generator/tree/threads/work.ts';

const SHARES = [['a', 'b'], [], ['c', 'd', 'e']];

describe('Work that threads share', () => {
  it('gives a thread its own share first, and then the others', () => {
    expect([...takenFrom(newWork(SHARES), 0)]).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect([...takenFrom(newWork(SHARES), 2)]).toEqual(['c', 'd', 'e', 'a', 'b']);
  });

  it('gives every item once, whichever thread is faster', () => {
    const work = newWork(SHARES);
    const [slow, fast] = [0, 2].map((own) => takenFrom(work, own)[Symbol.iterator]()) as [
      Iterator<string>,
      Iterator<string>,
    ];
    const first = slow.next().value;
    const others = [...Array(4)].map(() => fast.next().value);
    expect([first, ...others]).toEqual(['a', 'c', 'd', 'e', 'b']);
    expect([slow.next().done, fast.next().done]).toEqual([true, true]);
  });

  it('can be ended: then no thread finds more', () => {
    const work = newWork(SHARES);
    const items = takenFrom(work, 0)[Symbol.iterator]();
    items.next();
    takeAll(work);
    expect(items.next().done).toBe(true);
    expect([...takenFrom(work, 2)]).toEqual([]);
  });
});
