import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';

const magnification = (text: string) =>
  problemLines({ 'texts/a/hymnography.yaml': `magnifications:\n  - { delta: 1, texts: { cu: '${text}' } }\n` });

it('a text may have the tags of the contract', () => {
  expect(magnification('<p>Величаем <em>Тя</em><a href="#n" id="r">1</a></p>')).toEqual([]);
});

it('everything that cannot be answered as it is is named, in hymns, canons, akathists and lives', () => {
  expect(magnification('a<img src=x>')).toEqual([
    'texts/a/hymnography.yaml:2:32: magnifications[0].texts.cu: a text cannot contain <img>: delete it',
  ]);
  const canon = "title: К\ntone: 1\nodes: [{ number: 1, items: [{ role: irmos, text: '<b>И' }] }]\n";
  const akathist =
    "title: А\nsections: [{ type: kondak, number: 1, text: 'К<!-- -->' }]\nrepeatEnding: false\nprayers: [{ text: '<em>М' }]\n";
  const said = problemLines({
    'texts/a/canon-1.cu.yaml': canon,
    'texts/a/canon-1.ru.yaml': canon,
    'texts/a/akathist-1.cu.yaml': akathist,
    'texts/a/akathist-1.ru.yaml': akathist,
    'texts/a/hagiography.yaml': "full: [{ texts: { en: 'Life </p and all else' } }]\n",
  });
  expect(said.map((line) => line.replace(/^texts\/a\/(.*?):.*?: (.*): .*$/, '$1 $2')).sort()).toEqual([
    'akathist-1.cu.yaml prayers[0].text: <em> is not closed',
    'akathist-1.cu.yaml sections[0].text: a text cannot contain an HTML comment or DOCTYPE',
    'akathist-1.ru.yaml prayers[0].text: <em> is not closed',
    'akathist-1.ru.yaml sections[0].text: a text cannot contain an HTML comment or DOCTYPE',
    'canon-1.cu.yaml odes[0].items[0].text: a text cannot contain <b>',
    'canon-1.ru.yaml odes[0].items[0].text: a text cannot contain <b>',
    'hagiography.yaml full[0].texts.en: this tag has no “>” at its end',
  ]);
});

it.each([
  ['|-\n        Первая строка,\n        вторая.\n\n        Текст </p всё остальное\n', '8:15'],
  ['>-\n        Первая строка,\n        вторая.\n\n        Текст </p всё остальное\n', '8:15'],
  ['Первая строка,\n        вторая.\n\n        Текст </p всё остальное\n', '7:15'],
  ["'Первая, it''s, </p всё остальное'\n", '4:27'],
])('the place is that of the tag, however the text is written: %j', (text, place) => {
  const written = `magnifications:\n  - delta: 1\n    texts:\n      cu: ${text}`;
  expect(problemLines({ 'texts/a/hymnography.yaml': written })).toEqual([
    expect.stringMatching(
      `^texts/a/hymnography\\.yaml:${place}: magnifications\\[0\\]\\.texts\\.cu: this tag has no “>” at its end`,
    ),
  ]);
});

it('the first of very many faults in one text are reported quickly', { timeout: 30_000 }, () => {
  expect(magnification('<b>x</b>'.repeat(20_000))).toHaveLength(20);
});
