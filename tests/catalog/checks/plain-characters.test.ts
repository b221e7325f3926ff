import { expect, it } from 'vitest';
import { month } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';

const martyr = (ru: string) => ({
  'menologion/07.yaml': month(
    7,
    '07-03',
    `  - id: 1\n    name: { ru: "${ru}", en: Martyr Florus }\n    type: 11\n    basis: |\n      Two\n      lines\n`,
  ),
});
const hymn = (cu: string) => ({
  'texts/a/hymnography.yaml': `magnifications:\n  - { delta: 1, texts: { cu: "${cu}" } }\n`,
});

it('visible words, signs, accents and spaces are right, and texts have lines', () => {
  expect(problemLines(martyr('Мученик Флор\u00A0и́ Лавр «II»…'))).toEqual([]);
  expect(problemLines(hymn('Величаем\\n\\nТя'))).toEqual([]);
});

it.each([
  ['\\u0007', 'U+0007', 'a bell'],
  ['\\t', 'U+0009', 'a tabulator'],
  ['\\u200B', 'U+200B', 'a space of no width'],
  ['\\u200F', 'U+200F', 'a mark of direction'],
  ['\\u202E', 'U+202E', 'an override of direction'],
  ['\\u2067', 'U+2067', 'an isolate of direction'],
  ['\\u00AD', 'U+00AD', 'a soft hyphen'],
  ['\\uFEFF', 'U+FEFF', 'a mark of byte order'],
  ['\\uE000', 'U+E000', 'a character of private use'],
  ['\\uFFFD', 'U+FFFD', 'the sign of a lost letter'],
  ['\\U000E0041', 'U+E0041', 'a tag'],
])('%s (%s, %s) is found in names and texts', (sign, code) => {
  expect(problemLines(martyr(`Мученик ${sign}Флор`))).toContainEqual(
    expect.stringMatching(
      `^menologion/07\\.yaml:5:\\d+: 07-03\\[0\\]\\.name\\.ru: there is an invisible character ${code.replace('+', '\\+')} here: delete it$`,
    ),
  );
  expect(problemLines(hymn(`Величаем ${sign}Тя`))).toEqual([
    expect.stringContaining(`magnifications[0].texts.cu: there is an invisible character ${code} here: delete it`),
  ]);
});

it('HTML is found where it is not allowed', () => {
  const canon = 'title: "К <b>"\ntone: 1\nodes: [{ number: 1, items: [{ role: irmos, text: Ирмос }] }]\n';
  expect(problemLines(martyr('Мученик <Флор>')).map((line) => line.replace(/^.*: (?=“)/, ''))).toEqual([
    '“<” is not allowed here: delete it',
    '“>” is not allowed here: delete it',
  ]);
  expect(problemLines({ 'texts/a/canon-1.cu.yaml': canon, 'texts/a/canon-1.ru.yaml': canon })[0]).toBe(
    'texts/a/canon-1.cu.yaml:1:11: title: names and titles cannot contain HTML: delete <b>',
  );
});

it('a line break is found where it is not allowed', () => {
  expect(problemLines(hymn('Величаем\\u2028Тя'))).toEqual([expect.stringContaining('an invisible character U+2028')]);
  expect(problemLines(martyr('Мученик\\nФлор'))).toEqual([
    expect.stringContaining('this text must be on one line'),
    expect.stringContaining('an invisible character U+000A'),
  ]);
  const canon = 'title: "К\\nН"\ntone: 1\nodes: [{ number: 1, items: [{ role: irmos, text: Ирмос }] }]\n';
  expect(problemLines({ 'texts/a/canon-1.cu.yaml': canon, 'texts/a/canon-1.ru.yaml': canon })[0]).toContain(
    'title: there is an invisible character U+000A here: delete it',
  );
});
