import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalog, validateData } from '../../generator/catalog/load.ts';
import { DataError, problemLine } from '../../generator/catalog/problem.ts';
import { dataFolder, edit, month, REAL_DATA, temporaryFolder } from '../support/data-folder.ts';

const ENTRY = `\
  - id: 7001
    name: { ru: Мученик Некто, en: Martyr Someone }
    type: 11
`;

/** The lines of what is wrong, without the folder. */
function linesOf(folder: string): string[] {
  return validateData([folder]).problems.map((problem) => problemLine(problem).replaceAll(`${folder}/`, ''));
}

describe('the data of the project', () => {
  it('have no errors', () => {
    expect(validateData([REAL_DATA]).problems.map(problemLine)).toEqual([]);
  });
});

describe('data with an error', () => {
  it('are said to be whole when they are', () => {
    expect(linesOf(dataFolder({ 'menologion/07.yaml': month(7, '07-03', ENTRY) }))).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a missing translation',
      { 'menologion/07.yaml': month(7, '07-03', ENTRY.replace(', en: Martyr Someone', '')) },
      'menologion/07.yaml:5:11: 07-03[0].name: the translation “en” is missing: add it',
    ],
    [
      'an unknown key',
      { 'menologion/07.yaml': month(7, '07-03', ENTRY.replace('type: 11', 'typ: 11\n    type: 11')) },
      'menologion/07.yaml:6:10: 07-03[0].typ: “typ” is not known here: use id, name, type, displayType, rank, rule, moves, icons, basis',
    ],
    [
      'a rank that does not exist',
      { 'menologion/07.yaml': month(7, '07-03', `${ENTRY}    rank: huge\n`) },
      'menologion/07.yaml:7:11: 07-03[0].rank: this is not one of the allowed values: use great, vigil, polyeleos, doxology, six_stichera, no_sign',
    ],
    [
      'an unknown type',
      { 'menologion/07.yaml': month(7, '07-03', ENTRY.replace('type: 11', 'type: 99')) },
      'menologion/07.yaml:6:11: 07-03[0].type: there is no type 99: take one of data/types.yaml',
    ],
    [
      'an id given twice',
      { 'menologion/07.yaml': month(7, '07-03', ENTRY + ENTRY) },
      'menologion/07.yaml:7:9: 07-03[1].id: the id 7001 is taken by menologion/07.yaml:4: give a new one',
    ],
    [
      'an id that was retired',
      {
        'menologion/07.yaml': month(7, '07-03', ENTRY),
        'retired-ids.yaml': '- { id: 7001, name: Someone, why: a double }\n',
      },
      'menologion/07.yaml:4:9: 07-03[0].id: the id 7001 is taken by retired-ids.yaml:1: give a new one',
    ],
    [
      'a rule word that does not exist',
      { 'menologion/07.yaml': month(7, '07-03', `${ENTRY}    rule: sunday-behind julian 07-03\n`) },
      'menologion/07.yaml:7:11: 07-03[0].rule: “sunday-behind” is not a rule word: before, after, on-or-before, on-or-after, nearest, between',
    ],
    [
      'a move that cannot be read',
      { 'menologion/07.yaml': month(7, '07-03', `${ENTRY}    moves:\n      - { on: pascha-2, to: noone }\n`) },
      'menologion/07.yaml:8:29: 07-03[0].moves[0].to: “noone” is not a rule word: always, pascha+N, pascha-N, julian MM-DD, gregorian MM-DD or a weekday with before, after, on-or-before, on-or-after, nearest, between may stand here',
    ],
    [
      'an icon that is not described',
      { 'menologion/07.yaml': month(7, '07-03', `${ENTRY}    icons: [cross]\n`) },
      'menologion/07.yaml:7:13: 07-03[0].icons[0]: there is no icon “cross”: take one of data/icons.yaml or add it there',
    ],
    [
      'an icon file that is missing',
      { 'icons.yaml': '- { id: cross, file: cross.svg, title: { ru: Крест, en: Cross } }\n' },
      'icons.yaml:1:22: [0].file: the picture cross.svg is missing: put it into icons/',
    ],
    [
      'a day in the file of another month',
      { 'menologion/07.yaml': `${month(7)}08-01: []\n` },
      'menologion/07.yaml:32:8: 08-01: 08-01 is no day of month 07: mend the date or move it to its file',
    ],
    [
      'a day left out',
      { 'menologion/07.yaml': month(7).replace('07-31: []\n', '') },
      'menologion/07.yaml:1:1: the day 07-31 is missing: add it',
    ],
    [
      'broken YAML',
      { 'menologion/07.yaml': '07-01: [\n' },
      'menologion/07.yaml:2:1: this is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]; mend the line',
    ],
    ['an empty file', { 'menologion/07.yaml': '' }, 'menologion/07.yaml:1:1: the file is empty: write its entries'],
    [
      'a file that nothing reads',
      { 'menologion/7.yaml': '[]' },
      'menologion/7.yaml:1:1: nothing reads a file of this name: months are 01.yaml to 12.yaml',
    ],
  ])('%s', (_, files, line) => {
    expect(linesOf(dataFolder(files))).toEqual([line]);
  });

  it('a movable saint without a type', () => {
    const folder = dataFolder();
    edit(path.join(folder, 'movable.yaml'), '  type: 13\n', '');
    expect(linesOf(folder)).toEqual(['movable.yaml:7:3: [1]: “type” is missing: add it']);
  });

  it('fasting rules that end before they fit every day', () => {
    const folder = dataFolder();
    edit(path.join(folder, 'fasting.yaml'), 'on: always', 'on: pascha+0');
    expect(linesOf(folder)).toHaveLength(1);
    expect(linesOf(folder)[0]).toContain('the last rule must fit every day');
  });

  it('a fasting season that is not there', () => {
    const folder = dataFolder();
    edit(path.join(folder, 'fasting.yaml'), 'season: christmastide', 'season: yuletide');
    expect(linesOf(folder)[0]).toContain('there is no season “yuletide”: use bright_week');
  });

  it('a rank without a label', () => {
    const folder = dataFolder();
    edit(path.join(folder, 'labels.yaml'), 'code: vigil', 'code: great');
    expect(linesOf(folder)).toEqual([
      'labels.yaml:6:13: ranks[1].code: the code great is taken by labels.yaml:5: give a new one',
      'labels.yaml:5:5: ranks[0]: “vigil” has no label in ranks: add it',
    ]);
  });

  it('a missing file', () => {
    const folder = dataFolder();
    rmSync(path.join(folder, 'movable.yaml'));
    expect(linesOf(folder)).toEqual(['movable.yaml:1:1: the file is missing: create it']);
  });

  it('no data folder at all', () => {
    const folder = path.join(temporaryFolder(), 'nothing');
    expect(validateData([folder]).problems.map(problemLine)).toEqual([
      `${folder}:1:1: there is no such data folder: name one with --data`,
    ]);
  });

  it('several errors are all told at once, and nothing is loaded', async () => {
    const folder = dataFolder({ 'menologion/07.yaml': month(7, '07-03', ENTRY.replace('11', '99')) });
    writeFileSync(path.join(folder, 'icons.yaml'), '- { id: a, file: a.svg, title: { ru: А, en: A } }\n');
    const error = await loadCatalog([folder]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DataError);
    expect((error as DataError).problems).toHaveLength(2);
  });
});
