import { describe, expect, it } from 'vitest';
import { Work } from '../../../generator/tree/workers/work.ts';

/** All portions that one worker gets if it is alone. */
function portions(work: Work<string>, own: number): string[][] {
  const portion = work.portion(own);
  return portion.length === 0 ? [] : [portion, ...portions(work, own)];
}

describe('Work that workers share', () => {
  it('gives a worker half of what is left of its own share each time, but at least two', () => {
    expect(portions(new Work([[...'abcdefghi']]), 0).map((portion) => portion.join(''))).toEqual(['abcde', 'fg', 'hi']);
    expect(portions(new Work([['a']]), 0)).toEqual([['a']]);
  });

  it('then gives it half of the longest share of another worker', () => {
    const work = new Work([['a'], [...'bc'], [...'defgh']]);
    expect(portions(work, 0).map((portion) => portion.join(''))).toEqual(['a', 'def', 'b', 'g', 'c', 'h']);
  });

  it('gives every item once, whichever worker is faster', () => {
    const items = Array.from({ length: 100 }, (_, i) => `${i}`);
    for (let slow = 1; slow < 10; slow++) {
      const work = new Work([items.slice(0, 50), items.slice(50)]);
      const given: string[] = [];
      for (let turn = 0; given.length < 100; turn++) given.push(...work.portion(turn % slow === 0 ? 0 : 1));
      expect(given.sort()).toEqual([...items].sort());
      expect([work.portion(0), work.portion(1)]).toEqual([[], []]);
    }
  });

  it('keeps the order of a share, and leaves the shares themselves alone', () => {
    const share = [...'abcdefg'];
    expect(portions(new Work([share]), 0).flat()).toEqual([...'abcdefg']);
    expect(share).toHaveLength(7);
  });

  it('has nothing for a worker without a share if there is nothing', () => {
    expect(new Work<string>([]).portion(3)).toEqual([]);
  });
});
