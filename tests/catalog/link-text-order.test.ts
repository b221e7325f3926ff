import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { dataFolder, month } from '../support/data-folder.ts';
import { realCatalog } from '../support/real-days.ts';
import { wholeTexts } from '../support/texts.ts';

const HYMNS = 'kontakia:\n  - { delta: 1, tone: 4, texts: { cu: Кондак } }\n';
const saint = (id: number) => `  - { id: ${id}, name: { ru: Мученик Некто, en: Martyr Someone }, type: 11 }\n`;
const group = (id: string, more: string) => `- { id: ${id}, title: { ru: ${id}, en: ${id} }, ${more} }\n`;

async function groupsOf(order: string, more: Record<string, string> = {}) {
  const folder = dataFolder({
    'menologion/01.yaml': month(1, '01-02', saint(1)),
    'menologion/09.yaml': month(9, '09-30', saint(2)),
    ...wholeTexts('1'),
    'texts/2/hymnography.yaml': HYMNS,
    'texts/prayers/hymnography.yaml': HYMNS,
    'texts/pascha/hymnography.yaml': HYMNS,
    'text-order.yaml': order,
    ...more,
  });
  const { textGroups } = await loadCatalog([folder]);
  return textGroups.map(({ id, sections }) => [id, ...sections.map(({ month, ids }) => [month, ...ids])]);
}

describe('the order of the texts', () => {
  it('has ids in the order of the data, and after them what has such texts', async () => {
    const order = group('book', 'texts: [prayers, pascha]') + group('canons', 'texts: [prayers], collection: canons');
    expect(await groupsOf(order)).toEqual([
      ['book', [null, 'prayers', 'pascha']],
      ['canons', [null, 'prayers', '1']],
    ]);
  });

  it('has the days of the movable year by their distance from Pascha, and the fixed ones by months from September', async () => {
    const order = group('pascha', 'fromPascha: [0, 6]') + group('menaion', 'menaion: true');
    expect(await groupsOf(order)).toEqual([
      ['pascha', [null, 'pascha']],
      ['menaion', [9, '2'], [1, '1']],
    ]);
  });

  it('has no empty group', async () => {
    expect(await groupsOf(group('lent', 'fromPascha: [-48, -1]'))).toEqual([]);
  });
});

describe('the order of the texts of this calendar', () => {
  const groups = new Map(realCatalog.textGroups.map(({ id, sections }) => [id, sections.flatMap(({ ids }) => ids)]));

  it('has every text in a group', () => {
    const grouped = new Set([...groups.values()].flat());
    expect(realCatalog.texts.map(({ id }) => id).filter((id) => !grouped.has(id))).toEqual([]);
  });

  it('has prayers in the prayer book, the feasts of the Triodion in their order, and September first', () => {
    expect(groups.get('prayer_book')?.slice(0, 2)).toEqual(['morning_prayers', 'evening_prayers']);
    const triodion = groups.get('lenten_triodion') ?? [];
    expect(triodion[0]).toBe('publican_and_pharisee_sunday');
    expect(triodion.indexOf('triumph_of_orthodoxy')).toBeLessThan(triodion.indexOf('mary_of_egypt_fifth_sunday_lent'));
    expect(triodion.at(-1)).toBe('great_saturday');
    expect(groups.get('pentecostarion')?.[0]).toBe('pascha');
    const menaion = groups.get('menaion') ?? [];
    expect(menaion.indexOf('9097')).toBeLessThan(menaion.indexOf('12217'));
    expect(menaion.indexOf('12217')).toBeLessThan(menaion.indexOf('8135'));
  });
});
