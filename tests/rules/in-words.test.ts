import { describe, expect, it } from 'vitest';
import { findById } from '../../generator/model/find-by-id.ts';
import { realCatalog } from '../support/real-days.ts';

const labels = (id: string) => findById(realCatalog.commemorations, id)?.ruleLabel;

describe('a rule in words', () => {
  it.each([
    [
      '9306',
      '25 сентября ст. ст. (8 октября н. ст. до 2099 года)',
      'September 25, Old Style (October 8, New Style, until 2099)',
    ],
    ['4222', '9 мая н. ст.', 'May 9, New Style'],
    ['pascha', 'Пасха', 'Pascha'],
    ['pentecost', 'воскресенье, через 49 дней после Пасхи', 'Sunday, 49 days after Pascha'],
    ['palm_sunday', 'воскресенье, за 7 дней до Пасхи', 'Sunday, 7 days before Pascha'],
    [
      'demetrius_memorial_saturday',
      /^суббота перед 26 октября ст\. ст\.; если это 22 октября/,
      /^Saturday before October 26, Old Style; where/,
    ],
    [
      'publican_and_pharisee_week',
      'понедельник, за 69 дней до Пасхи – суббота, за 64 дня до Пасхи',
      'Monday, 69 days before Pascha – Saturday, 64 days before Pascha',
    ],
    [
      '2001',
      /; если это воскресенье, за 49 дней до Пасхи, не совершается$/,
      /; where that is Sunday, 49 days before Pascha, it is not kept$/,
    ],
  ])('tells when %s is kept', (id, ru, en) => {
    expect(labels(id)?.ru).toMatch(ru);
    expect(labels(id)?.en).toMatch(en);
  });

  it('leaves no name in braces, and nothing empty', () => {
    const all = realCatalog.commemorations.flatMap(({ ruleLabel }) => [ruleLabel.ru, ruleLabel.en]);
    expect(all.length).toBeGreaterThan(7000);
    expect(all.filter((label) => /[{}]|undefined|^$| {2}/.test(label))).toEqual([]);
  });

  it('uses the plural of the number', () => {
    expect(labels('thirty_first_sunday_after_pentecost')?.ru ?? '').toMatch(/ дн(ей|я)|день /);
    expect(labels('twenty_sixth_sunday_after_pentecost')?.ru).toContain('через 231 день после');
    expect(labels('publican_and_pharisee_sunday')?.ru).toContain('за 70 дней до');
  });
});
