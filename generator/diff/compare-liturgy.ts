import type { TextEdition } from '../contract/editions.ts';
import type { Language } from '../contract/languages.ts';
import type { Note } from './changes.ts';
import { exchanged, fieldNames, isSame, type Json, type JsonObject, objectIn, objectsIn } from './json.ts';

interface LiturgyContext {
  readonly lang: Language;
  readonly day: number;
  readonly note: Note;
}

/** Compares two answers about the Liturgy of a day. Throws TypeError if one of them is no answer. */
export function compareLiturgy(before: JsonObject, after: JsonObject, context: LiturgyContext): void {
  const [old, current] = [placesOf(before), placesOf(after)];
  for (const field of fieldNames(old, current)) comparePlace(field, old[field], current[field], context);
  compareSources(before, after, context);
  compareOpen(before, after, context);
}

/** They are compared apart, or in the other answers of the day. */
const APART = ['gregorianDate', 'julianDate', 'dayOfWeek', 'sources', 'open'];
/** Fields with places of their own. */
const GROUPS = ['entrance', 'matins', 'vespers'];

/** What stands in each place of the service: `prokeimena`, `matins.kathismata`. */
function placesOf(entry: JsonObject): JsonObject {
  const places = Object.entries(entry).flatMap(([name, value]): (readonly [string, Json])[] => {
    if (APART.includes(name)) return [];
    if (!GROUPS.includes(name) || value === null) return [[name, value]];
    return Object.entries(objectIn(value)).map(([inner, one]) => [`${name}.${inner}`, one]);
  });
  return Object.fromEntries(places);
}

function comparePlace(field: string, before: Json | undefined, after: Json | undefined, context: LiturgyContext): void {
  const { lang, day, note } = context;
  if (isSame(before, after)) return;
  if (isSame(bare(before), bare(after))) {
    if (before !== undefined && after !== undefined) compareWords(field, before, after, context);
    return;
  }
  const areLists = Array.isArray(before) && Array.isArray(after);
  const changed = areLists ? exchanged(before as Json[], after as Json[], bare) : { from: before, to: after };
  const isOrder = areLists && Object.values(changed).every((list) => (list as Json[]).length === 0);
  const { from, to } = isOrder ? { from: before, to: after } : changed;
  note({ group: 'liturgy', field, lang, from: shown(from), to: shown(to), day });
}

/** A value without the words for it, and without the numbers of its sources, which are those of one day. */
function bare(value: Json | undefined): Json | undefined {
  return stripped(value, ['label', 'texts', 'sources']);
}

/** A value with its words, but without the texts. */
function shown(value: Json | undefined): Json | undefined {
  return stripped(value, ['texts', 'sources']);
}

function stripped(value: Json | undefined, names: readonly string[]): Json | undefined {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => stripped(one, names) as Json);
  const kept = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, stripped(one, names) as Json]));
}

/** Compares the words and texts of two values that are otherwise the same. */
function compareWords(field: string, before: Json, after: Json, context: LiturgyContext): void {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return;
  if (Array.isArray(before)) {
    for (const [i, one] of before.entries()) compareWords(field, one, (after as Json[])[i] as Json, context);
    return;
  }
  const [old, current] = [objectIn(before), objectIn(after)];
  for (const name of fieldNames(old, current)) {
    const [from, to] = [old[name], current[name]];
    if (isSame(from, to) || name === 'sources') continue;
    if (name === 'label') noteLabel(field, old, from, to, context);
    else if (name === 'texts') compareTexts(field, objectsIn(from), objectsIn(to), context);
    else compareWords(field, from as Json, to as Json, context);
  }
}

function noteLabel(
  field: string,
  { id, code, rank }: JsonObject,
  from: Json | undefined,
  to: Json | undefined,
  { lang, note }: LiturgyContext,
): void {
  if (id !== undefined && id !== null) note({ group: 'renamed', id: String(id), field: 'name', lang, from, to });
  else if (rank !== undefined) note({ group: 'words', id: String(rank), field: 'rank', lang, from, to });
  else note({ group: 'words', field, lang, from, to, ...(code === undefined ? {} : { id: String(code) }) });
}

/** The words that are sung, in all languages; each language is in the answers of every language. */
function compareTexts(
  field: string,
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  { day, note }: LiturgyContext,
): void {
  const byLanguage = (texts: readonly JsonObject[]): JsonObject =>
    Object.fromEntries(texts.map(({ lang, value }) => [String(lang), value as Json]));
  const [old, current] = [byLanguage(before), byLanguage(after)];
  for (const lang of fieldNames(old, current)) {
    const [from, to] = [old[lang], current[lang]];
    if (from !== to) note({ group: 'liturgy', field: `${field}.texts`, lang: lang as TextEdition, from, to, day });
  }
}

/** Compares the places in books on which each field rests. Many days rest on the same place. */
function compareSources(before: JsonObject, after: JsonObject, { lang, day, note }: LiturgyContext): void {
  const labels = (entry: JsonObject, field: string) =>
    objectsIn(entry.sources).flatMap(({ label, fields }) =>
      ((fields ?? []) as Json[]).includes(field) ? [label as Json] : [],
    );
  const sources = [...objectsIn(before.sources), ...objectsIn(after.sources)];
  for (const field of new Set(sources.flatMap(({ fields }) => (fields ?? []) as string[]))) {
    const { from, to } = exchanged(labels(before, field), labels(after, field));
    if (from.length + to.length > 0) note({ group: 'liturgy', field: 'sources', lang, from, to, day });
  }
}

/** Compares what is left open, and why. */
function compareOpen(before: JsonObject, after: JsonObject, { lang, day, note }: LiturgyContext): void {
  const reasons = (entry: JsonObject): JsonObject =>
    Object.fromEntries(objectsIn(entry.open).map(({ field, reason }) => [String(field), reason as Json]));
  const [old, current] = [reasons(before), reasons(after)];
  const said = (field: string, reason: Json | undefined) => (reason === undefined ? undefined : { field, reason });
  for (const field of fieldNames(old, current)) {
    const [from, to] = [said(field, old[field]), said(field, current[field])];
    if (!isSame(from, to)) note({ group: 'liturgy', field: 'open', lang, from, to, day });
  }
}
