import { describe, expect, it } from 'vitest';
import { citationsIn } from '../../generator/model/citation.ts';

describe('The places in books that a basis names', () => {
  it.each([
    ['chapter 10', [{ book: 'Typikon', chapter: '10' }]],
    ['September 15, f. 75v', [{ book: 'Typikon', date: 'September 15', leaf: '75v' }]],
    [
      'Apostol, f. 235–236; Menaion, December 4, p. 47',
      [
        { book: 'Apostol', leaf: '235–236' },
        { book: 'Menaion', date: 'December 4', page: '47' },
      ],
    ],
    // A leaf alone is in the book before it, a chapter or a day in the Typikon.
    [
      'Triodion, p. 12; p. 30; chapter 49, f. 400v and 402',
      [
        { book: 'Triodion', page: '12' },
        { book: 'Triodion', page: '30' },
        { book: 'Typikon', chapter: '49', leaf: '400v and 402' },
      ],
    ],
    ['Printed calendars of 2019–2022, 2024', [{ book: 'calendars', years: '2019–2022, 2024' }]],
    ['chapter 20: the Sundays of Pentecost but that of the Fathers', [{ book: 'Typikon', chapter: '20' }]],
    ['the usage of many churches', []],
  ])('%s', (basis, places) => {
    expect(citationsIn(basis)).toEqual(places);
  });
});
