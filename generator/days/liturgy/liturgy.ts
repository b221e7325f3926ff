import type { KathismataOfDay } from '../../../schemas/types.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { Order, Orders } from '../../model/liturgy.ts';
import type { Day } from '../day.ts';
import { matching, ordered } from './orders.ts';
import { type DayPropers, dayPropers } from './propers.ts';

/** What changes in the services of a day, by the books. */
export interface DayLiturgy {
  /** What the Typikon orders by the date; a list of the data without rows orders nothing. */
  readonly orders: { readonly [List in keyof Orders]: Order | undefined };
  readonly kathismata: KathismataOfDay;
  readonly propers: DayPropers;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
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
    const liturgy = ordered(matches, orders.liturgies, day);
    const season = kathismata.seasons.find(({ rule }) => matches({ rule, of: null, until: null }, day));
    return {
      orders: {
        liturgies: liturgy,
        katavasiae: ordered(matches, orders.katavasiae, day),
        magnificat: ordered(matches, orders.magnificat, day),
        greatProkeimena: ordered(matches, orders.greatProkeimena, day),
      },
      kathismata: kathismata.tables[season?.table ?? '']?.[WEEKDAYS[day.weekday] ?? 'sun'] ?? {},
      propers: !liturgy?.is || liturgy.is === 'none' ? NOTHING_SUNG : propersOf(day, liturgy.is),
    };
  };
}
