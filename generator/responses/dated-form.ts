import type { Day } from '../days/day.ts';
import { type ByteSink, Piece } from './byte-sink.ts';
import { encoded, find } from './bytes.ts';

/** The placeholders for the civil and the Julian date in the text of a form. */
export const DATE = 'YYYY-MM-DD';
export const JULIAN_DATE = 'yyyy-mm-dd';

/** Adds a text with the dates of a day filled in. */
export function datedForm(text: string): (day: Day, sink: ByteSink) => void {
  const add = form(text, [DATE, JULIAN_DATE]);
  return ({ date, julianDate }, sink) => add([date, julianDate], sink);
}

/**
 * Adds a text with a value, which is ASCII and as long, in place of each placeholder. The text is turned
 * into bytes once.
 */
export function form(text: string, blanks: readonly string[]): (values: readonly string[], sink: ByteSink) => void {
  const bytes = encoded(text);
  const fills = blanks.flatMap((blank, i) => placesOf(blank, bytes).map((place) => ({ place, i })));
  const piece = new Piece(bytes);
  return (values, sink) => {
    const start = sink.end;
    sink.piece(piece);
    for (const { place, i } of fills) sink.overwrite(values[i] as string, start + place);
  };
}

function placesOf(blank: string, bytes: Uint8Array): number[] {
  const places: number[] = [];
  for (let at = find(bytes, blank); at >= 0; at = find(bytes, blank, at + 1)) places.push(at);
  return places;
}
