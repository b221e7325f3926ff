import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { editText } from '../../../generator/catalog/fixes/edit-text.ts';
import type { Edit } from '../../../generator/catalog/fixes/fix.ts';

const reword = (text: string): Edit['change'] => ({ kind: 'reword', text });

it('words change in place, and comments, quotes and layout stay', () => {
  const text = `# head\n- id:   1 # number\n  name:\n    ru: Старое   # remark\n    en: 'It''s old'\n\n- { ru: Иное , en: "Other" }\n# tail`;
  const edited = editText(text, [
    { path: [0, 'name', 'ru'], change: reword('Новое') },
    { path: [0, 'name', 'en'], change: reword("It's new") },
    { path: [1, 'ru'], change: reword('Новое, иное') },
    { path: [1, 'en'], change: reword('A “new” one') },
  ]);
  expect(edited).toBe(
    `# head\n- id:   1 # number\n  name:\n    ru: Новое   # remark\n    en: 'It''s new'\n\n- { ru: "Новое, иное" , en: "A “new” one" }\n# tail`,
  );
});

it.each([
  ['a: b\r\nc: d # e\r\n', 'a: f\r\nc: d # e\r\n'],
  ['\uFEFFa: b\n', '\uFEFFa: f\n'],
  ['a: "b\\u0021"', 'a: "f"'],
  ['a: b\n  c\nd: e\n', 'a: f\nd: e\n'],
])('%j becomes %j', (text, edited) => {
  expect(editText(text, [{ path: ['a'], change: reword('f') }])).toBe(edited);
});

it('words that need quotes get them', () => {
  for (const words of ['a: b', '# a', 'a #b', '- a', '[a', '“a”: b', "'a'", 'a:']) {
    const edited = editText('x: y # remark\n', [{ path: ['x'], change: reword(words) }]);
    expect(parse(edited ?? '')).toEqual({ x: words });
    expect(edited).toContain(' # remark\n');
  }
});

it.each<[string, string, Edit['change']]>([
  ['a block of words', 'a: |-\n  b\n', reword('c')],
  ['words with an anchor that stand twice', 'a: &x b\nc: *x\n', reword('d')],
  ['words that stand elsewhere', 'c: &x b\na: *x\n', reword('d')],
  ['words that would mean a number', 'a: b\n', reword('17')],
  ['a list on one line', 'a: [1, 2]\n', { kind: 'reorder', order: [1, 0] }],
  ['a list whose items begin on one line', '- - 1\n  - 2\n', { kind: 'reorder', order: [1, 0] }],
  ['a list whose later item has the anchor', 'a:\n  - &x 1\n  - *x\n', { kind: 'reorder', order: [1, 0] }],
])('%s cannot be changed for certain', (_, text, change) => {
  expect(editText(text, [{ path: text.startsWith('- -') ? [0] : ['a'], change }])).toBeNull();
});
