import type {
  CalendarSaint,
  EventEntry,
  ReadingEntry,
  ReadingsDay,
  TextIndex,
  TextIndexEntry,
} from '../../../schemas/types.ts';
import { paschaOf } from '../../calendar/pascha.ts';
import { coversYear, DAILY_ENDPOINT_NAMES } from '../../contract/endpoints.ts';
import { MOTHER_OF_GOD_ICONS, WITHOUT_LIVES } from '../../contract/saint-types.ts';
import type { DayWords } from '../words/day-words.ts';
import { dayRequest, type Request } from './answer-request.ts';
import { capital, longDate } from './dates.ts';
import { type DayOfAnswers, isCounted, weeksOf } from './day.ts';
import type { DayHymns } from './day-hymns.ts';
import type { Drawn } from './drawn.ts';
import { type Brief, isHigh, withoutYears } from './kept-in-brief.ts';
import type { LiturgyPart } from './liturgy-part.ts';
import type { SavedName } from './names.ts';
import type { Notice } from './notice.ts';
import { type Picture, pictureOf } from './picture.ts';
import { civilDate, dateFrom } from './place.ts';

/** Something that is kept on the day, with what distinguishes it. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  /** A code of the API, or `movable`. */
  readonly rank: string;
  readonly rankLabel?: string;
  readonly icons: readonly Picture[];
  /** What its narrative is about. */
  readonly narrative: Narrative;
  /** The title and the collections of its texts, if it has any. */
  readonly texts: NamedTexts | undefined;
}

/** A narrative is the life of a saint, the history of an icon, or about a day of the church year. */
export type Narrative = 'life' | 'icon' | 'day';

export type NamedTexts = Pick<TextIndexEntry, 'id' | 'title' | 'collections'>;

/** A day of the church year by its name. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
}

/** Saints that are listed together; a list without a title is not a group. */
export interface SaintList {
  readonly title: string;
  /** The emblem that all of them share. */
  readonly icon?: Picture | undefined;
  readonly saints: readonly Kept[];
}

/** What is read at one service, grouped by owner. */
export interface ServiceReadings {
  readonly service: ReadingEntry['service'];
  readonly groups: readonly ReadingGroup[];
}

/** The readings of one owner. */
export interface ReadingGroup {
  /** Whose they are, and whether they are read only where his service is kept; empty for the ordinary readings. */
  readonly of: string;
  readonly readings: readonly PlacedReading[];
}

/** A reading with its place in the church book, as books print it; empty where it has none. */
export interface PlacedReading {
  readonly label: string;
  readonly zachalo: string;
}

/** A reading in one line, with its place. */
export function placedText({ label, zachalo }: PlacedReading): string {
  return zachalo ? `${label} (${zachalo})` : label;
}

/** The facts of a day that its page shows. */
export type DayFacts = Pick<DayOfAnswers, 'date' | 'julianDate' | 'dayOfWeek' | 'fasting'>;

/** A day as a page: its dates, its fast, its feasts and saints, and its seasons. */
export interface DayPage {
  readonly kind: 'day';
  /** `Среда, 7 января 2026`. */
  readonly title: string;
  readonly day: DayFacts;
  /** Whether the service has saints for its year. */
  readonly hasSaints: boolean;
  /** What a wall calendar shows of it; only for its prerendered page. */
  readonly brief?: readonly Brief[];
  /** The Pascha of its year, a civil date. */
  readonly pascha: string;
  /** By what the day is called, besides its great feasts: Great Friday, a Sunday by its name. */
  readonly headline: readonly Named[];
  readonly great: readonly Kept[];
  readonly solemn: readonly Kept[];
  /** Days of the church year that are neither feast nor week. */
  readonly events: readonly Kept[];
  /** First those with a sign, then those without, then the groups. */
  readonly saints: readonly SaintList[];
  /** Weeks and seasons, the shortest first, because it says most. */
  readonly weeks: readonly EventEntry[];
  /** Tone of the week, if anything is sung in it. */
  readonly tone: number | null;
  readonly services: readonly ServiceReadings[];
  /** The hymns of the day, and what is sung at its services; as it was rendered if it comes from its prerendered page. */
  readonly hymns?: DayHymns | Drawn | null;
  readonly liturgy?: LiturgyPart | Drawn | null;
  /** Saved names whose name day it is. */
  readonly nameDays?: readonly SavedName[];
  readonly requests: readonly Request[];
  /** Why it is shown in place of today, if the host cannot be reached. */
  readonly away?: Pick<Notice, 'title' | 'text'> & { readonly retry: string };
}

/** A day from the answers of the API, with its texts from the index. */
export function dayPage(
  day: DayOfAnswers,
  texts: TextIndex['data'],
  scripture: ReadingsDay | null,
  words: DayWords,
  hasLiturgy = false,
): DayPage {
  const { date, julianDate, dayOfWeek, fasting, events } = day;
  const withTexts = <K extends { id: string }>(kept: K) => ({ ...kept, texts: named(texts, kept.id) });
  const feasts = events.filter(({ kind }) => kind === 'feast').map((event) => keptFeast(event, words));
  const kept = [...feasts, ...(day.saints ?? []).map(keptSaint)].map(withTexts);
  const great = kept.filter(({ rank }) => isHigh(rank));
  const solemn = kept.filter(isSolemn);
  const headline = headlineOf(day, scripture);
  const isAbove = (id: string) => headline.some((one) => one.id === id);
  const others = events.filter(({ id, kind }) => kind !== 'week' && kind !== 'feast' && !isAbove(id));
  return {
    kind: 'day',
    title: `${capital(dayOfWeek)}, ${longDate(words.lang, date)}`,
    day: { date, julianDate, dayOfWeek, fasting },
    hasSaints: day.saints !== null,
    pascha: civilDate(paschaOf(dateFrom(date).year)),
    headline,
    great,
    solemn,
    events: others.map(keptEvent).map(withTexts),
    saints: listed(kept.filter((one) => !great.includes(one) && !solemn.includes(one) && !isAbove(one.id))),
    weeks: weeksOf(day),
    tone: scripture?.tone ?? null,
    services: servicesOf(scripture?.readings ?? [], headline, words),
    requests: DAILY_ENDPOINT_NAMES.filter(
      (endpoint) => coversYear(endpoint, dateFrom(date).year) && (endpoint !== 'liturgy' || hasLiturgy),
    ).map((endpoint) => ({ label: words.answers[endpoint], asked: dayRequest(words.lang, endpoint, date) })),
  };
}

/** What gives the day its name, in the order of the answers; a numbered Sunday only where nothing else does. */
function headlineOf({ events, saints }: DayOfAnswers, scripture: ReadingsDay | null): Named[] {
  const ids = (scripture?.headline ?? []).map(String);
  const named = [
    ...events.map(({ id, kind, label, description }) => ({ id, kind, name: label, about: description })),
    ...(saints ?? []).map(({ id, name }) => ({ id: String(id), kind: 'saint', name })),
  ].filter(({ id }) => ids.includes(id));
  const leading = [...named.filter(({ kind }) => kind !== 'week'), ...named.filter(({ kind }) => kind === 'week')];
  const uncounted = leading.filter((one) => !isCounted(one));
  return (uncounted.length > 0 ? uncounted : leading).map(({ kind, ...one }) => one);
}

/** All pictures of a day. */
export function picturesOf({ great, solemn, events, saints }: DayPage): Picture[] {
  const kept = [...great, ...solemn, ...events, ...saints.flatMap((list) => list.saints)];
  return [...kept.flatMap(({ icons }) => icons), ...saints.flatMap(({ icon }) => icon ?? [])];
}

function named(texts: TextIndex['data'], wanted: string): NamedTexts | undefined {
  const found = texts.find(({ id }) => id === wanted);
  return found && { id: found.id, title: found.title, collections: found.collections };
}

function servicesOf(readings: readonly ReadingEntry[], headline: readonly Named[], words: DayWords): ServiceReadings[] {
  return runsOf(readings, ({ service }) => service).map((atService) => ({
    service: (atService[0] as ReadingEntry).service,
    groups: runsOf(atService, ({ of, optional }) => `${of.id} ${optional}`).map((list) => ({
      of: ownerOf(list[0] as ReadingEntry, headline, words),
      readings: list.map((one) => ({ label: one.label, zachalo: zachaloOf(one, words) })),
    })),
  }));
}

/** `Еф., 229 зач.`: the book as the label of the reading names it. */
function zachaloOf({ label, zachalo }: ReadingEntry, words: DayWords): string {
  const [book] = /^.*?(?= \d+:| \d+$)/.exec(label) ?? [];
  return zachalo && book ? words.zachalo(book, zachalo) : '';
}

/** The ordinary readings have no owner; that of a day which is called by its name is told above. */
function ownerOf({ of, optional }: ReadingEntry, headline: readonly Named[], words: DayWords): string {
  if (of.id === null || headline.some(({ id }) => id === String(of.id))) return '';
  const name = withoutYears(of.label);
  return optional ? `${name}, ${words.ifKept}` : name;
}

/** A list divided into runs of members with the same value. */
function runsOf<T>(list: readonly T[], keyOf: (one: T) => string): T[][] {
  const runs: T[][] = [];
  for (const one of list) {
    const run = runs.at(-1);
    if (run && keyOf(run[0] as T) === keyOf(one)) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** Something that is kept, with the heading of its group; most have none. */
type Grouped = Omit<Kept, 'texts'> & { readonly group: string };

function keptEvent({ id, label, description, icons }: EventEntry): Grouped {
  const own = icons.map(pictureOf);
  return { id, name: label, about: description, rank: 'no_sign', group: '', icons: own, narrative: 'day' };
}

/** Movable feasts are beside the great ones and have their own sign, because the answers give them no rank. */
function keptFeast(event: EventEntry, words: DayWords): Grouped {
  return { ...keptEvent(event), rank: 'movable', rankLabel: words.movableFeast };
}

function keptSaint({ id, name, typeId, types, displayTypes, liturgicalRank, icons }: CalendarSaint): Grouped {
  const listedBy = displayTypes ?? (typeId === MOTHER_OF_GOD_ICONS ? types : []);
  return {
    id: String(id),
    name,
    rank: liturgicalRank?.code ?? 'no_sign',
    ...(liturgicalRank ? { rankLabel: liturgicalRank.label } : {}),
    group: listedBy[0]?.label ?? '',
    icons: icons.map(pictureOf),
    narrative: narrativeOf(typeId),
  };
}

function narrativeOf(typeId: number): Narrative {
  if (typeId === MOTHER_OF_GOD_ICONS) return 'icon';
  return WITHOUT_LIVES.includes(typeId) ? 'day' : 'life';
}

/** By its sign; or a synaxis on a Sunday, such as All Saints, which has an emblem of its own but no sign. */
function isSolemn({ id, rank, group, icons }: Grouped): boolean {
  const isMovable = Number.isNaN(Number(id));
  return (
    rank === 'vigil' || rank === 'polyeleos' || (rank === 'no_sign' && isMovable && group === '' && icons.length > 0)
  );
}

function listed(kept: readonly (Kept & Grouped)[]): SaintList[] {
  const signed = kept.filter(({ rank }) => rank !== 'no_sign');
  const plain = kept.filter(({ rank }) => rank === 'no_sign');
  const inGroup = (wanted: string) => plain.filter(({ group }) => group === wanted);
  const titles = [...new Set(plain.map(({ group }) => group))].filter((group) => group !== '');
  return [
    { title: '', saints: [...signed, ...inGroup('')] },
    ...titles.map((title) => groupOf(title, inGroup(title))),
  ].filter(({ saints }) => saints.length > 0);
}

/** The members of a group share one emblem, which is at its heading. */
function groupOf(title: string, list: readonly Kept[]): SaintList {
  const [icon] = list.flatMap(({ icons }) => icons);
  return { title, icon, saints: list.map((one) => ({ ...one, icons: [] })) };
}
