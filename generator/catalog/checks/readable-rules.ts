import { parseRule, RuleError } from '../../rules/grammar.ts';
import type { Problem } from '../problem.ts';
import type { DataPath, Entry } from '../source.ts';
import type { Check } from './check.ts';

interface Ruled {
  readonly rule?: string;
  readonly on?: string;
  readonly moves?: readonly { on: string; to: string }[];
}

/** Every rule is written in words that the grammar knows. */
export const readableRules: Check = (files) => {
  const ruled: Entry<Ruled>[] = [...files.fixed.map(({ entry }) => entry), ...files.movable, ...files.fasting];
  return ruled.flatMap((entry) => [
    ...unreadable(entry, ['rule'], entry.value.rule),
    ...unreadable(entry, ['on'], entry.value.on),
    ...(entry.value.moves ?? []).flatMap((move, i) => [
      ...unreadable(entry, ['moves', i, 'on'], move.on),
      ...unreadable(entry, ['moves', i, 'to'], move.to === 'none' ? undefined : move.to),
    ]),
  ]);
};

function unreadable(entry: Entry<unknown>, path: DataPath, text: string | undefined): Problem[] {
  if (text === undefined) return [];
  try {
    parseRule(text);
    return [];
  } catch (error) {
    if (error instanceof RuleError) return [entry.problem(path, error.message, error.offset)];
    throw error;
  }
}
