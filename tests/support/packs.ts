import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { program } from '../audit/program.ts';
import { checkout, wholeCanon } from './books.ts';
import { REAL_DATA, temporaryFolder, writeSmallData } from './data-folder.ts';
import { type Ran, run } from './run.ts';
import { BOOKS } from './texts.ts';
import { madeOnce } from './trees.ts';

const BOOK = 'Mineya1990';
const WHOSE = `\
- { chapter: '01', canon: славим память твою, id: pascha, of: Петру, read: true }
- { chapter: '01', troparion: петра поем, id: some_saint, read: true }
`;
const TROPARION = '\n=Тропа́рь, гла́съ д҃:=\n\n~Петра̀ пое́мъ, вѣ́рнїи, дне́сь, и҆ дѣла̀ є҆гѡ̀.\n';

/** Small data with the tables of the books, of which one line owns a canon and one a troparion. */
export const BOOK_DATA = await madeOnce('book-data', (folder) => {
  writeSmallData(folder, { 'books/books.yaml': BOOKS, [`books/whose/${BOOK}.yaml`]: WHOSE });
  for (const name of ['script', 'capitals', 'wording']) {
    cpSync(path.join(REAL_DATA, `books/${name}.yaml`), path.join(folder, `books/${name}.yaml`));
  }
});

/** Books with that canon and that troparion; `more` are further chapters. */
export function books(more: Record<string, string> = {}): string {
  return checkout(BOOK, { '01': `${wholeCanon('пе́тре')}${TROPARION}`, ...more });
}

/** Books with the canon alone. */
export function fewerBooks(): string {
  return checkout(BOOK, { '01': wholeCanon('пе́тре') });
}

/** Imports books into a folder. */
export function imports(out: string, from = books()): Promise<Ran> {
  return run('import', from, '--out', out, '--data', BOOK_DATA);
}

/** Validates the data with a pack. */
export function validates(pack: string): Promise<Ran> {
  return run('validate', '--data', BOOK_DATA, '--data', pack);
}

/** A pack of the books for one test. */
export async function newPack(from = books()): Promise<string> {
  const out = path.join(temporaryFolder(), 'books');
  expect(await imports(out, from)).toMatchObject({ code: 0 });
  return out;
}

/** All files below a folder with their content. */
export function contentOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** Writes a file below a folder. */
export function write(folder: string, name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/**
 * Kills an import into a pack with a file of a user at one of its calls that change the disk, and checks what it left,
 * and what the next import makes of it. Returns whether the import was still running at that call.
 */
export async function killedAt(call: number): Promise<boolean> {
  const [from, fewer] = [books(), fewerBooks()];
  const packs = [contentOf(await newPack(fewer)), contentOf(await newPack(from))];
  const out = await newPack(fewer);
  write(out, 'thesis.txt', 'mine');
  const args = ['import', from, '--out', out, '--data', BOOK_DATA];
  const { killed } = await program(args, { at: { who: 'main', call } });
  const { code, stderr } = await validates(out);
  const seen = Object.entries(contentOf(out)).filter(([name]) => !name.startsWith('.'));
  const { 'thesis.txt': thesis, ...pack } = Object.fromEntries(seen);
  expect([call, thesis]).toEqual([call, 'mine']);
  if (code === 0) expect([call, packs]).toEqual([call, expect.arrayContaining([pack])]);
  else expect([call, stderr]).toEqual([call, expect.stringContaining('an import into this folder')]);
  const next = await imports(out, from);
  expect([call, next.code, next.stderr.match(/\S+ stays/g)?.length]).toEqual([call, 0, 1]);
  expect(contentOf(out)).toEqual({ ...packs[1], 'thesis.txt': 'mine' });
  return killed;
}
