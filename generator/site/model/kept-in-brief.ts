import type { CalendarSaint, EventEntry } from '../../../schemas/types.ts';
import { weekdayOf } from '../../calendar/day-number.ts';
import { paschaOf } from '../../calendar/pascha.ts';
import { CHURCH_EVENTS, FEASTS, MOTHER_OF_GOD_ICONS, NEAR_FEASTS } from '../../contract/saint-types.ts';
import { type DayOfAnswers, isCounted } from './day.ts';
import { dateFrom, numberOf } from './place.ts';

/** Something that is kept, in brief: its name, and a code of the API, `movable` for a movable feast or `memorial`. */
export interface Brief {
  readonly id: string;
  readonly name: string;
  readonly rank: string;
}

/**
 * What a wall calendar shows of a day, the highest first: feasts; the name of the day, such as `Неделя о Закхее` and
 * `Великая среда`; the saint of a Sunday; the departed; saints of the higher ranks; the lesser feasts.
 */
export function keptInBrief(day: DayOfAnswers): readonly Brief[] {
  const { events, saints } = day;
  const of = (kind: EventEntry['kind'], rank: string) => events.filter((one) => one.kind === kind).map(briefly(rank));
  const ranked = (code: string) => (saints ?? []).filter(({ liturgicalRank }) => liturgicalRank?.code === code);
  const all = [
    ...of('feast', 'movable'),
    ...ranked('great').map(saintly),
    ...namedDays(day).map(briefly('no_sign')),
    ...of('event', 'no_sign'),
    ...leadingEvent(day).map(saintly),
    ...sungOnSunday(day).map(saintly),
    ...of('memorial', 'memorial'),
    ...['vigil', 'polyeleos'].flatMap(ranked).map(saintly),
    ...(saints ?? []).filter(isLesserFeast).map(saintly),
  ];
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
}

/**
 * The saints of a day besides what is kept, the highest signs first: `first` is named on an ordinary day, which has
 * nothing but the number of its Sunday; `more` are those for whom there is room on a wide sheet.
 */
export function saintsInBrief(
  { saints }: DayOfAnswers,
  kept: readonly Brief[],
): { readonly first: readonly Brief[]; readonly more: readonly Brief[] } {
  const others = (saints ?? []).filter(
    ({ id, typeId }) => !NOT_SAINTS.includes(typeId) && !kept.some((one) => one.id === String(id)),
  );
  const inOrder = others.map(saintly).sort((a, b) => SIGNS.indexOf(b.rank) - SIGNS.indexOf(a.rank));
  const named = kept.every(isCounted) ? 1 : 0;
  return { first: inOrder.slice(0, named), more: inOrder.slice(named, MOST_SAINTS) };
}
const NOT_SAINTS: readonly number[] = [NEAR_FEASTS, MOTHER_OF_GOD_ICONS, CHURCH_EVENTS];
/** The signs of saints who are not kept in brief; those without one come last. */
const SIGNS = ['six_stichera', 'doxology'];
const MOST_SAINTS = 3;

/** Days with a name of their own are weeks of one day. */
function namedDays({ events }: DayOfAnswers): EventEntry[] {
  return events.filter(({ kind, dateFrom, dateTo }) => kind === 'week' && dateFrom === dateTo);
}

/** An event of the church year that comes before all saints of its day, such as the eve of a feast. */
function leadingEvent({ saints }: DayOfAnswers): CalendarSaint[] {
  const first = saints?.find(({ typeId }) => typeId !== NEAR_FEASTS);
  return first?.typeId === CHURCH_EVENTS ? [first] : [];
}

/**
 * The saint of a Sunday of the Triodion or after Pascha, who is the first of the day; none if the name of the Sunday
 * already names the saint, after a comma.
 */
function sungOnSunday(day: DayOfAnswers): CalendarSaint[] {
  const number = numberOf(day.date);
  const offset = number - paschaOf(dateFrom(day.date).year);
  const isGiven = weekdayOf(number) === 0 && offset >= FIRST_SUNDAY && offset <= LAST_SUNDAY;
  if (!isGiven || namedDays(day).some(({ label }) => label.includes(','))) return [];
  const isMovable = ({ id, typeId }: CalendarSaint) => typeof id === 'string' && typeId !== MOTHER_OF_GOD_ICONS;
  return (day.saints ?? []).filter(isMovable).slice(0, 1);
}

/** In days from Pascha: the Sundays of the Publican and the Pharisee, and of All Saints of the land. */
const FIRST_SUNDAY = -70;
const LAST_SUNDAY = 63;

/** Feasts and leavetakings with the doxology, without forefeasts and afterfeasts. */
function isLesserFeast({ typeId, liturgicalRank }: CalendarSaint): boolean {
  return liturgicalRank?.code === 'doxology' && [...FEASTS, NEAR_FEASTS].includes(typeId);
}

function briefly(rank: string): (event: EventEntry) => Brief {
  return ({ id, label }) => ({ id, name: label, rank });
}

function saintly({ id, name, liturgicalRank }: CalendarSaint): Brief {
  return { id: String(id), name: withoutYears(name), rank: liturgicalRank?.code ?? 'no_sign' };
}

/** A name without years and centuries in brackets, for which there is no room. */
export function withoutYears(name: string): string {
  return name.replace(YEARS, '');
}
const YEARS = / \([^()]*(?:\d|\b[IVX]+\b)[^()]*\)/g;

/** Whether a rank is that of the highest feasts. */
export function isHigh(rank: string): boolean {
  return rank === 'great' || rank === 'movable';
}
