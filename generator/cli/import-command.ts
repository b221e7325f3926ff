import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command, Option } from 'commander';
import type { ImportReport } from '../books/import.ts';
import { dataOption, jsonOption } from './options.ts';
import { countBar, number } from './progress.ts';

const packOption = () => new Option('--out <folder>', 'folder of the pack').default('books');

export const importCommand = () =>
  new Command('import')
    .description('read the Moscow service books and write what is not there yet as a pack of data')
    .argument('<checkout>', 'a clone of https://github.com/slavonic/cu-md-sandbox')
    .addOption(packOption())
    .option('--proposals <folder>', 'write no pack, but a table a book of its texts and whose they may be')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action((checkout: string, { proposals, ...options }: ImportOptions & { proposals?: string }) =>
      proposals === undefined ? importPack(checkout, options) : propose(checkout, proposals, options.data),
    );

interface ImportOptions {
  readonly out: string;
  readonly data: string[];
  readonly json: boolean;
}

async function importPack(checkout: string, { out, data, json }: ImportOptions): Promise<void> {
  const [{ importBooks }, { packFiles, writePack }, { bookInput }] = await Promise.all([
    import('../books/import.ts'),
    import('../books/pack.ts'),
    import('./book-input.ts'),
  ]);
  const { tables, whose, own } = bookInput(data);
  const bar = countBar('chapters');
  const imported = importBooks(checkout, tables, whose, own, bar.progressed);
  bar.finish();
  const licence = path.join(checkout, 'LICENSE');
  writePack(out, packFiles(imported, existsSync(licence) ? readFileSync(licence, 'utf8') : ''));
  if (json) console.log(JSON.stringify(imported.report));
  else console.log(summary(imported.report, out));
}

async function propose(checkout: string, folder: string, data: readonly string[]): Promise<void> {
  const [{ readLibrary }, { proposalTable }, { bookInput }] = await Promise.all([
    import('../books/library.ts'),
    import('../books/proposals.ts'),
    import('./book-input.ts'),
  ]);
  const { tables, candidatesOf } = bookInput(data);
  const bar = countBar('chapters');
  const library = readLibrary(checkout, tables, bar.progressed);
  bar.finish();
  mkdirSync(folder, { recursive: true });
  for (const book of tables.books) {
    if (!library.chapters.some((chapter) => chapter.book === book.id)) continue;
    writeFileSync(path.join(folder, `${book.id}.tsv`), proposalTable(book, library, candidatesOf));
  }
  console.log(`${folder}: a table a book`);
}

const COLUMNS = ['chapters', 'canons', 'wholeCanons', 'hymns', 'read', 'imported'] as const;

/** What was found and taken, by book, and how much is left for a person to look at. */
function summary(
  { books, written, compared, differences, refused, doubts, unread, left }: ImportReport,
  out: string,
): string {
  const width = 12;
  const cells = (row: readonly string[]) => row.map((cell) => cell.padStart(width)).join('');
  return [
    ''.padEnd(20) + cells(COLUMNS),
    ...books.map((book) => book.book.padEnd(20) + cells(COLUMNS.map((name) => number(book[name])))),
    ...left.map(({ book, why }) => `${book}: left out: ${why}`),
    `${out}: ${number(written.canons)} canons, ${number(written.hymns)} troparia and kontakia and ` +
      `${number(written.magnifications)} magnifications of ${number(written.ids)} ids`,
    `${number(compared)} texts of the project stand in the books too; their words differ in ${number(differences.length)} places`,
    `${number(refused.length)} reasons to leave texts out, ${number(doubts.length)} places not made out, ` +
      `${number(unread.length)} texts of which nobody has said whose they are: ${path.join(out, 'report.tsv')}`,
  ].join('\n');
}
