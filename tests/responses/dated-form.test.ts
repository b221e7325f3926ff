import { describe, expect, it } from 'vitest';
import { ByteSink, Piece } from '../../generator/responses/byte-sink.ts';
import { decoded } from '../../generator/responses/bytes.ts';
import { DATE, datedForm, JULIAN_DATE } from '../../generator/responses/dated-form.ts';
import { realYear } from '../support/real-days.ts';

const [newYear, ...others] = realYear(2026);

describe('a form with dates', () => {
  const add = datedForm(`«${DATE}», по-юлиански ${JULIAN_DATE}; ${DATE}`);

  it('is filled in at each placeholder, also among letters of more than one byte', () => {
    const sink = new ByteSink();
    sink.ascii('before ');
    if (newYear) add(newYear, sink);
    expect(decoded(sink.view())).toBe('before «2026-01-01», по-юлиански 2025-12-19; 2026-01-01');
  });

  it('is filled in again for each day, also when the buffer has grown meanwhile', () => {
    const sink = new ByteSink();
    sink.add(new Uint8Array(4 * 1024 * 1024 - 10));
    const start = sink.end;
    for (const day of others) add(day, sink);
    const text = decoded(sink.view(start));
    expect(text).toBe(others.map(({ date, julianDate }) => `«${date}», по-юлиански ${julianDate}; ${date}`).join(''));
  });
});

describe('a list in a sink', () => {
  it('has commas between its items and none for an empty one', () => {
    const sink = new ByteSink();
    sink.ascii('[');
    const start = sink.end;
    for (const item of ['', '1', '', '2,3', '4'.repeat(30)]) sink.item(new Piece(Buffer.from(item)), start);
    expect(decoded(sink.view())).toBe(`[1,2,3,${'4'.repeat(30)}`);
  });
});
