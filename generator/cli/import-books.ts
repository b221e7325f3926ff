import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import fs from 'fs-extra';
import { dataFolders } from '../catalog/folders.ts';
import { UserError } from '../errors.ts';
import { type ImportReport, importBooks } from '../import/books/import.ts';
import { readLibrary } from '../import/books/library.ts';
import { packFiles } from '../import/books/pack.ts';
import { proposalTable } from '../import/books/proposals.ts';
import { contentIn } from '../import/pack/own-files.ts';
import { checkPackFolder, type Left, placeApart, writePack } from '../import/pack/write-pack.ts';
import { message } from '../messages/message.ts';
import { PACKAGE_ROOT } from '../package.ts';
import { printable, printableJson } from '../printable.ts';
import { readRegularFile } from '../tree/disk/regular-file.ts';
import { bookInput } from './book-input.ts';
import { localized } from './localize.ts';
import { chapterBar } from './progress.ts';
import { table } from './table.ts';

export interface PackOptions {
  readonly out: string;
  readonly data: string[];
  readonly json: boolean;
}

/** Reads the books of a checkout, writes the pack and says what is in it, and what of the folder stays as it was. */
export async function importPack(checkout: string, { out, data, json }: PackOptions): Promise<void> {
  const folder = placeApart(out, [checkout, ...dataFolders(data)]);
  checkPackFolder(folder);
  const { tables, whose, own } = bookInput(data);
  const bar = chapterBar();
  const imported = importBooks(checkout, tables, whose, own, bar.progressed);
  bar.finish();
  const licence = contentIn(checkout)('LICENSE')?.toString() ?? '';
  const schemas = path
    .relative(folder, path.join(realpathSync(PACKAGE_ROOT), 'schemas'))
    .split(path.sep)
    .join('/');
  const files = packFiles(imported, licence, schemas);
  const left = await writePack(folder, files);
  if (!json) for (const line of leftLines(left, out)) console.error(line);
  console.log(json ? printableJson({ ...imported.report, stays: left }) : summary(imported.report, out));
}

/** At most so many files of a kind are named. */
const SHOWN = 20;

/** A line for each file that stays. */
function leftLines({ others, changed }: Left, out: string): string[] {
  const lines = (names: readonly string[], key: 'packOther' | 'packChanged') => [
    ...names.slice(0, SHOWN).map((name) => localized(key, path.join(out, name))),
    ...(names.length > SHOWN ? [localized('packMore', names.length - SHOWN)] : []),
  ];
  return [...lines(changed, 'packChanged'), ...lines(others, 'packOther')];
}

/** Writes a table of texts for each book, with the owners that the names in them suggest. */
export function propose(checkout: string, folder: string, { data, json }: PackOptions): void {
  placeApart(folder, [checkout, ...dataFolders(data)]);
  const { tables, candidatesOf } = bookInput(data);
  const bar = chapterBar();
  const library = readLibrary(checkout, tables, bar.progressed);
  bar.finish();
  const books = tables.books.filter(({ id }) => library.chapters.some(({ book }) => book === id));
  const tableOf = new Map(
    books.map((book) => [path.join(folder, `${book.id}.tsv`), proposalTable(book, library, candidatesOf)]),
  );
  const files = [...tableOf.keys()];
  const other = files.find(
    (file) => existsSync(file) && !readRegularFile(file)?.equals(Buffer.from(tableOf.get(file) ?? '')),
  );
  if (other !== undefined) throw new UserError(message('proposalStays', other));
  for (const [file, text] of tableOf) fs.outputFileSync(file, text);
  console.log(json ? printableJson({ files }) : files.map(printable).join('\n'));
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
    ...left.map(({ book, why }) =>
      why === null ? localized('bookNotThere', book) : localized('bookLeftOut', book, why),
    ),
    localized('packWritten', out, canons, hymns, magnifications, hypakoai, ids),
    localized('textsCompared', compared, differences.length),
    localized('leftToRead', refused.length, doubts.length, unread.length, path.join(out, 'report.txt')),
  ].join('\n');
}
