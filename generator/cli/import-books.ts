import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ImportReport, importBooks } from '../books/import.ts';
import { readLibrary } from '../books/library.ts';
import { packFiles, writePack } from '../books/pack.ts';
import { proposalTable } from '../books/proposals.ts';
import { PACKAGE_ROOT } from '../package.ts';
import { bookInput } from './book-input.ts';
import { chapterBar } from './progress.ts';
import { tell } from './spoken.ts';
import { table } from './table.ts';

export interface PackOptions {
  readonly out: string;
  readonly data: string[];
  readonly json: boolean;
}

/** Reads the books of a checkout, writes the pack and says what is in it. */
export function importPack(checkout: string, { out, data, json }: PackOptions): void {
  const { tables, whose, own } = bookInput(data);
  const bar = chapterBar();
  const imported = importBooks(checkout, tables, whose, own, bar.progressed);
  bar.finish();
  const licence = path.join(checkout, 'LICENSE');
  const schemas = path.relative(out, path.join(PACKAGE_ROOT, 'schemas')).split(path.sep).join('/');
  writePack(out, packFiles(imported, existsSync(licence) ? readFileSync(licence, 'utf8') : '', schemas));
  console.log(json ? JSON.stringify(imported.report) : summary(imported.report, out));
}

/** Writes a table of texts for each book, with the owners that the names in them suggest. */
export function propose(checkout: string, folder: string, { data, json }: PackOptions): void {
  const { tables, candidatesOf } = bookInput(data);
  const bar = chapterBar();
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

const COLUMNS = ['book', 'chapters', 'canons', 'wholeCanons', 'hymns', 'read', 'imported'] as const;

/** What was found and used, by book, and how much is left for a person to decide. */
function summary(
  { books, written, compared, differences, refused, doubts, unread, left }: ImportReport,
  out: string,
): string {
  const { canons, hymns, magnifications, hypakoai, ids } = written;
  return [
    table(COLUMNS, books),
    ...left.map(({ book, why }) => (why === null ? tell('bookNotThere', book) : tell('bookLeftOut', book, why))),
    tell('packWritten', out, canons, hymns, magnifications, hypakoai, ids),
    tell('textsCompared', compared, differences.length),
    tell('leftToRead', refused.length, doubts.length, unread.length, path.join(out, 'report.txt')),
  ].join('\n');
}
