import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';

const TEXTS = 'texts: { cu: Слово, ru: Слово, en: Word }';
const SOURCE = 'source: { book: Book1900, chapter: "1", page: "1" }';
const BOOK = '- { id: Book1900, name: { ru: Книга, en: A book } }\n';
const verse = (id: string, reference: string, stikh = reference) =>
  `- id: ${id}\n  reference: ${reference}\n  ${TEXTS}\n  verses: [{ reference: ${stikh}, ${TEXTS} }]\n  ${SOURCE}\n`;
const PSALTER = `basis: A test\nverses: [${Array.from({ length: 150 }, () => 10).join(', ')}]\n`;
const COMMON =
  '- { id: martyr, prokeimena: [{ verse: sing, tone: 1 }], alleluias: [{ verse: sing }], communion: [sing], basis: A test }\n';

/** A small data folder with a psalm verse of each kind, a common, and these entries of movable days. */
const propers = (entry: string, verses = verse('sing', 'Ps.5.1')) => ({
  'books/books.yaml': BOOK,
  'liturgy/psalter.yaml': PSALTER,
  'liturgy/prokeimena.yaml': verses,
  'liturgy/alleluias.yaml': verse('sing', 'Ps.5.1'),
  'liturgy/communion-verses.yaml': verse('sing', 'Ps.5.1'),
  'liturgy/commons.yaml': COMMON,
  'liturgy/movable.yaml': `- basis: A test\n  ${entry}\n`,
});

it('propers of a movable day, or of a day that a rule names, are right', () => {
  expect(problemLines(propers('of: pascha\n  prokeimena: [{ verse: sing, tone: 8, stikh: Ps.5.1 }]'))).toEqual([]);
  expect(problemLines(propers('on: julian 09-01\n  common: martyr\n  communion: [sing]'))).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  [
    'an impossible tone',
    propers('of: pascha\n  prokeimena: [{ verse: sing, tone: 9 }]'),
    'liturgy/movable.yaml:3:37: [0].prokeimena[0].tone: the number must be at most 8',
  ],
  [
    'a verse that the psalm does not have',
    propers('of: pascha', verse('sing', 'Ps.5.11')),
    'liturgy/prokeimena.yaml:2:14: [0].reference: psalm 5 has no verse 11 in the Slavonic Psalter: correct the reference',
  ],
  [
    'a stikh of a psalm that does not exist',
    propers('of: pascha', verse('sing', 'Ps.5.1', '"Ps.5.1,Ps.151.2-3"')),
    '[0].verses[0].reference: psalm 151 has no verse 2 in the Slavonic Psalter: correct the reference',
  ],
  [
    'an unknown common',
    propers('of: pascha\n  common: queen'),
    'liturgy/movable.yaml:3:11: [0].common: there are no common propers “queen”: use an id from liturgy/commons.yaml',
  ],
  [
    'an unknown verse',
    propers('of: pascha\n  alleluias: [{ verse: shout }]'),
    'liturgy/movable.yaml:3:24: [0].alleluias[0].verse: there is no verse “shout” in liturgy/: correct the id or add the verse',
  ],
  [
    'an unknown communion verse',
    propers('of: pascha\n  communion: [shout]'),
    '[0].communion[0]: there is no verse “shout” in liturgy/: correct the id or add the verse',
  ],
  [
    'a stikh that the verse does not have',
    propers('of: pascha\n  prokeimena: [{ verse: sing, stikh: [Ps.5.1, Ps.5.2] }]'),
    '[0].prokeimena[0].stikh: sing has no stikh Ps.5.2: add it to the “verses” of that verse or correct the reference',
  ],
  [
    'propers of no day',
    propers('communion: [sing]'),
    'liturgy/movable.yaml:1:3: [0]: there is no day for this: add “of” or “on”',
  ],
  [
    'an unknown commemoration',
    propers('of: 7001'),
    'liturgy/movable.yaml:2:7: [0].of: there is no commemoration 7001: use an id from the menologion or movable.yaml',
  ],
  [
    'a reference to a commemoration without propers',
    propers('of: pascha\n  as: pascha'),
    '[0].as: pascha has no propers of its own in liturgy/: name a commemoration that has them, not one that refers on',
  ],
  ['a rule that nobody can read', propers('on: someday'), 'liturgy/movable.yaml:2:7: [0].on: '],
])('%s is an error', (_, files, message) => {
  expect(problemLines(files).join('\n')).toContain(message);
});
