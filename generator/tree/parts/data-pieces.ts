import type { Catalog } from '../../model/catalog.ts';
import { digestOfFile } from '../records/digests.ts';

/** The fields of a catalog that appear in the answers by id and in the lists, and decide nothing about the days. */
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
/** The fields that decide no file of any part. */
const NOWHERE = ['licenses'] as const satisfies (keyof Catalog)[];

/**
 * The pieces of a catalog that decide the bytes of parts: everything about days, the years in which commemorations were
 * kept, and everything by id, with the pictures.
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
