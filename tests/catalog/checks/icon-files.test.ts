import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';

const LIST = '- { id: cross, file: cross.svg, title: { ru: Крест, en: Cross } }\n';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

it('an icon with its picture is right', () => {
  expect(problemLines({ 'icons.yaml': LIST, 'icons/cross.svg': SVG })).toEqual([]);
});

it('a picture that is missing is found', () => {
  expect(problemLines({ 'icons.yaml': LIST })).toEqual([
    'icons.yaml:1:22: [0].file: the picture cross.svg is missing: add it to icons/',
  ]);
});
