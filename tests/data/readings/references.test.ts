import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { expect, it } from 'vitest';
import { SECTIONS } from '../../../generator/model/lectionary.ts';
import { realCatalog } from '../../support/real-days.ts';

/** Verses that the Slavonic and Synodal numbering has and the English one does not. */
const SLAVONIC = ['Rom.14.19-26', 'Dan.3.1-88', 'Gen.32.1-10', 'Joel.3.12-21', 'Joel.2.23-32'];

const { days, weeks, occasions, usage } = realCatalog.lectionary;
const portions = [
  ...Object.values(days).map(({ portion }) => portion),
  ...Object.values(weeks).flat(),
  ...occasions.map(({ portion }) => portion),
];
const references = [
  ...portions.flatMap((portion) => SECTIONS.flatMap((section) => portion[section] ?? [])),
  ...usage.matins.gospels,
].map(({ reference }) => reference);

it('an OSIS parser reads every reference in the same way', () => {
  const parser = new bcv_parser(english);
  parser.set_options({ osis_compaction_strategy: 'bcv', testaments: 'ona' });
  const wrong = [...new Set(references)].flatMap((reference) => {
    const parsed = parser.parse(reference).osis();
    return parsed === inFull(reference) ? [] : [`${reference}: ${parsed}`];
  });
  expect(wrong.map((line) => line.split(':')[0]).filter((reference) => !SLAVONIC.includes(reference ?? ''))).toEqual(
    [],
  );
});

/** `Luke.2.20-21,2.40-52` as `Luke.2.20-Luke.2.21,Luke.2.40-Luke.2.52`. */
function inFull(reference: string): string {
  const dot = reference.indexOf('.');
  const book = reference.slice(0, dot);
  return reference
    .slice(dot + 1)
    .split(',')
    .map((passage) => {
      const [from = '', to] = passage.split('-');
      if (to === undefined) return `${book}.${from}`;
      const last = to.includes('.') ? to : `${from.split('.')[0]}.${to}`;
      return `${book}.${from}-${book}.${last}`;
    })
    .join(',');
}
