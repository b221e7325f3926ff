import { describe, expect, it } from 'vitest';
import { findById } from '../../generator/model/find-by-id.ts';
import { realCatalog } from '../support/real-days.ts';

const prayersOf = (id: string) => findById(realCatalog.texts, id)?.hymns?.prayers ?? [];

describe('the prayers that have ids of their own', () => {
  it.each(['lords_prayer', 'psalm_50', 'creed'])('%s has the same words as in the morning prayers', (id) => {
    const [alone] = prayersOf(id);
    const among = prayersOf('morning_prayers').find(({ title }) => title?.en === alone?.title?.en);
    expect(among?.texts).toEqual(alone?.texts);
    expect(alone?.texts.map(({ lang }) => lang)).toEqual(['cu', 'ru', 'en']);
  });

  it.each(['morning_prayers', 'evening_prayers', 'communion_prayers', 'thanksgiving_after_communion', 'table_prayers'])(
    '%s are titled, in three languages',
    (id) => {
      const prayers = prayersOf(id);
      expect(prayers.length).toBeGreaterThan(2);
      for (const { title, texts } of prayers) {
        expect(Object.keys(title ?? {}).sort()).toEqual(['en', 'ru']);
        expect(texts.map(({ lang }) => lang)).toEqual(['cu', 'ru', 'en']);
      }
    },
  );

  it('has the whole rule of communion: the canon in three languages, and twelve prayers', () => {
    expect(Object.keys(findById(realCatalog.texts, 'communion_prayers')?.canons ?? {}).sort()).toEqual([
      'cu',
      'en',
      'ru',
    ]);
    const numbered = prayersOf('communion_prayers').filter(({ title }) => /^Prayer \d+/.test(title?.en ?? ''));
    expect(numbered).toHaveLength(12);
  });
});
