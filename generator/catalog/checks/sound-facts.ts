import type { NameData } from '../../../schemas/types.ts';
import { message } from '../../messages/message.ts';
import { type CalendarDay, calendarDays } from '../calendar-days.ts';
import type { DataFiles } from '../data-files.ts';
import { printedForm, standsInRussian } from '../person-names.ts';
import type { FactsPlace } from '../placed-entries.ts';
import type { Problem } from '../problem.ts';
import type { Check } from './check.ts';

/** Facts belong to a commemoration that exists, and name only what exists. */
export const soundFacts: Check = (files) => {
  const days: Days = new Map(calendarDays(files).map((day) => [day.id, day]));
  const names = new Map(files.names.map(({ value }) => [value.ru, value]));
  return [
    ...files.facts.flatMap((place) => [...placed(place, days), ...named(place, days, names), ...years(place)]),
    ...related(files, days),
    ...unusedNames(files),
    ...mainDays(files),
  ];
};

type Days = ReadonlyMap<string, CalendarDay>;

function placed({ id, file, entry }: FactsPlace, days: Days): Problem[] {
  const day = days.get(id);
  if (!day) return [entry.problem([], message('noCommemoration', id))];
  return day.file === file ? [] : [entry.problem([], message('otherFactsFile', id, day.file))];
}

function named({ id, entry }: FactsPlace, days: Days, names: ReadonlyMap<string, NameData>): Problem[] {
  const day = days.get(id);
  return (entry.value.names ?? []).flatMap((ru, i) => {
    const name = names.get(ru);
    if (!name) return [entry.problem(['names', i], message('noName', ru))];
    if (!day) return [];
    const missing = [
      ...(standsInRussian(name, day.name.ru) ? [] : [message('nameNotPrinted', [ru], day.name.ru)]),
      ...(printedForm(name, day.name.en) ? [] : [message('nameNotPrinted', name.en, day.name.en)]),
    ];
    return missing.map((reason) => entry.problem(['names', i], reason));
  });
}

function years({ entry }: FactsPlace): Problem[] {
  const { since = 0, until = Number.POSITIVE_INFINITY } = entry.value;
  return until < since ? [entry.problem(['until'], message('untilBeforeSince'))] : [];
}

function related({ related: rows }: DataFiles, days: Days): Problem[] {
  return rows.flatMap((row) => {
    const { same, synaxis, of } = row.value;
    const ids = [...(same ?? []), ...(of ?? []), ...(synaxis === undefined ? [] : [synaxis])];
    const isWhole = same ? synaxis === undefined && of === undefined : synaxis !== undefined && of !== undefined;
    return [
      ...(isWhole ? [] : [row.problem([], message('oddRelation'))]),
      ...ids.filter((id) => !days.has(id)).map((id) => row.problem([], message('noCommemoration', id))),
    ];
  });
}

function unusedNames({ names, facts }: DataFiles): Problem[] {
  const used = new Set(facts.flatMap(({ entry }) => entry.value.names ?? []));
  return names
    .filter(({ value }) => !used.has(value.ru))
    .map((name) => name.problem(['ru'], message('unusedName', name.value.ru)));
}

/** Main days that are no name day of the name. */
function mainDays({ names, facts }: DataFiles): Problem[] {
  const named = new Map(facts.map(({ id, entry }) => [id, entry.value.names ?? []]));
  return names.flatMap((name) => {
    const { ru, main } = name.value;
    if (main === undefined || named.get(main)?.includes(ru)) return [];
    return [name.problem(['main'], message('noNameDay', main, ru))];
  });
}
