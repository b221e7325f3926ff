import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';

const magnification = (text: string) =>
  problemLines({ 'texts/a/hymnography.yaml': `magnifications:\n  - { delta: 1, texts: { cu: '${text}' } }\n` });

it('the tags of the contract may stand in a text', () => {
  expect(magnification('<p>Величаем <em>Тя</em><a href="#n" id="r">1</a></p>')).toEqual([]);
});

it('whatever would be taken out is named, in hymns, canons, akathists and lives alike', () => {
  expect(magnification('a<img src=x>')).toEqual([
    'texts/a/hymnography.yaml:2:30: magnifications[0].texts.cu: <img>, <img src> may not stand in a text: take it out',
  ]);
  const canon = "title: К\ntone: 1\nodes: [{ number: 1, items: [{ role: irmos, text: '<b>И</b>' }] }]\n";
  const akathist =
    "title: А\nsections: [{ type: kondak, number: 1, text: 'К<!-- -->' }]\nrepeatEnding: false\nprayers: [{ text: '<u>М</u>' }]\n";
  const said = problemLines({
    'texts/a/canon-1.cu.yaml': canon,
    'texts/a/canon-1.ru.yaml': canon,
    'texts/a/akathist-1.cu.yaml': akathist,
    'texts/a/akathist-1.ru.yaml': akathist,
    'texts/a/hagiography.yaml': "full: [{ texts: { en: '<i>Life</i>' } }]\n",
  });
  expect(said.map((line) => line.replace(/^texts\/a\/(.*?):.*?: (.*) may not.*$/, '$1 $2')).sort()).toEqual([
    'akathist-1.cu.yaml prayers[0].text: <u>',
    'akathist-1.cu.yaml sections[0].text: <!',
    'akathist-1.ru.yaml prayers[0].text: <u>',
    'akathist-1.ru.yaml sections[0].text: <!',
    'canon-1.cu.yaml odes[0].items[0].text: <b>',
    'canon-1.ru.yaml odes[0].items[0].text: <b>',
    'hagiography.yaml full[0].texts.en: <i>',
  ]);
});
