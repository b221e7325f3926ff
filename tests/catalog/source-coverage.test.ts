import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadFiles, validateData } from '../../generator/catalog/load.ts';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { sourceCoverage } from '../../generator/catalog/source-coverage.ts';
import { dataFolder, month, REAL_DATA } from '../support/data-folder.ts';
import { run } from '../support/run.ts';

const SOURCES = ['a-typikon', 'menaion-july']
  .map((id) => `- { id: ${id}, kind: book, title: { ru: Книга, en: A book }, edition: "Moscow, 1996" }\n`)
  .join('');
const saint = (id: number, more = '') =>
  `  - { id: ${id}, name: { ru: Мученик Флор, en: Martyr Florus }, type: 11${more} }\n`;
const folder = () =>
  dataFolder({
    'sources.yaml': readFileSync(`${REAL_DATA}/sources.yaml`, 'utf8') + SOURCES,
    'menologion/07.yaml': month(
      7,
      '07-03',
      saint(1, ', rank: polyeleos, rankSources: [typikon 47]') +
        saint(2, ', rank: vigil, rankSources: [typikon 47]') +
        saint(3) +
        saint(4),
    ),
    'commemorations/07.yaml': [
      '"1": { sources: [a-typikon 48, menaion-july 3] }',
      '"2": { sources: [menaion-july 3, menaion-july 4], read: [menaion-july] }',
      '"3": { since: 1904, sources: [a-typikon] }',
      '"4": { since: 1899 }\n',
    ].join('\n'),
  });

it('counts the sources that entries name; two places in one book are one source', () => {
  const { counts, two } = sourceCoverage(loadFiles([folder()]));
  expect(counts.map(({ where }) => where)).toEqual(
    expect.arrayContaining(['01', '07', '12', 'movable', 'fasting', 'all']),
  );
  const july = counts.find(({ where }) => where === '07');
  expect(july).toEqual({ where: '07', entries: 4, none: 1, one: 2, more: 1, places: 5, lookedUp: 2 });
  for (const { entries, none, one, more } of counts) expect(none + one + more).toBe(entries);
  expect(two[0]).toEqual({ what: 'polyeleos and above', entries: 3, fewer: 2, ids: ['2', 'pascha'] });
  expect(two[1]).toMatchObject({ what: 'movable days', entries: 2, fewer: 2 });
  expect(two[2]).toMatchObject({ what: 'fasting rules' });
  expect(two[3]).toEqual({ what: 'glorified since 1900', entries: 1, fewer: 1, ids: ['3'] });
});

it('is reported by validate, not as an error, and by coverage', async () => {
  const data = folder();
  expect(validateData([data]).sources).toEqual(sourceCoverage(loadFiles([data])));
  expect(validateData([dataFolder({ 'movable.yaml': '- {}\n' })]).sources).toBe(null);
  for (const command of ['validate', 'coverage']) {
    const people = await run(command, '--data', data);
    expect(people).toMatchObject({ code: 0, stderr: '' });
    expect(people.stdout).toContain('glorified since 1900: 1 of 1 name fewer than two sources');
    const programs = await run(command, '--data', data, '--json');
    expect(JSON.parse(programs.stdout).sources).toEqual(validateData([data]).sources);
  }
});

it('covers all commemorations of the project', async () => {
  const [catalog, files] = [await loadCatalog(), loadFiles()];
  const all = sourceCoverage(files).counts.at(-1);
  expect(all?.entries).toBe(catalog.commemorations.length + catalog.fasting.length);
});
