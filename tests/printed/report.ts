import type { Agreement, Difference } from './compare.ts';

const KINDS = {
  'not-ours': 'printed, not in the calendar',
  'not-printed': 'in the calendar, not printed',
  doubtful: 'only the given name in common',
  year: 'year',
  rank: 'rank',
  fasting: 'fasting',
} as const;

export function differenceLine({ date, kind, line, printed, ours, id }: Difference): string {
  const sides = [
    ...(printed === null ? [] : [`printed: ${printed}${line === null ? '' : ` [line ${line}]`}`]),
    ...(ours === null ? [] : [`calendar: ${ours}${id === null ? '' : ` [${id}]`}`]),
  ];
  return `${date} ${KINDS[kind]}: ${sides.join('; ')}`;
}

const part = (some: number, all: number) =>
  `${some.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} (${((100 * some) / (all || 1)).toFixed(2)} %)`;

export function totals(sum: Agreement): string[] {
  const missing = sum.printed - sum.found - sum.doubtful;
  return [
    `${sum.days.toLocaleString('en-US')} days`,
    `printed names: found ${part(sum.found, sum.printed)}, doubtful ${part(sum.doubtful, sum.printed)}, not in the calendar ${part(missing, sum.printed)}`,
    `names of the calendar: not printed ${part(sum.surplus, sum.given)}; ${sum.notInYear} more are not kept in the year of the print`,
    ...(sum.years === 0 ? [] : [`years of the names found: ${part(sum.yearsAgree, sum.years)} agree`]),
    ...(sum.ranks === 0 ? [] : [`ranks: ${part(sum.ranksAgree, sum.ranks)} agree`]),
    ...(sum.fasting === 0 ? [] : [`fasting: ${part(sum.fastingAgree, sum.fasting)} agree`]),
  ];
}
