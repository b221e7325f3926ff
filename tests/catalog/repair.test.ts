import { chmodSync, lstatSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dataFolder, month } from '../support/data-folder.ts';
import { giveToNobody, run, runAsNobody, runWithin } from '../support/run.ts';

const JULY = 'menologion/07.yaml';
const SLOPPY = `\
  # The day of Florus.
  - id: 1
    name:
      ru: Мученик  Флоp (IV в.) # sic
      en: 'Martyr "Florus" (4th century)'
    type: 11
`;
const TIDY = `\
  # The day of Florus.
  - id: 1
    name:
      ru: Мученик Флор (IV) # sic
      en: 'Martyr “Florus” (4th c.)'
    type: 11
`;
const july = (folder: string) => path.join(folder, JULY);
/** All files below a folder with their bytes. */
const bytesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => [name, statSync(path.join(folder, name)).isFile() && readFileSync(path.join(folder, name), 'utf8')]);

it('validate --fix repairs the files, says what it changed and where, and changes nothing a second time', async () => {
  const folder = dataFolder({ [JULY]: month(7, '07-03', SLOPPY) });
  const { code, stdout, stderr } = await run('validate', '--fix', '--data', folder);
  expect(stdout.replaceAll(`${folder}/`, '').split('\n')).toEqual([
    `${JULY}:7:11: 07-03[0].name.ru: “Мученик  Флоp (IV в.)” is now “Мученик  Флор (IV в.)”`,
    `${JULY}:7:11: 07-03[0].name.ru: “Мученик  Флор (IV в.)” is now “Мученик Флор (IV в.)”`,
    `${JULY}:8:11: 07-03[0].name.en: “Martyr "Florus" (4th century)” is now “Martyr “Florus” (4th century)”`,
    `${JULY}:7:11: 07-03[0].name.ru: “Мученик Флор (IV в.)” is now “Мученик Флор (IV)”`,
    `${JULY}:8:11: 07-03[0].name.en: “Martyr “Florus” (4th century)” is now “Martyr “Florus” (4th c.)”`,
    `no errors in ${folder}`,
    '',
  ]);
  expect([code, stderr]).toEqual([0, '']);
  expect(readFileSync(july(folder), 'utf8')).toBe(month(7, '07-03', TIDY));
  const before = bytesOf(folder);
  const again = await run('validate', '--fix', '--data', folder);
  expect(again).toEqual({ code: 0, stdout: `no errors in ${folder}\n`, stderr: '' });
  expect(bytesOf(folder)).toEqual(before);
});

it('what needs judgement stays as it is and is named, beside a repair in the same file', async () => {
  const folder = dataFolder({
    [JULY]: month(7, '07-03', SLOPPY.replace('Мученик', 'Мч.')),
    'aliases.yaml': '- { id: a, of: b }\n',
    'types.yaml': 'nonsense\n',
  });
  const { code, stdout, stderr } = await run('validate', '--fix', '--json', '--data', folder);
  const { repaired, refused, problems } = JSON.parse(stdout);
  expect([code, stderr, repaired.length, refused]).toEqual([1, '', 5, []]);
  expect(problems.map(({ message }: { message: string }) => message)).toEqual([
    'this must be a list: write each entry below on its own line, which begins with “- ”',
    '“Мч.” is an abbreviation: write it in full',
    '“b” has no texts: add them to texts/ or delete the alias',
  ]);
  expect(readFileSync(july(folder), 'utf8')).toBe(month(7, '07-03', TIDY.replace('Мученик', 'Мч.')));
  expect(readFileSync(path.join(folder, 'types.yaml'), 'utf8')).toBe('nonsense\n');
});

it('what cannot be changed in place is named, with the right content', async () => {
  const folded = SLOPPY.replace('Мученик  Флоp (IV в.) # sic', '>-\n        Мученик  Флор (IV)');
  const folder = dataFolder({ [JULY]: month(7, '07-03', folded) });
  const { code, stdout, stderr } = await run('validate', '--fix', '--data', folder);
  expect(code).toBe(1);
  expect(stdout).toContain(':9:11: 07-03[0].name.en: ');
  expect(stderr.replaceAll(`${folder}/`, '').split('\n')).toEqual([
    `${JULY}:7:11: 07-03[0].name.ru: this should be “Мученик Флор (IV)”, but it cannot be changed safely in place: change it by hand`,
    `${JULY}:7:11: 07-03[0].name.ru: there is an extra space: delete it`,
    '',
  ]);
});

it('a linked file stays a link, a file keeps its mode, and nothing unfinished remains', async () => {
  const folder = dataFolder({ [JULY]: month(7, '07-03', SLOPPY) });
  const target = path.join(dataFolder({}, true), 'july.yaml');
  renameSync(july(folder), target);
  symlinkSync(target, july(folder));
  chmodSync(target, 0o640);
  expect((await run('validate', '--fix', '--data', folder)).code).toBe(0);
  expect(lstatSync(july(folder)).isSymbolicLink()).toBe(true);
  expect(statSync(target).mode & 0o777).toBe(0o640);
  expect(readFileSync(target, 'utf8')).toBe(month(7, '07-03', TIDY));
  expect(readdirSync(path.dirname(target))).toEqual(['july.yaml']);
});

it('a file that may not be written stays, and is reported', async () => {
  const folder = dataFolder({ [JULY]: month(7, '07-03', SLOPPY) });
  giveToNobody(folder);
  chmodSync(july(folder), 0o444);
  const { code, stderr } = await runAsNobody('validate', '--fix', '--data', folder);
  expect(code).toBe(1);
  expect(stderr).toContain(', but the file cannot be written (EACCES): change it by hand');
});

it('if no more can be written, a file stays complete and unchanged, and this is reported', async () => {
  const long = `${month(7, '07-03', SLOPPY)}${'# much more\n'.repeat(4000)}`;
  const folder = dataFolder({ [JULY]: long });
  const { code, stderr } = await runWithin('ulimit -f 32', 'validate', '--fix', '--data', folder);
  expect(code).toBe(1);
  expect(stderr).toContain(', but the file cannot be written (EFBIG): change it by hand');
  expect(readFileSync(july(folder), 'utf8')).toBe(long);
  expect(readdirSync(path.join(folder, 'menologion')).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('the data of the project need no repair', async () => {
  const { code, stdout } = await run('validate', '--fix');
  expect([code, stdout]).toEqual([0, 'no errors in data\n']);
});
