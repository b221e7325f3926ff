import type { CommemorationsAnswer } from '../../../schemas/types.ts';
import type { Words } from '../words/words.ts';
import { type Request, textRequest } from './answer-request.ts';
import { numberOf } from './place.ts';

/** Consecutive days: the civil dates of the first and the last. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A commemoration with the next civil date on which it is kept, if it is known, and the request for it. */
export interface KeptNext {
  readonly id: string;
  readonly next?: string | undefined;
  /** If today is unknown: the civil dates on which it is kept. */
  readonly dates?: readonly string[];
  readonly request: Request;
}

/** The number of next days that the page names. */
const MOST_NEXT = 5;

/** The days before today, and the days from today on, from dates in order. */
export function daysAround(dates: readonly string[], today: string): { previous: Days | undefined; next: Days[] } {
  const days = inARow(dates);
  const start = days.findIndex(({ to }) => to >= today);
  return start < 0
    ? { previous: days.at(-1), next: [] }
    : { previous: days[start - 1], next: days.slice(start, start + MOST_NEXT) };
}

function inARow(dates: readonly string[]): Days[] {
  const rows: { from: string; to: string }[] = [];
  for (const date of dates) {
    const last = rows.at(-1);
    if (last && numberOf(date) === numberOf(last.to) + 1) last.to = date;
    else rows.push({ from: date, to: date });
  }
  return rows;
}

/** The request for a commemoration. */
export function commemorationRequest(id: string, words: Words): Request {
  return { label: words.aboutKept, asked: textRequest(words.lang, 'commemorations', id) };
}

/** When a commemoration is kept next, from its answer; null if there is no such commemoration. */
export function keptNext(answer: CommemorationsAnswer | null, request: Request, today: string): KeptNext | null {
  const entry = answer?.data[0];
  return entry?.found ? { id: entry.id, next: entry.dates.find((date) => date >= today), request } : null;
}
