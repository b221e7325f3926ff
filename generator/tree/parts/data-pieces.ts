import type { Catalog } from '../../model/catalog.ts';
import { digestOfFile } from '../records/digests.ts';

/** What of a catalog stands in the answers by id and in the lists, and decides nothing of the days. */
const BY_ID = [
  'texts',
  'aliases',
  'generalServices',
  'titles',
  'iconsOf',
  'commemorations',
  'names',
  'sources',
] as const satisfies (keyof Catalog)[];
/** What decides no file of a part. */
const NOWHERE = ['licenses'] as const satisfies (keyof Catalog)[];

/**
 * The pieces of a catalog that decide the bytes of parts: all that is said of days, the years in which commemorations were
 * kept, and all that stands by id with the pictures.
 */
export const DATA_PIECES = {
  days: (catalog: Catalog): unknown => {
    const others: readonly string[] = [...BY_ID, ...NOWHERE];
    return Object.fromEntries(Object.entries(catalog).filter(([key]) => !others.includes(key)));
  },
  bounds: ({ commemorations }: Catalog): unknown =>
    [...commemorations.values()].map(({ id, firstYear, until }) => [id, firstYear, until]),
  texts: (catalog: Catalog): unknown => ({
    ...Object.fromEntries(BY_ID.map((key) => [key, catalog[key]])),
    icons: catalog.icons,
    pictures: [...catalog.icons.values()].map(({ picture }) => digestOfFile(picture)),
  }),
};
export type DataPiece = keyof typeof DATA_PIECES;
