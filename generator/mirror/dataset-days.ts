import { inflateRawSync } from 'node:zlib';
import type { CalendarDate } from '../calendar/day-number.ts';
import { isDataset, monthInDataset } from '../contract/dataset-file.ts';
import type { Language } from '../contract/languages.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { cutDay } from '../responses/cut-day.ts';
import { sha256 } from '../sha256.ts';
import type { FileLine } from '../tree/record/record.ts';

/** The head of a dataset stands before its first day, and a comma before each other day. */
const BESIDE_DAYS = 200;

/**
 * The files of the days of a dataset, in their order. `lines` are those of the days in the record: a day whose bytes are
 * not the recorded ones stops the mirror, and so does a month that unpacks to more than its days. `file` is the name of
 * the dataset for errors.
 */
export function* daysOfDataset(
  dataset: Uint8Array,
  lang: Language,
  lines: readonly FileLine[],
  file: string,
): Iterable<{ readonly line: FileLine; readonly bytes: Uint8Array }> {
  if (!isDataset(dataset)) throw new UserError(message('notDataset', file));
  for (let month = 1; month <= MONTHS; month++) {
    const days = lines.filter(({ name }) => monthOfFile(name) === month);
    if (days.length === 0) continue;
    const text = inflatedMonth(dataset, month, days, file);
    let at = 0;
    for (const line of days) {
      const date = line.name.slice(0, 10);
      const day = cutDay(text, lang, dateIn(date), at);
      if (day?.file.length !== line.size || sha256(day.file) !== line.hash) {
        throw new UserError(message('datasetOfOtherDays', file, date));
      }
      at = day.at;
      yield { line, bytes: day.file };
    }
  }
}

/** The month of the file of a day. */
export function monthOfFile(name: string): number {
  return Number(name.slice(5, 7));
}
const MONTHS = 12;

function inflatedMonth(dataset: Uint8Array, month: number, days: readonly FileLine[], file: string): Buffer {
  const most = days.reduce((sum, { size }) => sum + size, BESIDE_DAYS);
  try {
    return inflateRawSync(monthInDataset(dataset, month), { maxOutputLength: most });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new UserError(message(isTooLarge ? 'datasetTooLarge' : 'notDataset', file), { cause: error });
  }
}

function dateIn(name: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = name.split('-').map(Number);
  return { year, month, day };
}
