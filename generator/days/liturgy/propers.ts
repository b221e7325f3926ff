import { memoizeWeak } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import { findById } from '../../model/find-by-id.ts';
import type { OwnedPropers, Propers, Sung } from '../../model/liturgy.ts';
import type { Reading } from '../../model/reading.ts';
import type { Day } from '../day.ts';
import type { RowFinder } from './orders.ts';

/** What is sung at the Liturgy of a day, in order. */
export interface DayPropers {
  readonly prokeimena: readonly OwnedSung[];
  readonly alleluias: readonly OwnedSung[];
  readonly communion: readonly OwnedSung[];
}

/** A verse as it is sung on a day. */
export interface OwnedSung extends Sung {
  /** The commemoration whose it is; null for the weekday, the tone or a day without a name. */
  readonly of: number | string | null;
  readonly basis: string;
}

type Owner = Reading['of'];
type ListName = keyof DayPropers;

/** More are not sung: Typikon, chapters 2 to 5 and 15. */
const MOST = 2;
/** The Liturgies at which something is sung of the weekday or the tone. */
const WHOLE = ['chrysostom', 'basil'];

/**
 * Finds what is sung at the Liturgy of a day, at most two of each. A reading that is announced for itself brings what is
 * sung of its owner: what is moved, joined or left out among the readings is so here (Typikon, chapters 2 to 5, 12, 15).
 * `kind` is the kind of the Liturgy.
 */
export function dayPropers(catalog: Catalog, finder: RowFinder): (day: Day, kind: string) => DayPropers {
  const rows = catalog.liturgy.propers;
  const isOfDay = (row: OwnedPropers) => row.days.of === null || row.isAfterfeast || isDay(catalog, row.of);
  const ofDays = rows.filter(isOfDay).map((row) => ({ ...row.days, row }));
  const ofSaints = new Map(rows.flatMap((row) => (isOfDay(row) ? [] : [[String(row.of), row] as const])));
  const isSungAsDay = (of: Owner) => !ofSaints.has(String(of)) && findById(catalog.movable, String(of)) !== undefined;
  return (day, kind) => {
    const isPresanctified = kind === 'presanctified';
    const ofDay = new DaySources(
      finder.all(ofDays, day).flatMap(({ row }) => (row.isPresanctified === isPresanctified ? [row] : [])),
      WHOLE.includes(kind) ? ordinaryOf(catalog, day) : [],
      day.weekday === 0,
    );
    const owners = announced(day.scripture?.readings ?? []);
    const saints = (some: readonly Owner[]) => some.flatMap((of) => ofSaints.get(String(of)) ?? []);
    const atDay = owners.findIndex((of) => isDay(catalog, of) || isSungAsDay(of));
    const place = ofDay.isFirst || isPresanctified ? 0 : atDay;
    const before = saints(owners.slice(0, Math.max(place, 0)));
    const after = saints(owners.slice(Math.max(place, 0)));
    const list = (name: ListName) => {
      const isAlone = ![...before, ...after].some((row) => row[name]);
      const own = place >= 0 || isAlone ? ofDay.sources(name, isAlone) : [];
      return sung([...before, ...own, ...after], name);
    };
    return { prokeimena: list('prokeimena'), alleluias: list('alleluias'), communion: list('communion') };
  };
}

/** What may be sung of the day itself: the rows that name it, and the weekday or the tone. */
class DaySources {
  /** On weekdays a feast comes before saints until its apodosis (September 9, f. 65v; September 15, f. 75v). */
  readonly isFirst: boolean;
  private readonly own: readonly OwnedPropers[];
  private readonly feasts: readonly OwnedPropers[];
  private readonly ordinary: Source;

  constructor(rows: readonly OwnedPropers[], ordinary: Source, isSunday: boolean) {
    const isBeside = ({ isAfterfeast }: OwnedPropers) => isAfterfeast && isSunday;
    this.own = rows.filter((row) => !isBeside(row));
    this.feasts = rows.filter(isBeside);
    this.ordinary = ordinary;
    this.isFirst = this.own.some(({ isAfterfeast }) => isAfterfeast);
  }

  /** On Sundays a feast follows the tone unless a saint does (September 15, f. 77; August 16, f. 380v). */
  sources(name: ListName, isAlone: boolean): Source {
    const first = [...this.own, ...this.ordinary].find((row) => row[name]);
    return [...(first ? [first] : []), ...(isAlone ? this.feasts : [])];
  }
}

type Source = readonly (Propers & Pick<OwnedPropers, 'of'>)[];

/** What is sung of the weekday, on Sundays of the tone. */
function ordinaryOf({ liturgy }: Catalog, { weekday, scripture }: Day): Source {
  const found = weekday === 0 ? liturgy.tones[scripture?.tone ?? 0] : liturgy.weekdays[weekday];
  return found ? [ofNobody(found)] : [];
}
const ofNobody = memoizeWeak((propers: Propers) => ({ ...propers, of: null }));

/** Whether an owner of readings is no commemoration but the day: a weekday, a Sunday, a day of the Triodion. */
function isDay({ movable }: Catalog, of: Owner): boolean {
  return of === null || findById(movable, String(of))?.asSaint === null;
}

/** The owners of the readings of the Liturgy that are announced, in order. */
function announced(readings: readonly Reading[]): Owner[] {
  const heard = readings.filter(({ service, joined, optional }) => service === 'liturgy' && !joined && !optional);
  return [...new Set(heard.map(({ of }) => of))];
}

/** What a list has of its sources: of one source two, of several the first of each that is not sung yet. */
function sung(sources: Source, name: ListName): OwnedSung[] {
  const each = sources.filter(({ of }, i) => sources.findIndex((one) => one.of === of) === i);
  const lists = each.flatMap((one) => {
    const list = owned(one)[name];
    return list ? [list] : [];
  });
  if (lists.length === 1) return lists.flat().slice(0, MOST);
  const chosen: OwnedSung[] = [];
  for (const list of lists) {
    const next = list.find(({ verse }) => chosen.every((one) => one.verse !== verse));
    if (next) chosen.push(next);
  }
  return chosen.slice(0, MOST);
}

/** The lists of a source with whose they are, always the same objects. */
const owned = memoizeWeak(({ of, basis, prokeimena, alleluias, communion }: Source[number]) => {
  const withOwner = (list: readonly Sung[] | null) => list?.map((one): OwnedSung => ({ ...one, of, basis }));
  return { prokeimena: withOwner(prokeimena), alleluias: withOwner(alleluias), communion: withOwner(communion) };
});
