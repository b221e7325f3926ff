import type { DailyEndpoint } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import { KEPT, type Note } from './changes.ts';
import { compareLiturgy } from './compare-liturgy.ts';
import { compareShown, type Glossary, glossaryKey } from './compare-shown.ts';
import { exchanged, fieldNames, isSame, type JsonObject, objectIn, objectsIn } from './json.ts';

/** Where two answers for a day are compared. */
export interface DayContext {
  readonly endpoint: DailyEndpoint;
  readonly lang: Language;
  readonly day: number;
  readonly note: Note;
  readonly glossary: Glossary;
  /** Who is kept on other days than before. */
  readonly strays: Strays;
}

/** Commemorations that are on a day in one tree alone, by id and language: as the one tree and as the other says. */
export type Strays = Map<
  string,
  { readonly id: string; readonly lang: Language; before?: JsonObject; after?: JsonObject }
>;

/** Compares two answers of an endpoint for a day. Throws TypeError if one of them is no answer. */
export function compareDay(before: JsonObject, after: JsonObject, context: DayContext): void {
  compareKept(keptOn(before), keptOn(after), context);
  if (before.fasting && after.fasting) compareFasting(objectIn(before.fasting), objectIn(after.fasting), context);
  compareReadings(before, after, context);
  if (context.endpoint === 'liturgy') compareLiturgy(before, after, context);
  else compareFields(withoutParts(before), withoutParts(after), context);
}

function withoutParts({ saints, events, fasting, readings, tone, ...rest }: JsonObject): JsonObject {
  return rest;
}

/** The saints and events of a day, which endpoints divide differently. */
function keptOn({ saints, events }: JsonObject): JsonObject[] {
  return [...objectsIn(saints), ...objectsIn(events)];
}

function compareKept(before: readonly JsonObject[], after: readonly JsonObject[], context: DayContext): void {
  const { note, day } = context;
  const byId = (list: readonly JsonObject[]) => new Map(list.map((one) => [String(one.id), one]));
  const [old, current] = [byId(before), byId(after)];
  for (const [id, entry] of old) {
    if (current.has(id)) continue;
    note({ group: 'days', id, field: KEPT, from: true, day });
    strayOf(id, context).before ??= entry;
  }
  for (const [id, entry] of current) {
    const was = old.get(id);
    if (was) {
      compareShown(id, was, entry, context);
      continue;
    }
    note({ group: 'days', id, field: KEPT, to: true, day });
    strayOf(id, context).after ??= entry;
  }
  const [order, now] = [[...old.keys()], [...current.keys()]];
  const isOrderAlone = !isSame(order, now) && isSame(order.toSorted(), now.toSorted());
  const classes = (list: ReadonlyMap<string, JsonObject>) =>
    order.map((id) => list.get(id)?.typeId ?? list.get(id)?.type ?? null);
  // Those on a day are grouped by class, so that a new class is a new order.
  if (isOrderAlone && isSame(classes(old), classes(current)))
    note({ group: 'days', field: 'order', from: order, to: now, day });
}

function strayOf(id: string, { endpoint, lang, strays }: DayContext) {
  const key = `${endpoint} ${lang} ${id}`;
  const stray = strays.get(key) ?? { id, lang };
  strays.set(key, stray);
  return stray;
}

/** Compares what is said of those that no day has in both trees. */
export function compareStrays(strays: Strays, note: Note, glossary: Glossary): void {
  for (const { id, lang, before, after } of strays.values()) {
    if (before && after) compareShown(id, before, after, { lang, note, glossary });
  }
}

/** Whether it is a fast, and a week without one, follows from the type. */
function compareFasting(before: JsonObject, after: JsonObject, { lang, day, note }: DayContext): void {
  const said = ({ isFasting, isSolidWeek, ...fasting }: JsonObject) => fasting;
  const [from, to] = [said(before), said(after)];
  if (!isSame(from, to)) note({ group: 'fasting', field: 'fasting', lang, from, to, day });
}

function compareReadings(before: JsonObject, after: JsonObject, { lang, day, note, glossary }: DayContext): void {
  const { tone: from = null } = before;
  const { tone: to = null } = after;
  if (from !== to) note({ group: 'readings', field: 'tone', from, to, day });
  const [old, current] = [objectsIn(before.readings), objectsIn(after.readings)];
  const [bare, bareNow] = [old.map(withoutWords), current.map(withoutWords)];
  const changed = exchanged(bare, bareNow);
  if (changed.from.length + changed.to.length > 0) note({ group: 'readings', field: 'readings', ...changed, day });
  else if (!isSame(bare, bareNow)) note({ group: 'readings', field: 'order', from: bare, to: bareNow, day });
  for (const { reference, label } of [...old, ...current])
    glossary.set(glossaryKey('reading', String(reference), lang), String(label));
  const now = labelsOf(current);
  for (const [key, { id, text: from }] of labelsOf(old)) {
    const to = now.get(key)?.text;
    if (to === undefined || to === from) continue;
    note(
      id === null
        ? { group: 'words', id: key, field: 'reading', lang, from, to }
        : { group: 'renamed', id, field: 'name', lang, from, to },
    );
  }
}

function withoutWords({ label, of, ...reading }: JsonObject): JsonObject {
  return { ...reading, of: objectIn(of).id ?? null };
}

/** The words of readings: of the reference, and of whose reading it is. */
function labelsOf(readings: readonly JsonObject[]): Map<string, { readonly id: string | null; readonly text: string }> {
  return new Map(
    readings.flatMap(({ reference, label, of }) => {
      const { id = null, label: owner } = objectIn(of);
      return [
        [String(reference), { id: null, text: String(label) }] as const,
        [
          id === null ? 'of_the_day' : `of ${id}`,
          { id: id === null ? null : String(id), text: String(owner) },
        ] as const,
      ];
    }),
  );
}

/** The names of fields that two endpoints write differently. */
const SAME_FIELDS: Readonly<Record<string, string>> = { day_of_week: 'dayOfWeek' };
/** They follow from the date itself, or from the Julian date. */
const DERIVED = ['gregorianDate', 'gregorian_date', 'julian_day', 'julian_month'];

/** Compares the other fields of a day, also those that a later version adds. */
function compareFields(before: JsonObject, after: JsonObject, { lang, day, note }: DayContext): void {
  for (const name of fieldNames(before, after)) {
    const [from, to] = [before[name], after[name]];
    if (DERIVED.includes(name) || isSame(from, to)) continue;
    const field = SAME_FIELDS[name] ?? name;
    if (field === 'dayOfWeek') note({ group: 'words', field, lang, from, to });
    else note({ group: 'days', field, from, to, day });
  }
}
