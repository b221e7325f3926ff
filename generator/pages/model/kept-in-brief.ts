import type { CalendarSaint, EventEntry } from '../../../schemas/types.ts';
import { weekdayOf } from '../../calendar/day-number.ts';
import { paschaOf } from '../../calendar/pascha.ts';
import { CHURCH_EVENTS, FEASTS, MOTHER_OF_GOD_ICONS, NEAR_FEASTS } from '../../contract/saint-types.ts';
import type { Day } from './day.ts';
import { dateFrom, numberOf } from './place.ts';

/** What is kept, in a word: its name, and a code of the API, `movable` for a movable feast or `memorial`. */
export interface Brief {
  readonly id: string;
  readonly name: string;
  readonly rank: string;
}

/**
 * What a calendar on a wall says of a day, the highest first: feasts; the name of the day, as `Неделя о Закхее` and
 * `Великая среда`; to whom a Sunday is given; the departed; saints of the higher ranks; the lesser feasts.
 */
export function keptInBrief(day: Day): readonly Brief[] {
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

/** Days that have a name of their own are weeks of one day. */
function namedDays({ events }: Day): EventEntry[] {
  return events.filter(({ kind, dateFrom, dateTo }) => kind === 'week' && dateFrom === dateTo);
}

/** An event of the church year that stands before all saints of its day, as the eve of a feast does. */
function leadingEvent({ saints }: Day): CalendarSaint[] {
  const first = saints?.find(({ typeId }) => typeId !== NEAR_FEASTS);
  return first?.typeId === CHURCH_EVENTS ? [first] : [];
}

/**
 * The saint to whom a Sunday of the Triodion or after Pascha is given, whose place among the saints is the first; none
 * where the name of the Sunday says whose it is, after a comma.
 */
function sungOnSunday(day: Day): CalendarSaint[] {
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

/** Feasts and leavetakings that are sung with the doxology; forefeasts and afterfeasts are not. */
function isLesserFeast({ typeId, liturgicalRank }: CalendarSaint): boolean {
  return liturgicalRank?.code === 'doxology' && [...FEASTS, NEAR_FEASTS].includes(typeId);
}

function briefly(rank: string): (event: EventEntry) => Brief {
  return ({ id, label }) => ({ id, name: label, rank });
}

function saintly({ id, name, liturgicalRank }: CalendarSaint): Brief {
  return { id: String(id), name: name.replace(YEARS, ''), rank: liturgicalRank?.code ?? 'no_sign' };
}

/** Years and centuries in brackets, which have no room here. */
const YEARS = / \([^()]*(?:\d|\b[IVX]+\b)[^()]*\)/g;

/** Whether a rank is that of the highest feasts. */
export function isHigh(rank: string): boolean {
  return rank === 'great' || rank === 'movable';
}
