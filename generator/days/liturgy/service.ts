import type { Catalog } from '../../model/catalog.ts';
import { highestRank } from '../../model/highest-rank.ts';
import type { CommemorationId, FeastDays, Service } from '../../model/liturgy.ts';
import type { Rank } from '../../model/shown.ts';
import type { Day, MovableOccurrence } from '../day.ts';
import type { OrderedDay, RowFinder } from './orders.ts';

/** Whose service a day has. */
export interface DayService {
  /** The great feast in force, from its forefeast to its apodosis; null if there is none. */
  readonly feast: FeastDays | null;
  /** The ids of the movable days whose service it is: a Sunday, a feast, a day of the Triodion. */
  readonly ofDay: readonly CommemorationId[];
  /** What is sung of the Menaion, in order: what the date puts aside is not among them. */
  readonly saints: readonly Service[];
  /** The highest sign among them; null if nothing has one. */
  readonly rank: Rank | null;
}

/**
 * Finds whose service a day has: the great feast in force, and the services of the Menaion that every church sings and
 * the date does not silence (Typikon, chapters 48 to 50).
 */
export function serviceOf(catalog: Catalog, rows: RowFinder): (day: Day) => DayService {
  const { services, feasts, orders, hymns, propers } = catalog.liturgy;
  const withHymns = new Set([...hymns.map(({ id }) => id), ...propers.map(({ of }) => String(of))]);
  const hasService = ({ entry: { id, kind, asSaint }, span }: MovableOccurrence) =>
    asSaint === null && span.from === span.to && (kind === 'feast' || kind === 'memorial' || withHymns.has(id));
  const byFirst = new Map(services.flatMap((one) => (one.optional ? [] : [[one.of[0], one] as const])));
  const heights: Readonly<Record<string, number>> = {
    ...Object.fromEntries(catalog.ranks.map(({ code, order }) => [code, order])),
    all: Number.POSITIVE_INFINITY,
    none: Number.NEGATIVE_INFINITY,
  };
  return (day) => {
    const feast = rows.first(feasts, day) ?? null;
    const silent = rows.first(orders.silent, { ...conditionsOf(day), feast })?.is ?? 'all';
    const isSung = (service: Service) =>
      (feast?.phase === 'feast' && service.of.includes(feast.id)) ||
      (service.rank?.order ?? Number.MAX_VALUE) <= (heights[silent] ?? Number.POSITIVE_INFINITY);
    const saints = keptOn(day)
      .flatMap((id) => byFirst.get(id) ?? [])
      .filter(isSung);
    return {
      feast,
      ofDay: day.movable.filter(hasService).map(({ entry }) => entry.id),
      saints,
      rank: highestRank(saints.map(({ rank }) => rank)),
    };
  };
}

/** What of a day rows ask about, with its service. */
export function withService(day: Day, { feast, rank }: DayService): OrderedDay {
  return { ...conditionsOf(day), feast, height: rank?.order ?? Number.POSITIVE_INFINITY };
}

function conditionsOf({ day, weekday, fixed, movable }: Day): OrderedDay {
  return { day, weekday, fixed, movable };
}

/** The ids of what is kept on a day, the movable ones first, as the saints of a day are listed. */
function keptOn({ movable, fixed }: Day): CommemorationId[] {
  return [...movable.map(({ entry }) => entry.id), ...fixed.map(({ id }) => id)];
}
