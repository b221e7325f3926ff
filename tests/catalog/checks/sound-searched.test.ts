import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';
import { wholeTexts } from '../../support/texts.ts';

const search = (rows: string) => ({ ...wholeTexts('b'), 'search.yaml': rows });

it('other names of texts are right', () => {
  expect(problemLines(search('called: [{ id: b, ru: [Отче наш] }]\nseasons: []\nwords: []\n'))).toEqual([]);
});

it.each<[string, string, string]>([
  [
    'an unknown id',
    'called: [{ id: c, ru: [Отче наш] }]\nseasons: []\nwords: []\n',
    'search.yaml:1:16: called[0].id: there is no commemoration and no text “c”: correct the id',
  ],
  [
    'a name that stands twice',
    'called: [{ id: b, ru: [Отче наш, отче наш] }]\nseasons: []\nwords: []\n',
    'search.yaml:1:34: called[0].ru[1]: the search finds it by “отче наш” already: delete these words',
  ],
  [
    'an unknown season',
    'called: []\nseasons: [{ id: summer, rule: julian 06-01, title: { ru: Лето, en: Summer } }]\nwords: []\n',
    'search.yaml:2:17: seasons[0].id: there is no season “summer” in fasting.yaml: correct the id',
  ],
  [
    'a word of two rows',
    'called: []\nseasons: []\nwords:\n  - { lang: ru, words: [день] }\n  - { lang: ru, words: [День] }\n',
    'search.yaml:5:25: words[1].words[0]: “День” is already in this list or in one above: delete one of them',
  ],
])('%s is found', (_, rows, line) => {
  expect(problemLines(search(rows))).toEqual([line]);
});
