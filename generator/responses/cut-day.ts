import { type CalendarDate, dateOf, dayNumber, isoDate } from '../calendar/day-number.ts';
import type { Language } from '../contract/languages.ts';
import { encoded, find, joined } from './bytes.ts';

/** A day that was cut from a dataset: the bytes of its file, and the place of its key. */
export interface CutDay {
  readonly file: Uint8Array;
  readonly at: number;
}

/**
 * The file of a day, cut from the days of its month from its key to the next one, without parsing; the key stands at or
 * after a place. Null if the month lacks the day.
 */
export function cutDay(month: Uint8Array, lang: Language, date: CalendarDate, after = 0): CutDay | null {
  const name = isoDate(date);
  const next = isoDate(dateOf('gregorian', dayNumber('gregorian', date) + 1));
  const at = find(month, `"${name}":{`, after);
  if (at < 0) return null;
  const nextKey = find(month, `,"${next}":{`, at);
  const meta = JSON.stringify({ from: name, to: name, count: 1, lang });
  const day = month.subarray(at, nextKey < 0 ? undefined : nextKey);
  return { file: joined([encoded(`{"meta":${meta},"data":{`), day, encoded('}}')]), at };
}
