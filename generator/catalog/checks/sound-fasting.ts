import type { FastingRule } from '../../../schemas/types.ts';
import { message } from '../../messages/message.ts';
import { inOrder, meantBy } from '../fasting-rules.ts';
import type { Problem } from '../problem.ts';
import type { Entry } from '../source.ts';
import type { Check } from './check.ts';

/** Every fasting rule has a place in the order at which some day can reach it, and its exceptions name known days. */
export const soundFasting: Check = ({ fasting }) => {
  const rules = new Map(fasting.map(({ value }) => [value.id, value]));
  return [
    ...fasting.flatMap((entry) => misplaced(entry, rules)),
    ...fasting.flatMap((entry) => endless(entry, [...rules.values()])),
    ...neverAsked(fasting),
  ];
};

/** Whether a rule matches every day. */
export function fitsEveryDay({ on, weekdays, except }: FastingRule): boolean {
  return on === 'always' && weekdays === undefined && except === undefined;
}

function misplaced(entry: Entry<FastingRule>, rules: ReadonlyMap<string, FastingRule>): Problem[] {
  const { id, after } = entry.value;
  if (after === undefined) return [];
  if (!rules.has(after)) {
    return [entry.problem(['after'], message('noFastingRule', after))];
  }
  const next = (rule: string) => rules.get(rule)?.after ?? [];
  return leadsBack(id, next) ? [entry.problem(['after'], message('afterLeadsBack', after, id))] : [];
}

function endless(entry: Entry<FastingRule>, rules: readonly FastingRule[]): Problem[] {
  const { id, except = [] } = entry.value;
  const next = (rule: string) => rules.filter((one) => one.id === rule).flatMap((one) => takenOutBy(one, rules));
  return except.flatMap((word, i) => {
    const isCircle = word === id || meantBy(word, entry.value, rules).some((other) => leadsBack(id, next, other.id));
    return isCircle ? [entry.problem(['except', i], message('exceptLeadsBack', word, id))] : [];
  });
}

function takenOutBy(rule: FastingRule, rules: readonly FastingRule[]): string[] {
  return (rule.except ?? []).flatMap((word) => meantBy(word, rule, rules).map(({ id }) => id));
}

/** Whether a chain of references leads back to an id. */
function leadsBack(id: string, next: (id: string) => string | readonly string[], from = id): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const reached of [next(one)].flat()) {
      if (reached === id) return true;
      if (!seen.has(reached)) open.push(reached);
      seen.add(reached);
    }
  }
  return false;
}

function neverAsked(fasting: readonly Entry<FastingRule>[]): Problem[] {
  const ordered = inOrder(fasting);
  const closing = ordered.find(({ value }) => fitsEveryDay(value));
  if (!closing) return [];
  return ordered
    .slice(ordered.indexOf(closing) + 1)
    .map((entry) =>
      entry.problem(entry.value.after === undefined ? [] : ['after'], message('neverAsked', closing.value.id)),
    );
}
