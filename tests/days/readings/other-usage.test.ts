import { expect, it } from 'vitest';
import { readings } from '../../../generator/days/readings/readings.ts';
import type { Usage } from '../../../generator/model/lectionary.ts';
import { realCatalog, realYear } from '../../support/real-days.ts';

/** Ordinary readings of a date by the usage of Moscow with some of its rules changed. */
function ordinaryBy(changed: Partial<Usage>, date: string): string[] {
  const { lectionary } = realCatalog;
  const year = Number(date.slice(0, 4));
  const days = realYear(year);
  const usage = { ...lectionary.usage, ...changed };
  const read = readings({ ...realCatalog, lectionary: { ...lectionary, usage } })(year);
  return (read[days.findIndex((day) => day.date === date)]?.readings ?? [])
    .filter(({ of, service }) => of === null && service === 'liturgy')
    .map(({ reference }) => reference);
}

it('with the jump the Gospel runs ahead of the Apostle, without it both keep one count', () => {
  expect(ordinaryBy({}, '2026-10-19')).toEqual(['Phil.4.10-23', 'Luke.6.24-30']);
  expect(ordinaryBy({ luke: null }, '2026-10-19')).toEqual(['Phil.4.10-23', 'Luke.7.36-50']);
});

it('with winter weeks of its own weeks are repeated, without them the cycle continues', () => {
  expect(ordinaryBy({}, '2027-01-25')).toEqual(['Heb.8.7-13', 'Mark.8.11-21']);
  expect(ordinaryBy({ luke: null, winter: null }, '2027-01-25')).toEqual(['1John.2.18-3.10', 'Mark.11.1-11']);
});

it('a Sunday whose readings have a place of their own has those that they leave, without the place its own', () => {
  expect(ordinaryBy({}, '2026-12-20')).toEqual(['Col.3.12-16', 'Luke.17.12-19']);
  expect(ordinaryBy({ exchanges: [] }, '2026-12-20')).toEqual(['Col.3.4-11', 'Luke.14.16-24']);
});
