import type { OccasionData, ReadingData } from '../../../schemas/types.ts';
import { type Message, message } from '../../messages/message.ts';
import { type LectionarySection, SECTIONS } from '../../model/lectionary.ts';
import { type DataFiles, entriesOfDays } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { DataPath, Entry } from '../source.ts';
import type { Check } from './check.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const GOSPELS = ['Matt', 'Mark', 'Luke', 'John'];

/** Each reading has the one kind that its book allows, each occasion has days, and readings refer to what exists. */
export const soundReadings: Check = (files) => {
  const known = new Set(files.scripture.map(({ value }) => value.id));
  const sections: Entry<Partial<Record<LectionarySection, ReadingData[]>>>[] = [
    ...files.cycleDays,
    ...files.dayReadings,
    ...files.saintReadings,
    ...files.commonReadings,
  ];
  return [
    ...sections.flatMap((entry) =>
      SECTIONS.flatMap((section) => unsoundList(entry, [section], entry.value[section], known)),
    ),
    ...files.cycleWeeks.flatMap((entry) =>
      WEEKDAYS.flatMap((day) => unsoundList(entry, [day], entry.value[day], known)),
    ),
    ...files.readingUsage.flatMap((entry) =>
      unsoundList(entry, ['matins', 'gospels'], entry.value.matins.gospels, known),
    ),
    ...unknownReferences(files),
  ];
};

function unsoundList(
  entry: Entry<unknown>,
  path: DataPath,
  readings: readonly ReadingData[] = [],
  books: ReadonlySet<string>,
): Problem[] {
  return readings.flatMap((reading, i) => unsound(reading, books).map((reason) => entry.problem([...path, i], reason)));
}

function unsound({ apostle, gospel, prophecy }: ReadingData, books: ReadonlySet<string>): Message[] {
  const references = [apostle, gospel, prophecy].filter((reference) => reference !== undefined);
  const [reference = ''] = references;
  if (references.length !== 1) return [message('oneKindOfReading')];
  const book = reference.slice(0, reference.indexOf('.'));
  if (!books.has(book)) return [message('noBookOfScripture', book)];
  if (GOSPELS.includes(book) === (gospel === undefined))
    return [message(gospel === undefined ? 'isGospel' : 'isNoGospel', book)];
  return [];
}

function unknownReferences(files: DataFiles): Problem[] {
  const ids = new Set(entriesOfDays(files).map(({ value }) => value.id));
  const commons = new Set(files.commonReadings.map(({ value }) => value.id));
  return [...files.dayReadings, ...files.saintReadings, ...files.cycleDays].flatMap((entry) => {
    const { of, on, common, since, until } = entry.value as Partial<OccasionData>;
    const dated = on !== undefined || of !== undefined || 'at' in entry.value;
    return [
      ...(dated ? [] : [entry.problem([], message('readWhen'))]),
      ...(of === undefined || ids.has(of) ? [] : [entry.problem(['of'], message('noFixedOrMovable', of))]),
      ...(since === undefined || until === undefined || since <= until
        ? []
        : [entry.problem(['until'], message('yearsReversed', until, since))]),
      ...(common === undefined || commons.has(common)
        ? []
        : [entry.problem(['common'], message('noCommonReadings', common))]),
    ];
  });
}
