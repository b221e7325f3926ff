import { expect, it } from 'vitest';
import { casesOf } from '../../../generator/catalog/person-names.ts';
import { problemLines } from '../../support/problem-lines.ts';

const NAMES = { 'names.yaml': '- { ru: Некто, en: [Someone], cases: [Некоего] }\n' };
const facts = (text: string) => ({ 'commemorations/movable.yaml': text });

it('facts of an existing commemoration are right', () => {
  const files = {
    ...NAMES,
    ...facts('some_saint: { names: [Некто], since: 1988, until: 1990, sameAs: ["https://example.org/a"] }\n'),
    'related.yaml':
      '- { who: somebody, same: [some_saint, pascha] }\n- { who: all, synaxis: pascha, of: [some_saint] }\n',
  };
  expect(problemLines(files)).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  ['a commemoration that there is not', facts('nobody: { since: 1988 }\n'), 'nobody: there is no commemoration nobody'],
  [
    'a file of another month',
    { 'commemorations/05.yaml': 'pascha: { since: 1600 }\n' },
    'pascha: pascha belongs to commemorations/movable.yaml: move it there',
  ],
  [
    'a name that is not in the list',
    facts('some_saint: { names: [Анна] }\n'),
    'some_saint.names[0]: “Анна” is not in names.yaml: correct it or add it there',
  ],
  [
    'a name that does not stand in print',
    { ...facts('pascha: { names: [Некто] }\n'), ...NAMES },
    'pascha.names[0]: “Пасха” does not contain “Некто”',
  ],
  [
    'an end before the beginning',
    facts('pascha: { since: 1700, until: 1699 }\n'),
    'pascha.until: “until” is before “since”: correct one of them',
  ],
  [
    'a relation to nobody',
    { 'related.yaml': '- { who: somebody, same: [pascha, nobody] }\n' },
    '[0]: there is no commemoration nobody: correct the id or delete it',
  ],
  [
    'a relation of two kinds',
    { 'related.yaml': '- { who: somebody, same: [pascha, some_saint], synaxis: pascha }\n' },
    '[0]: a row has either “same”, or both “synaxis” and “of”: correct it',
  ],
  ['a name that nobody has', NAMES, '[0].ru: no commemoration has the name “Некто”: delete it'],
])('%s is found', (_, files, line) => {
  expect(problemLines(files).join('\n')).toContain(line);
});

it.each([
  ['Анна', 'Анны'],
  ['Мария', 'Марии'],
  ['Сергий', 'Сергия'],
  ['Павел', 'Павла'],
  ['Игорь', 'Игоря'],
  ['Николай', 'Николаю'],
  ['Петр', 'Петру'],
])('%s is known in its cases', (name, form) => {
  expect(casesOf(name)).toContain(form);
});

it('a name does not match a longer one', () => {
  expect(casesOf('Анна')).not.toContain('Иоанна');
  expect(casesOf('Иулия')).not.toContain('Иулиании');
});
