import type { Check } from './check.ts';

/** The last fasting rule fits every day, so that no day is left without an answer. */
export const closingFastingRule: Check = ({ fasting }) => {
  const last = fasting.value.rules.length - 1;
  const rule = fasting.value.rules[last];
  return rule && rule.on === 'always' && rule.weekdays === undefined
    ? []
    : [
        fasting.problem(
          ['rules', last],
          'the last rule must fit every day: end the list with one that says “on: always”',
        ),
      ];
};
