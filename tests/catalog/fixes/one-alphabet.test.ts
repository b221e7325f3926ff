import { expect, it } from 'vitest';
import { foreignLetterIn } from '../../../generator/catalog/checks/one-alphabet.ts';
import { inOneAlphabet } from '../../../generator/catalog/fixes/one-alphabet.ts';
import { realNames } from '../../support/real-names.ts';

it.each([
  ['ru', 'Преподобный Cергий', 'Преподобный Сергий'],
  ['ru', 'Мученик Флоp и c ним Лавр', 'Мученик Флор и с ним Лавр'],
  ['ru', 'Мученик Некто (ХVI)', 'Мученик Некто (XVI)'],
  ['en', 'Martyr Аnna', 'Martyr Anna'],
  ['en', 'Martyr Someone (с. 306)', 'Martyr Someone (c. 306)'],
] as const)('%s: “%s” becomes “%s”, which reads the same and is right', (lang, name, better) => {
  const repaired = inOneAlphabet(name, lang);
  expect([...repaired].map((letter) => letter.codePointAt(0))).toEqual([...better].map((l) => l.codePointAt(0)));
  expect(foreignLetterIn(repaired, lang)).toBeNull();
  expect(inOneAlphabet(better, lang)).toBe(better);
});

it.each([
  ['ru', 'Мученик Maxim', 'a whole word of the other alphabet may be meant so'],
  ['ru', 'Мученик Лuция', 'u has no twin among Cyrillic letters'],
  ['en', 'Martyr Фlorus', 'Ф has no twin among Latin letters'],
] as const)('%s: “%s” stays: %s', (lang, name, _) => {
  expect(foreignLetterIn(name, lang)).not.toBeNull();
  expect(inOneAlphabet(name, lang)).toBe(name);
});

it('every word of the project’s names with one letter of the other alphabet becomes the original one', () => {
  const [latin, cyrillic] = ['ABCEHKMOPTXYaceopxy', 'АВСЕНКМОРТХУасеорху'];
  let slips = 0;
  for (const { lang, name } of realNames) {
    const [own, other] = lang === 'ru' ? [cyrillic, latin] : [latin, cyrillic];
    for (let i = 0; i < name.length; i++) {
      const twin = other[own.indexOf(name[i] as string)];
      if (twin === undefined) continue;
      const slip = name.slice(0, i) + twin + name.slice(i + 1);
      if (foreignLetterIn(slip, lang) === null) continue;
      if (inOneAlphabet(slip, lang) !== name) expect(inOneAlphabet(slip, lang)).toBe(name);
      slips++;
    }
  }
  expect(slips).toBeGreaterThan(50_000);
});
