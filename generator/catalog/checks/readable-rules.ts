import { parseRule, RuleError } from '../../rules/grammar.ts';
import { fixedEntries } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { DataPath, Source } from '../source.ts';
import type { Check } from './check.ts';

interface Ruled {
  readonly rule?: string;
  readonly on?: string;
  readonly moves?: readonly { on: string; to: string }[];
}

/** Every rule is written in words that the grammar knows. */
export const readableRules: Check = (files) => {
  const ruled: [Source<unknown>, DataPath, Ruled][] = [
    ...fixedEntries(files).map(({ source, path, entry }): [Source<unknown>, DataPath, Ruled] => [source, path, entry]),
    ...files.movable.value.map((entry, i): [Source<unknown>, DataPath, Ruled] => [files.movable, [i], entry]),
    ...files.fasting.value.rules.map((rule, i): [Source<unknown>, DataPath, Ruled] => [
      files.fasting,
      ['rules', i],
      rule,
    ]),
  ];
  return ruled.flatMap(([source, path, { rule, on, moves }]) => [
    ...unreadable(source, [...path, 'rule'], rule),
    ...unreadable(source, [...path, 'on'], on),
    ...(moves ?? []).flatMap((move, i) => [
      ...unreadable(source, [...path, 'moves', i, 'on'], move.on),
      ...unreadable(source, [...path, 'moves', i, 'to'], move.to === 'none' ? undefined : move.to),
    ]),
  ]);
};

function unreadable(source: Source<unknown>, path: DataPath, text: string | undefined): Problem[] {
  if (text === undefined) return [];
  try {
    parseRule(text);
    return [];
  } catch (error) {
    if (error instanceof RuleError) return [source.problem(path, error.message, error.offset)];
    throw error;
  }
}
