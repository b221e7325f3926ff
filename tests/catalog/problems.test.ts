import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalog, validateData } from '../../generator/catalog/load.ts';
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
    expect(validateData([REAL_DATA]).problems.map(problemLine)).toEqual([]);
  });
});

describe('data with an error', () => {
  it('are said to be whole when they are', () => {
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
      'menologion/07.yaml:6:10: 07-03[0].typ: “typ” is not known here: use id, name, type, displayType, rank, rule, moves, icons, basis, revised',
    ],
    [
      'a rank that does not exist',
      { 'menologion/07.yaml': month(7, '07-03', `${ENTRY}    rank: huge\n`) },
      'menologion/07.yaml:7:11: 07-03[0].rank: this is not one of the allowed values: use great, vigil, polyeleos, doxology, six_stichera, no_sign',
    ],
    [
      'a correction on a day that does not exist',
      { 'menologion/07.yaml': month(7, '07-03', `${ENTRY}    revised: 2026-11-31\n`) },
      'menologion/07.yaml:7:14: 07-03[0].revised: this is not a day of the form 2026-11-22: correct it',
    ],
    [
      'a day in the file of another month',
      { 'menologion/07.yaml': `${month(7)}08-01: []\n` },
      'menologion/07.yaml:32:8: 08-01: 08-01 is no day of month 07: correct the date or move it to its file',
    ],
    [
      'a day left out',
      { 'menologion/07.yaml': month(7).replace('07-31: []\n', '') },
      'menologion/07.yaml:1:1: the day 07-31 is missing: add it',
    ],
    [
      'broken YAML',
      { 'menologion/07.yaml': '07-01: [\n' },
      'menologion/07.yaml:2:1: this is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]; correct the line',
    ],
    [
      'one slip in a YAML file, which is said once',
      { 'aliases.yaml': '- { id: a, of: b\n- { id: b, of: c }\n- id: [\n' },
      'aliases.yaml:2:1: this is not valid YAML: Flow map in block collection must be sufficiently indented and end with a }; correct the line',
    ],
    [
      'YAML nested deeper than any parser goes',
      { 'aliases.yaml': '['.repeat(100_000) },
      'aliases.yaml:1:100: this is not valid YAML: nesting exceeded maxDepth (100); correct the line',
    ],
    [
      'an error, and behind it YAML nested deeper than any parser goes',
      { 'aliases.yaml': `- @\n- ${'['.repeat(100_000)}` },
      'aliases.yaml:1:3: this is not valid YAML: Plain value cannot start with reserved character @; correct the line',
    ],
    ['an empty file', { 'menologion/07.yaml': '' }, 'menologion/07.yaml:1:1: the file is empty: write its entries'],
    [
      'a file that nothing reads',
      { 'menologion/7.yaml': '[]' },
      'menologion/7.yaml:1:1: nothing reads a file of this name: months are 01.yaml to 12.yaml',
    ],
  ])('%s', (_, files, line) => {
    expect(problemLines(files)).toEqual([line]);
  });

  it('a movable saint without a type', () => {
    const folder = dataFolder();
    edit(path.join(folder, 'movable.yaml'), '  type: 13\n', '');
    expect(problemLinesOf(folder)).toEqual(['movable.yaml:7:3: [1]: “type” is missing: add it']);
  });

  it('a missing file', () => {
    const folder = dataFolder();
    rmSync(path.join(folder, 'movable.yaml'));
    expect(problemLinesOf(folder)).toEqual([
      'movable.yaml:1:1: there is no such file or folder, or a link leads to nothing: create it or name another',
    ]);
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
