import { says } from '../../messages/saying.ts';
import { inOrder } from '../fasting-rules.ts';
import type { Check } from './check.ts';
import { fitsEveryDay } from './sound-fasting.ts';

/** A fasting rule fits every day, so that no day is left without an answer; {@link soundFasting} sees that it is the last. */
export const closingFastingRule: Check = ({ fasting }) => {
  const last = inOrder(fasting).at(-1);
  return last === undefined || fasting.some(({ value }) => fitsEveryDay(value))
    ? []
    : [last.problem([], says('lastRuleMustFit'))];
};
