import type { ReadingUsage } from '../../../schemas/types.ts';
import { message } from '../../messages/message.ts';
import { ORDER_LISTS } from '../../model/liturgy.ts';
import { parseRule, RuleError } from '../../rules/grammar.ts';
import { type DataFiles, entriesOfDays } from '../data-files.ts';
import { meantBy } from '../fasting-rules.ts';
import type { Problem } from '../problem.ts';
import type { DataPath, Entry } from '../source.ts';
import type { Check } from './check.ts';

interface Ruled {
  readonly rule?: string;
  readonly on?: string;
  readonly unless?: string;
  readonly moves?: readonly { on: string; to: string }[];
}

/** Every rule follows the grammar. */
export const readableRules: Check = (files) => {
  const ruled: Entry<Ruled>[] = [
    ...entriesOfDays(files),
    ...files.fasting,
    ...files.dayReadings,
    ...files.saintReadings,
    ...files.movablePropers,
    ...files.fixedPropers,
    ...files.antiphons,
    ...files.searchedSeasons,
  ];
  return [
    ...files.liturgyOrders.flatMap((entry) =>
      ORDER_LISTS.flatMap((list) =>
        (entry.value[list] ?? []).flatMap(({ on }, i) => unreadable(entry, [list, i, 'on'], on)),
      ),
    ),
    ...files.kathismata.flatMap((entry) =>
      entry.value.seasons.flatMap(({ on }, i) => unreadable(entry, ['seasons', i, 'on'], on)),
    ),
    ...files.readingUsage.flatMap(unreadableUsage),
    ...unreadableExceptions(files),
    ...files.acts.flatMap((act) =>
      act.value.did.flatMap(({ on, from }, i) => [
        ...unreadable(act, ['did', i, 'on'], on),
        ...unreadable(act, ['did', i, 'from'], from),
      ]),
    ),
    ...ruled.flatMap((entry) => [
      ...unreadable(entry, ['rule'], entry.value.rule),
      ...unreadable(entry, ['on'], entry.value.on),
      ...unreadable(entry, ['unless'], entry.value.unless),
      ...(entry.value.moves ?? []).flatMap((move, i) => [
        ...unreadable(entry, ['moves', i, 'on'], move.on),
        ...unreadable(entry, ['moves', i, 'to'], move.to === 'none' ? undefined : move.to),
      ]),
    ]),
  ];
};

function unreadableUsage(entry: Entry<ReadingUsage>): Problem[] {
  const { luke, exchanges = [], tones, saints, ordinary_last } = entry.value;
  return [
    ...unreadable(entry, ['luke', 'after'], luke?.after),
    ...exchanges.flatMap(({ on }, i) => unreadable(entry, ['exchanges', i, 'on'], on)),
    ...tones.silent.flatMap((rule, i) => unreadable(entry, ['tones', 'silent', i], rule)),
    ...saints.flatMap(({ on }, i) => unreadable(entry, ['saints', i, 'on'], on)),
    ...unreadable(entry, ['ordinary_last', 'except'], ordinary_last.except),
  ];
}

function unreadableExceptions({ fasting }: DataFiles): Problem[] {
  const rules = fasting.map(({ value }) => value);
  return fasting.flatMap((entry) =>
    (entry.value.except ?? []).flatMap((word, i) => {
      if (word === entry.value.id || meantBy(word, entry.value, rules).length > 0) return [];
      return /^(?!always$)[a-z0-9_]+$/.test(word)
        ? [entry.problem(['except', i], message('noRuleOrSeason', word))]
        : unreadable(entry, ['except', i], word);
    }),
  );
}

function unreadable(entry: Entry<unknown>, path: DataPath, text: string | undefined): Problem[] {
  if (text === undefined) return [];
  try {
    parseRule(text);
    return [];
  } catch (error) {
    if (error instanceof RuleError) return [entry.problem(path, error.reason, error.offset)];
    throw error;
  }
}
