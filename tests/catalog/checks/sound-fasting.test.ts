import { expect, it } from 'vitest';
import { validateData } from '../../../generator/catalog/load.ts';
import { problemLine } from '../../../generator/catalog/problem.ts';
import { dataFolder } from '../../support/data-folder.ts';

/** The messages about a pack with these fasting rules. */
function linesOf(...rules: string[]): string[] {
  const text = rules.map((rule) => `  - { ${rule}, season: ordinary, basis: a test }\n`).join('');
  const base = dataFolder();
  const pack = dataFolder({ 'fasting.yaml': `rules:\n${text}` }, true);
  return validateData([base, pack]).problems.map((problem) => problemLine(problem).replaceAll(`${pack}/`, ''));
}

it.each([
  [
    'a rule behind one that is not there',
    ['id: local_a, on: always, weekdays: [mon], after: brihgt_week'],
    ['fasting.yaml:2:56: rules[0].after: there is no fasting rule “brihgt_week”: write the id of a rule'],
  ],
  [
    'a rule behind itself',
    ['id: local_a, on: julian 02-10, after: local_a'],
    [
      'fasting.yaml:2:45: rules[0].after: “after” leads from local_a back to local_a: name a rule that does not depend on this one',
    ],
  ],
  [
    'two rules each behind the other',
    ['id: local_a, on: julian 02-10, after: local_b', 'id: local_b, on: julian 02-10, after: local_a'],
    [
      'fasting.yaml:2:45: rules[0].after: “after” leads from local_b back to local_a: name a rule that does not depend on this one',
      'fasting.yaml:3:45: rules[1].after: “after” leads from local_a back to local_b: name a rule that does not depend on this one',
    ],
  ],
  [
    'a rule behind the one that fits every day',
    ['id: local_a, on: always, weekdays: [mon], after: no_fast'],
    [
      'fasting.yaml:2:56: rules[0].after: no day reaches this rule, because no_fast comes first and matches every day: put this rule before no_fast',
    ],
  ],
  [
    'days of a rule or season that is not there',
    ['id: local_a, on: always, weekdays: [mon], except: [great_fast]'],
    [
      'fasting.yaml:2:58: rules[0].except[0]: there is no fasting rule or season “great_fast”: write the id of one, or a rule such as “julian 08-15”',
    ],
  ],
  [
    'days in words that are no rule',
    ['id: local_a, on: always, weekdays: [mon], except: [bright_week, julian 02-30]'],
    ['fasting.yaml:2:78: rules[0].except[1]: the date 02-30 does not exist: correct it'],
  ],
  [
    'a rule without itself',
    ['id: local_a, on: always, weekdays: [mon], except: [local_a]'],
    [
      'fasting.yaml:2:58: rules[0].except[0]: “except” leads from local_a back to local_a: delete it in one of the rules',
    ],
  ],
  [
    'two rules each without the other',
    [
      'id: local_a, on: always, weekdays: [mon], except: [local_b]',
      'id: local_b, on: always, weekdays: [mon], except: [bright_week, local_a]',
    ],
    [
      'fasting.yaml:2:58: rules[0].except[0]: “except” leads from local_b back to local_a: delete it in one of the rules',
      'fasting.yaml:3:71: rules[1].except[1]: “except” leads from local_a back to local_b: delete it in one of the rules',
    ],
  ],
])('%s is found', (_, rules, lines) => {
  expect(linesOf(...rules)).toEqual(lines);
});

it('a rule before all others that matches every day leaves no day to these', () => {
  const lines = linesOf('id: local_a, on: always');
  expect(lines.length).toBeGreaterThan(60);
  expect(lines[0]).toMatch(
    /\/fasting\.yaml:\d+:5: rules\[0\]: no day reaches this rule, because local_a comes first and matches every day: put this rule before local_a$/,
  );
});

it('a rule may come after any other and leave out any days', () => {
  expect(linesOf('id: local_a, on: always, weekdays: [mon], after: theophany')).toEqual([]);
  expect(linesOf('id: local_a, on: always, weekdays: [mon], except: [great_lent, theophany, always]')).toEqual([]);
});
