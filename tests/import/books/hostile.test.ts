import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTrace, program } from '../../audit/program.ts';
import { temporaryFolder } from '../../support/data-folder.ts';
import { BOOK_DATA, books } from '../../support/packs.ts';

const SIZE = 1_000_000;
/** Far more than such a chapter takes, even on a busy machine; a time that grows with the square takes minutes. */
const MOST_MS = 60_000;

/** How an import ends with a chapter of this text. */
async function importing(text: string) {
  const out = path.join(temporaryFolder(), 'books');
  const { code, said } = await program(['import', books({ '02': text }), '--out', out, '--data', BOOK_DATA]);
  expect([said, isTrace(said)]).toEqual([said, false]);
  return { code, said };
}

const repeated = (piece: string) => piece.repeat(SIZE / piece.length);

describe('a chapter that no book has', { timeout: MOST_MS }, () => {
  it.each(['{{\n\n', '[\n\n', '**\n\n', `${'['.repeat(20_000)}\n\n`, `${'сло́во, '.repeat(3000)}\n\n`])(
    'is read in time: %#',
    async (piece) => {
      expect((await importing(repeated(piece))).code).toBe(0);
    },
  );

  it.each(['{{', '[', '**', '_', '<', '`', 'сло́во '])(
    'is refused with its line if a paragraph is endless: %s',
    async (piece) => {
      const { code, said } = await importing(`а\n\n${repeated(piece)}`);
      expect(code).toBe(1);
      expect(said).toContain('02.md:3: this paragraph is longer than 30,000 characters');
    },
  );

  it('is refused if a word is endless, or the chapter', async () => {
    expect((await importing(`а\n\nб ${'бг҃'.repeat(5000)}`)).said).toContain('02.md:3: this line has a word of more');
    expect((await importing('а\n\n'.repeat(600_000))).said).toContain('02.md is larger than 2.0 MB');
  });

  it.each([
    ['a pipe', (file: string) => execFileSync('mkfifo', [file])],
    ['a folder', (file: string) => mkdirSync(file)],
  ])('is refused if it is %s', async (_, make) => {
    const from = books({ '02': '' });
    const file = path.join(from, 'Mineya1990/chapters/02.md');
    rmSync(file);
    make(file);
    const { code, said } = await program(['import', from, '--out', path.join(from, '../x'), '--data', BOOK_DATA], {
      after: MOST_MS,
    });
    expect([code, said]).toEqual([1, expect.stringContaining('02.md cannot be used: this is not a regular file')]);
  });
});
