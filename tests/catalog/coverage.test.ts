import { expect, it } from 'vitest';
import { coverage, textCoverage, thinDays } from '../../generator/catalog/coverage.ts';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { dataFolder, month } from '../support/data-folder.ts';
import { churchTexts, sourcedTexts, wholeTexts } from '../support/texts.ts';

it('counts entries, ranks, icons and texts by month and in total', async () => {
  const catalog = await loadCatalog([
    dataFolder({
      'menologion/07.yaml': month(
        7,
        '07-03',
        '  - { id: 1, name: { ru: Мученик Флор, en: Martyr Florus }, type: 11, rank: no_sign, rankSources: [typikon 47] }\n' +
          '  - { id: 2, name: { ru: Мученик Лавр, en: Martyr Laurus }, type: 11 }\n',
      ),
      'texts/2/hagiography.yaml': 'short: { texts: { ru: Житие } }\n',
    }),
  ]);
  const rows = coverage(catalog);
  expect(rows[6]).toEqual({ month: '07', days: 1, entries: 2, ranks: 1, bothLanguages: 2, icons: 0, texts: 1 });
  expect(rows[12]).toEqual({ ...rows[6], month: 'all' });
  expect(thinDays(catalog, 3)).toContainEqual({ day: '07-03', entries: 2 });
});

it('counts texts and their translations by collection and in total', async () => {
  const catalog = await loadCatalog([dataFolder(wholeTexts('all'))]);
  expect(textCoverage(catalog)).toEqual([
    { collection: 'canons', texts: 2, ru: 2, en: 1, church: 0, sources: 0 },
    { collection: 'akathists', texts: 1, ru: 1, en: 0, church: 0, sources: 0 },
    { collection: 'troparia', texts: 2, ru: 1, en: 1, church: 0, sources: 0 },
    { collection: 'kontakia', texts: 1, ru: 0, en: 0, church: 0, sources: 0 },
    { collection: 'prayers', texts: 2, ru: 2, en: 0, church: 0, sources: 0 },
    { collection: 'magnifications', texts: 1, ru: 0, en: 0, church: 0, sources: 0 },
    { collection: 'all', texts: 9, ru: 6, en: 2, church: 0, sources: 0 },
  ]);
});

it('counts the texts in the church script', async () => {
  const catalog = await loadCatalog([dataFolder(churchTexts('all'))]);
  const counts = textCoverage(catalog).map(({ collection, church }) => [collection, church]);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ canons: 2, akathists: 1, troparia: 1, kontakia: 0, prayers: 1, magnifications: 0, all: 5 },
  });
});

it('counts the texts that name their book', async () => {
  const catalog = await loadCatalog([dataFolder(sourcedTexts('all'))]);
  const counts = textCoverage(catalog).map(({ collection, sources }) => [collection, sources]);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ canons: 1, akathists: 1, troparia: 1, kontakia: 0, prayers: 0, magnifications: 0, all: 3 },
  });
});
