import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';

const row = (days: string, basis = 'chapter 52') => `- { ${days}, sung: [tone 6], basis: "${basis}" }\n`;
const beatitudes = (...rows: string[]) => problemLines({ 'liturgy/beatitudes.yaml': rows.join('') });

it('rows for different days with a place in a book are right', () => {
  expect(beatitudes(row('on: julian 09-01'), row('on: julian 09-01, saints: with_ode'), row('on: always'))).toEqual([]);
});

it('two rows for the same days are an error, because the second never decides', () => {
  expect(beatitudes(row('weekdays: [sun], rank: vigil'), row('rank: vigil, weekdays: [sun]'))).toEqual([
    'liturgy/beatitudes.yaml:2:3: [1]: the row at liturgy/beatitudes.yaml:1 is for the same days, so this one never decides: delete one of them',
  ]);
});

it('a basis without a place in a book is an error', () => {
  expect(beatitudes(row('on: always', 'as everybody knows')).join()).toContain(
    '[0].basis: the basis names no place in a book: add a chapter, a day, a leaf or a page',
  );
});

it('the colors of vestments are by usage and need no book', () => {
  const colors = 'colors: [{ on: always, is: gold, basis: the usage of many churches }]\n';
  const liturgies = 'liturgies: [{ on: always, is: chrysostom, basis: chapter 10 }]\n';
  const katavasiae = 'katavasiae: [{ on: always, is: his, basis: chapter 19 }]\n';
  expect(problemLines({ 'liturgy/orders.yaml': `${liturgies}${katavasiae}${colors}` })).toEqual([]);
});
