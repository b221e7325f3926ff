import { describe, expect, it } from 'vitest';
import { kathismataOf } from '../../../generator/days/liturgy/kathismata.ts';
import type { OrderedDay } from '../../../generator/days/liturgy/orders.ts';
import type { Catalog } from '../../../generator/model/catalog.ts';
import type { Order } from '../../../generator/model/liturgy.ts';
import { ANY_DAY, EVERY_ROW } from './rows.ts';

const TABLES = { one: { sun: { matins: [2, 3], unless_polyeleos: 17 }, sat: { matins: [16], evening: [1] } } };
const kathismata = { tables: TABLES, seasons: [{ ...ANY_DAY, table: 'one', basis: 'A test' }] };
const order = (is: string) => ({ is }) as Order;

/** The kathismata of a Sunday with what is ordered for it. */
function ofSunday(polyeleos: string, atVespers: string) {
  const find = kathismataOf({ liturgy: { kathismata } } as unknown as Catalog, EVERY_ROW);
  const day = (weekday: number) => ({ weekday }) as OrderedDay;
  const { matins, eve } = find(day(0), day(6), { polyeleos: order(polyeleos), eve_kathismata: order(atVespers) });
  return { matins, vespers: eve.vespers, isFirstAntiphon: eve.isFirstAntiphon };
}

describe('Kathismata', () => {
  it('are those of the season, and at vespers those of the evening before', () => {
    expect(ofSunday('omitted', 'season')).toEqual({ matins: [2, 3, 17], vespers: [1], isFirstAntiphon: false });
  });

  it('give way to the polyeleos on a Sunday', () => {
    expect(ofSunday('sung', 'season').matins).toEqual([2, 3]);
  });

  it('are the first antiphon, or none, at vespers of feasts', () => {
    expect(ofSunday('sung', 'first_antiphon')).toMatchObject({ vespers: [1], isFirstAntiphon: true });
    expect(ofSunday('sung', 'none')).toMatchObject({ vespers: [], isFirstAntiphon: false });
  });
});
