import { describe, expect, it } from 'vitest';
import { findById } from '../../generator/model/find-by-id.ts';
import { en } from '../../generator/site/words/en.ts';
import { ru } from '../../generator/site/words/ru.ts';
import { ruSearch } from '../../generator/site/words/search-words.ts';
import type { Words } from '../../generator/site/words/words.ts';
import { finderIn, pageOfSearch } from '../support/page-models.ts';
import { realCatalog } from '../support/real-days.ts';

const TODAY = '2026-11-22';
const found = async (wanted: string, words: Words = ru) => (await finderIn(words))(wanted, TODAY);
const ids = async (wanted: string, words: Words = ru) => (await found(wanted, words)).first.map(({ id }) => id);

describe('the search', () => {
  it('finds every Anna for “Анна”, and no Ioanna', async () => {
    const { first, count, isNear } = await found('Анна');
    const ofAnna = [...realCatalog.commemorations.values()].filter(
      ({ name, names }) =>
        /(^|\s)Анн(а|ы|е|у|ой|ою)(?![\p{L}])/u.test(name.ru) || names.some((one) => one.ru === 'Анна'),
    );
    expect(count).toBeLessThanOrEqual(50);
    expect(isNear).toBe(false);
    const kept = first.filter(({ kind }) => kind).map(({ id }) => id);
    expect(kept.sort()).toEqual(ofAnna.map(({ id }) => id).sort());
    expect((await found('Иоанна')).first.map(({ title }) => title).join()).toMatch(/Иоанн[аы] /);
  });

  it.each([
    ['преподобного сергия радонежского', 'преподобный Сергий Радонежский'],
    ['СИМЕОН', 'симеон'],
    ['Пётр', 'петр'],
    ['николаю', 'николай'],
    ['андрея', 'андрей'],
    ['иисусу христу', 'иисус христос'],
  ])('finds the same for “%s” and “%s”', async (one, other) => {
    const [found, same] = [await ids(one), await ids(other)];
    expect(found[0]).toBeDefined();
    expect(found[0]).toBe(same[0]);
    expect(found.toSorted()).toEqual(same.toSorted());
  });

  it.each([
    ['преподобный серафим сароский', ru, 'Серафим'],
    ['ксенофон', ru, 'Ксенофонт'],
    ['пантелеймн', ru, 'Пантелеимон'],
    ['nichoals', en, 'Nicholas'],
    ['xenophn', en, 'Xenophon'],
  ] as const)('forgives “%s”', async (wanted, words, title) => {
    const titles = (await found(wanted, words)).first.map((one) => one.title);
    expect(titles.some((one) => one.includes(title))).toBe(true);
  });

  it('says when results are only similar, and finds nothing if nothing is similar', async () => {
    expect((await found('ксенфонт')).isNear).toBe(true);
    expect(await pageOfSearch('ксенфонт', ru)).toMatchObject({ note: ruSearch.foundNear });
    expect(await found('ыъыъыъ')).toEqual({ dates: [], first: [], count: 0, isNear: true });
    expect(await pageOfSearch('ыъыъыъ', ru)).toMatchObject({
      summary: ruSearch.nothingFound,
      note: ruSearch.tryOtherwise,
      lines: [],
    });
  });

  it('leads to a commemoration with its kind and its next day, and to texts that belong to no day', async () => {
    const { lines } = await pageOfSearch('преставление сергия радонежского', ru, '2026-10-08');
    expect(lines[0]).toMatchObject({ view: { kind: 'commemoration', id: '9306' }, about: 'Святые, сегодня' });
    const [later] = (await pageOfSearch('преставление сергия радонежского', ru, '2026-10-09')).lines;
    expect(later?.about).toBe('Святые, 8 октября 2027');
    const texts = realCatalog.texts
      .map(({ id }) => id)
      .find((id) => !findById(realCatalog.commemorations, id)) as string;
    const title = findById(realCatalog.titles, texts)?.label.ru ?? '';
    expect((await pageOfSearch(title, ru)).lines).toContainEqual({
      view: { kind: 'text', id: texts },
      title,
      about: 'Тексты',
    });
  });

  it.each([
    ['какой праздник 19 декабря', ru, '2026-12-19'],
    ['какой сегодня церковный праздник', ru, TODAY],
    ['what feast is tomorrow', en, '2026-11-23'],
  ] as const)('takes “%s” for a question about a day', async (wanted, words, date) => {
    const { dates, first } = await found(wanted, words);
    expect([dates[0]?.date, first]).toEqual([date, []]);
  });
});
