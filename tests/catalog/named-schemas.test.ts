import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFolder } from '../../generator/catalog/read-folder.ts';
import { readSource } from '../../generator/catalog/source.ts';
import { dataFolder, month } from '../support/data-folder.ts';
import { run } from '../support/run.ts';

it('every data file names its schema in its first line, for editors', () => {
  const noted: { file: string; schema: string }[] = [];
  const { problems } = readFolder('data', false, (file, schema) => {
    noted.push({ file, schema: path.join('schemas/data', `${schema}.schema.json`) });
    return { ...readSource(file), invalid: [] };
  });
  expect(problems).toEqual([]);
  expect(noted.length).toBeGreaterThan(1000);
  const wrong = noted.flatMap(({ file, schema }) => {
    const beside = path.relative(path.dirname(file), schema).split(path.sep).join('/');
    const line = `# yaml-language-server: $schema=${beside}`;
    return readFileSync(file, 'utf8').startsWith(`${line}\n`) ? [] : [`${file}:1: the first line must be “${line}”`];
  });
  expect(wrong).toEqual([]);
  expect(noted.filter(({ schema }) => !existsSync(schema))).toEqual([]);
});

it('validate --fix leaves that line in its place', async () => {
  const line = '# yaml-language-server: $schema=https://example.org/schemas/data/menologion.schema.json\n';
  const martyr = '  - { id: 1, name: { ru: Мученик  Флор, en: Martyr Florus }, type: 11 }\n';
  const folder = dataFolder({ 'menologion/07.yaml': line + month(7, '07-03', martyr) });
  const { code, stdout } = await run('validate', '--fix', '--data', folder);
  expect([code, stdout]).toEqual([0, expect.stringContaining('“Мученик Флор”')]);
  expect(readFileSync(path.join(folder, 'menologion/07.yaml'), 'utf8')).toBe(
    line + month(7, '07-03', martyr.replace('  Флор', ' Флор')),
  );
});
