import { message } from '../../messages/message.ts';
import type { DataFiles } from '../data-files.ts';
import { julianOfCivil } from '../days-of-month.ts';
import type { FixedPlace } from '../placed-entries.ts';
import type { Problem } from '../problem.ts';
import type { Check } from './check.ts';

/**
 * No entry is under its civil date. The check knows a civil date in three cases: a pack moves a commemoration by the
 * difference between the calendars; the saint of a new entry is already there that many days earlier; the sources of
 * the entry give its day as a civil one.
 */
export const oldStyleDays: Check = (files) => {
  const sourced = new Map(files.facts.map(({ id, entry }) => [id, entry.value.sources ?? []]));
  const onDay = new Map(files.fixed.map(({ monthDay }): [string, FixedPlace[]] => [monthDay, []]));
  for (const place of files.fixed) onDay.get(place.monthDay)?.push(place);
  const related = relatedIds(files);
  return files.fixed.flatMap((place): Problem[] => {
    const { monthDay, entry, movedFrom } = place;
    const { id } = entry.value;
    const julian = julianOfCivil(monthDay);
    const sources = sourced.get(String(id)) ?? [];
    const others = onDay.get(julian) ?? [];
    const double = sources.length > 0 ? undefined : others.find((other) => namesSame(place, other));
    if (movedFrom === julian || sources.some((source) => source.endsWith(`-${monthDay}`) && isCivil(source))) {
      return [entry.problem([], message('newStyle', monthDay, julian))];
    }
    if (!double || related(id, double.entry.value.id)) return [];
    const { ru, en } = double.entry.value.name;
    return [entry.problem([], message('newStyleOf', monthDay, julian, message('called', ru, en), double.entry.at()))];
  });
};

/** A source that is a civil calendar gives the complete date: `patriarchate-days-2009-2018 2016-09-14`. */
function isCivil(source: string): boolean {
  return / \d{4}-\d{2}-\d{2}$/.test(source);
}

/** Whether the name of one contains everything that the name of the other says, in any case. */
function namesSame({ entry: one }: FixedPlace, { entry: other }: FixedPlace): boolean {
  return (['ru', 'en'] as const).some((lang) => {
    const words = stemsOf(one.value.name[lang]);
    const known = new Set(stemsOf(other.value.name[lang]));
    return words.length > 1 && words.every((word) => known.has(word));
  });
}

const STEM = 5;

/** The beginnings of the words of a name, without parentheses. */
function stemsOf(name: string): string[] {
  const words =
    name
      .replace(/\([^)]*\)/g, '')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return words.map((word) => word.replaceAll('ё', 'е').slice(0, STEM));
}

/** Whether the data say that two ids are of the same person, event or icon. */
function relatedIds({ related }: DataFiles): (one: number, other: number) => boolean {
  const rows = related.map(({ value }) => value.same ?? []);
  return (one, other) => rows.some((ids) => ids.includes(String(one)) && ids.includes(String(other)));
}
