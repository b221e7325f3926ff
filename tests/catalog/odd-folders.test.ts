import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder, month, temporaryFolder } from '../support/data-folder.ts';
import { problemLines } from '../support/problem-lines.ts';
import { run } from '../support/run.ts';
import { HAGIOGRAPHY } from '../support/texts.ts';

const FOLDER = 'this must be a file, but a folder has its name: delete the folder or choose another place';
const FILE = 'this must be a folder, but a file has its name: delete the file or choose another place';
const NOTHING = 'there is no such file or folder, or a symbolic link is broken: create it or choose another';
const CIRCLE = 'symbolic links form a loop: replace them with the file itself';

/** Changes of a data folder without errors, and the messages after each. */
const ODD: [string, (folder: string) => void, string[]][] = [
  [
    'a folder in place of a file',
    (f) => replace(f, 'movable.yaml', (file) => mkdirSync(file)),
    [`movable.yaml:1:1: ${FOLDER}`],
  ],
  [
    'a file in place of a folder',
    (f) => replace(f, 'texts', (file) => writeFileSync(file, '')),
    [`texts:1:1: ${FILE}`],
  ],
  [
    'a file in place of the pictures',
    (f) => replace(f, 'icons', (file) => writeFileSync(file, '')),
    [`icons:1:1: ${FILE}`],
  ],
  [
    'a stray README among the texts',
    (f) => writeFileSync(path.join(f, 'texts/README.md'), 'x'),
    [`texts/README.md:1:1: ${FILE}`],
  ],
  [
    'a link to nothing',
    (f) => replace(f, 'movable.yaml', (file) => symlinkSync('nothing', file)),
    [`movable.yaml:1:1: ${NOTHING}`],
  ],
  [
    'a folder of texts that is a link to nothing',
    (f) => symlinkSync('nothing', path.join(f, 'texts/b')),
    [`texts/b:1:1: ${NOTHING}`],
  ],
  [
    'a link to itself',
    (f) => replace(f, 'movable.yaml', (file) => symlinkSync('movable.yaml', file)),
    [`movable.yaml:1:1: ${CIRCLE}`],
  ],
  [
    'a pipe, which would never end',
    (f) => replace(f, 'movable.yaml', (file) => void execFileSync('mkfifo', [file])),
    ['movable.yaml:1:1: this is not a regular file: replace it with one'],
  ],
  [
    'a device',
    (f) => replace(f, 'movable.yaml', (file) => symlinkSync('/dev/zero', file)),
    ['movable.yaml:1:1: this is not a regular file: replace it with one'],
  ],
  [
    'bytes that are no UTF-8',
    (f) => writeFileSync(path.join(f, 'aliases.yaml'), Buffer.from('# one\n- { id: caf\xE9, of: a }\n', 'latin1')),
    ['aliases.yaml:2:12: the file is not in UTF-8: save it as UTF-8, and check that every letter is correct'],
  ],
  [
    'UTF-16',
    (f) => writeFileSync(path.join(f, 'aliases.yaml'), Buffer.from('\uFEFF[]\n', 'utf16le')),
    [
      'aliases.yaml:1:1: the file has the encoding UTF-16 (“Unicode”): open it in the editor, choose “Save as…” and the encoding UTF-8',
    ],
  ],
  [
    'a name that is not known',
    (f) => writeFileSync(path.join(f, 'movables.yaml'), '[]\n'),
    [
      'movables.yaml:1:1: no data file has this name: use menologion, commemorations, texts, icons, readings, liturgy, books, types.yaml, labels.yaml, icons.yaml, retired-ids.yaml, movable.yaml, names.yaml, surnames.yaml, related.yaml, search.yaml, acts.yaml, sources.yaml, licenses.yaml, fasting.yaml, aliases.yaml, general-services.yaml, text-order.yaml, refused-domains.yaml',
    ],
  ],
  [
    'a name that is not known among the tables of the books',
    (f) => writeBook(f, 'place.yaml'),
    [
      'books/place.yaml:1:1: no data file has this name: use whose, books.yaml, script.yaml, capitals.yaml, wording.yaml, places.yaml, misprints.yaml',
    ],
  ],
  [
    'a table of the books with another extension',
    (f) => writeBook(f, 'places.yml'),
    ['books/places.yml:1:1: no data file has this name: rename it to places.yaml'],
  ],
  [
    'a folder whose name is not known',
    (f) => mkdirSync(path.join(f, 'Texts')),
    [expect.stringContaining('Texts:1:1: no data file has this name: use menologion')],
  ],
  [
    'a folder of texts with a colon in its name',
    (f) => renameSync(path.join(f, 'texts/a'), path.join(f, 'texts/a:b')),
    ['texts/a:b:1:1: no data file has this name: the name of a folder of texts is an id, with ~ instead of a colon'],
  ],
];

function writeBook(folder: string, name: string): void {
  mkdirSync(path.join(folder, 'books'));
  writeFileSync(path.join(folder, 'books', name), '[]\n');
}

function replace(folder: string, name: string, put: (file: string) => void): void {
  const file = path.join(folder, name);
  rmSync(file, { recursive: true });
  put(file);
}

const sound = () => dataFolder({ 'texts/a/hagiography.yaml': HAGIOGRAPHY });

describe('validate names, with a sentence and exit 1,', () => {
  it.each(ODD)('%s', async (_, spoil, lines) => {
    const folder = sound();
    spoil(folder);
    const { code, stdout, stderr } = await run('validate', '--data', folder);
    expect(stderr.replaceAll(`${folder}/`, '').trimEnd().split('\n')).toEqual(lines);
    expect([code, stdout]).toEqual([1, '']);
  });
});

it('files beside the data for people and tools are not an error', async () => {
  const folder = sound();
  for (const name of [
    'README.md',
    'LICENSE',
    'notes.txt',
    '.gitignore',
    'package.json',
    'texts/.DS_Store',
    'texts/a/.x',
    'icons/.y',
  ]) {
    writeFileSync(path.join(folder, name), '');
  }
  mkdirSync(path.join(folder, '.git'));
  expect(await run('validate', '--data', folder)).toMatchObject({ code: 0, stderr: '' });
});

it('a pack with a broken link for an optional file is not read as if it did not have the file', async () => {
  const pack = temporaryFolder();
  symlinkSync('nothing', path.join(pack, 'movable.yaml'));
  const { code, stderr } = await run('validate', '--data', pack);
  expect([code, stderr]).toEqual([1, `${pack}/movable.yaml:1:1: ${NOTHING}\n`]);
});

it('a picture that no entry names is found, in a pack without a list too', async () => {
  const said = (folder: string) =>
    `${folder}/icons/a.svg:1:1: no data file has this name: describe it in icons.yaml or delete it\n`;
  for (const folder of [dataFolder({ 'icons/a.svg': '' }), dataFolder({ 'icons/a.svg': '' }, true)]) {
    expect(await run('validate', '--data', folder)).toEqual({ code: 1, stdout: '', stderr: said(folder) });
  }
});

it.each(['0x10', '0o20', '+16', '016', '16.0', '1.6e1', '.inf', '1_6', '"16"', '!!int "0x10"', '99999999999999999999'])(
  '%s is not taken for a number',
  (number) => {
    const entry = `  - { id: ${number}, name: { ru: Мученик Флор, en: Martyr Florus }, type: 11 }\n`;
    const lines = problemLines({ 'menologion/07.yaml': month(7, '07-03', entry) });
    expect(lines).toEqual([
      expect.stringMatching(
        /^menologion\/07\.yaml:4:\d+: .*(?:whole number in digits|number without quotes|cannot be read)/,
      ),
    ]);
  },
);
