import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decoded, encoded, find, joined, standsAt } from '../../generator/responses/bytes.ts';

/** Texts of few different characters, ASCII and others, so that there are many matches. */
const TEXT = fc.string({ unit: fc.constantFrom('a', '"', '{', 'я', '🕯'), maxLength: 40 });
const ASCII = fc.string({ unit: fc.constantFrom('a', '"', '{'), minLength: 1, maxLength: 4 });

it('finds an ASCII text in bytes at the same place as in the text', () => {
  fc.assert(
    fc.property(TEXT, ASCII, (text, asked) => {
      const place = find(encoded(text), asked);
      const expected = text.indexOf(asked);
      expect(place).toBe(expected < 0 ? -1 : encoded(text.slice(0, expected)).length);
      if (place >= 0) {
        expect(standsAt(encoded(text), asked, place)).toBe(true);
        expect(find(encoded(text), asked, place)).toBe(place);
        expect(find(encoded(text), asked, place + 1)).not.toBe(place);
      }
    }),
  );
});

it('sees nothing before the start and after the end', () => {
  expect(standsAt(encoded('ab'), 'ab', -1)).toBe(false);
  expect(standsAt(encoded('ab'), 'bc', 1)).toBe(false);
  expect(find(encoded('ab'), 'b', 5)).toBe(-1);
});

it('joins pieces in order', () => {
  fc.assert(
    fc.property(fc.array(TEXT), (texts) => {
      expect(decoded(joined(texts.map(encoded)))).toBe(texts.join(''));
    }),
  );
});
