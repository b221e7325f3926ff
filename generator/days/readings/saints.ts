import type { SaintsBeside, SaintsRead } from '../../../schemas/types.ts';
import { memoize, memoizeWeak } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { Occasion, Usage } from '../../model/lectionary.ts';
import type { OpenDay, ReadingsWindow } from './window.ts';

/** Finds the saints that have readings on a day. */
export class Saints {
  private readonly seasons: Usage['saints'];
  private readonly heights: ReadonlyMap<number | string, number>;
  private readonly polyeleos: number;
  private readonly readIn = memoize((season: SaintsRead) =>
    memoizeWeak((occasions: readonly Occasion[]): readonly Occasion[] => {
      const beside = occasions.map(({ saints }) => saints);
      return occasions.filter((occasion) => occasion.isSaint && this.isRead(occasion, season, beside));
    }),
  );

  private readonly optionalIn = memoize((season: SaintsRead) =>
    memoizeWeak((occasions: readonly Occasion[]) =>
      memoizeWeak((optional: readonly Occasion[]): readonly Occasion[] => {
        if (occasions.some(({ saints }) => saints === 'none')) return [];
        return season === 'any_season' ? optional.filter(({ anySeason }) => anySeason) : optional;
      }),
    ),
  );

  constructor(catalog: Catalog) {
    this.seasons = catalog.lectionary.usage.saints;
    this.heights = heightsOf(catalog);
    this.polyeleos = catalog.ranks.find(({ code }) => code === 'polyeleos')?.order ?? 0;
  }

  /**
   * The saints of a day with readings, in the order of the data. Days of a season with the same occasions share one list.
   */
  of(day: OpenDay, window: ReadingsWindow): readonly Occasion[] {
    return this.readIn(this.seasonOf(day, window))(day.occasions);
  }

  /** The optional readings of a day: of any saint, because a church that reads them keeps his service. */
  optionalOf({ occasions, optional, ...day }: OpenDay, window: ReadingsWindow): readonly Occasion[] {
    if (optional.length === 0) return optional;
    return this.optionalIn(this.seasonOf(day, window))(occasions)(optional);
  }

  private seasonOf({ day, weekday }: Pick<OpenDay, 'day' | 'weekday'>, window: ReadingsWindow): SaintsRead {
    const season = this.seasons.find(({ weekdays }, i) => weekdays.includes(weekday) && window.seasons[i]?.has(day));
    return season?.read ?? 'all';
  }

  private isRead(saint: Occasion, season: SaintsRead, beside: readonly SaintsBeside[]): boolean {
    if (beside.includes('none')) return false;
    if (season === 'any_season') return saint.anySeason;
    const highOnly = season === 'polyeleos' || beside.includes('polyeleos');
    return !highOnly || saint.anySeason || this.height(saint) <= this.polyeleos;
  }

  private height({ of }: Occasion): number {
    return this.heights.get(of ?? '') ?? Number.POSITIVE_INFINITY;
  }
}

function heightsOf({ fixed, movable }: Catalog): Map<number | string, number> {
  const all = [...fixed.map(({ saint }) => saint), ...movable.flatMap(({ asSaint }) => asSaint ?? [])];
  return new Map(all.flatMap(({ id, rank }) => (rank ? [[id, rank.order] as const] : [])));
}
