import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checker } from '../../generator/catalog/load.ts';
import { validatedReader } from '../../generator/catalog/validated-file.ts';
import { dataFolder, edit, month, temporaryFolder } from '../support/data-folder.ts';

describe('A file that is read again', () => {
  const read = validatedReader();
  const file = () => path.join(temporaryFolder(), 'aliases.yaml');
  const ids = (name: string) => read<{ id: string }[]>(name, 'aliases').source?.value.map(({ id }) => id);

  it('has the last content, even if its size and time are the same', () => {
    const name = file();
    writeFileSync(name, '- { id: a, of: b }\n');
    utimesSync(name, 1e9, 1e9);
    expect(ids(name)).toEqual(['a']);
    writeFileSync(`${name}.new`, '- { id: c, of: b }\n');
    utimesSync(`${name}.new`, 1e9, 1e9);
    renameSync(`${name}.new`, name);
    expect(ids(name)).toEqual(['c']);
  });

  it('has problems while it is missing, and none when it is back', () => {
    const name = file();
    expect(read(name, 'aliases').problems).toHaveLength(1);
    writeFileSync(name, '- { id: a, of: b }\n');
    expect(ids(name)).toEqual(['a']);
    rmSync(name);
    expect(read(name, 'aliases').problems).toHaveLength(1);
  });
});

it('Data that are read again have the same problems as if they were read for the first time', () => {
  const saint = (id: number, name: string) =>
    `  - { id: ${id}, name: { ru: ${name}, en: First }, type: 7, rank: vigil, rankSources: [typikon 47] }\n`;
  const folder = dataFolder({ 'menologion/01.yaml': month(1, '01-01', saint(1, 'Первый')) });
  const again = checker([folder]);
  const file = path.join(folder, 'menologion/01.yaml');
  expect(again().problems).toEqual([]);
  for (const [from, to] of [
    ['Первый', 'Первый.'],
    ['01-01:\n', '\n01-01:\n'],
    ['Первый.', 'первый\u200B'],
    ['первый\u200B', 'Первый'],
  ] as const) {
    edit(file, from, to);
    expect(again().problems).toEqual(checker([folder])().problems);
    expect(again().problems.length > 0).toBe(to !== 'Первый');
  }
});
