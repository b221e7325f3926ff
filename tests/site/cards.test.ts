import { readdirSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { CARD_SIZE, cardName, EVERY_DAY } from '../../generator/site/model/cards.ts';
import { realCatalog } from '../support/real-days.ts';

const CARDS = 'generator/site/cards';
const names = readdirSync(CARDS);
const pictures = new Map(names.map((name) => [name, readFileSync(`${CARDS}/${name}`)]));

it('Each emblem has a card in each language, and so has a day without one (otherwise run `npm run cards`)', () => {
  const emblems = [EVERY_DAY, ...realCatalog.icons.map(({ file }) => file.replace(/\.svg$/, ''))];
  expect(names.sort()).toEqual(emblems.flatMap((emblem) => LANGUAGES.map((lang) => cardName(emblem, lang))).sort());
});

it('The cards have the size that is said of them, and together little more than a megabyte', () => {
  for (const [name, picture] of pictures) expect(imageSize(picture), name).toMatchObject({ type: 'png', ...CARD_SIZE });
  expect([...pictures.values()].reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1_100_000);
});
