import { describe, expect, it } from 'vitest';
import { findById } from '../../generator/model/find-by-id.ts';
import { realCatalog } from '../support/real-days.ts';
import { search } from '../support/search.ts';

const titles = (ids: readonly string[]) => ids.map((id) => findById(realCatalog.titles, id)?.label.ru ?? '');

describe('the search', () => {
  it('finds every Anna and no one else', () => {
    const annas = realCatalog.commemorations.filter(({ names }) => names.some(({ ru }) => ru === 'Анна'));
    const found = search('Анна');
    expect(annas.length).toBeGreaterThan(25);
    expect(annas.map(({ id }) => id).filter((id) => !found.includes(id))).toEqual([]);
    expect(titles(found).filter((title) => !/(^|[^\p{L}])Анн(а|ы|е|у|ой|ою|ина)([^\p{L}]|$)/u.test(title))).toEqual([]);
  });

  it.each([
    ['in any case', 'Сергия Радонежского', '9306'],
    ['from the beginning of a word', 'пантел', '7238'],
    ['with е for ё', 'Федор Тирон', '2156'],
    ['by the name of today', 'Иван Кронштадтский', '12177'],
    ['whatever the order of words', 'икона казанская', '10230'],
    ['of texts that belong to no day', 'символ веры', 'creed'],
    ['of movable days', 'пасха', 'pascha'],
    ['with a vowel that other cases lose', 'николай чудотворец', '12049'],
  ])('finds %s', (_, text, id) => {
    expect(search(text)).toContain(id);
  });

  it('puts more solemn commemorations first', () => {
    expect(search('сергий')[0]).toBe('9306');
    expect(search('Nicholas', 'en')[0]).toBe('12049');
    expect(search('seraphim of sarov', 'en').slice(0, 3)).toContain('1012');
  });

  it('forgives small spelling mistakes if requested', () => {
    expect(search('пантилимон')).toEqual([]);
    expect(titles(search('пантилимон', 'ru', 'forgiving')).join()).toContain('Пантелеимон');
    expect(search('serafim', 'en', 'forgiving').length).toBeGreaterThan(0);
  });
});
