import { daysOfYear } from '../calendar/civil-year.ts';
import { type DayNumber, weekdayOf } from '../calendar/day-number.ts';
import type { Day } from '../days/day.ts';
import { fastingOfYear } from '../days/fasting/fasting.ts';
import { memoizeByList, memoizeWeak } from '../memoize.ts';
import type { FastingRule } from '../model/catalog.ts';
import type { Edition } from '../responses/entries.ts';
import { dateInWords, type FeedEvent, lastOf, type Observance } from './event.ts';

interface FastingDay {
  readonly day: DayNumber;
  readonly fasting: FastingRule;
}
/** Consecutive days of one season, at least one. */
type Period = readonly [FastingDay, ...FastingDay[]];

/** The complete fasts and fast-free weeks with at least one day in a civil year; `days` are those of the year. */
export function fastEvents(rules: readonly FastingRule[], year: number, days: readonly Day[]): FeedEvent[] {
  const around = [...fastingDays(rules, year - 1), ...days, ...fastingDays(rules, year + 1)];
  const ofYear = new Set(days.map(({ day }) => day));
  return periods(around)
    .filter((period) => period[0].fasting.type !== 'NO_FAST' && period.some(({ day }) => ofYear.has(day)))
    .map((period) => {
      const [{ day }] = period;
      return { from: day, to: day + period.length - 1, observance: observanceOf(period) };
    });
}

function fastingDays(rules: readonly FastingRule[], year: number): FastingDay[] {
  const days = daysOfYear(year);
  return fastingOfYear(rules, year, days).map((fasting, i) => ({ day: days[i] as DayNumber, fasting }));
}

function periods(days: readonly FastingDay[]): Period[] {
  const found: [FastingDay, ...FastingDay[]][] = [];
  for (const day of days) {
    const current = found.at(-1);
    if (current?.[0].fasting.season.id === day.fasting.season.id) current.push(day);
    else found.push([day]);
  }
  return found;
}

function observanceOf(period: Period): Observance {
  const [{ fasting: first }] = period;
  const rules = period.map(({ fasting }) => fasting);
  if (rules.every(({ food }) => food === first.food)) return evenObservance(first)(rules);
  return observance(rules, first, (edition) => ({
    summary: first.season.description[edition.lang],
    lines: meals(period, edition),
    category: categoryOf(first, edition),
  }));
}

/** A period in which the same is allowed every day, by its first rule and all its rules; most such periods are a day. */
const evenObservance = memoizeWeak((first: FastingRule) =>
  memoizeByList((rules: readonly FastingRule[]) =>
    observance(rules, first, rules.length === 1 ? textsOfDay(first) : textsOfEvenPeriod(first)),
  ),
);

function observance(rules: readonly FastingRule[], { season }: FastingRule, textsIn: TextsIn): Observance {
  const revised = lastOf(rules.flatMap((rule) => [rule.revised, rule.season.revised]));
  return { id: season.id, revised, of: rules, textsIn };
}

type TextsIn = Observance['textsIn'];

function textsOfDay(rule: FastingRule): TextsIn {
  return (edition) => {
    const summary = mealOf(rule.description[edition.lang], rule, edition);
    return { summary, lines: [], category: categoryOf(rule, edition) };
  };
}

function textsOfEvenPeriod(first: FastingRule): TextsIn {
  return (edition) => {
    const lines = first.food ? [foodOf(first, edition)] : [];
    return { summary: first.season.description[edition.lang], lines, category: categoryOf(first, edition) };
  };
}

function categoryOf({ type }: FastingRule, { catalog, lang }: Edition): string {
  return catalog.feedWords[type === 'FAST' ? 'fast' : 'fast_free']?.[lang] ?? '';
}

/** What is allowed on each day of a period. The name of a day that is only the season and its food is not repeated. */
function meals(period: Period, edition: Edition): string[] {
  const { catalog, lang } = edition;
  return period.map(({ day, fasting }) => {
    const date = `${dateInWords('gregorian', day, edition)}, ${catalog.weekdays[weekdayOf(day)]?.[lang]}`;
    const name = fasting.description[lang];
    const season = fasting.season.description[lang];
    const isPlain = name === season || name.startsWith(`${season}: `);
    return mealOf(date, fasting, edition) + (isPlain ? '' : ` (${name})`);
  });
}

/** `Среда, постный день: рыба, горяч. пища с раст. маслом`. */
function mealOf(what: string, fasting: FastingRule, edition: Edition): string {
  const food = foodOf(fasting, edition);
  return food === '' ? what : `${what}: ${food.charAt(0).toLowerCase()}${food.slice(1)}`;
}

function foodOf({ food }: FastingRule, { catalog, lang }: Edition): string {
  return food === null ? '' : (catalog.foods[food]?.[lang] ?? '');
}
