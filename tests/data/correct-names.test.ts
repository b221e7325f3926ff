import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { validateData } from '../../generator/catalog/load.ts';
import { random } from '../fuzz/random.ts';
import { REAL_DATA } from '../support/data-folder.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf } from '../support/trees.ts';
import { correctNames } from './correct-names.ts';

/** The lines of a file that two data folders have in different words, each as `file:line`. */
function changedLines(one: string, other: string, file: string): string[] {
  const [before = [], after = []] = [one, other].map((data) => readFileSync(path.join(data, file), 'utf8').split('\n'));
  return before.flatMap((line, i) => (line === after[i] ? [] : [`${file}:${i + 1}`]));
}

it.each([
  ['twenty names of the project', REAL_DATA, 20],
  ['as many names as the checks let pass', SMALL_DATA, 1000],
])('Corrects %s, in different words, and the checks accept the data', (_, data, count) => {
  const corrected = copyOf(data);
  const corrections = correctNames(corrected, count, random(7));
  expect(corrections.length).toBeGreaterThanOrEqual(20);
  expect(validateData([corrected]).problems).toEqual([]);
  const places = [...new Set(corrections.map((line) => line.split(': ')[0] as string))];
  const files = [...new Set(places.map((place) => place.split(':')[0] as string))];
  expect(files.map((file) => file.split(/[/.]/)[0])).toEqual(
    expect.arrayContaining(['menologion', 'movable', 'texts']),
  );
  expect(places.sort()).toEqual(files.flatMap((file) => changedLines(data, corrected, file)).sort());
});
