import { memoize, memoizeWeak } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import { ORDER_LISTS, type Order, type OrderList } from '../../model/liturgy.ts';
import type { Day } from '../day.ts';
import { beatitudesOf, type DayBeatitudes } from './beatitudes.ts';
import { type DayEntrance, entranceOf } from './entrance.ts';
import { type DayKathismata, kathismataOf } from './kathismata.ts';
import { rowFinder } from './orders.ts';
import { type DayPropers, dayPropers } from './propers.ts';
import { type DayService, serviceOf, withService } from './service.ts';

/** What changes in the services of a day, by the books. */
export interface DayLiturgy {
  readonly service: DayService;
  /** What the Typikon orders; nothing of a list without rows, or of what the Liturgy of the day lacks. */
  readonly orders: DayOrders;
  /** What it orders for vespers of the evening before. */
  readonly eve: Pick<DayOrders, 'great_prokeimena' | 'evening_prokeimena'>;
  readonly kathismata: DayKathismata;
  readonly propers: DayPropers;
  /** Undefined if the Liturgy of the day has none, or if the data have no row for it. */
  readonly entrance: DayEntrance | undefined;
  readonly beatitudes: DayBeatitudes | undefined;
  /** The tone of “God is the Lord”: that of the first troparion of the service; null if it is not known. */
  readonly openingTone: number | null;
}

export type DayOrders = Readonly<Partial<Record<OrderList, Order | undefined>>>;

const NO_ANAPHORA = ['none', 'presanctified'];
const AFTER_VESPERS = ['vesperal_basil', 'vesperal_chrysostom'];
/** The Liturgies that lack what a list orders. */
const LACKING: Readonly<Partial<Record<OrderList, readonly string[]>>> = {
  zadostoiniki: NO_ANAPHORA,
  trisagia: NO_ANAPHORA,
  antiphons: [...NO_ANAPHORA, ...AFTER_VESPERS],
  entrance_verses: [...NO_ANAPHORA, ...AFTER_VESPERS],
};
const NOTHING_SUNG: DayPropers = { prokeimena: [], alleluias: [], communion: [] };

/**
 * Finds what changes in the services of a day. It takes the day, its eve and what the rules say of its year. Quickest for
 * days of one year in a row.
 */
export function liturgyOf(catalog: Catalog): (day: Day) => DayLiturgy {
  const { orders } = catalog.liturgy;
  const rows = rowFinder(catalog);
  const serviceOn = memoizeWeak(serviceOf(catalog, rows));
  const propersOf = dayPropers(catalog, rows);
  const entranceHymns = entranceOf(catalog, rows);
  const beatitudesSung = beatitudesOf(catalog, rows);
  const kathismataRead = kathismataOf(catalog, rows);
  return (day) => {
    const service = serviceOn(day);
    const ordered = withService(day, service);
    const before = day.eve;
    const eve = withService(before, serviceOn(before));
    const kind = rows.first(orders.liturgies, ordered)?.is ?? 'none';
    const lists = listsOf(kind);
    const found: Partial<Record<OrderList, Order | undefined>> = {};
    for (const list of lists) found[list] = rows.first(orders[list], ordered);
    if ('antiphons' in found) found.antiphons = withOdes(found.antiphons, service);
    const entrance = hasEntrance(kind) ? entranceHymns(day, ordered, service) : undefined;
    return {
      service,
      orders: found,
      eve: {
        great_prokeimena: rows.first(orders.great_prokeimena, eve),
        evening_prokeimena: rows.first(orders.evening_prokeimena, eve),
      },
      kathismata: kathismataRead(ordered, eve, found),
      propers: kind === 'none' ? NOTHING_SUNG : propersOf(day, kind),
      entrance,
      beatitudes: hasEntrance(kind) ? beatitudesSung(ordered, service) : undefined,
      openingTone: firstTone(entrance),
    };
  };
}

/** Saints to whom a book gives an ode have the typical antiphons in place of the daily ones (Typikon, chapter 21). */
function withOdes(antiphons: Order | undefined, { saints }: DayService): Order | undefined {
  const hasOdes = saints.some(({ beatitudes }) => beatitudes.length > 0);
  return antiphons?.is === 'daily' && hasOdes ? { ...antiphons, is: 'typical' } : antiphons;
}

function hasEntrance(kind: string): boolean {
  return !LACKING.entrance_verses?.includes(kind);
}

const listsOf = memoize((kind: string) => ORDER_LISTS.filter((list) => !LACKING[list]?.includes(kind)));

/** The tone of the first troparion that is neither the temple's nor the weekday's, which matins does not begin with. */
function firstTone(entrance: DayEntrance | undefined): number | null {
  const hymns = entrance?.hymns.saint ?? entrance?.hymns.theotokos ?? [];
  return hymns.find(({ of, tone }) => tone !== null && !String(of).startsWith('weekday_'))?.tone ?? null;
}
