import { memoize, memoizeLast, memoizeWeak } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import { findById } from '../../model/find-by-id.ts';
import {
  type CommemorationId,
  type EntranceRow,
  type HymnList,
  type HymnSlot,
  LIST_OF_HYMN,
  type LiturgyRules,
  type Service,
  type Temple,
} from '../../model/liturgy.ts';
import type { Day } from '../day.ts';
import type { OrderedDay, RowFinder } from './orders.ts';
import type { DayService } from './service.ts';
import { toneTexts, weekdayTexts } from './texts-of-week.ts';

/** The troparia and kontakia after the Little Entrance. */
export interface DayEntrance {
  readonly row: EntranceRow;
  /** By the kind of the temple; null where it is left open. */
  readonly hymns: Readonly<Record<Temple, readonly EntranceHymn[] | null>>;
}

/** A hymn in its place. */
export interface EntranceHymn extends Pick<HymnSlot, 'marker' | 'type'> {
  /** Whose it is: a commemoration, texts of the week, or `temple`. */
  readonly of: CommemorationId;
  /** Null for the hymn of a temple and for one that the data do not have. */
  readonly tone: number | null;
  /** Where its words are; null if the data do not have them. */
  readonly text: { readonly id: string; readonly collection: HymnList; readonly delta: number } | null;
}

/**
 * Finds the hymns after the Little Entrance (Typikon, chapter 52): the places of the row that matches the day, filled
 * with the hymns of its service. Undefined if no row matches.
 */
export function entranceOf(
  catalog: Catalog,
  rows: RowFinder,
): (day: Day, ordered: OrderedDay, service: DayService) => DayEntrance | undefined {
  const hymns = new Hymns(catalog);
  return (day, ordered, service) => {
    const row = rows.first(catalog.liturgy.entrance, ordered);
    if (row === undefined) return undefined;
    const owners = ({ whose }: HymnSlot, temple: CommemorationId): readonly CommemorationId[] => {
      switch (whose) {
        case 'temple':
          return [temple];
        case 'weekday':
          return [weekdayTexts(day)];
        case 'tone':
          return [toneTexts(day) ?? []].flat();
        case 'saints':
          return service.saints.flatMap((one) => hymns.ownersIn(one));
        case 'feast':
          return service.feast ? [service.feast.hymns] : [];
        default:
          return [whose];
      }
    };
    const fill = (slots: readonly HymnSlot[], temple: CommemorationId) =>
      arranged(slots.flatMap((slot) => hymns.inPlace(slot, owners(slot, temple))));
    // Most rows have one list for all temples.
    const fillForAny = memoizeLast((slots: readonly HymnSlot[]) => fill(slots, 'temple'));
    const inTemple = (temple: Temple) => {
      const [slots, patron] = [row.hymns[temple], catalog.liturgy.patrons[temple]];
      return slots && (patron === undefined ? fillForAny(slots) : fill(slots, patron));
    };
    return { row, hymns: { lord: inTemple('lord'), theotokos: inTemple('theotokos'), saint: inTemple('saint') } };
  };
}

/** The hymns of the data, by whose they are. A saint without hymns of his own has those of his general service. */
class Hymns {
  private readonly hymns: LiturgyRules['hymns'];
  private readonly general: ReadonlyMap<string, string>;
  private readonly aliases: ReadonlyMap<string, string>;

  constructor({ liturgy, generalServices, aliases }: Catalog) {
    this.hymns = liturgy.hymns;
    this.general = new Map(generalServices.flatMap(({ id, saints }) => saints.map((saint) => [saint, id])));
    this.aliases = new Map(aliases.map(({ id, of }) => [id, of]));
  }

  /** Whose hymns a service has. A general service is sung only for the first of those who are sung together. */
  ownersIn({ of }: Service): readonly CommemorationId[] {
    return of.filter((id, i) => i === 0 || !this.general.has(String(id)));
  }

  /**
   * The hymns of somebody in a place; its marker belongs to the last of them. What the row does not name is there only if
   * the data have it: a saint may have no troparion.
   */
  inPlace(slot: HymnSlot, owners: readonly CommemorationId[]): EntranceHymn[] {
    const isCertain = slot.whose !== 'saints' && slot.whose !== 'weekday';
    const found = owners.map(this.find(slot)).filter(({ text }) => text || isCertain);
    const last = found.pop();
    if (last) found.push(withMarker(last, slot.marker));
    return found;
  }

  /** The hymn of somebody in a place, always the same object; without a text if the data do not have it. */
  private readonly find = memoizeWeak((slot: HymnSlot) => memoize((of: CommemorationId) => this.make(slot, of)));

  private make({ type, number }: HymnSlot, of: CommemorationId): EntranceHymn {
    const nowhere = { type, of, marker: null, tone: null, text: null };
    if (of === 'temple') return nowhere;
    const collection = LIST_OF_HYMN[type];
    const id = this.general.get(String(of)) ?? String(of);
    const own = findById(this.hymns, this.aliases.get(id) ?? id)?.[collection];
    const found = own?.find(({ delta }) => delta === number);
    return found ? { ...nowhere, tone: found.tone, text: { id, collection, delta: number } } : nowhere;
  }
}

/** A hymn with a marker, always the same object for the same two. */
function withMarker(hymn: EntranceHymn, marker: HymnSlot['marker']): EntranceHymn {
  return marker === hymn.marker ? hymn : marked(hymn)(marker);
}
const marked = memoizeWeak((hymn: EntranceHymn) => memoize((marker: HymnSlot['marker']) => ({ ...hymn, marker })));

/** No hymn is said twice, and what follows “Glory” and “Both now” is found anew where a place has stayed empty. */
function arranged(places: readonly EntranceHymn[]): EntranceHymn[] {
  const list = places.filter((one, i) => !places.some((later, j) => j > i && isSame(one, later)));
  const now = list.findIndex(({ marker }) => marker === 'i-nyne');
  if (now < 0 || list.some(({ marker }) => marker === 'slava')) return list;
  const isBefore = now > 0 && list[now - 1]?.type === 'kontakion';
  const [place, marker] = isBefore ? ([now - 1, 'slava'] as const) : ([now, 'slava-i-nyne'] as const);
  return list.map((hymn, i) => (i === place ? withMarker(hymn, marker) : hymn));
}

function isSame(one: EntranceHymn, other: EntranceHymn): boolean {
  if (one.type !== other.type) return false;
  if (!one.text || !other.text) return one.of === other.of;
  return one.text.id === other.text.id && one.text.delta === other.text.delta;
}
