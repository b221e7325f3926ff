import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateData } from '../../generator/catalog/load.ts';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { DataError, problemLine } from '../../generator/catalog/problem.ts';
import { dataFolder, edit, month, REAL_DATA, temporaryFolder } from '../support/data-folder.ts';
import { problemLines, problemLinesOf } from '../support/problem-lines.ts';

const ENTRY = `\
  - id: 7001
    name: { ru: Мученик Некто, en: Martyr Someone }
    type: 11
`;

describe('the data of the project', () => {
  it('have no errors', () => {
    expect(validateData([REAL_DATA]).problems.map((problem) => problemLine(problem))).toEqual([]);
  });
});

describe('data with an error', () => {
  it('are reported as complete when they are', () => {
    expect(problemLines({ 'menologion/07.yaml': month(7, '07-03', ENTRY) })).toEqual([]);
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
      'menologion/07.yaml:6:5: 07-03[0].typ: “typ” is not known here: did you mean “type”?',
    ],
    [
      'a rank that does not exist',
      { 'menologion/07.yaml': month(7, '07-03', `${ENTRY}    rank: huge\n`) },
      'menologion/07.yaml:7:11: 07-03[0].rank: “huge” is not known here: write one of great (Great feast), vigil (Vigil), polyeleos (Polyeleos), doxology (Great Doxology), six_stichera (Six stichera), no_sign (Service without a sign)',
    ],
    [
      'a correction on a day that does not exist',
      { 'menologion/07.yaml': month(7, '07-03', `${ENTRY}    revised: 2026-11-31\n`) },
      'menologion/07.yaml:7:14: 07-03[0].revised: this is not a date of the form 2026-11-22: correct it',
    ],
    [
      'a day in the file of another month',
      { 'menologion/07.yaml': `${month(7)}09-01: []\n` },
      'menologion/07.yaml:32:1: 09-01: 09-01 is not a day of month 07: correct the date or move the day to the file of its month',
    ],
    [
      'a day left out',
      { 'menologion/07.yaml': month(7).replace('07-31: []\n', '') },
      'menologion/07.yaml:1:1: the day 07-31 is missing: add it',
    ],
    [
      'broken YAML',
      { 'menologion/07.yaml': '07-01: [\n' },
      'menologion/07.yaml:1:9: ] is missing at the end of this line: add it',
    ],
    [
      'one slip in a YAML file, which is said once',
      { 'aliases.yaml': '- { id: a, of: b\n- { id: b, of: c }\n- id: [\n' },
      'aliases.yaml:1:17: } is missing at the end of this line: add it',
    ],
    [
      'YAML nested deeper than any parser goes',
      { 'aliases.yaml': '['.repeat(90_000) },
      'aliases.yaml:1:33: this is nested more than 32 levels deep, which is the limit: write it like the entries near it',
    ],
    [
      'an error, and behind it YAML nested deeper than any parser goes',
      { 'aliases.yaml': `- @\n- ${'['.repeat(90_000)}` },
      'aliases.yaml:1:3: text cannot begin with the character @: put it in quotes, "@"',
    ],
    ['an empty file', { 'menologion/07.yaml': '' }, 'menologion/07.yaml:1:1: the file is empty: add its entries'],
    [
      'a file that nothing reads',
      { 'menologion/7.yaml': '[]' },
      'menologion/7.yaml:1:1: no data file has this name: the files of months are 01.yaml to 12.yaml',
    ],
  ])('%s', (_, files, line) => {
    expect(problemLines(files)).toEqual([line]);
  });

  it('a movable saint without a type', () => {
    const folder = dataFolder();
    edit(path.join(folder, 'movable.yaml'), '  type: 13\n', '');
    expect(problemLinesOf(folder)).toEqual(['movable.yaml:8:3: [1]: “type” is missing: add it']);
  });

  it('a missing file', () => {
    const folder = dataFolder();
    rmSync(path.join(folder, 'movable.yaml'));
    expect(problemLinesOf(folder)).toEqual([
      'movable.yaml:1:1: there is no such file or folder, or a symbolic link is broken: create it or choose another',
    ]);
  });

  it('no data folder at all', () => {
    const folder = path.join(temporaryFolder(), 'nothing');
    expect(validateData([folder]).problems.map((problem) => problemLine(problem))).toEqual([
      `${folder}:1:1: there is no such data folder: choose one with --data`,
    ]);
  });

  it('several errors are all reported at once, and nothing is loaded', async () => {
    const folder = dataFolder({ 'menologion/07.yaml': month(7, '07-03', ENTRY.replace('11', '99')) });
    writeFileSync(path.join(folder, 'icons.yaml'), '- { id: a, file: a.svg, title: { ru: А, en: A } }\n');
    const error = await loadCatalog([folder]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DataError);
    expect((error as DataError).problems).toHaveLength(2);
  });
});
