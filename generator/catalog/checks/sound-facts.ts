import type { NameData } from '../../../schemas/types.ts';
import { type CalendarDay, calendarDays } from '../calendar-days.ts';
import type { DataFiles, FactsPlace } from '../data-files.ts';
import { printedForm, standsInRussian } from '../person-names.ts';
import type { Problem } from '../problem.ts';
import type { Check } from './check.ts';

/** What is known of a commemoration is of one that there is, and names only what there is. */
export const soundFacts: Check = (files) => {
  const days: Days = new Map(calendarDays(files).map((day) => [day.id, day]));
  const names = new Map(files.names.map(({ value }) => [value.ru, value]));
  return [
    ...files.facts.flatMap((place) => [...placed(place, days), ...named(place, days, names), ...years(place)]),
    ...related(files, days),
    ...unusedNames(files),
  ];
};

type Days = ReadonlyMap<string, CalendarDay>;

function placed({ id, file, entry }: FactsPlace, days: Days): Problem[] {
  const day = days.get(id);
  if (!day) return [entry.problem([], `there is no commemoration ${id}: correct the id or take the entry out`)];
  return day.file === file
    ? []
    : [entry.problem([], `${id} belongs to commemorations/${day.file}.yaml: move it there`)];
}

function named({ id, entry }: FactsPlace, days: Days, names: ReadonlyMap<string, NameData>): Problem[] {
  const day = days.get(id);
  return (entry.value.names ?? []).flatMap((ru, i) => {
    const name = names.get(ru);
    if (!name) return [entry.problem(['names', i], `“${ru}” is no name of names.yaml: correct it or add it there`)];
    if (!day) return [];
    const missing = [
      ...(standsInRussian(name, day.name.ru) ? [] : [`“${ru}” does not stand in “${day.name.ru}”`]),
      ...(printedForm(name, day.name.en) ? [] : [`“${name.en.join('”, “')}” does not stand in “${day.name.en}”`]),
    ];
    return missing.map((message) =>
      entry.problem(['names', i], `${message}: correct the name, or add the form to names.yaml`),
    );
  });
}

function years({ entry }: FactsPlace): Problem[] {
  const { since = 0, until = Number.POSITIVE_INFINITY } = entry.value;
  return until < since ? [entry.problem(['until'], 'this is before “since”: correct one of them')] : [];
}

function related({ related: rows }: DataFiles, days: Days): Problem[] {
  return rows.flatMap((row) => {
    const { same, synaxis, of } = row.value;
    const ids = [...(same ?? []), ...(of ?? []), ...(synaxis === undefined ? [] : [synaxis])];
    const isWhole = same ? synaxis === undefined && of === undefined : synaxis !== undefined && of !== undefined;
    return [
      ...(isWhole ? [] : [row.problem([], 'a row has either “same”, or “synaxis” and “of”: correct it')]),
      ...ids
        .filter((id) => !days.has(id))
        .map((id) => row.problem([], `there is no commemoration ${id}: correct the id or take it out`)),
    ];
  });
}

function unusedNames({ names, facts }: DataFiles): Problem[] {
  const used = new Set(facts.flatMap(({ entry }) => entry.value.names ?? []));
  return names
    .filter(({ value }) => !used.has(value.ru))
    .map((name) => name.problem(['ru'], `no commemoration has the name “${name.value.ru}”: take it out`));
}
