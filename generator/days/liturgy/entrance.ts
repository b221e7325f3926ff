import { memoize } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import { findById } from '../../model/find-by-id.ts';
import { type EntranceRow, type HymnSlot, type Id, TEMPLES, type Temple } from '../../model/liturgy.ts';
import type { Day } from '../day.ts';
import type { OrderedDay, RowsOf } from './orders.ts';
import type { DayService } from './service.ts';
import { WEEKDAYS } from './weekdays.ts';

/** The troparia and kontakia after the Little Entrance. */
export interface DayEntrance {
  readonly row: EntranceRow;
  /** By the kind of the temple; null where it is left open. */
  readonly hymns: Readonly<Record<Temple, readonly EntranceHymn[] | null>>;
}

/** A hymn in its place. */
export interface EntranceHymn extends Pick<HymnSlot, 'marker' | 'type'> {
  /** Whose it is: a commemoration, texts of the week, or `temple`. */
  readonly of: Id;
  /** Null for the hymn of a temple and for one that the data do not have. */
  readonly tone: number | null;
  /** Where its words are; null if the data do not have them. */
  readonly text: { readonly id: string; readonly collection: Collection; readonly delta: number } | null;
}

type Collection = (typeof COLLECTIONS)[HymnSlot['type']];

/** A hypakoe stands among the prayers. */
const COLLECTIONS = {
  troparion: 'troparia',
  kontakion: 'kontakia',
  hypakoe: 'prayers',
  prayer: 'prayers',
} as const;

/**
 * Finds the hymns after the Little Entrance (Typikon, chapter 52): the places of the row that matches the day, filled
 * with the hymns of its service. Undefined if no row matches.
 */
export function entranceOf(
  catalog: Catalog,
  rowsOf: RowsOf,
): (day: Day, ordered: OrderedDay, service: DayService) => DayEntrance | undefined {
  const hymnOf = hymns(catalog);
  return (day, ordered, service) => {
    const [row] = rowsOf(catalog.liturgy.entrance, ordered);
    if (row === undefined) return undefined;
    const fill = (slots: readonly HymnSlot[]) =>
      arranged(slots.flatMap((slot) => filled(slot, owners(slot, day, service), hymnOf)));
    const byTemple = memoize(fill);
    const lists = TEMPLES.map((temple) => [temple, row.hymns[temple] && byTemple(row.hymns[temple])]);
    return { row, hymns: Object.fromEntries(lists) as DayEntrance['hymns'] };
  };
}

/** Whose hymns fill a place; nobody's if the day does not have them. */
function owners({ whose }: HymnSlot, { weekday, scripture }: Day, { feast, saints }: DayService): readonly Id[] {
  switch (whose) {
    case 'weekday':
      return [`weekday_${WEEKDAYS[weekday]}`];
    case 'tone':
      return scripture?.tone ? [`octoechos_tone_${scripture.tone}`] : [];
    case 'feast':
      return feast ? [feast.hymns] : [];
    case 'saints':
      return saints.flatMap(({ of }) => of);
    default:
      return [whose];
  }
}

type HymnOf = (slot: HymnSlot, of: Id) => Omit<EntranceHymn, 'marker'> | null;

/** Finds a hymn of somebody. A saint without hymns of his own has those of his general service. */
function hymns(catalog: Catalog): HymnOf {
  const general = new Map(catalog.generalServices.flatMap(({ id, saints }) => saints.map((saint) => [saint, id])));
  const aliases = new Map(catalog.aliases.map(({ id, of }) => [id, of]));
  const sungOf = (id: string) => findById(catalog.liturgy.hymns, aliases.get(id) ?? id);
  return ({ type, whose, number }, of) => {
    if (of === 'temple') return { type, of, tone: null, text: null };
    const collection = COLLECTIONS[type];
    const own = String(of);
    const id = general.get(own) ?? own;
    const found = sungOf(id)?.[collection].find(({ delta }) => delta === number);
    if (!found) return whose === 'saints' || whose === 'weekday' ? null : { type, of, tone: null, text: null };
    return { type, of, tone: found.tone, text: { id, collection, delta: number } };
  };
}

/** The hymns of a place; the marker belongs to the last of them. */
function filled(slot: HymnSlot, owners: readonly Id[], hymnOf: HymnOf): EntranceHymn[] {
  const found = owners.flatMap((of) => hymnOf(slot, of) ?? []);
  return found.map((hymn, i) => ({ ...hymn, marker: i === found.length - 1 ? slot.marker : null }));
}

/** No hymn is said twice, and what follows “Glory” and “Both now” is found anew where a place has stayed empty. */
function arranged(places: readonly EntranceHymn[]): EntranceHymn[] {
  const list = places.filter((one, i) => !places.slice(i + 1).some((later) => isSame(one, later)));
  const now = list.findIndex(({ marker }) => marker === 'i-nyne');
  if (now < 0 || list.some(({ marker }) => marker === 'slava')) return list;
  const isBefore = now > 0 && list[now - 1]?.type === 'kontakion';
  const [place, marker] = isBefore ? ([now - 1, 'slava'] as const) : ([now, 'slava-i-nyne'] as const);
  return list.map((hymn, i) => (i === place ? { ...hymn, marker } : hymn));
}

function isSame(one: EntranceHymn, other: EntranceHymn): boolean {
  const words = ({ type, of, text }: EntranceHymn) =>
    text ? `${text.id} ${text.collection} ${text.delta}` : `${type} ${of}`;
  return words(one) === words(other);
}
