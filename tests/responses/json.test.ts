import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonText, shared } from '../../generator/responses/json.ts';

it('writes any JSON value as JSON.stringify does, shared or not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const expected = JSON.stringify(value);
      expect(jsonText(value)).toBe(expected);
      if (typeof value === 'object' && value !== null)
        expect(jsonText([shared(value), value])).toBe(`[${expected},${expected}]`);
    }),
  );
});

it('leaves out members that are undefined', () => {
  expect(jsonText({ a: undefined, b: 1 })).toBe('{"b":1}');
});
