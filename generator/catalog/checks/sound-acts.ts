import path from 'node:path';
import type { ActData, ActDeed, CommemorationFacts } from '../../../schemas/types.ts';
import { civilYearOf } from '../../calendar/civil-year.ts';
import { type CalendarDate, dayNumber, isoDateIn } from '../../calendar/day-number.ts';
import { message } from '../../messages/message.ts';
import { parseRule, type Rule, RuleError } from '../../rules/grammar.ts';
import { around } from '../../rules/occurrences.ts';
import { type CalendarDay, calendarDays } from '../calendar-days.ts';
import { type DataFiles, entriesOfDays } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { Entry } from '../source.ts';
import type { Check } from './check.ts';

/**
 * What an act put into the calendar stands on the day that the act says, since the year that follows from it. A pack may
 * move what an act of another folder names.
 */
export const soundActs: Check = (files) => {
  const entries = entriesOfDays(files);
  const days = new Map(calendarDays(files).map((day, i) => [day.id, { ...day, file: entries[i]?.source.file ?? '' }]));
  const facts = new Map(files.facts.map(({ id, entry }) => [id, entry]));
  return [...files.acts.flatMap((act) => soundAct(act, days, facts)), ...addedTwice(files)];
};

/** A date of which only the year is known. */
const YEAR = /^\d{4}$/;

type Days = ReadonlyMap<string, CalendarDay>;
type Facts = ReadonlyMap<string, Entry<CommemorationFacts>>;

function soundAct(act: Entry<ActData>, days: Days, facts: Facts): Problem[] {
  const decided = isoDateIn('gregorian', act.value.date);
  if (!decided && !YEAR.test(act.value.date)) return [act.problem(['date'], message('noSuchDate', act.value.date))];
  const isBeside = (file: string) => file.startsWith(path.dirname(act.source.file) + path.sep);
  return act.value.did.flatMap((deed, i) => {
    const day = days.get(deed.id);
    if (!day) return [act.problem(['did', i, 'id'], message('noCommemoration', deed.id))];
    const fact = facts.get(deed.id);
    if (!isBeside(day.file) || (fact && !isBeside(fact.source.file))) return [];
    if (day.rule !== deed.on) return [act.problem(['did', i, 'on'], message('otherDayThanAct', deed.id, day.rule))];
    const begins = firstYear(deed, decided);
    const kept = fact?.value.since ?? null;
    return begins === null || begins === kept
      ? []
      : [act.problem(['did', i], message('otherSinceThanAct', deed.id, kept, begins))];
  });
}

/**
 * The first civil year in which something is kept that was added: in which its day is the first one after the decision.
 * Null if only the year of the decision is known, and for the other deeds, which leave `since` as it is.
 */
function firstYear({ what = 'added', on, since }: ActDeed, decided: CalendarDate | null): number | null {
  if (what !== 'added') return null;
  const rule = readable(on);
  if (since !== undefined || !rule || !decided) return since ?? null;
  const decision = dayNumber('gregorian', decided);
  const later = around(rule, decided.year).filter(({ from }) => from >= decision);
  return civilYearOf(Math.min(...later.map(({ from }) => from)));
}

/** The rule; null if it cannot be read, which another check reports. */
function readable(text: string): Rule | null {
  try {
    return parseRule(text);
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

function addedTwice({ acts }: DataFiles): Problem[] {
  const first = new Map<string, string>();
  return acts.flatMap((act) =>
    act.value.did.flatMap(({ id, what = 'added' }, i) => {
      const before = what === 'added' ? first.get(id) : undefined;
      if (what === 'added' && before === undefined) first.set(id, act.value.id);
      return before === undefined ? [] : [act.problem(['did', i, 'id'], message('addedTwice', id, before))];
    }),
  );
}
