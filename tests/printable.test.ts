import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { printable, printableJson } from '../generator/printable.ts';
import { dataFolder, temporaryFolder } from './support/data-folder.ts';
import { BOOK_DATA, books, newPack, write } from './support/packs.ts';
import { type Ran, runProcess } from './support/run.ts';
import { SMALL_DATA } from './support/small-data.ts';

/** A name that would clear a terminal, add a line of its own, and reverse the rest: ESC, a newline, U+009B, U+202E. */
const EVIL = 'a\u001b[2J\nok: no errors\u009b2J\u202eb';
const SHOWN = 'a\\u{1b}[2J\\nok: no errors\\u{9b}2J\\u{202e}b';
/** What no command may print, besides the ends of its lines and the borders of cells. */
const RAW = /[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/u;

/** The name is shown, on one line, and no character of it reaches the terminal. */
function expectShown({ stdout, stderr }: Ran): void {
  const said = stdout + stderr;
  expect(said).toContain(SHOWN);
  expect(said).not.toMatch(RAW);
  expect(said).not.toMatch(/^ok: no errors/m);
}

describe('a text that a terminal could obey', () => {
  it('is one line of what can be seen, and other text stays as it is', () => {
    expect(printable(EVIL)).toBe(SHOWN);
    for (const text of ['Минея', 'Ꙗ҆́кѡ свѣтѝльникъ', 'C:\\books', 'a b\u00a0c', '🕀']) expect(printable(text)).toBe(text);
    expect(printable('\ud800')).toBe('\\u{d800}');
  });

  it('is the same value in JSON', () => {
    const value = { [EVIL]: [`${EVIL}\u{e0001}`] };
    expect(printableJson(value)).not.toMatch(RAW);
    expect(JSON.parse(printableJson(value))).toEqual(value);
  });
});

describe('the name of a file that a terminal could obey is shown safely', () => {
  it('by validate, also with --json', async () => {
    const data = dataFolder({ [`${EVIL}.yaml`]: '', [`texts/${EVIL}/canon-1.cu.yaml`]: '' });
    expectShown(await runProcess('validate', '--data', data));
    const { stdout } = await runProcess('validate', '--data', data, '--json');
    expect(stdout.trimEnd()).not.toMatch(RAW);
    expect(JSON.parse(stdout).problems).toContainEqual(
      expect.objectContaining({ file: path.join(data, `${EVIL}.yaml`) }),
    );
  });

  it('by generate, verify, join and serve', async () => {
    const out = path.join(temporaryFolder(), EVIL);
    expectShown(
      await runProcess('generate', '--years', '2026', '--endpoint', 'fasting', '--data', SMALL_DATA, '--out', out),
    );
    writeFileSync(path.join(out, 'api/v1/en/fasting/2026', EVIL), '');
    expectShown(await runProcess('verify', out));
    expectShown(await runProcess('join', path.join(out, EVIL)));
    expectShown(await runProcess('serve', '--out', path.join(out, EVIL)));
    expectShown(await runProcess('generate', '--years', '2026', '--data', EVIL, '--out', out));
  });

  it('by import, and in its report', async () => {
    const from = books({ [EVIL]: '=Тропа́рь, гла́съ д҃:=\n\n~Па́ѵла пое́мъ, вѣ́рнїи, дне́сь, и҆ дѣла̀ є҆гѡ̀.\n' });
    const out = await newPack(from);
    const report = execFileSync('cat', [path.join(out, 'report.txt')], { encoding: 'utf8' });
    expect(report).toContain(`Mineya1990/chapters/${SHOWN}.md`);
    expect(report).not.toMatch(RAW);
    write(out, EVIL, '');
    expectShown(await runProcess('import', from, '--out', out, '--data', BOOK_DATA));
    const folder = path.join(temporaryFolder(), EVIL);
    mkdirSync(folder);
    expectShown(await runProcess('import', from, '--proposals', folder, '--data', BOOK_DATA));
  });
});
