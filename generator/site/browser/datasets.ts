import { isoDate } from '../../calendar/day-number.ts';
import { isDataset, monthInDataset, monthPlace, monthStream, PLACES_SIZE } from '../../contract/dataset-file.ts';
import type { DailyEndpoint } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { inflateByStream } from '../../edge/files.ts';
import { decoded } from '../../responses/bytes.ts';
import { yearRequest } from '../model/answer-request.ts';
import type { MonthOfYear } from '../model/place.ts';

/** The beginnings of datasets, with the places of the months; complete datasets if the host ignores ranges. */
const beginnings = new Map<string, Promise<Uint8Array | null>>();

/**
 * The answer for the days of a month, cut from the dataset of its year. If the host supports ranges, only this part of
 * the dataset is loaded. Null if the tree has no such dataset. Fails if the host cannot be reached or the browser
 * cannot inflate.
 */
export async function monthAnswer<A>(endpoint: DailyEndpoint, lang: Language, month: MonthOfYear): Promise<A | null> {
  const { file } = yearRequest(lang, endpoint, month.year);
  try {
    const start = await beginning(file);
    if (!start) return null;
    const isWhole = start.length > PLACES_SIZE;
    const stream = isWhole
      ? monthInDataset(start, month.month)
      : monthStream((await fetched(file, ...monthPlace(start, month.month))) as Uint8Array);
    const text = decoded(await inflateByStream(stream));
    const first = text.indexOf(`"${isoDate({ ...month, day: 1 })}":{`);
    return { data: JSON.parse(`{${text.slice(first)}}`) } as A;
  } catch (error) {
    // The tree may have been written again since the places were read.
    beginnings.delete(file);
    throw error;
  }
}

/** The answer for all days of a year from its dataset; null if the host does not send it. Fails in the same cases. */
export async function yearAnswer<A>(endpoint: DailyEndpoint, lang: Language, year: number): Promise<A | null> {
  const { ok, body } = await fetch(yearRequest(lang, endpoint, year).file, { credentials: 'same-origin' });
  return ok && body ? new Response(body.pipeThrough(new DecompressionStream('gzip'))).json() : null;
}

/** Forgets the datasets, so that they are requested again. */
export function forgetDatasets(): void {
  beginnings.clear();
}

function beginning(file: string): Promise<Uint8Array | null> {
  const known =
    beginnings.get(file) ?? fetched(file, 0, PLACES_SIZE).then((start) => (start && isDataset(start) ? start : null));
  beginnings.set(file, known);
  return known;
}

/** A part of a file, or all of it if the host ignores ranges. Null if there is no such file. */
async function fetched(file: string, from: number, to: number): Promise<Uint8Array | null> {
  const response = await fetch(file, { credentials: 'same-origin', headers: { Range: `bytes=${from}-${to - 1}` } });
  if (response.status >= 500) throw new Error(`${file} was answered with ${response.status}`);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}
