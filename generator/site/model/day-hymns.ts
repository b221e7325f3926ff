import type {
  EntranceHymn,
  HymnographyAnswer,
  HymnographyEntry,
  LiturgyDay,
  LiturgyOwner,
  TextIndex,
} from '../../../schemas/types.ts';
import { liturgyWords } from '../words/liturgy-words.ts';
import type { Words } from '../words/words.ts';
import { type AnswerRequest, textRequest } from './answer-request.ts';
import type { DayOfAnswers } from './day.ts';
import { hymnAddress } from './hymn-place.ts';
import { hymnOwner, hymnTitle, toned } from './liturgy-part.ts';
import { type LocalText, localText, readingOrder } from './text-part.ts';

/** The troparia and kontakia of a day, in the order in which they are sung. */
export interface DayHymns {
  readonly hymns: readonly DayHymn[];
}

/** A hymn with what is said before it. */
export interface DayHymn {
  readonly marker: string;
  readonly title: string;
  /** Whose it is. */
  readonly of: string;
  /** The address of its words. */
  readonly address: string;
  /** Its first words; empty if its words are only at its address. */
  readonly first: string;
  /** Its words in Slavonic and in the language of the page, that of the reader first. */
  readonly texts: readonly LocalText[];
}

/** Where answers come from; null if there is no such answer. */
type Ask = <A>(request: AnswerRequest) => Promise<A | null>;

/** A hymn of the answers with its place in them. */
type Placed = EntranceHymn & { readonly text: NonNullable<EntranceHymn['text']> };

/** Saints whose hymns are on the page of a day; those of the others are one step away. */
const MOST_SAINTS = 4;
/** Hymns whose words are on the page of a day; those of the others are one step away. */
const MOST_WITH_WORDS = 6;
/** The characters of the first words. */
const FIRST = 64;

/** Whose hymns are looked for: an id, and a name. */
type Owner = Pick<LiturgyOwner, 'id' | 'label'> & { readonly id: string };

/** The saints and feasts of a day that have hymns of their own, by the list of texts. */
export function ownersOfHymns({ saints, events }: DayOfAnswers, texts: TextIndex['data']): Owner[] {
  const kept = [
    ...events.filter(({ kind }) => kind !== 'week'),
    ...(saints ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
  ];
  const sung = new Set(texts.filter((one) => one.texts.some(isSung)).map(({ id }) => id));
  return kept.filter(({ id }) => sung.has(id)).map(({ id, label }) => ({ id, label }));
}

function isSung({ collection }: { collection: string }): boolean {
  return collection === 'troparia' || collection === 'kontakia';
}

/**
 * The hymns of a day: those after the Little Entrance, or where it has none, of those whose service it is; then of
 * `others` with hymns of their own. Null if there are none.
 */
export async function dayHymns(
  { entrance, service }: Pick<LiturgyDay, 'entrance' | 'service'>,
  others: readonly Owner[],
  words: Words,
  ask: Ask,
): Promise<DayHymns | null> {
  const sung = (entrance?.saint ?? entrance?.lord ?? []).filter((one): one is Placed => one.text !== undefined);
  // The hymns of a feast are sung from its day on; a forefeast has its own.
  const of = sung.length > 0 ? [] : service.of.filter(({ phase }) => phase !== 'forefeast');
  const served = of.flatMap(({ id, label }) => (id ? [{ id: String(id), label }] : []));
  const sungIds = new Set(sung.map(({ of }) => String(of.id)));
  const owners = uniqueById([...served, ...others]).filter(({ id }) => !sungIds.has(id));
  const nearest = new Set([...sungIds, ...owners.map(({ id }) => id)].filter(isSaint).slice(0, MOST_SAINTS));
  const isNear = (id: unknown) => !isSaint(String(id)) || nearest.has(String(id));
  const near = owners.filter(({ id }) => isNear(id));
  const ids = new Set([
    ...sung.filter(({ of }) => isNear(of.id)).map(({ text }) => text.id),
    ...near.map(({ id }) => id),
  ]);
  const entries = await hymnsById(ids, words, ask);
  const hymns = [...sung, ...near.flatMap((owner) => ownHymns(owner, entries.get(owner.id)))].map((one) =>
    hymnOf(one, isNear(one.of.id) ? entries.get(one.text.id) : undefined, words),
  );
  return hymns.length > 0 ? { hymns: hymns.filter(isFirst).map(withWordsIfEarly) } : null;
}

function withWordsIfEarly(hymn: DayHymn, at: number): DayHymn {
  return at < MOST_WITH_WORDS ? hymn : { ...hymn, first: '', texts: [] };
}

/** Whether no hymn before it has the same words: a feast, its second day and its afterfeast share their troparion. */
function isFirst({ title, texts }: DayHymn, at: number, hymns: readonly DayHymn[]): boolean {
  const [own] = texts;
  return !own || hymns.findIndex((one) => one.title === title && one.texts[0]?.html === own.html) === at;
}

/** The texts of ids, by id; undefined where there are none, or they are not reached. */
export async function hymnsById(
  ids: ReadonlySet<string>,
  words: Words,
  ask: Ask,
): Promise<ReadonlyMap<string, HymnographyEntry | undefined>> {
  return new Map(await Promise.all(Array.from(ids, async (id) => [id, await entryOf(id, words, ask)] as const)));
}

/** The words of a hymn in Slavonic and in the language of the page, that of the reader first; empty if there are none. */
export function textsOfHymn({ text }: EntranceHymn, entry: HymnographyEntry | undefined, { lang }: Words): LocalText[] {
  const written = text && entry?.[text.collection].find(({ delta }) => delta === text.delta)?.texts;
  return readingOrder(lang).flatMap((wanted) =>
    (written ?? []).filter((one) => one.lang === wanted).map(({ value }) => localText(wanted, value)),
  );
}

async function entryOf(id: string, { lang }: Words, ask: Ask): Promise<HymnographyEntry | undefined> {
  const found = await ask<HymnographyAnswer>(textRequest(lang, 'hymnography', id)).catch(() => null);
  return found?.data.find((one) => one.id === id);
}

function uniqueById(owners: readonly Owner[]): Owner[] {
  return owners.filter(({ id }, i) => owners.findIndex((one) => one.id === id) === i);
}

/** Hymns of feasts and of the week are no more than a few on any day. */
function isSaint(id: string): boolean {
  return /^\d+$/.test(id);
}

/** The first troparion and the first kontakion of an owner. */
function ownHymns(of: Owner, entry: HymnographyEntry | undefined): Placed[] {
  const first = (type: 'troparion' | 'kontakion', collection: 'troparia' | 'kontakia') =>
    (entry?.[collection] ?? []).slice(0, 1).map(({ delta, tone }): Placed => {
      return { type, ...(tone ? { tone } : {}), of, text: { id: of.id, collection, delta } };
    });
  return [...first('troparion', 'troparia'), ...first('kontakion', 'kontakia')];
}

function hymnOf(hymn: Placed, entry: HymnographyEntry | undefined, words: Words): DayHymn {
  const { type, tone, marker, text } = hymn;
  const own = liturgyWords(words);
  const texts = textsOfHymn(hymn, entry, words);
  return {
    marker: marker ? own.markers[marker] : '',
    title: text.id.startsWith(COMMON) ? toned(own.common[type], tone, words) : hymnTitle(hymn, words),
    of: hymnOwner(hymn, words),
    address: hymnAddress(text, words.lang),
    first: firstWords(texts[0]?.html ?? ''),
    texts,
  };
}

const COMMON = 'common_';

function firstWords(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= FIRST ? text : `${text.slice(0, text.lastIndexOf(' ', FIRST)).replace(/[,;:.]$/, '')}…`;
}
