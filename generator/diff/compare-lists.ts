import { LANGUAGES, type Language } from '../contract/languages.ts';
import type { Note } from './changes.ts';
import { compareShown, type Glossary, glossaryKey } from './compare-shown.ts';
import { exchanged, fieldNames, isSame, type Json, type JsonObject, objectIn, objectsIn } from './json.ts';

/** Where two lists, or two answers about a commemoration, are compared. */
export interface ListContext {
  readonly lang: Language;
  readonly note: Note;
  readonly glossary: Glossary;
}

/** The entries of a list by id, or by another key. */
export function byKey({ data }: JsonObject, key = 'id'): Map<string, JsonObject> {
  return new Map(objectsIn(data).map((one) => [String(one[key]), one]));
}

/** Compares the lists of all commemorations: which came, went and moved, and what is said of the others. */
export function compareCommemorations(before: JsonObject, after: JsonObject, context: ListContext): void {
  const { note } = context;
  const [old, current] = [byKey(before), byKey(after)];
  for (const [id, was] of old) if (!current.has(id)) note({ group: 'went', id, field: 'rule', from: ruleOf(was) });
  for (const [id, is] of current) {
    const was = old.get(id);
    if (!was) {
      note({ group: 'came', id, field: 'rule', to: ruleOf(is) });
      continue;
    }
    const [from, to] = [ruleOf(was), ruleOf(is)];
    if (!isSame(from, to)) note({ group: 'moved', id, field: 'rule', from, to });
    compareShown(id, was, is, context);
  }
}

/** When a commemoration is kept: its rule, and its moves if it has some. */
function ruleOf({ rule, moves }: JsonObject): Json {
  return moves === undefined ? (rule as Json) : { rule: rule as Json, moves };
}

/** They are compared in the lists of everything, with the texts, or follow from the rule. */
const APART = ['id', 'found', 'notFound', 'kind', 'name', 'typeId', 'types', 'displayTypeId', 'displayTypes'];
const APART_TOO = ['liturgicalRank', 'icons', 'rule', 'moves', 'ruleLabel', 'dates', 'texts'];

/** Compares two answers about a commemoration; `others` are the commemorations that both trees have. */
export function compareCommemoration(
  id: string,
  before: JsonObject,
  after: JsonObject,
  others: (id: string) => boolean,
  context: ListContext,
): void {
  const { lang, note, glossary } = context;
  for (const one of [before, after])
    glossary.set(glossaryKey('rule', JSON.stringify(ruleOf(one)), lang), String(one.ruleLabel));
  if (before.found !== true || after.found !== true) return;
  compareShown(id, before, after, context);
  for (const field of fieldNames(before, after)) {
    if (![...APART, ...APART_TOO].includes(field))
      compareDetail(id, field, before[field], after[field], others, context);
  }
  if (!isSame(ruleOf(before), ruleOf(after))) return;
  const { ruleLabel: from, dates: were } = before;
  const { ruleLabel: to, dates: are } = after;
  const dates = exchanged((were ?? []) as Json[], (are ?? []) as Json[]);
  if (dates.from.length + dates.to.length > 0) note({ group: 'details', id, field: 'dates', ...dates });
  if (from !== to) note({ group: 'words', id: String(before.rule), field: 'rule', lang, from, to });
}

function compareDetail(
  id: string,
  field: string,
  before: Json | undefined,
  after: Json | undefined,
  others: (id: string) => boolean,
  { lang, note }: ListContext,
): void {
  if (isSame(before, after)) return;
  if (!Array.isArray(before) || !Array.isArray(after)) {
    note({ group: 'details', id, field, from: before, to: after });
    return;
  }
  const changed = exchanged(before as Json[], after as Json[]);
  const isOrder = changed.from.length + changed.to.length === 0;
  const { from, to } = isOrder ? { from: before as Json[], to: after as Json[] } : changed;
  // An id that came or went is told once, not by all its relatives.
  const told = (list: Json[]) => (field === 'related' ? list.filter((one) => others(String(one))) : list);
  if (told(from).length + told(to).length === 0) return;
  note({ group: 'details', id, field, from: told(from), to: told(to), ...(field === 'names' ? { lang } : {}) });
}

/** Compares the lists of classes, and those of names with their forms of today. */
export function compareClasses(before: JsonObject, after: JsonObject, { lang, note }: ListContext): void {
  const [old, current] = [byKey(before), byKey(after)];
  for (const id of new Set([...old.keys(), ...current.keys()])) {
    const [from, to] = [old.get(id)?.label, current.get(id)?.label];
    if (from !== to) note({ group: 'words', id, field: 'class', lang, from, to });
  }
}
export function compareNames(before: JsonObject, after: JsonObject, { lang, note }: ListContext): void {
  const current = byKey(after, 'name');
  for (const [id, { forms: from }] of byKey(before, 'name')) {
    const to = current.get(id)?.forms;
    if (to !== undefined && !isSame(from, to)) note({ group: 'words', id, field: 'forms', lang, from, to });
  }
}

/** Compares what the lists of texts say besides the texts: titles, books, whose texts an alias has. */
export function compareTextLists(before: JsonObject, after: JsonObject, { lang, note }: ListContext): void {
  const [old, current] = [byKey(before), byKey(after)];
  for (const [id, is] of current) {
    const was = old.get(id);
    if (!was) continue;
    if (was.title !== is.title) note({ group: 'renamed', id, field: 'name', lang, from: was.title, to: is.title });
    if (was.of !== is.of) note({ group: 'texts', id, field: 'of', from: was.of, to: is.of });
    const saints = exchanged((was.saints ?? []) as Json[], (is.saints ?? []) as Json[]);
    if (saints.from.length + saints.to.length > 0) note({ group: 'texts', id, field: 'saints', ...saints });
    if (was.of === undefined) compareBooks(id, was, is, { lang, note });
  }
}

function compareBooks(
  id: string,
  before: JsonObject,
  after: JsonObject,
  { lang, note }: Pick<ListContext, 'lang' | 'note'>,
): void {
  const byText = ({ texts }: JsonObject) =>
    new Map(objectsIn(texts).map((one) => [`${one.collection} ${one.number}`, one]));
  const old = byText(before);
  for (const [key, { collection, number, source: to }] of byText(after)) {
    const was = old.get(key);
    if (was && !isSame(was.source, to)) {
      note({ group: 'texts', id, field: `${collection}.source`, number: Number(number), lang, from: was.source, to });
    }
  }
}

/** Compares the lists of the books and lists on which the data rest. */
export function compareSourceLists(before: JsonObject, after: JsonObject, note: Note): void {
  const [old, current] = [byKey(before), byKey(after)];
  for (const id of new Set([...old.keys(), ...current.keys()])) {
    const [was, is] = [old.get(id), current.get(id)];
    const titleIn = (one: JsonObject | undefined, lang: Language) =>
      one === undefined ? undefined : objectIn(one.title)[lang];
    for (const lang of LANGUAGES) {
      const [from, to] = [titleIn(was, lang), titleIn(is, lang)];
      if (from !== to) note({ group: 'sources', id, field: 'title', lang, from, to });
    }
    if (!was || !is) continue;
    for (const field of fieldNames(was, is)) {
      const [from, to] = [was[field], is[field]];
      if (field !== 'title' && !isSame(from, to)) note({ group: 'sources', id, field, from, to });
    }
  }
}
