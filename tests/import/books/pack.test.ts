import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateData } from '../../../generator/catalog/load.ts';
import { importBooks, type WhoseLine } from '../../../generator/import/books/import.ts';
import { isPackFile, looksImported, packFiles } from '../../../generator/import/books/pack.ts';
import { writePack } from '../../../generator/import/pack/write-pack.ts';
import { checkout, tablesFor, wholeCanon } from '../../support/books.ts';
import { dataFolder, temporaryFolder } from '../../support/data-folder.ts';
import { BOOKS } from '../../support/texts.ts';

const BOOK = 'Mineya1990';
const TEXT = `${wholeCanon('пе́тре')}\n=Тропа́рь, гла́съ д҃:=\n\n~Петра̀ пое́мъ, вѣ́рнїи, дне́сь, и҆ дѣла̀ є҆гѡ̀.\n`;
const LINES: WhoseLine[] = [
  { book: BOOK, at: 'w:1', chapter: '01', canon: 'славим память твою', id: 'pascha', of: 'Петру', read: true },
  { book: BOOK, at: 'w:2', chapter: '01', troparion: 'петра поем', id: 'some_saint', read: true },
];
const files = () =>
  packFiles(
    importBooks(checkout(BOOK, { '01': TEXT }), tablesFor(BOOK), LINES, { hymnography: new Map(), canons: new Map() }),
    'MIT License',
    '../schemas',
  );

describe('a pack of the books', () => {
  it('has the layout of the data, a notice with the licence, and a report', () => {
    expect([...files().keys()]).toEqual([
      'NOTICE.md',
      'report.txt',
      'texts/pascha/canon-1.cu.yaml',
      'texts/some_saint/hymnography.yaml',
    ]);
    expect(files().get('NOTICE.md')).toContain('MIT License');
    expect(files().get('texts/some_saint/hymnography.yaml')).toBe(`\
# yaml-language-server: $schema=../../../schemas/data/texts/hymnography.schema.json
troparia:
  - delta: 1
    tone: 4
    texts:
      cu: |-
        Петра поем, вернии, днесь, и дела его.
    church: |-
      Петра̀ пое́мъ, вѣ́рнїи, дне́сь, и҆ дѣла̀ є҆гѡ̀.
    source:
      book: Mineya1990
      chapter: "01"
`);
  });

  it('has the same bytes each time', () => {
    expect([...files()]).toEqual([...files()]);
  });

  it('is laid over the data without an error', async () => {
    const folder = path.join(temporaryFolder(), 'books');
    await writePack(folder, files());
    expect(validateData([dataFolder({ 'books/books.yaml': BOOKS }), folder])).toMatchObject({
      problems: [],
      notices: [],
    });
  });

  it('has files that an import knows again by name and beginning', () => {
    for (const [name, text] of files())
      expect([name, isPackFile(name), looksImported(name, text)]).toEqual([name, true, true]);
    expect(isPackFile('texts/pascha/hagiography.yaml')).toBe(false);
    expect(looksImported('NOTICE.md', '# Notice\n')).toBe(false);
    expect(looksImported('texts/pascha/hymnography.yaml', 'troparia: []\n')).toBe(false);
  });
});
