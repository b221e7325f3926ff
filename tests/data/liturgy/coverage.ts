import type { Day } from '../../../generator/days/day.ts';
import { daysOf } from '../../../generator/days/year.ts';
import type { Catalog } from '../../../generator/model/catalog.ts';
import { type LiturgyFields, liturgyFields } from '../../../generator/responses/liturgy.ts';
import type { EntranceHymn } from '../../../schemas/types.ts';

/** On how many days a field is given, left open by the books or by usage, or not written in the data. */
type Count = Record<(typeof STATES)[number], number>;

/** The days of one kind, and what their fields say. */
export interface KindOfDay {
  readonly name: string;
  readonly days: number;
  readonly fields: ReadonlyMap<string, Count>;
}

const STATES = ['given', 'open', 'not written'] as const;

const FEAST = 'great feasts, Bright Week';
const LENT = 'Great Lent, Holy Week';
const PENTECOSTARION = 'Pentecostarion';
const AROUND = 'forefeasts, afterfeasts, apodoses';
const SUNDAY = 'other Sundays';
const NO_SERVICE = 'weekdays, no service';
const SIGNED: Readonly<Record<string, string>> = Object.fromEntries(
  ['great', 'vigil', 'polyeleos', 'doxology', 'six_stichera', 'no_sign'].map((sign) => [
    sign,
    `weekdays, ${sign.replace('_', ' ')}`,
  ]),
);
const KINDS = [FEAST, LENT, PENTECOSTARION, AROUND, SUNDAY, ...Object.values(SIGNED), NO_SERVICE];
/** The kinds that are one line of the summary. */
const GROUPS: Readonly<Record<string, readonly (string | undefined)[]>> = {
  ...Object.fromEntries(KINDS.slice(0, 5).map((name) => [name, [name]])),
  'weekdays, polyeleos or higher': [SIGNED.great, SIGNED.vigil, SIGNED.polyeleos],
  'weekdays, doxology or six stichera': [SIGNED.doxology, SIGNED.six_stichera],
  'weekdays, no sign or no service': [SIGNED.no_sign, NO_SERVICE],
};

const COLOR = 'color';
const TONE = 'matins.tone';
/** No field, but whether `/hymnography/` has the words of every hymn after the Entrance. */
const WORDS = 'words after the Entrance';
const FIELDS = [
  ...[COLOR, 'liturgy', 'antiphons', 'beatitudes', 'entranceVerse', 'trisagion', 'zadostoinik'],
  ...['entrance.lord', 'entrance.theotokos', 'entrance.saint', WORDS, 'prokeimena', 'alleluia', 'communion'],
  ...['matins.opening', TONE, 'matins.kathismata', 'matins.polyeleos', 'matins.magnification'],
  ...['matins.katavasia', 'matins.magnificat', 'matins.doxology'],
  ...['vespers.kathismata', 'vespers.entrance', 'vespers.prokeimenon', 'vespers.lessons'],
];
const NOT_WRITTEN = 'not written here';

/**
 * Counts what the answers of the days from a year to another say, by kind of day. What a day does not have is given: its
 * absence says so. A reason that says “not written here” is of the data, any other one of the books or of usage.
 */
export function coverage(catalog: Catalog, from: number, to: number): KindOfDay[] {
  const reasons = new Map(KINDS.map((kind) => [kind, [] as Map<string, string>[]]));
  const fieldsOf = liturgyFields(catalog, 'en');
  const daysIn = daysOf(catalog);
  for (let year = from; year <= to; year++) {
    const days = daysIn(year);
    const pascha = days.find(({ movable }) => movable.some(({ entry }) => entry.id === 'pascha'))?.day ?? Number.NaN;
    for (const day of days) {
      const fields = fieldsOf(day);
      reasons.get(kindOf(day, fields, day.day - pascha))?.push(lacking(fields));
    }
  }
  return Array.from(reasons, ([name, days]) => ({ name, days: days.length, fields: counted(days) }));
}

/** The first kind that a day fits. */
function kindOf({ weekday }: Day, { service }: LiturgyFields, afterPascha: number): string {
  const phases = service.of.flatMap(({ phase }) => phase ?? []);
  if (phases.includes('feast')) return FEAST;
  if (afterPascha >= -48 && afterPascha < 0) return LENT;
  if (afterPascha >= 0 && afterPascha <= 56) return PENTECOSTARION;
  if (phases.length > 0) return AROUND;
  if (weekday === 0) return SUNDAY;
  return SIGNED[service.rank ?? ''] ?? NO_SERVICE;
}

/** The fields that a day lacks, with the reason. */
function lacking({ open, matins, entrance }: LiturgyFields): Map<string, string> {
  const reasons = new Map(open.map(({ field, reason }) => [field, reason]));
  // The tone is that of the first troparion: it is open where the opening is, or the hymns after the Entrance.
  const hasTone = matins.opening?.code !== 'god_is_the_lord' || matins.tone !== undefined;
  const toneIs =
    reasons.get('matins.opening') ?? (hasTone ? undefined : (reasons.get('entrance.saint') ?? NOT_WRITTEN));
  if (toneIs !== undefined) reasons.set(TONE, toneIs);
  const lists = Object.values(entrance ?? {}) as (readonly EntranceHymn[] | null)[];
  const hymns = lists.flatMap((list) => list ?? []);
  if (hymns.some(({ of, text }) => of.id !== 'temple' && !text)) reasons.set(WORDS, NOT_WRITTEN);
  return reasons;
}

function counted(days: readonly ReadonlyMap<string, string>[]): Map<string, Count> {
  const count = (field: string): Count => {
    const reasons = days.flatMap((lacked) => lacked.get(field) ?? []);
    const unwritten = reasons.filter((reason) => reason.includes(NOT_WRITTEN)).length;
    return { given: days.length - reasons.length, open: reasons.length - unwritten, 'not written': unwritten };
  };
  return new Map(FIELDS.map((field) => [field, count(field)]));
}

/** For each kind the fields that some of its days lack; then a summary. */
export function asTables(kinds: readonly KindOfDay[]): string {
  const tables = kinds.filter(({ days }) => days > 0).map(asTable);
  return [...tables, asSummary(kinds)].join('\n\n');
}

function asTable({ name, days, fields }: KindOfDay): string {
  const some = [...fields].filter(([, { given }]) => given < days);
  return table([
    [`${name}: ${days.toLocaleString('en')} days`, ...STATES],
    ...some.map(([field, count]) => [`  ${field}`, ...STATES.map((state) => percent(count[state], days))]),
    [`  the other ${fields.size - some.length}`, percent(1, 1), percent(0, 1), percent(0, 1)],
  ]);
}

/** A line for each group of kinds: the days; of all their fields but the color, the shares; how many have a color. */
function asSummary(kinds: readonly KindOfDay[]): string {
  const lines = Object.entries(GROUPS).map(([name, group]) => {
    const some = kinds.filter((kind) => group.includes(kind.name));
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
    const days = sum(some.map((kind) => kind.days));
    const counts = some.flatMap(({ fields }) => [...fields].flatMap(([field, one]) => (field === COLOR ? [] : [one])));
    const colors = sum(some.map(({ fields }) => fields.get(COLOR)?.given ?? 0));
    const shares = STATES.map((state) => percent(sum(counts.map((count) => count[state])), days * (FIELDS.length - 1)));
    return [name, days.toLocaleString('en'), ...shares, percent(colors, days)];
  });
  return table([['all fields but the color', 'days', ...STATES, 'color'], ...lines]);
}

function table(rows: readonly (readonly string[])[]): string {
  return rows
    .map(([name = '', ...cells]) => name.padEnd(48) + cells.map((cell) => cell.padStart(13)).join(''))
    .join('\n');
}

function percent(some: number, all: number): string {
  return `${((100 * some) / (all || 1)).toFixed(2)} %`;
}
