import { describe, expect, it } from 'vitest';
import { changedWords } from '../../generator/diff/changed-words.ts';
import { daysInWords } from '../../generator/diff/days-in-words.ts';
import { besides, common } from '../../generator/diff/extent.ts';

describe('days', () => {
  it('are ranges, and are counted', () => {
    expect(daysInWords(['2026-01-01/2026-01-05', '2026-03-01'])).toEqual({
      count: 6,
      items: ['2026-01-01…2026-01-05', '2026-03-01'],
    });
  });

  it('of every year are one item', () => {
    const years = Array.from({ length: 101 }, (_, i) => `${2000 + i}-09-25`);
    expect(daysInWords(years)).toEqual({ count: 101, items: ['09-25 (2000–2100)'] });
    const moving = [...years, '2000-12-31/2001-01-02', '2002-05-01', '2004-05-01'];
    expect(daysInWords(moving)).toEqual({
      count: 106,
      items: ['09-25 (2000–2100)', '2000-12-31…2001-01-02', '05-01 (2002)', '05-01 (2004)'],
    });
  });
});

describe('changed words', () => {
  it('of short texts are both texts', () => {
    expect(changedWords('diakon', 'protodiakon')).toBe('diakon → protodiakon');
  });

  it('of long ones stand among the words around them', () => {
    const text = (one: string) => `Священномученик Петр Сорокин, ${one} московский, и с ним другие (1953)`;
    const start = 'Священномученик Петр Сорокин, ';
    expect(changedWords(text('диакон'), text('протодиакон'))).toBe(
      `${start}[диакон → протодиакон] московский, и с ним другие (1953)`,
    );
    const before = 'Слово '.repeat(40);
    expect(changedWords(`${before}один`, `${before}два`)).toBe('… Слово Слово Слово Слово [один → два]');
  });

  it('of other texts are both', () => {
    const [one, other] = ['a'.repeat(50), 'b'.repeat(50)];
    expect(changedWords(one, other)).toBe(`${one} → ${other}`);
  });
});

describe('extents', () => {
  const one = { years: [2000, 2001, 2003], endpoints: ['fasting', 'canons'], languages: ['ru', 'en'] } as const;
  const other = { years: [2001, 2003], endpoints: ['fasting'], languages: ['ru', 'cu'] } as const;

  it('have something in common, and something besides', () => {
    expect(common(one, other)).toEqual({ years: [2001, 2003], endpoints: ['fasting'], languages: ['ru'] });
    expect(besides(one, other)).toEqual({ years: [2000], endpoints: ['canons'], languages: ['en'] });
  });
});
