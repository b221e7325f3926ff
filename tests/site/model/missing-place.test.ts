import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../generator/contract/languages.ts';
import { placeOfMissing, placeOfPage } from '../../../generator/site/model/missing-place.ts';
import { addressOf, placeOf, type View } from '../../../generator/site/model/place.ts';
import { prerenderedAddress } from '../../../generator/site/model/prerendered-pages.ts';

const VIEWS: readonly View[] = [
  { kind: 'day', date: '2031-01-01' },
  { kind: 'month', year: 2031, month: 1 },
  { kind: 'year', year: 2031 },
  { kind: 'text', id: 'a:b' },
  { kind: 'texts' },
];

describe('the address of a page that is not there', () => {
  const pages = { firstYear: 2031, lastYear: 2031, languages: LANGUAGES, texts: true, liturgy: false };
  it.each(LANGUAGES)('leads to its place in %s, with or without the name of the file', (lang) => {
    for (const view of VIEWS) {
      const address = prerenderedAddress({ view, lang }, { ...pages, ids: new Set(['a:b']) }) as string;
      for (const one of [address, `${address}index.html`, address.slice(0, -1)]) {
        expect(placeOfPage(one), one).toBe(addressOf({ view, lang }));
      }
    }
  });

  it.each(['', 'x', 'day/', 'day', 'month/', 'days/2031-01-01/', 'day/2031-01-01/x', 'api/v1/day/2031-01-01'])(
    'is nowhere if %s is the address of no page',
    (address) => {
      expect(placeOfPage(address)).toBeNull();
      expect(placeOf(placeOfMissing(address), '2026-01-01', 'ru')).toEqual({ view: { kind: 'nowhere' }, lang: 'ru' });
    },
  );

  it('keeps the language of its folder', () => {
    expect(placeOf(placeOfMissing('en/x'), '2026-01-01', 'ru').lang).toBe('en');
    expect(placeOf(placeOfMissing('day/2031-02-30/'), '2026-01-01', 'en').view.kind).toBe('nowhere');
  });
});
