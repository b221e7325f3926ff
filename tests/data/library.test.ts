import { describe, expect, it } from 'vitest';
import { findById } from '../../generator/model/find-by-id.ts';
import { contentFiles } from '../../generator/responses/content.ts';
import { realCatalog } from '../support/real-days.ts';

describe('the content answers', () => {
  it('have the icons of the owning record, or of the commemoration with the same id', () => {
    const files = [...contentFiles(realCatalog, 'https://example.org/api/v1')];
    const icons = (id: string) =>
      JSON.parse(files.find((file) => file.endpoint === 'hymnography' && file.id === id)?.text() ?? '').data[0].icons;
    expect(icons('pascha')[0]).toMatchObject({
      path: 'icons/pascha.svg',
      url: 'https://example.org/api/v1/icons/pascha.svg',
    });
    expect(icons('lazarus_saturday')).toEqual(icons('resurrection_of_righteous_lazarus'));
  });
});

describe('the library', () => {
  it('has the aliases of the contract', () => {
    expect(Object.fromEntries(realCatalog.aliases.map(({ id, of }) => [id, of]))).toEqual({
      anna_kashinskaya: '1372',
      lazarus_saturday: 'resurrection_of_righteous_lazarus',
      second_sunday_lent: 'gregory_palamas_second_sunday_lent',
      fourth_sunday_lent: 'john_climacus_fourth_sunday_lent',
      fifth_sunday_lent: 'mary_of_egypt_fifth_sunday_lent',
    });
  });

  it.each(realCatalog.aliases.map(({ id, of }) => [id, of]))('has hymns for %s, which is served from %s', (_, of) => {
    expect(findById(realCatalog.texts, of)?.hymns?.troparia).not.toHaveLength(0);
  });

  it.each(['pascha', 'jesus_christ', 'theotokos', 'guardian_angel', '12217', '1372'])(
    'has a whole canon of %s',
    (id) => {
      for (const lang of ['cu', 'ru'] as const) {
        const canon = findById(realCatalog.texts, id)?.canons[lang]?.[0];
        const odes = canon?.odes.map(({ number }) => number);
        expect(odes?.filter((number) => number !== 2)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
      }
    },
  );

  it.each(['jesus_christ', 'theotokos', 'guardian_angel', '10001', '1012', '11061', '7238'])(
    'has whole akathists of %s',
    (id) => {
      for (const lang of ['cu', 'ru'] as const) {
        const akathists = findById(realCatalog.texts, id)?.akathists[lang] ?? [];
        expect(akathists).not.toHaveLength(0);
        for (const { sections } of akathists) {
          expect(sections.filter(({ type }) => type === 'kondak').map(({ number }) => number)).toEqual(
            Array.from({ length: 13 }, (_, i) => i + 1),
          );
          expect(sections.filter(({ type }) => type === 'ikos')).toHaveLength(12);
        }
      }
    },
  );
});
