import { expect, it } from 'vitest';
import { oddYearIn } from '../../../generator/catalog/checks/year-forms.ts';
import { yearRewritten } from '../../../generator/catalog/fixes/year-forms.ts';
import { realNames } from '../../support/real-names.ts';

it.each([
  ['ru', 'А (303-305)', 'А (303–305)'],
  ['ru', 'А (303 — 305)', 'А (303–305)'],
  ['ru', 'А (III-IV вв.)', 'А (III–IV)'],
  ['ru', 'А (1392 г.)', 'А (1392)'],
  ['ru', 'А (†1392) и Б (+ 1400)', 'А (1392) и Б (1400)'],
  ['ru', 'А (около 306 года)', 'А (около 306 года)'],
  ['ru', 'А (около 306)', 'А (ок. 306)'],
  ['ru', 'А (IX в. до Р.Х.)', 'А (IX в. до Р.Х.)'],
  ['ru', 'А (IX до P.X.)', 'А (IX до Р. Х.)'],
  ['ru', 'А (IX до Р.Х.)', 'А (IX до Р. Х.)'],
  ['en', 'A (303-305)', 'A (303–305)'],
  ['en', 'A (d. 306)', 'A (306)'],
  ['en', 'A (ca. 306)', 'A (c. 306)'],
  ['en', 'A (3rd-4th century)', 'A (3rd–4th c.)'],
  ['en', 'A (9th century BC)', 'A (9th c. BC)'],
] as const)('%s: “%s” becomes “%s”', (lang, name, better) => {
  expect(yearRewritten(name, lang)).toBe(better);
  expect(yearRewritten(better, lang)).toBe(better);
});

it.each([
  ['ru', 'А (4 в.)', 'a century is a Roman numeral'],
  ['ru', 'А (1392?)', 'a doubt is not ours to take away'],
  ['ru', 'А 1918-1920', 'what is not in parentheses may be more than a year'],
  ['en', 'A (4 c.)', 'fourth century, or the year 4'],
] as const)('%s: “%s” stays: %s', (lang, name, _) => {
  expect(oddYearIn(name, lang)).not.toBeNull();
  expect(yearRewritten(name, lang)).toBe(name);
});

it('the project’s years written in other ways become the original ones', () => {
  const typed = realNames.map(({ lang, name }) => ({
    ...{ lang, name },
    slip:
      lang === 'ru'
        ? name
            .replace(/(?<=[\dIVX])–/g, ' - ')
            .replace(/(?<=\d)\)/g, ' г.)')
            .replace(/(?<=[IVX])\)/g, ' в.)')
            .replaceAll('(ок. ', '(около ')
        : name.replaceAll('–', '-').replaceAll('th c.', 'th century').replaceAll('(c. ', '(ca. '),
  }));
  expect(typed.filter(({ name, slip }) => slip !== name).length).toBeGreaterThan(2000);
  expect(typed.filter(({ lang, name, slip }) => yearRewritten(slip, lang) !== name)).toEqual([]);
});
