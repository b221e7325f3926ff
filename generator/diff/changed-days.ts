import { inflateRawSync } from 'node:zlib';
import { type CalendarDate, dateOf, dayNumber, isoDate } from '../calendar/day-number.ts';
import { isDataset, monthInDataset } from '../contract/dataset-file.ts';
import type { DailyEndpoint } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import { datasetFile, datasetsFolder, dayFile, inFolder, yearFolder } from '../contract/paths.ts';
import { lazy } from '../memoize.ts';
import { cutDay } from '../responses/cut-day.ts';
import type { FileLine } from '../tree/record/record.ts';
import { type JsonObject, notAnswer, objectIn, parsedObject } from './json.ts';
import type { OpenPart } from './open-tree.ts';

/** A day that two trees answer differently. */
export interface ChangedDay {
  readonly day: number;
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** The file, for errors. */
  readonly file: string;
}

/** The days of a year for an endpoint in a language, as files or in a dataset. */
export interface YearForm {
  readonly part: OpenPart;
  readonly lang: Language;
  readonly folder: string;
  readonly files: ReadonlyMap<string, FileLine> | undefined;
  readonly dataset: FileLine | undefined;
  /** Digests of the months. */
  readonly digests: readonly string[] | undefined;
}

/** The form of the days in a part; null if it has none of them. */
export function yearForm(part: OpenPart, year: number, endpoint: DailyEndpoint, lang: Language): YearForm | null {
  const folder = yearFolder(lang, endpoint, year);
  const files = part.folders.get(folder);
  const dataset = part.folders.get(datasetsFolder())?.get(datasetFile(endpoint, year, lang));
  const isThere = dataset !== undefined && part.tree.holds(datasetsFolder(), dataset);
  if (!files && !isThere) return null;
  const digests = part.from[`${endpoint}.${lang}`];
  return { part, lang, folder, files, dataset: isThere ? dataset : undefined, digests };
}

/**
 * The days that differ in two forms of a year. Months with equal digests are not read, nor files with equal lines.
 * Throws UserError if what is read is not what the records name.
 */
export function* changedDays(before: YearForm, after: YearForm, year: number): Iterable<ChangedDay> {
  for (let month = 1; month <= 12; month++) {
    const digest = before.digests?.[month - 1];
    if (digest !== undefined && digest === after.digests?.[month - 1]) continue;
    const [one, other] = [dayBytes(before, month), dayBytes(after, month)];
    for (const date of datesOf(year, month)) {
      const name = dayFile(isoDate(date));
      const line = before.files?.get(name)?.hash;
      if (line !== undefined && line === after.files?.get(name)?.hash) continue;
      const [old, current] = [one(date), other(date)];
      if (old.equals(current)) continue;
      const file = inFolder(before.folder, name);
      const entryIn = (bytes: Buffer) => entryOf(bytes, isoDate(date), file);
      yield { day: dayNumber('gregorian', date), before: entryIn(old), after: entryIn(current), file };
    }
  }
}

function datesOf(year: number, month: number): CalendarDate[] {
  const first = dayNumber('gregorian', { year, month, day: 1 });
  const dates = Array.from({ length: 31 }, (_, i) => dateOf('gregorian', first + i));
  return dates.filter((date) => date.month === month);
}

/** Reads the files of days of a month, in their order; they are cut from the dataset where they are not on the disk. */
function dayBytes({ part, lang, folder, files, dataset }: YearForm, month: number): (date: CalendarDate) => Buffer {
  const days = lazy(() => inflatedMonth(part, dataset as FileLine, month));
  let at = 0;
  return (date) => {
    const name = dayFile(isoDate(date));
    const line = files?.get(name);
    if (line) return part.tree.read(folder, line);
    const day = dataset ? cutDay(days(), lang, date, at) : null;
    if (!day) throw notAnswer(inFolder(folder, name));
    at = day.at;
    return Buffer.from(day.file);
  };
}

/** The most bytes of a month of a dataset; see edge/files.ts. */
const MOST_MONTH_BYTES = 32_000_000;

function inflatedMonth({ tree }: OpenPart, line: FileLine, month: number): Buffer {
  const dataset = tree.read(datasetsFolder(), line);
  const file = inFolder(datasetsFolder(), line.name);
  if (!isDataset(dataset)) throw notAnswer(file);
  try {
    return inflateRawSync(monthInDataset(dataset, month), { maxOutputLength: MOST_MONTH_BYTES });
  } catch (error) {
    throw notAnswer(file, error);
  }
}

function entryOf(bytes: Buffer, date: string, file: string): JsonObject {
  const { data } = parsedObject(bytes, file);
  try {
    return objectIn(objectIn(data)[date]);
  } catch (error) {
    throw notAnswer(file, error);
  }
}
