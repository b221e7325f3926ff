import { describe, expect, it } from 'vitest';
import { validateData } from '../../generator/catalog/load.ts';
import { problemLine } from '../../generator/catalog/problem.ts';
import { dataFolder, month } from '../support/data-folder.ts';
import { problemLines } from '../support/problem-lines.ts';
import { CANON, HAGIOGRAPHY, wholeTexts } from '../support/texts.ts';

describe('texts', () => {
  it('in all forms of the model are accepted', () => {
    expect(problemLines({ ...wholeTexts('a~b'), 'aliases.yaml': "- { id: c, of: 'a:b' }\n" })).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a title with HTML',
      { 'texts/a/canon-1.cu.yaml': CANON, 'texts/a/canon-1.ru.yaml': CANON.replace('Канон', 'Канон <') },
      'texts/a/canon-1.ru.yaml:1:14: title: “<” is not allowed here: delete it',
    ],
    [
      'a link that is not https',
      { 'texts/a/hagiography.yaml': HAGIOGRAPHY.replace('https://example.org/a', 'http://example.org/a') },
      'texts/a/hagiography.yaml:2:12: links[0].url: this is not an address of the form https://example.org/page: correct it',
    ],
    [
      'a folder whose name is no id',
      { 'texts/-a/hagiography.yaml': HAGIOGRAPHY },
      'texts/-a:1:1: no data file has this name: the name of a folder of texts is an id',
    ],
    [
      'a file of an unknown kind',
      { 'texts/a/canon.yaml': CANON },
      'texts/a/canon.yaml:1:1: no data file has this name: the files of texts are hymnography.yaml',
    ],
  ])('%s is found', (_, files, line) => {
    const lines = problemLines(files);
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

  it('adds new entries and replaces by id, and validate says what it replaces', () => {
    const base = dataFolder(BASE);
    const parish = pack({
      'menologion/07.yaml':
        '07-03:\n  - { id: 1, name: { ru: Мученик Лавр, en: Martyr Laurus }, type: 11 }\n' +
        '  - { id: 900001, name: { ru: Мученик Некто, en: Martyr Someone }, type: 11 }\n',
      'texts/a/hagiography.yaml': 'short: { texts: { ru: Иначе } }\n',
      'texts/b/hagiography.yaml': 'short: { texts: { ru: Новое } }\n',
    });
    const { problems, notices } = validateData([base, parish]);
    expect(problems).toEqual([]);
    expect(notices.map((notice) => problemLine(notice))).toEqual([
      `${parish}/menologion/07.yaml:2:5: 07-03[0]: this replaces 1 at ${base}/menologion/07.yaml:4`,
      `${parish}/texts/a/hagiography.yaml:1:1: this replaces a/hagiography.yaml at ${base}/texts/a/hagiography.yaml:1`,
    ]);
  });

  it('is checked with the same schemas and checks, with its own file and line', () => {
    const base = dataFolder(BASE);
    const parish = pack({ 'movable.yaml': '- { id: pascha, rule: pasca+0, kind: feast }\n' });
    const lines = validateData([base, parish]).problems.map((problem) => problemLine(problem));
    expect(lines[0]).toBe(`${parish}/movable.yaml:1:3: [0]: “label” is missing: add it`);
    const twice = pack({ 'aliases.yaml': '- { id: x, of: a }\n- { id: x, of: a }\n' });
    expect(validateData([base, twice]).problems.map((problem) => problemLine(problem))).toEqual([
      `${twice}/aliases.yaml:2:9: [1].id: the id x is already used at ${twice}/aliases.yaml:1: choose another`,
    ]);
  });
});
