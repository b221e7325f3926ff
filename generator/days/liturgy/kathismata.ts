import type { KathismataOfDay } from '../../../schemas/types.ts';
import { WEEKDAY_CODES } from '../../calendar/weekdays.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { KathismataSeason, Order } from '../../model/liturgy.ts';
import type { OrderedDay, RowFinder } from './orders.ts';

/** The kathismata of a day of the season, and those of vespers of the evening before. */
export interface DayKathismata {
  readonly season: KathismataSeason | undefined;
  /** As the table of the season has them, the hours and the evening of the day included. */
  readonly read: KathismataOfDay;
  readonly matins: readonly number[];
  readonly eve: {
    readonly season: KathismataSeason | undefined;
    readonly vespers: readonly number[];
    /** Whether only the first antiphon of the first kathisma is sung. */
    readonly isFirstAntiphon: boolean;
  };
}

/** What is ordered of the kathismata of a day and its eve. */
type KathismaOrders = Readonly<Partial<Record<'polyeleos' | 'eve_kathismata', Order | undefined>>>;

/**
 * Finds the kathismata of a day and its eve (Typikon, chapter 17). `orders` are those of the day: a feast has the first
 * antiphon of “Blessed is the man” or nothing in place of the kathisma of the season.
 */
export function kathismataOf(
  { liturgy }: Catalog,
  rows: RowFinder,
): (day: OrderedDay, eve: OrderedDay, orders: KathismaOrders) => DayKathismata {
  const { seasons, tables } = liturgy.kathismata;
  const find = (day: OrderedDay) => {
    const season = rows.first(seasons, day);
    return { season, read: tables[season?.table ?? '']?.[WEEKDAY_CODES[day.weekday] ?? 'sun'] ?? {} };
  };
  return (day, eve, { polyeleos, eve_kathismata: atVespers }) => {
    const { season, read } = find(day);
    const before = find(eve);
    const isFirstAntiphon = atVespers?.is === 'first_antiphon';
    const seventeenth = read.unless_polyeleos !== undefined && polyeleos?.is !== 'sung' ? [read.unless_polyeleos] : [];
    return {
      season,
      read,
      matins: [...(read.matins ?? []), ...seventeenth],
      eve: {
        season: before.season,
        vespers: isFirstAntiphon ? [1] : atVespers?.is === 'none' ? [] : (before.read.evening ?? []),
        isFirstAntiphon,
      },
    };
  };
}
