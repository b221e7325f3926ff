import type { HymnographyEntry } from '../../schemas/types.ts';
import type { PieceEndpoint } from '../contract/endpoints.ts';

/** Hymns in the church script with the icons of the requested language. */
export function churchHymns(usual: HymnographyEntry, church: HymnographyEntry): HymnographyEntry {
  return { ...church, icons: usual.icons };
}

/**
 * Canons or akathists, the Slavonic ones in the church script. `civil` has the Slavonic ones in the civil script; those in
 * both scripts are the same in the same order. A translation stays.
 */
export function churchPieces<E extends PieceEndpoint, Entry extends Readonly<Record<E, readonly unknown[]>>>(
  endpoint: E,
  usual: Entry,
  civil: Entry,
  church: Entry,
): Entry {
  const slavonic = civil[endpoint].map((piece) => JSON.stringify(piece));
  const pieces = usual[endpoint].map((piece) => church[endpoint][slavonic.indexOf(JSON.stringify(piece))] ?? piece);
  return { ...usual, [endpoint]: pieces };
}
