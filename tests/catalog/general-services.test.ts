import { expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { textIndex } from '../../generator/responses/text-index.ts';
import type { TextIndex } from '../../schemas/types.ts';
import { dataFolder } from '../support/data-folder.ts';
import { realCatalog } from '../support/real-days.ts';

const HYMNS = 'kontakia:\n  - { delta: 1, tone: 4, texts: { cu: Кондак } }\n';
const SERVICES = `\
services:
  - { id: common_martyr, types: [11], titles: [мученик, мученика] }
  - { id: common_martyrs, types: [11], titles: [мученики, мученик мученица] }
otherWords: [ним, преподобного]
`;

/** The service of a saint of the class of martyrs with that name. */
async function serviceOf(ru: string, type = 11, texts: Record<string, string> = {}): Promise<string | undefined> {
  const some = (days: number) =>
    Array.from({ length: days }, (_, i) => `01-${String(i + 1).padStart(2, '0')}: []\n`).slice(1);
  const month = `01-01:\n  - { id: 1, name: { ru: ${JSON.stringify(ru)}, en: Martyr Someone }, type: ${type} }\n`;
  const catalog = await loadCatalog([
    dataFolder({
      'menologion/01.yaml': month + some(31).join(''),
      'general-services.yaml': SERVICES,
      'texts/common_martyr/hymnography.yaml': HYMNS,
      'texts/common_martyrs/hymnography.yaml': HYMNS,
      ...texts,
    }),
  ]);
  return catalog.generalServices.find(({ saints }) => saints.includes('1'))?.id;
}

it.each([
  ['Мученик Прокопий', 'common_martyr'],
  ['Обретение мощей мученика Прокопия', 'common_martyr'],
  ['Мученик Хрисанф и мученица Дария', 'common_martyrs'],
  ['Мученик Хрисанф и с ним прочие', undefined],
  ['Мученик Прокопий, ученик преподобного Саввы', undefined],
  ['Праведный Иов', undefined],
])('%s: %s', async (name, service) => {
  expect(await serviceOf(name)).toBe(service);
});

it('a saint of another class, or with a kontakion of his own, has none', async () => {
  expect(await serviceOf('Мученик Прокопий', 13)).toBeUndefined();
  expect(await serviceOf('Мученик Прокопий', 11, { 'texts/1/hymnography.yaml': HYMNS })).toBeUndefined();
});

it('the list of texts names the saints of a general service', () => {
  const { data } = JSON.parse(textIndex(realCatalog, 'en')) as TextIndex;
  const sung = data.flatMap(({ id, saints = [] }) => saints.map((saint) => ({ id, saint })));
  expect(sung.length).toBeGreaterThan(2000);
  expect(sung.filter(({ id }) => !id.startsWith('common_'))).toEqual([]);
  expect(sung.find(({ saint }) => saint === '12049')).toBeUndefined();
});
