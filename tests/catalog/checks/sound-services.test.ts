import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';

const BASIS = 'basis: "December 4, f. 147"';
const service = (...rows: string[]) => ({ 'liturgy/services/12.yaml': rows.map((row) => `- { ${row} }\n`).join('') });
const entrance = (row: string) => ({ 'liturgy/entrance.yaml': `- { ${row} }\n` });

/** A row beside one troparion of Pascha. */
const withHymns = (row: string) => ({
  ...entrance(row),
  'texts/pascha/hymnography.yaml': 'troparia: [{ delta: 1, tone: 5, texts: { cu: Христос воскресе } }]\n',
});

it('services, feasts and places that name what exists are right', () => {
  expect(
    problemLines({
      ...service(`of: [pascha], beatitudes: [{ ode: 3 }, { of: pascha, ode: [3, 6] }], ${BASIS}`),
      ...entrance(`on: pascha, all: [troparion pascha, slava-i-nyne kontakion pascha], ${BASIS}`),
      'liturgy/feasts.yaml': `- { on: pascha, feast: pascha, whose: lord, phase: feast, ${BASIS} }\n`,
      'liturgy/beatitudes.yaml': `- { on: pascha, sung: [tone 6, saints ode 3 verses 4, pascha ode 3], ${BASIS} }\n`,
    }),
  ).toEqual([]);
});

it.each([
  ['an unknown commemoration', service(`of: [7001], ${BASIS}`), 'of[0]: there is no commemoration 7001'],
  ['the canon of an unknown one', service(`of: [pascha], beatitudes: [{ of: 7001, ode: 3 }], ${BASIS}`), '7001'],
  [
    'a second service of one commemoration',
    service(`of: [pascha], ${BASIS}`, `of: [pascha], ${BASIS}`),
    'pascha already begins a service at liturgy/services/12.yaml:1: add “optional” to one of them or delete it',
  ],
  ['a hymn of nobody', entrance(`on: pascha, all: [troparion nobody], ${BASIS}`), '“nobody” has no troparion 1'],
  [
    'a number without a hymn',
    withHymns(`on: pascha, all: [troparion pascha 9], ${BASIS}`),
    '“pascha” has no troparion 9',
  ],
  [
    'a row that says nothing',
    entrance(`on: pascha, lord: [troparion pascha], ${BASIS}`),
    'a row says what is sung, or what is left open: write one of the two',
  ],
  [
    'a canon of nobody',
    { 'liturgy/beatitudes.yaml': `- { on: pascha, sung: [nobody ode 3], ${BASIS} }\n` },
    'sung[0]: there is no commemoration nobody',
  ],
  [
    'an unknown feast',
    { 'liturgy/feasts.yaml': `- { on: pascha, feast: 7001, whose: lord, phase: feast, ${BASIS} }\n` },
    'feast: there is no commemoration 7001',
  ],
])('%s is an error', (_, files, message) => {
  expect(problemLines(files as Record<string, string>).join('\n')).toContain(message);
});
