import type { KathismataOfDay } from '../../../schemas/types.ts';
import type { Catalog } from '../../model/catalog.ts';
import { ORDER_LISTS, type Order, type OrderList } from '../../model/liturgy.ts';
import type { Day } from '../day.ts';
import { matching, ordered } from './orders.ts';
import { type DayPropers, dayPropers } from './propers.ts';

/** What changes in the services of a day, by the books. */
export interface DayLiturgy {
  /** What the Typikon orders by the date; nothing of a list without rows, or of what the Liturgy of the day lacks. */
  readonly orders: Readonly<Partial<Record<OrderList, Order>>>;
  readonly kathismata: KathismataOfDay;
  readonly propers: DayPropers;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const NO_ANAPHORA = ['none', 'presanctified'];
/** The Liturgies that lack what a list orders. */
const LACKING: Readonly<Partial<Record<OrderList, readonly string[]>>> = {
  zadostoiniki: NO_ANAPHORA,
  trisagia: NO_ANAPHORA,
  entrance_verses: [...NO_ANAPHORA, 'vesperal_basil', 'vesperal_chrysostom'],
};
const NOTHING_SUNG: DayPropers = { prokeimena: [], alleluias: [], communion: [] };

/**
 * Finds what changes in the services of a day. It takes the day and what the rules say of its year. Quickest for days of
 * one year in a row.
 */
export function liturgyOf(catalog: Catalog): (day: Day) => DayLiturgy {
  const { orders, kathismata } = catalog.liturgy;
  const matches = matching(catalog);
  const propersOf = dayPropers(catalog, matches);
  return (day) => {
    const ordersOf = (list: OrderList) => ordered(matches, orders[list], day);
    const { is: kind = null } = ordersOf('liturgies') ?? {};
    const season = kathismata.seasons.find(({ rule }) => matches({ rule, of: null, until: null }, day));
    const lists = ORDER_LISTS.filter((list) => !LACKING[list]?.includes(kind ?? 'none'));
    return {
      orders: Object.fromEntries(lists.map((list) => [list, ordersOf(list)])),
      kathismata: kathismata.tables[season?.table ?? '']?.[WEEKDAYS[day.weekday] ?? 'sun'] ?? {},
      propers: kind === null || kind === 'none' ? NOTHING_SUNG : propersOf(day, kind),
    };
  };
}
