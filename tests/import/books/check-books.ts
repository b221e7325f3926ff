/**
 * Reads a checkout of the service books and checks the reader against them: `npm run check:books -- <checkout>`. This
 * takes a minute. Each text must be in its chapter letter by letter, in one piece.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bookInput } from '../../../generator/cli/book-input.ts';
import { readLibrary } from '../../../generator/import/books/library.ts';
import { canonFile, importedHymn, type Refusal } from '../../../generator/import/books/texts.ts';

const [checkout] = process.argv.slice(2);
if (checkout === undefined) {
  console.error('Name a clone of https://github.com/slavonic/cu-md-sandbox: npm run check:books -- ../cu-md-sandbox');
  process.exit(1);
}

/** The letters and signs of a chapter without markup. This code is independent of the reader that it checks. */
function letters(file: string): string {
  return readFileSync(path.join(checkout as string, file), 'utf8')
    .replace(/<<[^>]*>>|\{\{[^}]*\}\}|\[\[[^\]]*\]\]|\[[^\]]*\]/gs, '')
    .replace(/[^\p{L}\p{M}]/gu, '');
}

const { tables } = bookInput([]);
const library = readLibrary(checkout, tables);
const files = new Map(library.chapters.map(({ file }) => [file, letters(file)]));
const everything =
  [...files.values()].join('\n') +
  tables.books
    .filter(({ irmoi }) => irmoi)
    .flatMap(({ id, irmoi }) => Object.keys(irmoi ?? {}).map((chapter) => letters(`${id}/chapters/${chapter}.md`)))
    .join('\n');

const rows = new Map<string, Record<string, number>>();
const wrong: Refusal[] = [];
for (const chapter of library.chapters) {
  const row = rows.get(chapter.book) ?? {
    canons: 0,
    whole: 0,
    odes: 0,
    irmoi: 0,
    troparia: 0,
    hymns: 0,
    taken: 0,
    doubts: 0,
  };
  rows.set(chapter.book, row);
  const own = files.get(chapter.file) ?? '';
  const check = (church: string, line: number, elsewhere: boolean) => {
    const text = church.replace(/[^\p{L}\p{M}]/gu, '');
    const isThere = own.includes(text) || (elsewhere && everything.includes(text));
    const isCorrected = tables.misprints.some(({ read }) => church.includes(read));
    if (!isThere && !isCorrected)
      wrong.push({ file: chapter.file, line, what: `the chapter does not have these letters: ${church.slice(0, 60)}` });
  };
  row.doubts = (row.doubts ?? 0) + chapter.doubts.length;
  for (const canon of chapter.canons) {
    const { value } = canonFile(canon, 'проверки', [], chapter, library);
    row.canons = (row.canons ?? 0) + 1;
    if (!value) continue;
    row.whole = (row.whole ?? 0) + 1;
    for (const { items } of value.odes) {
      row.odes = (row.odes ?? 0) + 1;
      for (const { role, church } of items) {
        const isIrmos = role === 'irmos';
        row[isIrmos ? 'irmoi' : 'troparia'] = (row[isIrmos ? 'irmoi' : 'troparia'] ?? 0) + 1;
        check(church ?? '', canon.line, isIrmos);
      }
    }
  }
  for (const hymn of chapter.hymns) {
    if (hymn.role || (hymn.kind !== 'troparion' && hymn.kind !== 'kontakion')) continue;
    row.hymns = (row.hymns ?? 0) + 1;
    const { value } = importedHymn(hymn, chapter, library);
    if (!value) continue;
    row.taken = (row.taken ?? 0) + 1;
    check(value.church ?? '', hymn.line, false);
  }
}
console.table(Object.fromEntries(rows));
const sum = (key: string) => [...rows.values()].reduce((total, row) => total + (row[key] ?? 0), 0);
console.log(
  `${sum('canons')} canons, ${sum('whole')} of them complete with ${sum('irmoi')} irmoi and ${sum('troparia')} troparia; ` +
    `${sum('taken')} of ${sum('hymns')} troparia and kontakia; ${sum('doubts')} places not understood`,
);
for (const { file, line, what } of wrong) console.error(`${file}:${line}: ${what}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
