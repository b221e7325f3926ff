/**
 * Draws the pictures that a tree has besides its emblems: `npm run cards`. These are a card of 1200 × 630 pixels for each
 * emblem and language, which a shared link shows, and the icons of the app and of the site. The letters of the cards are
 * drawn by Chromium in Liberation Serif; `--chromium` names the program. A test fails if an emblem has no card.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { parse } from 'yaml';
import { LANGUAGES, type Language } from '../generator/contract/languages.ts';
import { CARD_SIZE, cardName, EVERY_DAY } from '../generator/site/model/cards.ts';
import { WORDS } from '../generator/site/words/words.ts';
import type { IconData } from '../schemas/types.ts';

const EMBLEMS = 'data/icons';
const CARDS = 'generator/site/cards';
const ICONS = 'generator/site/icons';
const { width, height } = CARD_SIZE;
/** Enough for the few colors of a drawing and for smooth edges. */
const COLORS = 12;

const { chromium: executablePath } = new Command('cards')
  .option('--chromium <file>', 'the browser', '/usr/bin/chromium')
  .parse()
  .opts<{ chromium: string }>();

await drawCards();
await drawIcons();

/** The cards of all emblems, and of a day without one; those of other emblems are deleted. */
async function drawCards(): Promise<void> {
  const emblems: IconData[] = parse(readFileSync(`${EMBLEMS}/../icons.yaml`, 'utf8'));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width, height } });
  mkdirSync(CARDS, { recursive: true });
  for (const old of readdirSync(CARDS)) rmSync(path.join(CARDS, old));
  for (const lang of LANGUAGES) {
    await drawn(EVERY_DAY, 'cross.svg', '', lang);
    for (const { file, title } of emblems) await drawn(path.parse(file).name, file, title[lang], lang);
  }
  await browser.close();

  async function drawn(name: string, file: string, title: string, lang: Language): Promise<void> {
    await page.setContent(cardHtml(readFileSync(`${EMBLEMS}/${file}`, 'utf8'), title, lang));
    const picture = sharp(await page.screenshot()).png({
      palette: true,
      colours: COLORS,
      dither: 0,
      effort: 10,
      compressionLevel: 9,
    });
    writeFileSync(`${CARDS}/${cardName(name, lang)}`, await picture.toBuffer());
  }
}

/** A card: the emblem, what it stands for, and what the site is. */
function cardHtml(emblem: string, title: string, lang: Language): string {
  const { subtitle } = WORDS[lang];
  return `<!doctype html><html lang="${lang}"><style>
    body { margin: 0; width: ${width}px; height: ${height}px; box-sizing: border-box; display: flex; gap: 64px;
      align-items: center; padding: 0 96px; background: #f6efdf; border: 14px solid #8b1e1e; outline: 4px solid #c9a227;
      outline-offset: -30px; font-family: "Liberation Serif", serif; color: #8b1e1e }
    svg { flex: none; width: 360px; height: 360px }
    h1 { margin: 0 0 28px; font-size: ${title.length > 26 ? 58 : 70}px; line-height: 1.12; font-weight: bold }
    p { margin: 0; font-size: 40px; line-height: 1.3; color: #2b2b2b }
  </style>${emblem}<div><h1>${title || subtitle}</h1><p>${title ? subtitle : ''}<p>Menologion</div></html>`;
}

/** The icon that a system may cut into any shape, and the icon for programs that only look for `favicon.ico`. */
async function drawIcons(): Promise<void> {
  const cross = readFileSync(`${EMBLEMS}/cross.svg`, 'utf8');
  const lines = /<path[^>]*\/>/.exec(cross)?.[0] ?? '';
  // What lies outside four fifths of the width may be cut off.
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 112 112"><path d="M-8-8h112v112h-112z" fill="#f6efdf"/>${lines}</svg>`;
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer();
  writeFileSync(`${ICONS}/app-maskable.png`, await png(whole, 512));
  writeFileSync(`${ICONS}/favicon.ico`, icoOf(await Promise.all([16, 32, 48].map((size) => png(cross, size)))));
}

/** An ICO with square pictures in PNG: a header, an entry of 16 bytes for each picture, and the pictures. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [i, picture] of pictures.entries()) {
    const at = 6 + 16 * i;
    // The width and the height of a PNG stand at its bytes 16 and 20.
    header.writeUInt8(picture.readUInt32BE(16), at);
    header.writeUInt8(picture.readUInt32BE(20), at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(picture.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
