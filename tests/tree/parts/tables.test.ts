import { expect, it } from 'vitest';
import { yearTable } from '../../../generator/tree/parts/tables.ts';

const READING = { service: 'liturgy', kind: 'gospel', zachalo: '36', label: 'John 10:9–16', joined: false };
const DAY = {
  gregorianDate: '2027-10-09',
  julianDate: '2027-09-26',
  tone: 7,
  readings: [
    { ...READING, of: { id: 9314 }, reference: 'John.19.25-27,21.24-25' },
    { ...READING, of: { id: 9315 }, reference: 'John.10.9-16', optional: true },
  ],
};

it('The table of readings says of each whether it is optional', () => {
  const [heading, ...rows] = yearTable('readings', JSON.stringify({ data: { '2027-10-09': DAY } })).split('\r\n');
  expect(heading?.split(',').at(-1)).toBe('optional');
  expect(rows.slice(0, 2).map((row) => row.split(',').at(-1))).toEqual(['false', 'true']);
});
