import { describe, expect, it } from 'vitest';
import { newWork, takeAll, takenFrom, type Work } from '../../../generator/tree/threads/work.ts';

const SHARES = [['a', 'b'], [], ['c', 'd', 'e']];
/** The same work as the thread with the last share sees it. */
const atLast = (work: Work<string>) => ({ ...work, own: 2 });

describe('Work that threads share', () => {
  it('gives a thread its own share first, and then the others', () => {
    expect([...takenFrom(newWork(SHARES))]).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect([...takenFrom(atLast(newWork(SHARES)))]).toEqual(['c', 'd', 'e', 'a', 'b']);
  });

  it('gives every item once, whichever thread is faster', () => {
    const work = newWork(SHARES);
    const [slow, fast] = [work, atLast(work)].map((seen) => takenFrom(seen)[Symbol.iterator]()) as [
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
    const items = takenFrom(work)[Symbol.iterator]();
    items.next();
    takeAll(work);
    expect(items.next().done).toBe(true);
    expect([...takenFrom(atLast(work))]).toEqual([]);
  });
});
