import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { heldAgainstPrint } from './held-against-print.ts';

it('what is printed of some days is what the calendar finds', () => {
  const { counts, differences } = heldAgainstPrint(readFileSync('tests/data/liturgy/printed-days.txt', 'utf8'));
  expect(differences).toEqual([]);
  expect(counts.get('liturgy')).toBeGreaterThan(9);
});

it('a fact that does not hold is named with what the calendar finds', () => {
  const { differences } = heldAgainstPrint('2010-02-28 liturgy: chrysostom\n2010-02-28 prokeimena: 4 Ты Господи; Уста');
  expect(differences).toEqual([
    { fact: '2010-02-28 liturgy: chrysostom', given: 'basil' },
    {
      fact: '2010-02-28 prokeimena: 4 Ты Господи; Уста',
      given: expect.stringMatching(/^5 ты господи сохраниши ны.*; 1 уста моя/),
    },
  ]);
});

it('a line of another form is an error with its number', () => {
  expect(() => heldAgainstPrint('# a comment\n2010-02-28 tone: 5')).toThrow('line 2 is no “DATE FIELD: VALUE”');
});
