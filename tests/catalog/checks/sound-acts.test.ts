import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataFolder, month, REAL_DATA, temporaryFolder } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';
import { run } from '../../support/run.ts';

const SAINT = '  - { id: 1, name: { ru: Мученик Флор, en: Martyr Florus }, type: 11 }\n';
const JOURNAL = '- { id: a-journal, kind: decree, title: { ru: Журнал, en: Journal }, edition: Moscow }\n';
const SOURCES = readFileSync(`${REAL_DATA}/sources.yaml`, 'utf8') + JOURNAL;
const act = (did: string, date = '2017-03-09', id = `synod-${date}`) =>
  `- { id: ${id}, by: synod, date: ${date}, seen: act, sources: [a-journal], did: [${did}] }\n`;
const files = (acts: string, since = 'since: 2018') => ({
  'sources.yaml': SOURCES,
  'menologion/01.yaml': month(1, '01-07', SAINT),
  'commemorations/01.yaml': `"1": { ${since} }\n`,
  'acts.yaml': acts,
});
const HERE = '{ id: "1", on: julian 01-07 }';

it.each<[string, string, string]>([
  ['begins with the first such day after the decision', act(HERE), 'since: 2018'],
  ['begins on the day of the decision itself', act(HERE, '2018-01-20'), 'since: 2018'],
  ['has a decision of which only the year is known', act(HERE, '"2017"', 'synod-2017'), 'since: 2018'],
  ['was kept in a diocese before', act('{ id: "1", on: julian 01-07, since: 1999 }'), 'since: 1999'],
  [
    'is added once and has another name later',
    act(HERE) + act('{ id: "1", on: julian 01-07, what: renamed, was: Флор }', '2019-01-01'),
    'since: 2018',
  ],
  ['is movable', act('{ id: pascha, on: pascha+0, what: moved, from: pascha+1 }'), 'since: 1700'],
])('a commemoration of an act that %s is right', (_, acts, since) => {
  expect(problemLines(files(acts, since))).toEqual([]);
});

it.each<[string, string, string, string]>([
  ['nobody', act('{ id: "2", on: julian 01-07 }'), 'since: 2018', 'did[0].id: there is no commemoration 2'],
  [
    'another day',
    act('{ id: "1", on: julian 01-08 }'),
    'since: 2018',
    'did[0].on: 1 is kept on “julian 01-07”, not on this day: correct one of them',
  ],
  [
    'another first year',
    act(HERE),
    'since: 2017',
    'did[0]: 1 has since: 2017, but its first day after this decision is in 2018: correct one of them, or if it was kept earlier or first kept later, write since: 2017 here too',
  ],
  ['no first year', act(HERE), 'notBefore: 1990', 'did[0]: 1 has no “since”: add since: 2018'],
  [
    'two beginnings',
    act(HERE) + act('{ id: "1", on: julian 01-07, since: 2018 }', '2016-02-03'),
    'since: 2018',
    '[1].did[0].id: 1 was added by synod-2017-03-09 already: write what: joined, moved or renamed here, or delete one of them',
  ],
  ['a day that there was not', act(HERE, '2017-02-29'), 'since: 2018', '[0].date: the date 2017-02-29 does not exist'],
  ['a rule that cannot be read', act('{ id: "1", on: julian 13-07 }'), 'since: 2018', 'the date 13-07 does not exist'],
  [
    'an unknown source',
    act(HERE).replace('a-journal', 'a-rumor'),
    'since: 2018',
    'sources[0]: “a-rumor” does not begin with an id from sources.yaml',
  ],
  ['an id twice', act(HERE) + act('{ id: pascha, on: pascha+0, what: joined }'), 'since: 2018', '[1].id'],
])('an act with %s is found', (_, acts, since, line) => {
  const lines = problemLines(files(acts, since)).filter((found) => found.startsWith('acts.yaml'));
  expect(lines.join('\n')).toContain(line);
});

it('a pack may move and date what an act of the data names', async () => {
  const pack = temporaryFolder();
  mkdirSync(`${pack}/menologion`);
  writeFileSync(`${pack}/menologion/01.yaml`, `01-08:\n${SAINT}`);
  const folder = dataFolder(files(act(HERE)));
  expect((await run('validate', '--data', folder, '--data', pack)).code).toBe(0);
});

it('validate says so with exit code 1', async () => {
  const { code, stdout, stderr } = await run('validate', '--data', dataFolder(files(act(HERE), 'since: 2001')));
  expect([code, stdout + stderr]).toEqual([1, expect.stringContaining('acts.yaml:1:')]);
});
