import { inflateRawSync } from 'node:zlib';
import { dateOf, dayNumber, isoDate } from '../calendar/day-number.ts';
import { isDataset, monthInDataset } from '../contract/dataset-file.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { encoded, joined } from '../responses/bytes.ts';
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
  lang: string,
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
      const from = text.indexOf(`"${date}":{`, at);
      const next = from < 0 ? -1 : text.indexOf(`,"${dayAfter(date)}":{`, from);
      at = Math.max(from, at);
      const bytes = dayFileOf(text.subarray(Math.max(from, 0), next < 0 ? undefined : next), date, lang);
      if (from < 0 || bytes.length !== line.size || sha256(bytes) !== line.hash) {
        throw new UserError(message('datasetOfOtherDays', file, date));
      }
      yield { line, bytes };
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

/** The answer for a day around its entry; generator/responses/daily.ts writes the same. */
function dayFileOf(entry: Uint8Array, date: string, lang: string): Uint8Array {
  const meta = JSON.stringify({ from: date, to: date, count: 1, lang });
  return joined([encoded(`{"meta":${meta},"data":{`), entry, encoded('}}')]);
}

function dayAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return isoDate(dateOf('gregorian', dayNumber('gregorian', { year, month, day }) + 1));
}
