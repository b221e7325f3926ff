import { describe, expect, it } from 'vitest';
import { validateData } from '../../generator/catalog/load.ts';
import { problemLine } from '../../generator/catalog/problem.ts';
import { dataFolder, month } from '../support/data-folder.ts';
import { AKATHIST, CANON, HAGIOGRAPHY, PLAIN_CANON, wholeTexts } from '../support/texts.ts';

/** The lines of what is wrong, without the folder. */
function linesOf(files: Record<string, string>): string[] {
  const folder = dataFolder(files);
  return validateData([folder]).problems.map((problem) => problemLine(problem).replaceAll(`${folder}/`, ''));
}

describe('texts', () => {
  it('in all forms of the model are accepted', () => {
    expect(linesOf({ ...wholeTexts('a~b'), 'aliases.yaml': "- { id: c, of: 'a:b' }\n" })).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['an alias to nothing', { 'aliases.yaml': '- { id: a, of: b }\n' }, 'aliases.yaml:1:16: [0].of: “b” has no texts'],
    [
      'a chain of aliases',
      { ...wholeTexts('c'), 'aliases.yaml': '- { id: a, of: b }\n- { id: b, of: c }\n' },
      'aliases.yaml:1:16: [0].of: “b” is an alias itself',
    ],
    ['a circle', { 'aliases.yaml': '- { id: a, of: a }\n' }, 'aliases.yaml:1:16: [0].of: “a” is an alias itself'],
    [
      'an alias that has texts of its own',
      { ...wholeTexts('a'), ...wholeTexts('b'), 'aliases.yaml': '- { id: a, of: b }\n' },
      'aliases.yaml:1:9: [0].id: “a” has texts of its own',
    ],
    [
      'HTML that would be lost',
      { 'texts/a/hymnography.yaml': 'magnifications:\n  - { delta: 1, texts: { cu: "a<img src=x>" } }\n' },
      'texts/a/hymnography.yaml:2:30: magnifications[0].texts.cu: <img>, <img src> may not stand in a text',
    ],
    [
      'a title with HTML',
      { 'texts/a/canon-1.cu.yaml': CANON, 'texts/a/canon-1.ru.yaml': CANON.replace('Канон', '<b>Канон</b>') },
      'texts/a/canon-1.ru.yaml:1:8: title: this does not have the form',
    ],
    [
      'a canon without its Russian text',
      { 'texts/a/canon-1.cu.yaml': CANON },
      'texts/a/canon-1.cu.yaml:1:1: the canon has no ru text: add a/canon-1.ru.yaml',
    ],
    [
      'odes out of order',
      {
        'texts/a/canon-1.cu.yaml': PLAIN_CANON,
        'texts/a/canon-1.ru.yaml': `title: К\ntone: 1\nodes:\n  - { number: 3, items: [{ role: irmos, text: И }] }\n  - { number: 1, items: [{ role: irmos, text: И }] }\n`,
      },
      'texts/a/canon-1.ru.yaml:5:5: odes[1]: number 1 does not follow 3',
    ],
    [
      'a part of an akathist given twice',
      {
        'texts/a/akathist-1.cu.yaml': AKATHIST,
        'texts/a/akathist-1.ru.yaml': AKATHIST.replace('number: 2', 'number: 1'),
      },
      'texts/a/akathist-1.ru.yaml:5:5: sections[2]: number 1 does not follow 1',
    ],
    [
      'a link to a refused domain',
      { 'texts/a/hagiography.yaml': HAGIOGRAPHY.replace('example.org/a', 'www.refused.example/a') },
      'texts/a/hagiography.yaml:2:12: links[0].url: links to refused.example are refused',
    ],
    [
      'a link that is not https',
      { 'texts/a/hagiography.yaml': HAGIOGRAPHY.replace('https://example.org/a', 'http://example.org/a') },
      'texts/a/hagiography.yaml:2:12: links[0].url: this does not have the form ^https://',
    ],
    [
      'a folder whose name is no id',
      { 'texts/-a/hagiography.yaml': HAGIOGRAPHY },
      'texts/-a:1:1: nothing reads a file of this name: a folder of texts is named by an id',
    ],
    [
      'a file of an unknown kind',
      { 'texts/a/canon.yaml': CANON },
      'texts/a/canon.yaml:1:1: nothing reads a file of this name: texts are hymnography.yaml',
    ],
    [
      'a number that is no commemoration',
      { 'texts/77/hagiography.yaml': HAGIOGRAPHY },
      'texts/77/hagiography.yaml:1:1: there is no commemoration 77 in the menologion',
    ],
    [
      'ids that differ only in case',
      { 'texts/ab/hagiography.yaml': HAGIOGRAPHY, 'texts/aB/hagiography.yaml': HAGIOGRAPHY },
      'texts/ab/hagiography.yaml:1:1: the id ab differs from aB only in case',
    ],
  ])('%s is found', (_, files, line) => {
    const lines = linesOf(files);
    expect(lines[0]).toContain(line);
    expect(lines).toHaveLength(1);
  });
});

describe('a pack', () => {
  const BASE = {
    'menologion/07.yaml': month(
      7,
      '07-03',
      '  - { id: 1, name: { ru: Мученик Флор, en: Martyr Florus }, type: 11 }\n' +
        '  - { id: 2, name: { ru: Икона Божией Матери, en: Icon of the Mother of God }, type: 17 }\n',
    ),
    ...wholeTexts('a'),
  };
  /** A folder with only the given files. */
  const pack = (files: Record<string, string>) => dataFolder(files, true);

  it('adds what is new and replaces by id, and validate says what replaces what', () => {
    const base = dataFolder(BASE);
    const parish = pack({
      'menologion/07.yaml':
        '07-03:\n  - { id: 1, name: { ru: Мученик Лавр, en: Martyr Laurus }, type: 11 }\n' +
        '  - { id: 900001, name: { ru: Мученик Некто, en: Martyr Someone }, type: 11 }\n',
      'texts/a/hagiography.yaml': 'short: { texts: { ru: Иначе } }\n',
      'texts/b/hagiography.yaml': 'short: { texts: { ru: Новое } }\n',
    });
    const { problems, replaced } = validateData([base, parish]);
    expect(problems).toEqual([]);
    expect(replaced).toEqual([
      { what: 'menologion 1', by: `${parish}/menologion/07.yaml:2`, of: `${base}/menologion/07.yaml:4` },
      {
        what: 'text a/hagiography.yaml',
        by: `${parish}/texts/a/hagiography.yaml:1`,
        of: `${base}/texts/a/hagiography.yaml:1`,
      },
    ]);
  });

  it('is held to the same schemas and checks, with its own file and line', () => {
    const base = dataFolder(BASE);
    const parish = pack({ 'movable.yaml': '- { id: pascha, rule: pasca+0, kind: feast }\n' });
    const lines = validateData([base, parish]).problems.map(problemLine);
    expect(lines[0]).toBe(`${parish}/movable.yaml:1:3: [0]: “label” is missing: add it`);
    const twice = pack({ 'aliases.yaml': '- { id: x, of: a }\n- { id: x, of: a }\n' });
    expect(validateData([base, twice]).problems.map(problemLine)).toEqual([
      `${twice}/aliases.yaml:2:9: [1].id: the id x is taken by ${twice}/aliases.yaml:1: give a new one`,
    ]);
  });
});
