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
  /** All that is said by id in a language, with the pictures. */
  readonly texts: Readonly<Record<Language, string>>;
}

/** The fields of a catalog that appear in the answers by id, in the lists and on pages. */
const BY_ID = [
  'texts',
  'aliases',
  'generalServices',
  'textGroups',
  'titles',
  'iconsOf',
  'commemorations',
  'names',
  'searched',
  'sources',
  'licenses',
] as const satisfies (keyof Catalog)[];
/** Those of them that decide days too: by them the Liturgy finds whose a hymn is, and names owners without a day. */
const BY_ID_AND_DAY: readonly string[] = ['aliases', 'generalServices', 'titles'] satisfies (typeof BY_ID)[number][];

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
  const others: readonly string[] = BY_ID.filter((key) => !BY_ID_AND_DAY.includes(key));
  const days = Object.fromEntries(Object.entries(catalog).filter(([key]) => !others.includes(key)));
  // An answer has a text in all its languages, so these count in each.
  const { texts, ...byId } = Object.fromEntries(BY_ID.map((key) => [key, catalog[key]]));
  const words = sha256(JSON.stringify(texts));
  const pictures = catalog.icons.map(({ picture }) => sha256(readFileSync(picture)));
  const bounds = catalog.commemorations.map(({ id, firstYear, until }) => [id, firstYear, until]);
  return {
    days: digestsOfWords(days),
    bounds: sha256(JSON.stringify(bounds)),
    texts: digestsOfWords({ words, ...byId, icons: catalog.icons, pictures }),
  };
}

/** By language, digests of data with their words in that language alone. */
function digestsOfWords(data: object): Record<Language, string> {
  const digestIn = (lang: Language) =>
    // The path of a picture decides no byte.
    sha256(JSON.stringify(data, (key, value) => (key === 'picture' ? undefined : wordsIn(value, lang))));
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, digestIn(lang)])) as Record<Language, string>;
}

/** Of a value in all languages and nothing else, the one in the given language. */
function wordsIn(value: unknown, lang: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const words = value as Partial<Record<Language, unknown>>;
  const isLocalized =
    LANGUAGES.every((one) => typeof words[one] === 'string') && Object.keys(words).length === LANGUAGES.length;
  return isLocalized ? words[lang] : value;
}
