import type { Day } from '../days/day.ts';
import { Piece, type PieceSink } from './byte-sink.ts';
import { encoded, find } from './bytes.ts';

/** The placeholders for the civil and the Julian date in the text of a form. */
export const DATE = 'YYYY-MM-DD';
export const JULIAN_DATE = 'yyyy-mm-dd';

/** A function that adds a text with the dates of a day filled in. The text is turned into bytes once for all days. */
export function datedForm(text: string): (day: Day, sink: PieceSink) => void {
  const bytes = encoded(text);
  const dates = placesOf(DATE, bytes);
  const julianDates = placesOf(JULIAN_DATE, bytes);
  const piece = new Piece(bytes);
  return ({ date, julianDate }, sink) => {
    const start = sink.end;
    sink.piece(piece);
    for (const place of dates) sink.overwrite(date, start + place);
    for (const place of julianDates) sink.overwrite(julianDate, start + place);
  };
}

/** All places of a placeholder in a text. */
export function placesOf(blank: string, bytes: Uint8Array): number[] {
  const places: number[] = [];
  for (let at = find(bytes, blank); at >= 0; at = find(bytes, blank, at + 1)) places.push(at);
  return places;
}
