import { describe, expect, it } from 'vitest';
import { beatitudesOf } from '../../../generator/days/liturgy/beatitudes.ts';
import type { OrderedDay } from '../../../generator/days/liturgy/orders.ts';
import type { DayService } from '../../../generator/days/liturgy/service.ts';
import type { Catalog } from '../../../generator/model/catalog.ts';
import type { BeatitudesRow, BeatitudesSlot, Odes, Service } from '../../../generator/model/liturgy.ts';
import { ANY_DAY, EVERY_ROW, odes, service } from './rows.ts';

const row = (leastOdes: number, ...sung: BeatitudesSlot[]): BeatitudesRow => ({
  ...ANY_DAY,
  leastOdes,
  sung,
  open: null,
  basis: 'A test',
});

/** What is sung, as `1.3 4`: ode 3 of the canon of 1, four verses. */
function sung(rows: readonly BeatitudesRow[], saints: readonly Service[], ofFeast: Odes | null = null) {
  const find = beatitudesOf({ liturgy: { beatitudes: rows } } as unknown as Catalog, EVERY_ROW);
  const day = { saints, feast: { beatitudes: ofFeast }, rank: null } as unknown as DayService;
  return find({} as OrderedDay, day)?.sung?.map((one) =>
    'odes' in one ? `${one.of}.${one.odes.join('+')} ${one.verses}` : `${one.of} ${one.verses}`,
  );
}

const TONE: BeatitudesSlot = { of: 'tone', verses: 6 };
const SAINTS: BeatitudesSlot = { of: 'saints', odes: null, verses: null };

describe('The Beatitudes', () => {
  it('have the verses of the tone, and the odes that the services of the saints name', () => {
    expect(sung([row(0, TONE, SAINTS)], [service([1], [odes(1, 3), odes(2, 6)])])).toEqual([
      'tone 6',
      '1.3 4',
      '2.6 4',
    ]);
  });

  it('have another ode of the saint where the row names it', () => {
    const place: BeatitudesSlot = { of: 'saints', odes: [6], verses: 4 };
    expect(sung([row(0, place)], [service([1], [odes(1, 3), odes(1, 5)]), service([2])])).toEqual(['1.6 4']);
  });

  it('have the odes of the feast in force, and those of a canon', () => {
    const canon: BeatitudesSlot = { of: 'canon', odes: odes('some_sunday', 6) };
    expect(sung([row(0, { of: 'feast', verses: 8 }, canon)], [], odes(7, 1))).toEqual(['7.1 8', 'some_sunday.6 4']);
    expect(sung([row(0, { of: 'feast', verses: null })], [])).toEqual([]);
  });

  it('pass over rows for saints with more odes than the saints of the day have', () => {
    const rows = [row(2, SAINTS), row(1, { of: 'saints', odes: null, verses: 6 }), row(0, TONE)];
    expect(sung(rows, [service([1], [odes(1, 3, 6)])])).toEqual(['1.3+6 4']);
    expect(sung(rows, [service([1], [odes(1, 3)])])).toEqual(['1.3 6']);
    expect(sung(rows, [service([1])])).toEqual(['tone 6']);
  });
});
