import type { Agreement, Difference } from './compare.ts';

const KINDS = {
  'not-ours': 'printed, not ours',
  'not-printed': 'ours, not printed',
  doubtful: 'the same given name, nothing else in common',
  year: 'year',
  rank: 'rank',
  fasting: 'fasting',
} as const;

export function differenceLine({ date, kind, line, printed, ours, id }: Difference): string {
  const sides = [
    ...(printed === null ? [] : [`printed: ${printed}${line === null ? '' : ` [line ${line}]`}`]),
    ...(ours === null ? [] : [`ours: ${ours}${id === null ? '' : ` [${id}]`}`]),
  ];
  return `${date} ${KINDS[kind]}: ${sides.join('; ')}`;
}

const part = (some: number, all: number) =>
  `${some.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} (${((100 * some) / (all || 1)).toFixed(2)} %)`;

export function totals(sum: Agreement): string[] {
  const missing = sum.printed - sum.found - sum.doubtful;
  return [
    `${sum.days.toLocaleString('en-US')} days`,
    `printed names: found ${part(sum.found, sum.printed)}, doubtful ${part(sum.doubtful, sum.printed)}, not ours ${part(missing, sum.printed)}`,
    `our names: not printed ${part(sum.surplus, sum.given)}; ${sum.later} more are kept only since a later year`,
    ...(sum.years === 0 ? [] : [`years of those found: agree ${part(sum.yearsAgree, sum.years)}`]),
    ...(sum.ranks === 0 ? [] : [`ranks: agree ${part(sum.ranksAgree, sum.ranks)}`]),
    ...(sum.fasting === 0 ? [] : [`fasting: agrees ${part(sum.fastingAgree, sum.fasting)}`]),
  ];
}
