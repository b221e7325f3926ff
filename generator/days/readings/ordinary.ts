import { type DayNumber, weekdayOf } from '../../calendar/day-number.ts';
import { memoizeWeak } from '../../memoize.ts';
import type { CycleDay, Lectionary, Portion, Usage } from '../../model/lectionary.ts';
import type { Pericope } from '../../model/reading.ts';
import { type ChurchYear, dayBetween, isAfterPentecost, isLastSunday, weekOf } from './church-year.ts';

/** The ordinary readings of a day, before others displace them. */
export interface Ordinary {
  /** Id of the movable day to which the readings belong, or null. */
  readonly of: string | null;
  readonly portion: Portion;
  /** Whether the same reading comes again after Theophany. */
  readonly isRepeated: boolean;
}

/** Weeks of the cycle that give a day its Apostle and its Gospel. */
interface Source {
  readonly apostle: number;
  readonly gospel: number;
}

const NOTHING: Portion = {};
const NONE: readonly Pericope[] = [];

/** The Apostle of one week and the Gospel of another. Days with the same ones share one object. */
const portionOf = memoizeWeak((ofApostle: readonly Pericope[]) =>
  memoizeWeak((ofGospel: readonly Pericope[]): Portion => {
    const apostle = ofApostle.filter(({ kind }) => kind === 'apostle');
    const gospel = ofGospel.filter(({ kind }) => kind === 'gospel');
    return apostle.length > 0 && gospel.length > 0 ? { liturgy: [...apostle, ...gospel] } : NOTHING;
  }),
);

const ofDay = memoizeWeak(({ of, portion }: CycleDay): Ordinary => ({ of, portion, isRepeated: false }));
const ofWeeks = memoizeWeak((portion: Portion): Ordinary => ({ of: null, portion, isRepeated: false }));
const repeated = memoizeWeak((portion: Portion): Ordinary => ({ of: null, portion, isRepeated: true }));

/** The ordinary readings of a day by the cycle. Days with the same ones share one object. */
export function ordinaryOf(day: DayNumber, year: ChurchYear, { days, weeks, usage }: Lectionary): Ordinary {
  if (!isAfterPentecost(day, year)) {
    const known = days[day - year.pascha] ?? days[day - year.nextPascha];
    return known ? ofDay(known) : ofWeeks(NOTHING);
  }
  const weekday = weekdayOf(day);
  const source = exchanged(day, sourceOf(day, year, usage), year, usage);
  const read = (week: number) => weeks[week]?.[weekday]?.liturgy ?? NONE;
  const portion = portionOf(read(source.apostle))(read(source.gospel));
  return isRepeated(day, source, year, usage) ? repeated(portion) : ofWeeks(portion);
}

function sourceOf(day: DayNumber, year: ChurchYear, usage: Usage): Source {
  const week = weekOf(day, year.pascha);
  const { winter } = usage;
  if (winter && isLastSunday(day, year)) return { apostle: winter.lastSunday, gospel: winter.lastSunday };
  const row = winterRow(year, usage);
  const again = (weekdayOf(day) === 0 ? row?.sundays : row?.weeks)?.[week - year.lastWeek - 1];
  if (week > year.lastWeek && again !== undefined) return { apostle: again, gospel: again };
  const gospel = gospelWeek(week, year, usage);
  return { apostle: apostleWeek(week, gospel, usage), gospel };
}

/** The Apostle keeps the count of weeks to the end of the cycle; after it, it is that of the week of the Gospel. */
function apostleWeek(week: number, gospel: number, { luke }: Usage): number {
  return luke && week > luke.last ? gospel : week;
}

function gospelWeek(week: number, { lukeWeek }: ChurchYear, { luke }: Usage): number {
  if (!luke || lukeWeek === null) return week;
  if (week >= lukeWeek) return week - lukeWeek + luke.first;
  return luke.repeats[lukeWeek - luke.first - 1]?.[week - luke.first] ?? week;
}

function winterRow({ lastWeek, triodionWeek }: ChurchYear, { winter }: Usage) {
  return winter?.rows[triodionWeek - lastWeek - 1];
}

/** A Sunday whose readings belong to another Sunday has the readings that the other one leaves. */
function exchanged(day: DayNumber, source: Source, year: ChurchYear, usage: Usage): Source {
  if (weekdayOf(day) !== 0) return source;
  return usage.exchanges.reduce((current, { on, apostle, gospel }) => {
    if (current.apostle !== apostle && current.gospel !== gospel) return current;
    const other = dayBetween(on, year.pascha, year.nextPascha);
    if (other === undefined || other === day) return current;
    const left = sourceOf(other, year, usage);
    return {
      apostle: current.apostle === apostle ? left.apostle : current.apostle,
      gospel: current.gospel === gospel ? left.gospel : current.gospel,
    };
  }, source);
}

/** Whether the reading of a day before the winter series comes again in the series or on the last Sunday. */
function isRepeated(day: DayNumber, { apostle, gospel }: Source, year: ChurchYear, usage: Usage): boolean {
  const { luke, winter } = usage;
  if (!luke || !winter || weekOf(day, year.pascha) > year.lastWeek || isLastSunday(day, year)) return false;
  const row = winterRow(year, usage);
  const again = (weekdayOf(day) === 0 ? row?.sundays : row?.weeks) ?? [];
  const isLast = weekdayOf(day) === 0 && gospel >= winter.lastSunday;
  return isLast || (again.includes(gospel) && again.includes(apostle));
}
