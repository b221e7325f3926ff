import { message } from '../../messages/message.ts';
import { inOrder } from '../fasting-rules.ts';
import type { Check } from './check.ts';
import { fitsEveryDay } from './sound-fasting.ts';

/**
 * One fasting rule matches every day, so that every day has an answer; {@link soundFasting} checks that it is the last.
 */
export const closingFastingRule: Check = ({ fasting }) => {
  const last = inOrder(fasting).at(-1);
  return last === undefined || fasting.some(({ value }) => fitsEveryDay(value))
    ? []
    : [last.problem([], message('lastRuleMustFit'))];
};
