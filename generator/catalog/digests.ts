import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import type { Catalog } from '../model/catalog.ts';
import { sha256 } from '../sha256.ts';

/** SHA-256 digests of pieces of a catalog, as 64 hexadecimal digits: what decides the files of a part of a tree. */
export interface CatalogDigests {
  /** All that is said of days in a language. */
  readonly days: Readonly<Record<Language, string>>;
  /** The years in which commemorations were kept. They decide days only in historical trees. */
  readonly bounds: string;
  /** All that is said by id, with the pictures. */
  readonly texts: string;
}

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

const known = new WeakMap<Catalog, CatalogDigests>();

/** The digests of a catalog, computed at the first call. */
export function digestsOf(catalog: Catalog): CatalogDigests {
  const digests = known.get(catalog) ?? computed(catalog);
  known.set(catalog, digests);
  return digests;
}

/** Gives a catalog the digests that are stored with it. */
export function giveDigests(catalog: Catalog, digests: CatalogDigests): void {
  known.set(catalog, digests);
}

function computed(catalog: Catalog): CatalogDigests {
  const others: readonly string[] = [...BY_ID, ...NOWHERE];
  const days = Object.fromEntries(Object.entries(catalog).filter(([key]) => !others.includes(key)));
  const byId = Object.fromEntries(BY_ID.map((key) => [key, catalog[key]]));
  const pictures = catalog.icons.map(({ picture }) => sha256(readFileSync(picture)));
  const bounds = catalog.commemorations.map(({ id, firstYear, until }) => [id, firstYear, until]);
  return {
    days: Object.fromEntries(LANGUAGES.map((lang) => [lang, digestOf(days, lang)])) as Record<Language, string>,
    bounds: digestOf(bounds),
    texts: digestOf({ ...byId, icons: catalog.icons, pictures }),
  };
}

/** A digest of data; with a language, only of its words in that language. */
function digestOf(data: unknown, lang?: Language): string {
  const text = JSON.stringify(data, (key, value) => {
    // The path of a picture decides no byte.
    if (key === 'picture') return undefined;
    return lang === undefined ? value : wordsIn(value, lang);
  });
  return sha256(text);
}

/** Of a value in several languages, the one in the given language. */
function wordsIn(value: unknown, lang: Language): unknown {
  const words = value as Partial<Record<Language, unknown>> | null;
  const isLocalized = LANGUAGES.every((one) => typeof words?.[one] === 'string');
  return isLocalized ? words?.[lang] : value;
}
