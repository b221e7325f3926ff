import { ENCODINGS, isCompressed } from '../../contract/encodings.ts';
import type { DailyEndpoint, Feed } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';

/**
 * What files take, in bytes: the day file of an endpoint, its dataset and its table. `tests/tree/plan/estimate.test.ts` holds
 * each line of this page to a tenth.
 */
export const DAILY_BYTES: Readonly<Record<DailyEndpoint, Readonly<Record<Language, DailyBytes>>>> = {
  calendar: { ru: { day: 4110, json: 204_000, csv: 114_200 }, en: { day: 3235, json: 167_000, csv: 94_400 } },
  saints: { ru: { day: 3220, json: 165_000, csv: 114_200 }, en: { day: 2570, json: 138_500, csv: 98_100 } },
  movable: { ru: { day: 960, json: 44_200, csv: 31_000 }, en: { day: 740, json: 34_700, csv: 23_700 } },
  readings: { ru: { day: 1275, json: 64_400, csv: 35_400 }, en: { day: 1134, json: 58_300, csv: 34_800 } },
  liturgy: { ru: { day: 11_640, json: 554_000, csv: 29_000 }, en: { day: 10_690, json: 524_000, csv: 24_900 } },
  fasting: { ru: { day: 336, json: 10_800, csv: 4740 }, en: { day: 296, json: 8700, csv: 4070 } },
};

interface DailyBytes {
  readonly day: number;
  readonly json: number;
  readonly csv: number;
}

/** The feed of a year. */
export const FEED_BYTES: Readonly<Record<Feed, Readonly<Record<Language, number>>>> = {
  great: { ru: 11_200, en: 8900 },
  feasts: { ru: 135_200, en: 106_500 },
  fasts: { ru: 55_300, en: 41_200 },
  readings: { ru: 259_400, en: 221_500 },
};

/** The average of files of texts and pages, by the first pattern that matches. With packs texts are longer. */
const OTHERS: readonly (readonly [RegExp, number])[] = [
  [/\/datasets\/(?:hymnography|commemorations)\.[a-z-]+\.jsonl/, 1_030_000],
  [/\/datasets\/commemorations\.[a-z]+\.csv/, 200_000],
  [/\/datasets\/(?:canons|akathists|texts)\./, 60_000],
  [/\/datasets\/(?:types|sources)\./, 3800],
  [/\/hymnography\//, 1034],
  [/\/commemorations\/(?:ru|en)\.json$/, 705_000],
  [/\/commemorations\//, 2424],
  [/\/blocks\//, 205_000],
  [/\/(?:canons|akathists)\//, 24_600],
  [/\/icons\//, 990],
  [/\/search\//, 1_100_000],
  [/\/(?:names|texts|types)\//, 130_000],
  [/day\/[^/]+\/index\.html$/, 30_500],
  [/month\/[^/]+\/index\.html$/, 39_100],
  [/year\/[^/]+\/index\.html$/, 150_000],
  [/text\/(?:[^/]+\/)?index\.html$/, 29_700],
  [/^openapi\.json$/, 398_000],
  [/^assets\//, 20_800],
  [/^reference/, 25_200],
  [/^schemas\//, 3100],
];
/** What a compressed copy takes of its file. */
const COPY = 0.18;

/** The average bytes of the files of texts and pages that have such a path. */
export function otherBytes(path: string): number {
  const plain = path.replace(COMPRESSED, '');
  const [, bytes = 10_000] = OTHERS.find(([pattern]) => pattern.test(plain)) ?? [];
  return plain !== path && isCompressed(plain) ? bytes * COPY : bytes;
}
const COMPRESSED = new RegExp(`(?:${ENCODINGS.map(({ ending }) => ending.replace('.', '\\.')).join('|')})$`);
