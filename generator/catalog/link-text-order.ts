import type { TextGroupData } from '../../schemas/types.ts';
import { dateOf, dayNumber, monthDay } from '../calendar/day-number.ts';
import { daysFromPascha } from '../calendar/pascha.ts';
import type { FixedEntry, Movable, TextGroup, Texts } from '../model/catalog.ts';
import { nearestOccurrence } from '../rules/occurrences.ts';
import type { DataFiles } from './data-files.ts';

/** Where a day stands in the books: in the movable year counted from Pascha, or on a Julian `MM-DD` of the fixed one. */
type Place = { readonly fromPascha: number; readonly isWeek: boolean } | { readonly monthDay: string };

interface Placed {
  readonly id: string;
  readonly place: Place | undefined;
  readonly texts: Texts;
}

/** The groups of the list of texts with the ids in them, each in its order, without empty groups. */
export function linkTextOrder(
  { textOrder }: DataFiles,
  texts: readonly Texts[],
  fixed: readonly FixedEntry[],
  movable: readonly Movable[],
): TextGroup[] {
  const places = placesOf(fixed, movable);
  const placed = texts
    .map((one): Placed => ({ id: one.id, place: places.get(one.id), texts: one }))
    .sort((a, b) => numberOfPlace(a.place) - numberOfPlace(b.place));
  const groups = textOrder.map(({ value }) => ({
    id: value.id,
    title: value.title,
    sections: value.menaion ? months(placed) : [{ month: null, ids: idsOf(value, placed) }],
  }));
  return groups
    .map((group) => ({ ...group, sections: group.sections.filter(({ ids }) => ids.length > 0) }))
    .filter(({ sections }) => sections.length > 0);
}

function idsOf({ texts = [], collection, fromPascha: [first = 1, last = 0] = [] }: TextGroupData, placed: Placed[]) {
  const isHere = ({ texts, place }: Placed) =>
    (collection !== undefined && Object.keys(texts[collection]).length > 0) ||
    (place !== undefined && 'fromPascha' in place && place.fromPascha >= first && place.fromPascha <= last);
  const known = new Set(placed.map(({ id }) => id));
  // A pack may replace all texts of an id by none.
  const listed = texts.filter((id) => known.has(id));
  return [...new Set([...listed, ...placed.filter(isHere).map(({ id }) => id)])];
}

/** The fixed year, which begins in September. */
function months(placed: readonly Placed[]): TextGroup['sections'] {
  return CHURCH_YEAR.map((month) => ({
    month,
    ids: placed.flatMap(({ id, place }) =>
      place && 'monthDay' in place && Number(place.monthDay.slice(0, 2)) === month ? [id] : [],
    ),
  }));
}
const CHURCH_YEAR = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8];

/** The movable year comes first, then the fixed one, then what has no day. */
function numberOfPlace(place: Place | undefined): number {
  if (!place) return Number.MAX_SAFE_INTEGER;
  // A day comes before the week that begins with it.
  if ('fromPascha' in place) return place.fromPascha + (place.isWeek ? 0.5 : 0);
  const [month = 0, day = 0] = place.monthDay.split('-').map(Number);
  return 1000 + CHURCH_YEAR.indexOf(month) * 100 + day;
}

function placesOf(fixed: readonly FixedEntry[], movable: readonly Movable[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { id, rule, byDate } of movable) {
    const days = nearestOccurrence(rule, SOME_DAY);
    if (!days) continue;
    const { from, to } = days;
    const place = byDate
      ? { monthDay: monthDay(dateOf('julian', from)) }
      : { fromPascha: daysFromPascha(from), isWeek: to > from };
    places.set(id, place);
  }
  for (const { saint, monthDay: day } of fixed) places.set(String(saint.id), { monthDay: day });
  return places;
}

/** A weekday by a date is on other dates in other years: in the list it stands where it is in this one. */
const SOME_DAY = dayNumber('gregorian', { year: 2026, month: 7, day: 1 });
