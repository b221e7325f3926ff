import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { validatorOf } from '../../generator/catalog/validators.ts';
import { LANGUAGES, type Language } from '../../generator/contract/languages.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { textIndex } from '../../generator/responses/text-index.ts';
import type { TextIndex } from '../../schemas/types.ts';
import { dataFolder } from '../support/data-folder.ts';
import { realCatalog } from '../support/real-days.ts';
import { churchTexts, HAGIOGRAPHY, PLAIN_CANON, sourcedTexts, wholeTexts } from '../support/texts.ts';

const indexOf = (lang: Language, catalog = realCatalog): TextIndex => JSON.parse(textIndex(catalog, lang));

describe('the index of texts', () => {
  it.each(LANGUAGES)('has the shape of its schema and a title for every id, in %s', (lang) => {
    const index = indexOf(lang);
    const check = validatorOf('responses/text-index');
    expect(check(index), JSON.stringify(check.errors)).toBe(true);
    expect(index.meta).toEqual({ lang, count: realCatalog.texts.length + realCatalog.aliases.length });
    expect(index.data.filter(({ id, title }) => title === id)).toEqual([]);
  });

  it('says which texts belong to no day: those without a commemoration', () => {
    const { data } = indexOf('ru');
    const undated = data.filter((entry) => entry.undated).map(({ id }) => id);
    expect(undated).toEqual(data.map(({ id }) => id).filter((id) => !findById(realCatalog.commemorations, id)));
    expect(undated).toEqual(expect.arrayContaining(['theotokos', 'lords_prayer', 'common_martyr']));
    expect(undated).not.toEqual(expect.arrayContaining(['pascha']));
  });

  it('says which collections an id has, and to which id the texts of an alias belong', async () => {
    const folder = dataFolder({
      ...wholeTexts('all'),
      'texts/life/hagiography.yaml': HAGIOGRAPHY,
      'aliases.yaml': '- { id: some_saint, of: all }\n',
    });
    const everything = ['canons', 'akathists', 'hymnography', 'hagiography'];
    expect(indexOf('ru', await loadCatalog([folder])).data).toMatchObject([
      { id: 'all', title: 'all', collections: everything },
      { id: 'life', title: 'life', collections: ['hagiography'], texts: [] },
      { id: 'some_saint', title: 'Преподобный Некто', of: 'all', collections: everything },
    ]);
  });

  it('names the book of a text in the language of the list, also if a pack brings the book', async () => {
    const pack = dataFolder(
      {
        'books/books.yaml': '- { id: Kanonnik1990, name: { ru: Канонник, en: Book of Canons } }\n',
        'texts/pascha/canon-1.cu.yaml': `source: { book: Kanonnik1990, page: "7" }\n${PLAIN_CANON}`,
      },
      true,
    );
    const catalog = await loadCatalog([dataFolder(sourcedTexts('all')), pack]);
    const sourcesIn = (lang: Language) =>
      indexOf(lang, catalog).data.map(({ texts }) => texts.map(({ collection, source }) => [collection, source]));
    expect(sourcesIn('en')).toEqual([
      [
        ['canons', { book: 'Mineya1990', title: 'Menaion', chapter: '03', page: '12' }],
        ['akathists', { book: 'Mineya1990', title: 'Menaion', chapter: '02p' }],
        ['troparia', { book: 'Mineya1990', title: 'Menaion', chapter: '03', page: '11' }],
        ['kontakia', undefined],
      ],
      [['canons', { book: 'Kanonnik1990', title: 'Book of Canons', page: '7' }]],
    ]);
    expect(sourcesIn('ru')[1]).toEqual([['canons', { book: 'Kanonnik1990', title: 'Канонник', page: '7' }]]);
    const check = validatorOf('responses/text-index');
    expect(check(indexOf('ru', catalog)), JSON.stringify(check.errors)).toBe(true);
  });

  it('says which texts exist in the church script', async () => {
    const [all] = indexOf('ru', await loadCatalog([dataFolder(churchTexts('all'))])).data;
    expect(all?.texts.filter(({ church }) => church).map(({ collection, number }) => [collection, number])).toEqual([
      ['canons', 1],
      ['canons', 2],
      ['akathists', 1],
      ['troparia', 1],
      ['prayers', 1],
    ]);
  });

  it('has the number of each text and its translations', async () => {
    const [all] = indexOf('ru', await loadCatalog([dataFolder(wholeTexts('all'))])).data;
    const [yes, no] = [true, false];
    expect(all?.texts).toEqual([
      { collection: 'canons', number: 1, translated: { ru: yes, en: no }, church: no },
      { collection: 'canons', number: 3, translated: { ru: yes, en: yes }, church: no },
      { collection: 'akathists', number: 1, translated: { ru: yes, en: no }, church: no },
      { collection: 'troparia', number: 1, translated: { ru: yes, en: yes }, church: no },
      { collection: 'troparia', number: 2, translated: { ru: no, en: no }, church: no },
      { collection: 'kontakia', number: 2, translated: { ru: no, en: no }, church: no },
      { collection: 'prayers', number: 1, translated: { ru: yes, en: no }, church: no },
      { collection: 'prayers', number: 2, translated: { ru: yes, en: no }, church: no },
      { collection: 'magnifications', number: 1, translated: { ru: no, en: no }, church: no },
    ]);
  });
});
