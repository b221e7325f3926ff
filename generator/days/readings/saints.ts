import type { SaintsBeside, SaintsRead } from '../../../schemas/types.ts';
import type { Catalog, ListedSaint } from '../../model/catalog.ts';
import type { Occasion, Usage } from '../../model/lectionary.ts';
import type { KeptDay } from '../day.ts';
import type { OpenDay, Window } from './window.ts';

/** Tells which saints have readings on a day: those of the data, else the first that is kept with a polyeleos. */
export class Saints {
  private readonly catalog: Catalog;
  private readonly seasons: Usage['saints'];
  private readonly heights: ReadonlyMap<number | string, number>;
  private readonly polyeleos: number;
  private readonly commons = new Map<number | string, Occasion>();
  private readonly named: ReadonlySet<number | string | null>;

  constructor(catalog: Catalog) {
    this.catalog = catalog;
    this.seasons = catalog.lectionary.usage.saints;
    this.heights = heightsOf(catalog);
    this.polyeleos = catalog.ranks.get('polyeleos')?.order ?? 0;
    this.named = new Set(catalog.lectionary.occasions.map(({ of }) => of));
  }

  /** The saints of a day that are read, from the highest rank to the lowest. `kept` is what the day keeps. */
  of({ day, weekday, occasions }: OpenDay, window: Window, kept: KeptDay): readonly Occasion[] {
    const season = this.seasons.find(
      ({ weekdays }, i) => weekdays.includes(weekday) && window.seasons[i]?.has(day),
    )?.read;
    const beside = occasions.map(({ saints }) => saints);
    const own = occasions.filter(({ isSaint }) => isSaint);
    const saints = own.length > 0 ? own : this.withCommon(kept);
    return saints
      .filter((saint) => this.isRead(saint, season ?? 'all', beside))
      .toSorted((a, b) => this.height(a) - this.height(b));
  }

  private isRead(saint: Occasion, season: SaintsRead, beside: readonly SaintsBeside[]): boolean {
    if (beside.includes('none')) return false;
    if (season === 'any_season') return saint.anySeason;
    const highOnly = season === 'polyeleos' || beside.includes('polyeleos');
    return !highOnly || saint.anySeason || this.height(saint) <= this.polyeleos;
  }

  private withCommon({ fixed, movable }: KeptDay): readonly Occasion[] {
    const candidates = [...fixed, ...movable.flatMap(({ entry }) => entry.asSaint ?? [])].filter(
      ({ id, rank, type }) =>
        rank !== null &&
        rank.order <= this.polyeleos &&
        !this.named.has(id) &&
        this.catalog.lectionary.commons.has(type),
    );
    const [highest] = candidates.toSorted((a, b) => (a.rank?.order ?? 0) - (b.rank?.order ?? 0));
    return highest ? [this.commonOf(highest)] : [];
  }

  private commonOf({ id, type }: ListedSaint): Occasion {
    const known = this.commons.get(id);
    if (known) return known;
    const made: Occasion = {
      of: id,
      when: null,
      unless: null,
      isSaint: true,
      anySeason: false,
      first: false,
      ordinary: 'kept',
      sunday: null,
      fromMondayToSunday: false,
      saints: 'all',
      joined: false,
      portion: this.catalog.lectionary.commons.get(type) ?? {},
    };
    this.commons.set(id, made);
    return made;
  }

  private height({ of }: Occasion): number {
    return this.heights.get(of ?? '') ?? Number.POSITIVE_INFINITY;
  }
}

function heightsOf({ fixed, movable }: Catalog): Map<number | string, number> {
  const all = [
    ...[...fixed.values()].flat().map(({ saint }) => saint),
    ...movable.flatMap(({ asSaint }) => asSaint ?? []),
  ];
  return new Map(all.flatMap(({ id, rank }) => (rank ? [[id, rank.order] as const] : [])));
}
