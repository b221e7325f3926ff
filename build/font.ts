/**
 * Writes the font of the church script: `npm run font`. It is Ponomar by the Slavonic Computing Initiative under the
 * OFL, reduced to the letters and signs of Church Slavonic, with all its rules for combining them. So a page loads 50
 * kB instead of 336 kB. A test fails if the files differ from what this command makes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const PACKAGE = 'node_modules/@expo-google-fonts/ponomar';
const FONTS = 'generator/site/fonts';

/** The first and last code points of the ranges that the font keeps. */
const KEPT: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x3f],
  [0x5b, 0x5d],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xbb, 0xbb],
  [0x300, 0x301],
  [0x306, 0x306],
  [0x308, 0x308],
  [0x30f, 0x30f],
  [0x311, 0x311],
  [0x33e, 0x33e],
  [0x400, 0x489],
  [0x1c80, 0x1c88],
  [0x2013, 0x2014],
  [0x201c, 0x201e],
  [0x2de0, 0x2dff],
  [0xa640, 0xa69f],
];

/** The files of the font by name: the font itself and its license. */
export async function fontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const letters = KEPT.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  const whole = readFileSync(`${PACKAGE}/400Regular/Ponomar_400Regular.ttf`);
  return new Map([
    ['ponomar.woff2', await subsetFont(whole, String.fromCodePoint(...letters), { targetFormat: 'woff2' })],
    ['ponomar-ofl.txt', readFileSync(`${PACKAGE}/LICENSE_FONT`)],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, content] of await fontFiles()) writeFileSync(`${FONTS}/${name}`, content);
}
