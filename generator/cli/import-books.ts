import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ImportReport, importBooks } from '../books/import.ts';
import { readLibrary } from '../books/library.ts';
import { packFiles, writePack } from '../books/pack.ts';
import { proposalTable } from '../books/proposals.ts';
import { bookInput } from './book-input.ts';
import { countBar, number } from './progress.ts';

export interface PackOptions {
  readonly out: string;
  readonly data: string[];
  readonly json: boolean;
}

/** Reads the books of a checkout, writes the pack and says what is in it. */
export function importPack(checkout: string, { out, data, json }: PackOptions): void {
  const { tables, whose, own } = bookInput(data);
  const bar = countBar('chapters');
  const imported = importBooks(checkout, tables, whose, own, bar.progressed);
  bar.finish();
  const licence = path.join(checkout, 'LICENSE');
  writePack(out, packFiles(imported, existsSync(licence) ? readFileSync(licence, 'utf8') : ''));
  console.log(json ? JSON.stringify(imported.report) : summary(imported.report, out));
}

/** Writes a table a book of its texts, with what the names in them say of whose they are. */
export function propose(checkout: string, folder: string, { data, json }: PackOptions): void {
  const { tables, candidatesOf } = bookInput(data);
  const bar = countBar('chapters');
  const library = readLibrary(checkout, tables, bar.progressed);
  bar.finish();
  mkdirSync(folder, { recursive: true });
  const books = tables.books.filter(({ id }) => library.chapters.some(({ book }) => book === id));
  const files = books.map((book) => {
    const file = path.join(folder, `${book.id}.tsv`);
    writeFileSync(file, proposalTable(book, library, candidatesOf));
    return file;
  });
  console.log(json ? JSON.stringify({ files }) : files.join('\n'));
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
    `${out}: ${number(written.canons)} canons, ${number(written.hymns)} troparia and kontakia, ` +
      `${number(written.magnifications)} magnifications and ${number(written.hypakoai)} hypakoai of ${number(written.ids)} ids`,
    `${number(compared)} texts of the project stand in the books too; their words differ in ${number(differences.length)} places`,
    `${number(refused.length)} reasons to leave texts out, ${number(doubts.length)} places not made out, ` +
      `${number(unread.length)} texts of which nobody has said whose they are: ${path.join(out, 'report.txt')}`,
  ].join('\n');
}
