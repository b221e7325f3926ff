import { expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { dataFolder } from '../support/data-folder.ts';

const hymn = (delta: number, text: string) => `  - { delta: ${delta}, tone: 4, texts: { cu: ${text} } }\n`;

it('a hymn of another id is in its place, also through a second id, and a circle ends', async () => {
  const catalog = await loadCatalog([
    dataFolder({
      'texts/a/hymnography.yaml': `troparia:\n${hymn(1, 'А')}shared:\n  - { of: c, kontakion: 1 }\n`,
      'texts/b/hymnography.yaml': `troparia:\n${hymn(2, 'Б')}shared:\n  - { of: a, troparion: 1, kontakion: 1 }\n`,
      'texts/c/hymnography.yaml': `kontakia:\n${hymn(1, 'В')}shared:\n  - { of: b, troparion: 2 }\n`,
    }),
  ]);
  const sung = (list: 'troparia' | 'kontakia') =>
    findById(catalog.texts, 'b')?.hymns?.[list].map(({ delta, texts }) => `${delta} ${texts[0]?.value}`);
  expect(sung('troparia')).toEqual(['1 <p>А</p>', '2 <p>Б</p>']);
  expect(sung('kontakia')).toEqual(['1 <p>В</p>']);
});
