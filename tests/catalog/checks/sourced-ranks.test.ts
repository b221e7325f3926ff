import { expect, it } from 'vitest';
import { loadFiles } from '../../../generator/catalog/load.ts';
import { dataFolder, month } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';
import { run } from '../../support/run.ts';

const FILE = 'menologion/07.yaml';
const saint = (more: string) => ({
  [FILE]: month(7, '07-03', `  - { id: 7001, name: { ru: Мученик Флор, en: Martyr Florus }, type: 11${more} }\n`),
});
const linesOf = (more: string) => problemLines(saint(more)).filter((line) => line.startsWith(FILE));

it('a rank with a source, and an entry without both, are right', () => {
  expect(linesOf(', rank: no_sign, rankSources: [typikon 48_07]')).toEqual([]);
  expect(linesOf('')).toEqual([]);
});

it('a rank without a source is found, and so is a source without a rank', () => {
  expect(linesOf(', rank: no_sign')).toEqual([
    expect.stringContaining('[0].rank: this rank does not say where its sign was read'),
  ]);
  expect(linesOf(', rankSources: [typikon 48_07]')).toEqual([
    expect.stringContaining('[0].rankSources: there is no rank to which these sources belong'),
  ]);
});

it('a source of a rank is one of sources.yaml', () => {
  expect(linesOf(', rank: no_sign, rankSources: [another-book 3]')).toEqual([
    expect.stringContaining('“another-book 3” does not begin with an id from sources.yaml'),
  ]);
});

it('a movable day is checked too', () => {
  const day =
    '- { id: pascha, rule: pascha+0, kind: feast, rank: great, label: { ru: Пасха, en: Pascha }, ' +
    'description: { ru: Праздник., en: A feast. } }\n';
  expect(problemLines({ 'movable.yaml': day })).toContainEqual(
    expect.stringMatching(/^movable\.yaml:1:\d+: \[0\]\.rank: this rank does not say/),
  );
});

it('a pack may give a rank of its own without a source', async () => {
  const [base, pack] = [dataFolder(), dataFolder(saint(', rank: vigil'), true)];
  const { code, stderr } = await run('validate', '--data', base, '--data', pack);
  expect({ code, stderr }).toMatchObject({ code: 0 });
});

it('in the calendar only the Typikon says that a service has no sign', () => {
  const { fixed, movable } = loadFiles();
  const entries = [...fixed.map(({ entry }) => entry.value), ...movable.map(({ value }) => value)];
  const others = entries.filter(
    ({ rank, rankSources }) => rank === 'no_sign' && !rankSources?.some((text) => text.startsWith('typikon ')),
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});
