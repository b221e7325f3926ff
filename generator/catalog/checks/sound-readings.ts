import type { OccasionData, ReadingData } from '../../../schemas/types.ts';
import { SECTIONS, type Section } from '../../model/lectionary.ts';
import type { DataFiles } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { DataPath, Entry } from '../source.ts';
import type { Check } from './check.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const GOSPELS = ['Matt', 'Mark', 'Luke', 'John'];

/** Each reading has one kind that fits its book, each occasion has days, and what readings refer to is known. */
export const soundReadings: Check = (files) => {
  const { readings, scripture } = files;
  const known = new Set(scripture.map(({ value }) => value.id));
  const sections: Entry<Partial<Record<Section, ReadingData[]>>>[] = [
    ...readings.cycleDays,
    ...readings.days,
    ...readings.saints,
    ...readings.commons,
  ];
  return [
    ...sections.flatMap((entry) =>
      SECTIONS.flatMap((section) => unsoundList(entry, [section], entry.value[section], known)),
    ),
    ...readings.cycleWeeks.flatMap((entry) =>
      WEEKDAYS.flatMap((day) => unsoundList(entry, [day], entry.value[day], known)),
    ),
    ...readings.usage.flatMap((entry) => unsoundList(entry, ['matins', 'gospels'], entry.value.matins.gospels, known)),
    ...unknownReferences(files),
  ];
};

function unsoundList(
  entry: Entry<unknown>,
  path: DataPath,
  readings: readonly ReadingData[] = [],
  books: ReadonlySet<string>,
): Problem[] {
  return readings.flatMap((reading, i) => unsound(reading, books).map((text) => entry.problem([...path, i], text)));
}

function unsound({ apostle, gospel, prophecy }: ReadingData, books: ReadonlySet<string>): string[] {
  const references = [apostle, gospel, prophecy].filter((reference) => reference !== undefined);
  const [reference = ''] = references;
  if (references.length !== 1) return ['a reading is one of apostle, gospel and prophecy: write one of the three'];
  const book = reference.slice(0, reference.indexOf('.'));
  if (!books.has(book)) return [`“${book}” is no book of labels.yaml: use its OSIS name, or add it under “books”`];
  if (GOSPELS.includes(book) === (gospel === undefined))
    return [`${book} is ${gospel === undefined ? 'a' : 'no'} Gospel: correct the kind or the book`];
  return [];
}

function unknownReferences({ readings, fixed, movable }: DataFiles): Problem[] {
  const ids = new Set<string | number>([
    ...fixed.map(({ entry }) => entry.value.id),
    ...movable.map(({ value }) => value.id),
  ]);
  const commons = new Set(readings.commons.map(({ value }) => value.id));
  return [...readings.days, ...readings.saints, ...readings.cycleDays].flatMap((entry) => {
    const { of, on, common, since, until } = entry.value as Partial<OccasionData>;
    const dated = on !== undefined || of !== undefined || 'at' in entry.value;
    return [
      ...(dated ? [] : [entry.problem([], 'nothing says when this is read: add “of” or “on”')]),
      ...(of === undefined || ids.has(of)
        ? []
        : [entry.problem(['of'], `there is no commemoration ${of}: use an id of the menologion or of movable.yaml`)]),
      ...(since === undefined || until === undefined || since <= until
        ? []
        : [entry.problem(['until'], `${until} is before ${since}: write the last year not earlier than the first`)]),
      ...(common === undefined || commons.has(common)
        ? []
        : [entry.problem(['common'], `there are no common readings “${common}”: use an id of commons.yaml`)]),
    ];
  });
}
