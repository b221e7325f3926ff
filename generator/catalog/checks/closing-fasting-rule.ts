import type { Check } from './check.ts';

/** The last fasting rule fits every day, so that no day is left without an answer. */
export const closingFastingRule: Check = ({ fasting }) => {
  const last = fasting.at(-1);
  return last === undefined || (last.value.on === 'always' && last.value.weekdays === undefined)
    ? []
    : [last.problem([], 'the last rule must fit every day: end the list with one that says “on: always”')];
};
