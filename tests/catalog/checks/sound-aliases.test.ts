import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';
import { wholeTexts } from '../../support/texts.ts';

it('an alias of an id with texts is right', () => {
  expect(problemLines({ ...wholeTexts('b'), 'aliases.yaml': '- { id: a, of: b }\n- { id: c, of: b }\n' })).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  [
    'an alias to nothing',
    { 'aliases.yaml': '- { id: a, of: b }\n' },
    'aliases.yaml:1:16: [0].of: “b” has no texts: add them to texts/ or delete the alias',
  ],
  [
    'a chain of aliases',
    { ...wholeTexts('c'), 'aliases.yaml': '- { id: a, of: b }\n- { id: b, of: c }\n' },
    'aliases.yaml:1:16: [0].of: “b” is itself an alias: write the id that has the texts',
  ],
  [
    'a circle',
    { 'aliases.yaml': '- { id: a, of: a }\n' },
    'aliases.yaml:1:16: [0].of: “a” is itself an alias: write the id that has the texts',
  ],
  [
    'an alias that has texts of its own',
    { ...wholeTexts('a'), ...wholeTexts('b'), 'aliases.yaml': '- { id: a, of: b }\n' },
    'aliases.yaml:1:9: [0].id: “a” has its own texts: delete them or the alias',
  ],
])('%s is found', (_, files, line) => {
  expect(problemLines(files)).toEqual([line]);
});
