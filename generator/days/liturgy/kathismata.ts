import type { KathismataOfDay } from '../../../schemas/types.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { KathismataSeason, Order } from '../../model/liturgy.ts';
import type { OrderedDay, RowsOf } from './orders.ts';

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

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/**
 * Finds the kathismata of a day and its eve (Typikon, chapter 17). On the eve of a polyeleos “Blessed is the man” is sung
 * in place of the kathisma of the season, before a Sunday the whole of it (chapters 3, 4 and 47).
 */
export function kathismataOf(
  { liturgy, ranks }: Catalog,
  rowsOf: RowsOf,
): (day: OrderedDay, eve: OrderedDay, polyeleos: Order | undefined) => DayKathismata {
  const { seasons, tables } = liturgy.kathismata;
  const polyeleosSign = ranks.find(({ code }) => code === 'polyeleos')?.order ?? Number.NEGATIVE_INFINITY;
  const find = (day: OrderedDay) => {
    const season = rowsOf(seasons, day)[0];
    return { season, read: tables[season?.table ?? '']?.[WEEKDAYS[day.weekday] ?? 'sun'] ?? {} };
  };
  return (day, eve, polyeleos) => {
    const { season, read } = find(day);
    const before = find(eve);
    const isFirstAntiphon = day.weekday !== 0 && (day.height ?? Number.POSITIVE_INFINITY) <= polyeleosSign;
    const seventeenth = read.unless_polyeleos !== undefined && polyeleos?.is !== 'sung' ? [read.unless_polyeleos] : [];
    return {
      season,
      read,
      matins: [...(read.matins ?? []), ...seventeenth],
      eve: {
        season: before.season,
        vespers: isFirstAntiphon ? [1] : (before.read.evening ?? []),
        isFirstAntiphon,
      },
    };
  };
}
