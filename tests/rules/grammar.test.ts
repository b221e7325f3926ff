import { describe, expect, it } from 'vitest';
import { format } from '../../generator/messages/format.ts';
import { parseRule, RuleError } from '../../generator/rules/grammar.ts';

describe('a rule that cannot be parsed', () => {
  it.each([
    ['someday-after julian 01-29', 0, 'not a weekday'],
    ['sundey-after julian 01-29', 0, 'not a rule word'],
    ['sunday-behind julian 01-29', 0, 'not a rule word'],
    ['pasha+3', 0, 'not a rule word'],
    ['pascha3', 0, 'not a rule word'],
    ['julian 13-01', 7, 'the date 13-01 does not exist'],
    ['julian 02-30', 7, 'the date 02-30 does not exist'],
    ['julian 1-7', 7, 'a month and a day'],
    ['sunday-between julian 12-11', 27, 'needs a range of dates'],
    ['pascha+1 or pascha+2', 8, 'cannot continue a rule'],
    ['pascha+1..', 10, 'not a rule word'],
    ['julian 02-29 else 02-28', 18, 'not a rule word'],
    ['', 0, 'not a rule word'],
  ])('“%s” is refused at character %i: %s', (text, offset, words) => {
    const error = errorOf(() => parseRule(text));
    expect(format(error.reason)).toContain(words);
    expect(error.offset).toBe(offset);
  });
});

function errorOf(act: () => unknown): RuleError {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
