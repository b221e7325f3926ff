import { BASE_PATH, ICONS_FOLDER } from '../contract/paths.ts';
import { encoded, find, joined, standsAt } from '../responses/bytes.ts';

const ICONS_PATH = `${BASE_PATH}/${ICONS_FOLDER}/`;
const QUOTE = '"'.charCodeAt(0);
const URL_KEY = '"url":"';

/** An answer with the addresses of its icons at an origin. */
export function atOrigin(answer: Uint8Array, origin: string): Uint8Array {
  const said = encoded(JSON.stringify(origin).slice(1, -1));
  const pieces: Uint8Array[] = [];
  let copied = 0;
  for (let at = find(answer, ICONS_PATH); at >= 0; at = find(answer, ICONS_PATH, at + 1)) {
    const start = answer.lastIndexOf(QUOTE, at) + 1;
    if (start < copied || !standsAt(answer, URL_KEY, start - URL_KEY.length)) continue;
    pieces.push(answer.subarray(copied, start), said);
    copied = at;
  }
  return pieces.length === 0 ? answer : joined([...pieces, answer.subarray(copied)]);
}
