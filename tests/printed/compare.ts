import type { Day } from '../../generator/days/day.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { type Mention, type Mentions, sameWord } from './mentions.ts';
import type { PrintedDay } from './printed-list.ts';
import { sameYears } from './printed-years.ts';

export type DifferenceKind = 'not-ours' | 'not-printed' | 'doubtful' | 'year' | 'rank' | 'fasting';

/** A difference between the print and the calendar. */
export interface Difference {
  readonly date: string;
  readonly kind: DifferenceKind;
  /** The line of the list; null if only the calendar has the name. */
  readonly line: number | null;
  readonly printed: string | null;
  readonly ours: string | null;
  /** The id of the commemoration in the calendar. */
  readonly id: string | null;
}

/** How much of the print was compared with the calendar, and how much agreed. */
export interface Agreement {
  days: number;
  printed: number;
  found: number;
  doubtful: number;
  given: number;
  surplus: number;
  /** Not yet kept in the year of the print, or no more, so not expected in it. */
  notInYear: number;
  years: number;
  yearsAgree: number;
  ranks: number;
  ranksAgree: number;
  fasting: number;
  fastingAgree: number;
}

export const nothing = (): Agreement => ({
  days: 0,
  printed: 0,
  found: 0,
  doubtful: 0,
  given: 0,
  surplus: 0,
  notInYear: 0,
  years: 0,
  yearsAgree: 0,
  ranks: 0,
  ranksAgree: 0,
  fasting: 0,
  fastingAgree: 0,
});

/** An entry of the calendar, with everyone whom it names. */
interface Kept {
  readonly id: string;
  readonly name: string;
  readonly rank: string | null;
  /** Whether the print should have it; weeks and seasons need not be printed. */
  readonly expected: boolean;
  readonly mentions: readonly Mention[];
  readonly words: readonly string[];
}

interface Pair {
  readonly printed: number;
  readonly ours: number;
  readonly score: number;
}

/** Compares a printed day with the same day of the calendar, and adds the result to `agreement`. */
export function compareDay(
  printed: PrintedDay,
  day: Day,
  catalog: Catalog,
  mentions: Mentions,
  agreement: Agreement,
): Difference[] {
  const differences: Difference[] = [];
  const differ = (kind: DifferenceKind, of: Partial<Difference>) =>
    differences.push({ date: printed.date, kind, line: null, printed: null, ours: null, id: null, ...of });
  const lang = printed.names.some(({ text }) => /[а-яё]/i.test(text)) ? 'ru' : 'en';
  const kept = keptOn(day, catalog, lang, mentions);
  const ours = kept.flatMap((entry) => [
    ...entry.mentions.map((mention) => ({ entry, mention })),
    // A company whose members only the calendar names (`Мученики Критские: …`) may be printed by its other words.
    ...(entry.mentions.some(({ given }) => given.length > 0) ? [{ entry, mention: whole(entry) }] : []),
  ]);
  const lines = printed.names.flatMap((name) => mentions.of(name.text).map((mention) => ({ name, mention })));
  const pairs = lines
    .flatMap(({ mention }, i) =>
      ours.map(({ mention: other, entry }, j) => ({ printed: i, ours: j, score: likeness(mention, other, entry) })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.printed - b.printed || a.ours - b.ours);
  const taken = best(pairs);

  /** Whether nobody else on the day has that name, in the print or in the calendar. */
  const alone = (i: number, j: number) =>
    pairs.every((pair) => (pair.printed === i) === (pair.ours === j) || !isPerson(pair));
  const isPerson = (pair: Pair) => (lines[pair.printed] as (typeof lines)[number]).mention.given.length > 0;

  agreement.days++;
  agreement.printed += lines.length;
  const met = new Set<Kept>();
  lines.forEach(({ name, mention }, i) => {
    const pair = taken.get(i);
    if (!pair) {
      differ('not-ours', { line: name.line, printed: mention.text });
      return;
    }
    const { entry, mention: other } = ours[pair.ours] as (typeof ours)[number];
    met.add(entry);
    const both = { line: name.line, printed: mention.text, ours: entry.name, id: entry.id };
    if (isDoubtful(mention, other, alone(i, pair.ours))) {
      agreement.doubtful++;
      differ('doubtful', both);
      return;
    }
    agreement.found++;
    if (mention.years && other.years) {
      agreement.years++;
      if (sameYears(mention.years, other.years)) agreement.yearsAgree++;
      else differ('year', { ...both, printed: `${mention.text} (${mention.years.text})` });
    }
  });

  for (const name of printed.names.filter(({ rank }) => rank !== null)) {
    const pair = lines.flatMap((line, i) => (line.name === name ? (taken.get(i) ?? []) : []))[0];
    if (!pair) continue;
    const { entry } = ours[pair.ours] as (typeof ours)[number];
    agreement.ranks++;
    if (entry.rank === name.rank) agreement.ranksAgree++;
    else
      differ('rank', {
        line: name.line,
        printed: `${name.rank}, ${name.text}`,
        ours: `${entry.rank ?? 'no rank'}, ${entry.name}`,
        id: entry.id,
      });
  }

  if (printed.fasting !== null) {
    const given = day.fasting.food ?? (day.fasting.type === 'FAST_FREE' || !isFast(day) ? 'all' : 'fast');
    agreement.fasting++;
    if (given === printed.fasting || (printed.fasting === 'fast' && isFast(day))) agreement.fastingAgree++;
    else differ('fasting', { line: printed.line, printed: printed.fasting, ours: given, id: day.fasting.id });
  }

  for (const entry of kept) {
    if (met.has(entry)) agreement.given++;
    else if (entry.expected) {
      const { firstYear, until } = findById(catalog.commemorations, entry.id) ?? {};
      const year = Number(printed.date.slice(0, 4));
      if ((firstYear ?? year) > year || (until ?? year) < year) {
        agreement.notInYear++;
        continue;
      }
      agreement.given++;
      agreement.surplus++;
      differ('not-printed', { ours: entry.name, id: entry.id });
    }
  }
  return differences;
}

const whole = ({ name, words }: Kept): Mention => ({ text: name, given: [], words, years: null });

function isFast(day: Day): boolean {
  return day.fasting.food !== null && day.fasting.food !== 'no_meat';
}

/** Everything that is kept on a day, saints and feasts first. */
function keptOn(day: Day, catalog: Catalog, lang: 'ru' | 'en', mentions: Mentions): Kept[] {
  const listed = day.fixed.map(({ id, name, rank }) => ({ id: String(id), name: name[lang], rank, expected: true }));
  const ids = new Set(listed.map(({ id }) => id));
  const movable = day.movable
    .filter(({ entry }) => !ids.has(entry.id))
    .map(({ entry, span }) => ({
      id: entry.id,
      name: entry.label[lang],
      rank: findById(catalog.commemorations, entry.id)?.rank ?? null,
      expected: entry.kind !== 'week' && span.from === span.to,
    }));
  return [...listed, ...movable].map(({ rank, ...entry }) => {
    const found = mentions.of(entry.name);
    return { ...entry, rank: rank?.code ?? null, mentions: found, words: found.flatMap(({ words }) => words) };
  });
}

/**
 * How similar a printed name and a name of the calendar are; 0 if they cannot be the same. People must have the same
 * given name. Everything else must share half of the words of the shorter name.
 */
function likeness(printed: Mention, other: Mention, entry: Kept): number {
  const shared = common(printed.words, other.words);
  if (printed.given.length > 0 || other.given.length > 0) {
    if (!printed.given.some((name) => other.given.includes(name))) return 0;
    const years = printed.years && other.years ? (sameYears(printed.years, other.years) ? 1 : -0.5) : 0;
    // A word in common with others of the same entry makes this one more likely.
    const beside = common(printed.words, entry.words) > shared ? 0.25 : 0;
    return 1 + 2 * shared + years + beside;
  }
  const least = Math.min(new Set(printed.words).size, new Set(other.words).size);
  return shared > 0 && shared >= least / 2 ? shared / Math.max(printed.words.length, other.words.length) : 0;
}

/** Whether only the given name is the same: no other word, and not the year. */
function isDoubtful(printed: Mention, other: Mention, alone: boolean): boolean {
  if (printed.given.length === 0 || common(printed.words, other.words) > 0) return false;
  if (printed.years && other.years && sameYears(printed.years, other.years)) return false;
  if (printed.words.length > 0 && other.words.length > 0) return true;
  return !alone && printed.years !== null && other.years !== null;
}

function common(one: readonly string[], other: readonly string[]): number {
  return new Set(one.filter((word) => other.some((also) => sameWord(word, also)))).size;
}

/** The most similar pairs; each name is in one pair at most. */
function best(pairs: readonly Pair[]): Map<number, Pair> {
  const taken = new Map<number, Pair>();
  const used = new Set<number>();
  for (const pair of pairs) {
    if (taken.has(pair.printed) || used.has(pair.ours)) continue;
    taken.set(pair.printed, pair);
    used.add(pair.ours);
  }
  return taken;
}
