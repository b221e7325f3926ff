/**
 * Writes into the pages how many files each set of flags makes, and how large they are: `npm run figures`. It generates
 * and counts each row of a table with the columns “flags”, “files” and “size”, so nobody types such a figure. It counts
 * all files of the folder, as `generate` does, and gives an origin, as every deployment does. A page in Russian (`.ru.md`)
 * has its own names of the columns and its own format of numbers. The full range takes minutes and gigabytes: unless
 * `--whole` asks for it, its files are counted by the plan and its bytes estimated. Rows with a pack of the service books
 * need `--books`. With `--check` it writes nothing and prints which pages differ.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import pLimit from 'p-limit';
import { planned } from '../support/planned.ts';
import { runProcess } from '../support/run.ts';
import { treeFiles } from '../support/trees.ts';

const PAGES = [
  'docs/tutorials/tree',
  ...['cloudflare', 'netlify', 'nginx'].map((host) => `docs/how-to/hosting-${host}`),
].flatMap((page) => [`${page}.md`, `${page}.ru.md`]);
/** The names of the columns in a Russian page. */
const RUSSIAN: Readonly<Record<string, string>> = {
  ключи: 'flags',
  файлов: 'files',
  объем: 'size',
  'без ключей': 'none',
};
/** The name of a pack of the service books in a row; the pack is not in this repository. */
const PACK = '--data books';
const ORIGIN = ['--origin', 'https://menologion.example'];
/** How many files are looked at at once. */
const AT_ONCE = 32;

const { whole, books, only, check, folder } = new Command('figures')
  .description('counts the files that the flags in the pages make, and writes the figures there')
  .option('--whole', 'also write the full range', false)
  .option('--books <folder>', 'a pack of the service books; also count the rows with --data books')
  .option('--only <text>', 'count only rows whose flags contain this text', '')
  .option('--check', 'only print which pages differ', false)
  .option('--folder <folder>', 'folder for the trees', tmpdir())
  .parse()
  .opts<{ whole: boolean; books?: string; only: string; check: boolean; folder: string }>();

interface Figures {
  readonly files: number;
  readonly size: number;
  /** The size on a disk with blocks of 4 kB, if the tree was only planned. */
  readonly onDisk?: number;
}

const known = new Map<string, Figures>();
for (const page of PAGES) {
  const before = readFileSync(page, 'utf8');
  const after = await withFigures(before.split('\n'), page.endsWith('.ru.md') ? 'ru' : 'en');
  if (after === before) continue;
  if (!check) writeFileSync(page, after);
  console.log(`${page} ${check ? 'has other figures' : 'has new figures'}`);
  if (check) process.exitCode = 1;
}

async function withFigures(lines: readonly string[], lang: 'ru' | 'en'): Promise<string> {
  const written: string[] = [];
  let columns: string[] = [];
  for (const line of lines) {
    const [indent = '', ...cells] = line.split('|').map((cell, i) => (i > 0 ? cell.trim() : cell));
    if (cells.length === 0) columns = [];
    const names = cells.map((cell) => RUSSIAN[cell] ?? cell);
    if (names.includes('flags') && names.includes('files')) columns = names;
    const figures = columns.length > 0 ? await figuresOf(names[columns.indexOf('flags')] ?? '') : null;
    const value = (cell: string, i: number) => {
      if (figures && columns[i] === 'files') return number(figures.files, lang);
      return figures && columns[i] === 'size' ? sizeOf(figures, lang) : cell;
    };
    written.push(figures ? `${indent}| ${cells.map(value).join(' | ')}`.trimEnd() : line);
  }
  return written.join('\n');
}

/** The figures of a cell with flags; null if it has no flags, or is not to be counted. */
async function figuresOf(cell: string): Promise<Figures | null> {
  const flags = cell === 'none' ? '' : /^`(--[^`]+)`$/.exec(cell)?.[1];
  if (flags === undefined || !flags.includes(only)) return null;
  if (flags.includes(PACK) && books === undefined) return null;
  const count = () => counted(flags.replace(PACK, `--data ${books}`).split(' ').filter(Boolean));
  const figures = known.get(flags) ?? (await (flags === '' && !whole ? expected() : count()));
  known.set(flags, figures);
  return figures;
}

async function expected(): Promise<Figures> {
  const { files, bytes: size, bytesOnDisk: onDisk } = await planned({});
  return { files, size, onDisk };
}

async function counted(flags: readonly string[]): Promise<Figures> {
  const out = path.join(mkdtempSync(path.join(folder, 'menologion-figures-')), 'tree');
  try {
    const { code, stderr } = await runProcess('generate', ...flags, ...ORIGIN, '--out', out);
    if (code !== 0) throw new Error(stderr);
    const sizes = await pLimit(AT_ONCE).map(
      treeFiles(out).keys(),
      async (name) => (await stat(path.join(out, name))).size,
    );
    return { files: sizes.length, size: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    rmSync(path.dirname(out), { recursive: true, force: true });
  }
}

function sizeOf({ size, onDisk }: Figures, lang: 'ru' | 'en'): string {
  if (onDisk === undefined) return inUnits(size, lang);
  const [whole, disk] = [size, onDisk].map((bytes) => inUnits(Math.round(bytes / 1e9) * 1e9, lang, 0));
  return lang === 'ru' ? `около ${whole}, ${disk} при блоках по 4 КБ` : `about ${whole}, ${disk} in blocks of 4 kB`;
}

function inUnits(bytes: number, lang: 'ru' | 'en', digits = 1): string {
  const [mega, giga] = lang === 'ru' ? ['МБ', 'ГБ'] : ['MB', 'GB'];
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} ${mega}` : `${number(bytes / 1e9, lang, digits)} ${giga}`;
}

function number(value: number, lang: 'ru' | 'en', digits = 0): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: true };
  return value.toLocaleString(lang === 'ru' ? 'ru-RU' : 'en-US', style).replace(/\s/g, '\u00a0');
}
