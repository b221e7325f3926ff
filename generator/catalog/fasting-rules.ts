import type { FastingRule as FastingRuleData } from '../../schemas/types.ts';
import { WEEKDAY_CODES, weekdayNumber } from '../calendar/weekdays.ts';
import type { FastingDays } from '../model/catalog.ts';
import { parseRule } from '../rules/grammar.ts';
import type { Entry } from './source.ts';

/**
 * Fasting rules in the order in which they are tried: a rule with `after` comes directly after the rule that it names.
 */
export function inOrder(rules: readonly Entry<FastingRuleData>[]): Entry<FastingRuleData>[] {
  const known = new Set(rules.map(({ value }) => value.id));
  const standsAfter = ({ value: { after } }: Entry<FastingRuleData>) =>
    after !== undefined && known.has(after) ? after : null;
  const behind = (id: string | null): Entry<FastingRuleData>[] =>
    rules.filter((rule) => standsAfter(rule) === id).flatMap((rule) => [rule, ...behind(rule.value.id)]);
  return behind(null);
}

/**
 * The other rules whose days a word of `except` removes; none if it is neither the id of a rule nor a season of one.
 */
export function meantBy(
  word: string,
  own: FastingRuleData,
  rules: readonly FastingRuleData[],
): readonly FastingRuleData[] {
  return rules.filter((rule) => rule.id !== own.id && (rule.id === word || rule.season === word));
}

/** The days that a rule names; {@link inOrder} decides which of them it gets. */
export function daysNamed(rule: FastingRuleData, rules: readonly FastingRuleData[]): FastingDays {
  return {
    rule: parseRule(rule.on),
    weekdays: (rule.weekdays ?? WEEKDAY_CODES).map(weekdayNumber),
    except: (rule.except ?? []).flatMap((word) => {
      const others = meantBy(word, rule, rules);
      return others.length > 0 ? others.map((other) => daysNamed(other, rules)) : inWordsOfRules(word);
    }),
  };
}

function inWordsOfRules(word: string): FastingDays {
  return { rule: parseRule(word), weekdays: [0, 1, 2, 3, 4, 5, 6], except: [] };
}
