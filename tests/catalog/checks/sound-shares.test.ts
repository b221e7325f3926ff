import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';

const HYMN = '{ delta: 1, tone: 4, texts: { cu: Тропарь } }';
const feast = `troparia:\n  - ${HYMN}\nkontakia:\n  - ${HYMN}\n`;
const files = (shared: string) => ({ 'texts/a/hymnography.yaml': feast, 'texts/b/hymnography.yaml': shared });

it.each([
  ['all hymns of another id', 'shared:\n  - { of: a }\n'],
  ['one of them, under another number', `troparia:\n  - ${HYMN}\nshared:\n  - { of: a, troparion: 1, delta: 2 }\n`],
])('%s may be shared', (_, shared) => {
  expect(problemLines(files(shared))).toEqual([]);
});

it.each([
  ['a hymn that is not there', 'shared:\n  - { of: a, troparion: 2 }\n', '2:5: shared[0]: “a” does not have this hymn'],
  ['an id without hymns', 'shared:\n  - { of: c }\n', '2:5: shared[0]: “c” does not have this hymn'],
  ['a share of itself', `${feast}shared:\n  - { of: b }\n`, '6:5: shared[0]: “b” does not have this hymn'],
  [
    'all of an id beside others',
    `${feast}shared:\n  - { of: a }\n`,
    '6:5: shared[0]: all hymns of another id cannot be combined',
  ],
  [
    'a number given twice',
    `${feast}shared:\n  - { of: a, troparion: 1 }\n`,
    '6:3: shared: two troparia have the delta 1',
  ],
])('%s is found', (_, shared, line) => {
  expect(problemLines(files(shared))[0]).toContain(`texts/b/hymnography.yaml:${line}`);
});
