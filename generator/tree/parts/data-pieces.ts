import type { Catalog } from '../../model/catalog.ts';
import { digestOfFile } from '../records/digests.ts';

/**
 * The pieces of a catalog that decide the bytes of parts: all that is said of days, the years in which commemorations were
 * kept, and all texts with the pictures.
 */
export const DATA_PIECES = {
  days: ({
    texts,
    aliases,
    generalServices,
    titles,
    iconsOf,
    commemorations,
    names,
    sources,
    licenses,
    ...ofDays
  }: Catalog): unknown => ofDays,
  bounds: ({ commemorations }: Catalog): unknown =>
    [...commemorations.values()].map(({ id, firstYear, until }) => [id, firstYear, until]),
  texts: ({
    texts,
    aliases,
    generalServices,
    titles,
    icons,
    iconsOf,
    commemorations,
    names,
    sources,
  }: Catalog): unknown => ({
    texts,
    aliases,
    generalServices,
    titles,
    icons,
    iconsOf,
    commemorations,
    names,
    sources,
    pictures: [...icons.values()].map(({ picture }) => digestOfFile(picture)),
  }),
};
export type DataPiece = keyof typeof DATA_PIECES;
