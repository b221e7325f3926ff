import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { type DayLiturgy, liturgyOf } from '../../../generator/days/liturgy/liturgy.ts';
import type { OwnedSung } from '../../../generator/days/liturgy/propers.ts';
import type { OrderList } from '../../../generator/model/liturgy.ts';
import type { SungVerseData } from '../../../schemas/types.ts';
import { realCatalog, realDay } from '../../support/real-days.ts';

/** A printed fact that the calendar does not have. */
export interface Difference {
  readonly fact: string;
  readonly given: string;
}

/** What was compared: how many facts of each field, and those that differ. */
export interface Comparison {
  readonly counts: ReadonlyMap<string, number>;
  readonly differences: readonly Difference[];
}

const ORDERED: Readonly<Record<string, OrderList>> = {
  liturgy: 'liturgies',
  katavasia: 'katavasiae',
  magnificat: 'magnificat',
  great_prokeimenon: 'great_prokeimena',
  zadostoinik: 'zadostoiniki',
  entrance_verse: 'entrance_verses',
  trisagion: 'trisagia',
};
const SUNG = { prokeimena: 'prokeimena', alleluias: 'alleluias', communion: 'communion-verses' } as const;
type Sung = keyof typeof SUNG;

const liturgy = liturgyOf(realCatalog);
const wordsOf = Object.fromEntries(
  Object.entries(SUNG).map(([list, file]) => [
    list,
    new Map(
      (load(readFileSync(`data/liturgy/${file}.yaml`, 'utf8')) as SungVerseData[]).map(({ id, texts }) => [
        id,
        bare(texts.cu),
      ]),
    ),
  ]),
) as Record<Sung, Map<string, string>>;

/**
 * Compares printed facts with the calendar. A line is `DATE FIELD: VALUE`; `#` begins a comment. The fields and their
 * values: see printed-days.txt. Throws for a line that has another form.
 */
export function heldAgainstPrint(list: string): Comparison {
  const counts = new Map<string, number>();
  const differences: Difference[] = [];
  for (const [i, line] of list.split('\n').entries()) {
    const fact = line.replace(/#.*/, '').trim();
    if (fact === '') continue;
    const [, date = '', field = '', value = ''] = /^(\d{4}-\d\d-\d\d) (\w+): *(.*)$/.exec(fact) ?? [];
    if (date === '' || !isField(field)) throw new Error(`line ${i + 1} is no “DATE FIELD: VALUE”: ${fact}`);
    counts.set(field, (counts.get(field) ?? 0) + 1);
    const day = liturgy(realDay(date));
    if (!holds(day, field, value)) differences.push({ fact, given: given(day, field) });
  }
  return { counts, differences };
}

const HOURS = ['first', 'third', 'sixth', 'ninth'] as const;

function isField(field: string): boolean {
  return field in ORDERED || field in SUNG || ['matins', 'hours', 'evening'].includes(field);
}

function holds(day: DayLiturgy, field: string, value: string): boolean {
  if (!(field in SUNG)) return given(day, field) === value;
  const list = day.propers[field as Sung];
  const printed = value.split(';').map((one) => one.trim());
  return printed.length === list.length && list.every((one, i) => isSung(one, printed[i] ?? '', field as Sung));
}

/** Whether it has the printed tone, where one is printed, and the printed opening. */
function isSung({ verse, tone }: OwnedSung, printed: string, list: Sung): boolean {
  const [, number, opening = ''] = /^(?:([1-8]) )?(.*)$/.exec(printed) ?? [];
  return (
    (number === undefined || Number(number) === tone) && (wordsOf[list].get(verse) ?? '').startsWith(bare(opening))
  );
}

function given({ orders, kathismata, propers }: DayLiturgy, field: string): string {
  const list = ORDERED[field];
  if (list) return orders[list]?.is ?? 'open';
  if (field in SUNG) {
    const sung = propers[field as Sung];
    return sung.map(({ tone, verse }) => [tone ?? [], wordsOf[field as Sung].get(verse)].flat().join(' ')).join('; ');
  }
  if (field === 'hours') return HOURS.flatMap((hour) => kathismata.read[hour] ?? []).join(' ');
  return (kathismata.read[field as 'matins' | 'evening'] ?? []).join(' ');
}

/** Words without capitals, accents and signs, so that editions that differ in these agree. */
function bare(words: string): string {
  return words
    .normalize('NFC')
    .replace(/[^\p{L} ]/gu, '')
    .toLowerCase();
}
