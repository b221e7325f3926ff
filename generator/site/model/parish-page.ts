import type { EntranceHymn, HymnographyEntry, LiturgyDay, ReadingsDay } from '../../../schemas/types.ts';
import { weekdayOf } from '../../calendar/day-number.ts';
import type { TextLanguage } from '../../contract/languages.ts';
import { liturgyWords } from '../words/liturgy-words.ts';
import type { Words } from '../words/words.ts';
import type { Request } from './answer-request.ts';
import { capital, dayAndMonth, longDate } from './dates.ts';
import { type DayOfAnswers, isCounted } from './day.ts';
import { textsOfHymn } from './day-hymns.ts';
import { type DayPage, dayPage, placedText, type ServiceReadings } from './day-page.ts';
import { type FastMark, fastMark, foodText } from './fast.ts';
import { type Brief, keptInBrief, saintsInBrief, withoutYears } from './kept-in-brief.ts';
import { hymnOwner, hymnTitle, type TempleKind, USUAL_TEMPLE } from './liturgy-part.ts';
import { civilDate, numberOf, type View } from './place.ts';

/** The place of a parish sheet. */
export type SheetView = View & { readonly kind: 'parish' };

/** A sheet that a parish prints: a day or a week, the hymns of its Sunday, and what the parish adds. */
export interface ParishPage {
  readonly kind: 'parish';
  readonly title: string;
  readonly view: SheetView;
  readonly days: readonly ParishDay[];
  /** The day of the hymns in words; empty on the sheet of one day. */
  readonly hymnsOf: string;
  readonly hymns: readonly ParishHymn[];
  /** What the visitor wrote. */
  readonly parish: string;
  readonly notes: string;
  readonly requests: readonly Request[];
}

/** A day of the sheet. */
export interface ParishDay {
  readonly date: string;
  readonly title: string;
  /** Its names in the church year, its old date and its tone. */
  readonly facts: readonly string[];
  readonly mark: FastMark | null;
  readonly fast: string;
  readonly kept: readonly Brief[];
  readonly services: readonly ServiceReadings[];
  /** Another Liturgy than that of Chrysostom, or that there is none. */
  readonly liturgy: string;
}

/** A hymn with its words, or only its title if they are not written. */
export interface ParishHymn {
  readonly title: string;
  readonly lang: TextLanguage;
  readonly html: string;
}

/** The answers about a day; `day` is null if there are none. */
export interface ParishAnswers {
  readonly day: DayOfAnswers | null;
  readonly scripture: ReadingsDay | null;
  readonly liturgy: LiturgyDay | null;
}

/** The civil dates of a sheet: a day, or its week from Monday to Sunday. */
export function datesOfSheet({ date, isWeek }: SheetView): string[] {
  if (!isWeek) return [date];
  const day = numberOf(date);
  const monday = day - ((weekdayOf(day) + 6) % 7);
  return Array.from({ length: 7 }, (_, i) => civilDate(monday + i));
}

/** The hymns of the Entrance as they are sung in a church of this kind. */
export function entranceHymns(liturgy: LiturgyDay | null, temple: string | undefined): readonly EntranceHymn[] {
  const entrance = liturgy?.entrance;
  return entrance?.[temple as TempleKind] ?? entrance?.[USUAL_TEMPLE] ?? [];
}

/** The sheet from the answers for its days; `hymns` are those of its last day, with their words by the id of the texts. */
export function parishPage(
  view: SheetView,
  answers: readonly ParishAnswers[],
  hymns: readonly EntranceHymn[],
  texts: ReadonlyMap<string, HymnographyEntry | undefined>,
  words: Words,
  written: Pick<ParishPage, 'parish' | 'notes'>,
): ParishPage {
  const days = answers.flatMap((one) => parishDay(one, view.isWeek, words) ?? []);
  const [first, last] = [days[0], days.at(-1)];
  return {
    kind: 'parish',
    title:
      view.isWeek && first && last
        ? words.span(dayAndMonth(words.lang, first.date), longDate(words.lang, last.date))
        : (first?.title ?? ''),
    view,
    days,
    hymnsOf: view.isWeek ? (last?.title ?? '') : '',
    hymns: hymns.map((one) => parishHymn(one, texts, words)),
    ...written,
    requests: [],
  };
}

/**
 * The size of the type with which a sheet fits on one A4 page, in points: the longer its paragraphs, the smaller. What
 * is too long for legible type goes on on a second page.
 */
export function typeSize({ days, hymns, notes }: Pick<ParishPage, 'days' | 'hymns' | 'notes'>): number {
  const paragraphs = [
    ...days.flatMap(({ title, facts, fast, kept, services, liturgy }) => [
      title,
      facts.join(),
      fast,
      kept.map(({ name }) => name).join(),
      liturgy,
      ...services.map(({ groups }) => groups.flatMap(({ of, readings }) => [of, ...readings.map(placedText)]).join()),
    ]),
    ...hymns.flatMap(({ title, html }) => [title, html]),
    ...notes.split('\n'),
  ].filter(Boolean);
  const length = paragraphs.reduce((sum, text) => sum + text.length + LOST, 0);
  const points = Math.sqrt(ON_A_PAGE / Math.max(length, 1));
  return Math.min(LARGEST, Math.max(SMALLEST, Math.floor(points * 10) / 10));
}
/** About half of the last line of a paragraph is empty, in letters. */
const LOST = 30;
/** The letters that fit on a page in type of one point; measured on printed weeks. */
const ON_A_PAGE = 510_000;
const SMALLEST = 7;
const LARGEST = 11;

function parishDay({ day, scripture, liturgy }: ParishAnswers, isBrief: boolean, words: Words): ParishDay | null {
  if (!day) return null;
  const page = dayPage(day, [], scripture, words);
  const code = liturgy?.liturgy?.code;
  return {
    date: day.date,
    title: page.title,
    facts: [
      ...weekNames(page, isBrief),
      `${longDate(words.lang, day.julianDate)} ${words.oldStyle}`,
      ...(page.tone === null ? [] : [capital(words.tone(page.tone))]),
    ],
    mark: fastMark(day.fasting),
    fast: [day.fasting.description, foodText(day.fasting)].filter(Boolean).join('. '),
    kept: isBrief ? briefly(day) : allOf(page),
    services: page.services,
    liturgy: code && code !== 'chrysostom' ? (liturgy?.liturgy?.label ?? '') : '',
  };
}

/** Of a week, only what is the name of the day alone. */
function weekNames({ weeks }: DayPage, isBrief: boolean): string[] {
  const own = weeks.filter((week) => week.dateFrom === week.dateTo);
  const shown = isBrief ? own : [...new Set([...weeks.slice(0, 1), ...own, ...weeks.filter(isCounted)])];
  return shown.map(({ label }) => label);
}

function briefly(day: DayOfAnswers): Brief[] {
  const kept = keptInBrief(day).filter(({ id }) => !day.events.some((one) => one.id === id && one.kind === 'week'));
  const { first, more } = saintsInBrief(day, kept);
  return [...kept, ...first, ...more];
}

function allOf({ great, solemn, events, saints }: DayPage): Brief[] {
  const all = [...great, ...solemn, ...events, ...saints.flatMap((list) => list.saints)];
  return all.map(({ id, name, rank }) => ({ id, name: withoutYears(name), rank }));
}

/** In Russian the words are Slavonic, as they are sung. */
function parishHymn(
  hymn: EntranceHymn,
  texts: ReadonlyMap<string, HymnographyEntry | undefined>,
  words: Words,
): ParishHymn {
  const { marker, text } = hymn;
  const said = marker ? `${liturgyWords(words).markers[marker]}. ` : '';
  const [found] = textsOfHymn(hymn, text && texts.get(text.id), words);
  return {
    title: said + [hymnTitle(hymn, words), hymnOwner(hymn, words)].filter(Boolean).join(', '),
    lang: found?.lang ?? words.lang,
    html: found?.html ?? '',
  };
}
