import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { validatorOf } from '../../generator/catalog/validators.ts';
import { type ContentFile, contentFiles } from '../../generator/responses/content.ts';
import type { AkathistsAnswer, CanonsAnswer, HymnographyAnswer } from '../../schemas/types.ts';
import { dataFolder } from '../support/data-folder.ts';
import { realCatalog } from '../support/real-days.ts';
import { AKATHIST, churchTexts, PLAIN_CANON, wholeTexts } from '../support/texts.ts';

/** The answers of a data folder with one id that has texts in all forms, and aliases. */
async function answers(files: Record<string, string> = {}) {
  const folder = dataFolder({
    ...wholeTexts('some~id'),
    'texts/lone/hagiography.yaml': 'full: { texts: { en: Life } }\n',
    'aliases.yaml': "- { id: other, of: 'some:id' }\n",
    ...files,
  });
  const written = [...contentFiles(await loadCatalog([folder]), 'https://example.org/api/v1')];
  return {
    written,
    get: <A>(endpoint: ContentFile['endpoint'], edition: ContentFile['edition'], id: string, number?: number): A =>
      JSON.parse(
        written
          .find((f) => f.endpoint === endpoint && f.edition === edition && f.id === id && f.number === number)
          ?.text() ?? 'null',
      ),
  };
}

/** The files of one id as those of another. */
const plainAs = (id: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name.replace(/^texts\/[^/]+/, `texts/${id}`), text]));

describe('the content answers', () => {
  it('have the shape of their schemas, for the project and for texts in every form', async () => {
    const { written } = await answers();
    for (const file of [...written, ...contentFiles(realCatalog, 'http://localhost:3000/api/v1')]) {
      const check = validatorOf(`responses/${file.endpoint}`);
      if (!check(JSON.parse(file.text()))) expect.fail(`${file.endpoint} ${file.id}: ${JSON.stringify(check.errors)}`);
    }
  });

  it('have canons with numbers, odes, roles, markers, tones and sections in order', async () => {
    const { get } = await answers();
    const { meta, data } = get<CanonsAnswer>('canons', 'cu', 'some:id');
    expect(meta).toEqual({ lang: 'cu', format: 'html', requestedIds: ['some:id'], count: 1 });
    expect(data[0]?.canons.map(({ number }) => number)).toEqual([1, 3]);
    expect(data[0]?.canons[0]).toEqual({
      number: 1,
      title: 'Канон',
      acrostic: 'Краегранесие',
      tone: 6,
      odes: [
        {
          number: 1,
          items: [
            { role: 'irmos', html: '<p>Ирмос</p>' },
            { role: 'refrain', html: '<p>Припев</p>' },
            { role: 'troparion', html: '<p>Тропарь</p>', marker: 'slava' },
            { role: 'theotokion', html: '<p>Богородичен</p>', marker: 'i-nyne', tone: 4 },
          ],
        },
        {
          number: 3,
          items: [
            { role: 'troichen', html: '<p>Троичен</p>' },
            { role: 'katavasia', html: '<p>Катавасия</p>' },
          ],
        },
      ],
      sections: [
        { type: 'sedalen', afterOde: 3, html: '<p>Седален</p>', tone: 1 },
        { type: 'kontakion', afterOde: 6, html: '<p>Кондак</p>' },
        { type: 'ikos', afterOde: 6, html: '<p>Икос</p>' },
        { type: 'svetilen', afterOde: 9, html: '<p>Светилен</p>' },
        { type: 'exapostilarion', afterOde: 9, html: '<p>Ексапостиларий</p>' },
      ],
    });
    expect(data[0]?.canons[1]).not.toHaveProperty('sections');
    expect(data[0]?.canons[1]?.acrostic).toBe('');
  });

  it('have one canon by its number, and say if the language has none', async () => {
    const { get } = await answers();
    expect(get<CanonsAnswer>('canons', 'ru', 'some:id', 3).data[0]?.canons).toHaveLength(1);
    expect(get<CanonsAnswer>('canons', 'en', 'some:id', 3).meta.count).toBe(1);
    expect(get<CanonsAnswer>('canons', 'en', 'some:id', 1).data[0]).toEqual({
      id: 'some:id',
      found: false,
      canons: [],
      notFound: { code: 'NUMBER_NOT_FOUND', message: 'There is no text of this number.' },
    });
    expect(get<AkathistsAnswer>('akathists', 'en', 'some:id')).toEqual({
      meta: { lang: 'en', format: 'html', requestedIds: ['some:id'], count: 0 },
      data: [
        {
          id: 'some:id',
          found: false,
          akathists: [],
          notFound: { code: 'LANGUAGE_NOT_AVAILABLE', message: 'There is no text in this language.' },
        },
      ],
    });
  });

  it('have the Slavonic in Russian answers if there is no translation, separately for each number', async () => {
    const titled = (title: string) => PLAIN_CANON.replace('Канон', title);
    const { get } = await answers({
      'texts/mixed/canon-1.cu.yaml': titled('Первый'),
      'texts/mixed/canon-2.cu.yaml': titled('Второй'),
      'texts/mixed/canon-2.ru.yaml': titled('Переведенный'),
      'texts/mixed/canon-3.cu.yaml': titled('Третий'),
      'texts/slavonic/akathist-1.cu.yaml': AKATHIST,
    });
    const titles = (lang: 'ru' | 'cu' | 'en', number?: number) =>
      get<CanonsAnswer>('canons', lang, 'mixed', number).data[0]?.canons.map(({ title }) => title);
    expect(titles('ru')).toEqual(['Первый', 'Переведенный', 'Третий']);
    expect(titles('cu')).toEqual(['Первый', 'Второй', 'Третий']);
    expect(titles('en')).toEqual([]);
    expect([1, 2, 3].map((number) => titles('ru', number))).toEqual([['Первый'], ['Переведенный'], ['Третий']]);
    const russian = get<AkathistsAnswer>('akathists', 'ru', 'slavonic');
    expect(russian.meta).toMatchObject({ lang: 'ru', count: 1 });
    expect(russian.data).toEqual(get<AkathistsAnswer>('akathists', 'cu', 'slavonic').data);
  });

  it('have the church script in an edition of its own, for the ids with some text in it, and nowhere else', async () => {
    const plain = Object.fromEntries(
      Object.entries(churchTexts('kept')).map(([name, text]) => [name, text.replaceAll(/, church: "[^"]*"/g, '')]),
    );
    const { written, get } = await answers({ ...churchTexts('kept'), ...plainAs('plain', plain) });
    const inEdition = written.filter(({ edition }) => edition === 'cu-church');
    expect(inEdition.map(({ endpoint, id, number }) => [endpoint, id, number])).toEqual([
      ...[undefined, 1, 2, 3].map((number) => ['canons', 'kept', number]),
      ...[undefined, 1].map((number) => ['akathists', 'kept', number]),
      ['hymnography', 'kept', undefined],
    ]);
    const usual = (id: string) =>
      written
        .filter((file) => file.id === id && file.edition !== 'cu-church')
        .map(({ text }) => text().replaceAll(`"${id}"`, '"some"'));
    expect(usual('kept')).toEqual(usual('plain'));

    const canons = get<CanonsAnswer>('canons', 'cu-church', 'kept');
    expect(canons.meta.lang).toBe('cu');
    expect(canons.data[0]?.canons.map(({ title, odes }) => [title, odes[0]?.items.map(({ html }) => html)])).toEqual([
      ['Первый', ['<p>Пе́тре ст҃ы́й</p>', '<p>Припев</p>']],
      ['Второй', ['<p>Бж҃е</p>', '<p>Припев</p>']],
      ['Третий', ['<p>Господи</p>', '<p>Припев</p>']],
    ]);
    expect(get<CanonsAnswer>('canons', 'cu-church', 'kept', 3).data).toEqual(
      get<CanonsAnswer>('canons', 'cu', 'kept', 3).data,
    );
    expect(get<AkathistsAnswer>('akathists', 'cu-church', 'kept').data[0]?.akathists[0]).toMatchObject({
      sections: [{ html: '<p>Гдⷭ҇ь</p>' }],
      prayers: [{ html: '<p>Влⷣко</p>' }],
    });
    const hymns = get<HymnographyAnswer>('hymnography', 'cu-church', 'kept');
    expect(hymns.meta.lang).toBe('ru');
    expect(hymns.data[0]?.troparia[0]?.texts).toEqual([
      { lang: 'cu', value: '<p>Ст҃ы́й бж҃е</p>' },
      { lang: 'ru', value: '<p>Святой Боже</p>' },
      { lang: 'en', value: '<p>Holy God</p>' },
    ]);
    expect(hymns.data[0]?.kontakia[0]?.texts).toEqual([{ lang: 'cu', value: '<p>Кондак</p>' }]);
    expect(hymns.data[0]?.prayers[0]?.texts).toEqual([{ lang: 'cu', value: '<p>Бж҃е</p><p>мо́й</p>' }]);
  });

  it('have akathists with their parts, repeated ending and prayers', async () => {
    const { get } = await answers();
    const [akathist] = get<AkathistsAnswer>('akathists', 'cu', 'some:id').data[0]?.akathists ?? [];
    expect(akathist).toEqual({
      number: 1,
      title: 'Акафист',
      sections: [
        { type: 'kondak', number: 1, html: '<p>Кондак</p>' },
        { type: 'ikos', number: 1, html: '<p>Икос</p><p>Радуйся</p>' },
        { type: 'kondak', number: 2, html: '<p>Кондак</p>' },
      ],
      repeatEnding: true,
      prayers: [{ title: 'Молитва', html: '<p>Молитва</p>' }, { html: '<p>Ина</p>' }],
    });
    const [plain] = get<AkathistsAnswer>('akathists', 'ru', 'some:id').data[0]?.akathists ?? [];
    expect(plain?.repeatEnding).toBe(false);
    expect(plain).not.toHaveProperty('prayers');
  });

  it('have hymns with their variants, Slavonic first', async () => {
    const { get } = await answers();
    const [entry] = get<HymnographyAnswer>('hymnography', 'ru', 'some:id').data;
    expect(entry).toMatchObject({ id: 'some:id', found: true, icons: [] });
    expect(entry?.troparia).toEqual([
      {
        delta: 1,
        tone: 4,
        texts: [
          { lang: 'cu', value: '<p>Тропарь</p>' },
          { lang: 'ru', value: '<p>Тропарь</p>' },
          { lang: 'en', value: '<p>Troparion</p>' },
        ],
      },
      { delta: 2, tone: 1, texts: [{ lang: 'cu', value: '<p>Ин</p>' }] },
    ]);
    expect(entry?.kontakia).toEqual([{ delta: 2, tone: 8, texts: [{ lang: 'cu', value: '<p>Кондак</p>' }] }]);
    expect(entry?.prayers).toEqual([
      { delta: 1, title: { ru: 'Молитва', en: 'Prayer' }, texts: [{ lang: 'ru', value: '<p>Молитва</p>' }] },
      { delta: 2, texts: [{ lang: 'ru', value: '<p>Ина</p>' }] },
    ]);
    expect(entry?.magnifications).toEqual([{ delta: 1, texts: [{ lang: 'cu', value: '<p>Величание</p>' }] }]);
  });

  it('have lives with links, headings, and only the languages in which they are written', async () => {
    const { get } = await answers();
    expect(get<HymnographyAnswer>('hymnography', 'ru', 'some:id').data[0]?.hagiography).toEqual({
      links: [
        { url: 'https://example.org/a', text: { ru: 'Ссылка', en: 'Link' }, title: { ru: 'Ссылка', en: 'Link' } },
        {
          url: 'https://example.org/b',
          text: { ru: 'Ссылка', en: 'Link' },
          title: { ru: 'Ссылка', en: 'Title' },
          author: { ru: 'Автор' },
        },
      ],
      short: {
        type: 'hagiography',
        title: { ru: 'Краткое житие', en: 'Life in brief' },
        texts: [
          { lang: 'ru', value: '<p>Кратко</p>' },
          { lang: 'en', value: '<p>Short</p>' },
        ],
      },
      full: [
        { type: 'hagiography', title: { ru: 'Свое название' }, texts: [{ lang: 'ru', value: '<p>Житие</p>' }] },
        { type: 'history', title: { en: 'History' }, texts: [{ lang: 'en', value: '<p>History</p>' }] },
      ],
    });
    expect(get<HymnographyAnswer>('hymnography', 'en', 'lone').data[0]?.hagiography).toEqual({
      links: [],
      short: null,
      full: { type: 'hagiography', title: { en: 'Life' }, texts: [{ lang: 'en', value: '<p>Life</p>' }] },
    });
  });

  it('serve an alias from the texts of another id, under the requested id', async () => {
    const { get } = await answers();
    for (const endpoint of ['canons', 'akathists', 'hymnography'] as const) {
      const own = get<CanonsAnswer>(endpoint, 'ru', 'some:id');
      const alias = get<CanonsAnswer>(endpoint, 'ru', 'other');
      expect(alias.meta.requestedIds).toEqual(['other']);
      expect(alias.data).toEqual(own.data.map((entry) => ({ ...entry, id: 'other' })));
    }
  });
});
