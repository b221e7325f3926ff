import { MOTHER_OF_GOD_ICONS } from '../contract/saint-types.ts';
import type { DataFiles, FixedPlace, ReadingFiles } from './data-files.ts';
import type { Entry } from './source.ts';

/** An entry of a pack that takes the place of an earlier one. */
export interface Replacement {
  /** What is replaced: `movable pascha`, `text 12033/hymnography.yaml`. */
  readonly what: string;
  /** `file:line` of the one and of the other. */
  readonly by: string;
  readonly of: string;
}

/** Lays a pack over data: what has a known id is replaced in its place, everything else is added. */
export function overlay(base: DataFiles, pack: DataFiles, replaced: Replacement[]): DataFiles {
  const laid = <T>(
    what: string,
    key: (value: T) => string | number,
    before: readonly Entry<T>[],
    after: readonly Entry<T>[],
  ) =>
    layOver(
      before,
      after,
      ({ value }) => `${what} ${key(value)}`,
      (entry) => entry,
      replaced,
    );
  const byId = ({ id }: { id: string | number }) => id;
  const byCode = ({ code }: { code: string }) => code;
  return {
    types: laid('type', byId, base.types, pack.types),
    ranks: laid('rank', byCode, base.ranks, pack.ranks),
    kinds: laid('kind', byCode, base.kinds, pack.kinds),
    foods: laid('food', byCode, base.foods, pack.foods),
    narratives: laid('narrative', ({ type }) => type, base.narratives, pack.narratives),
    weekdays: pack.weekdays.length > 0 ? pack.weekdays : base.weekdays,
    months: pack.months.length > 0 ? pack.months : base.months,
    feeds: laid('feed word', byCode, base.feeds, pack.feeds),
    textTitles: laid('text title', byId, base.textTitles, pack.textTitles),
    icons: laid('icon', byId, base.icons, pack.icons),
    fixed: fixedOver(base.fixed, pack.fixed, replaced),
    retiredIds: [...base.retiredIds, ...pack.retiredIds],
    movable: laid('movable', byId, base.movable, pack.movable),
    facts: layOver(
      base.facts,
      pack.facts,
      ({ id }) => `facts of ${id}`,
      ({ entry }) => entry,
      replaced,
    ),
    names: laid('name', ({ ru }) => ru, base.names, pack.names),
    related: [...base.related, ...pack.related],
    sources: laid('source', byId, base.sources, pack.sources),
    licenses: laid('license', byId, base.licenses, pack.licenses),
    seasons: layOver(
      base.seasons,
      pack.seasons,
      ({ id }) => `season ${id}`,
      ({ entry }) => entry,
      replaced,
    ),
    fasting: fastingOver(base.fasting, pack.fasting, replaced),
    aliases: laid('alias', byId, base.aliases, pack.aliases),
    generalServices: laid('general service', byId, base.generalServices, pack.generalServices),
    otherWords: [...base.otherWords, ...pack.otherWords],
    refusedDomains: [...base.refusedDomains, ...pack.refusedDomains],
    texts: layOver(
      base.texts,
      pack.texts,
      ({ name }) => `text ${name}`,
      ({ entry }) => entry,
      replaced,
    ),
    scripture: laid('book of Scripture', byId, base.scripture, pack.scripture),
    readingWords: laid('reading word', byCode, base.readingWords, pack.readingWords),
    ruleWords: laid('rule word', byCode, base.ruleWords, pack.ruleWords),
    readings: {
      cycleDays: laid('readings of', ({ at }) => at, base.readings.cycleDays, pack.readings.cycleDays),
      cycleWeeks: laid('readings of week', ({ week }) => week, base.readings.cycleWeeks, pack.readings.cycleWeeks),
      commons: laid('common readings', byId, base.readings.commons, pack.readings.commons),
      days: occasionsOver(base.readings.days, pack.readings.days, replaced),
      saints: occasionsOver(base.readings.saints, pack.readings.saints, replaced),
      usage: pack.readings.usage.length > 0 ? pack.readings.usage : base.readings.usage,
    },
    books: {
      list: laid('book', byId, base.books.list, pack.books.list),
      script: pack.books.script ?? base.books.script,
      capitals: pack.books.capitals ?? base.books.capitals,
      wording: pack.books.wording ?? base.books.wording,
      places: [...base.books.places, ...pack.books.places],
      misprints: [...base.books.misprints, ...pack.books.misprints],
      whose: [...base.books.whose, ...pack.books.whose],
    },
  };
}

/** All rows of an id give way to those that a pack has for it. */
function occasionsOver(
  before: ReadingFiles['days'],
  after: ReadingFiles['days'],
  replaced: Replacement[],
): ReadingFiles['days'] {
  const newer = new Map(after.flatMap((entry) => (entry.value.of === undefined ? [] : [[entry.value.of, entry]])));
  const kept = before.filter((entry) => {
    const other = entry.value.of === undefined ? undefined : newer.get(entry.value.of);
    if (other) replaced.push({ what: `readings of ${entry.value.of}`, by: other.at(), of: entry.at() });
    return !other;
  });
  return [...kept, ...after];
}

function layOver<T>(
  before: readonly T[],
  after: readonly T[],
  key: (item: T) => string,
  entryOf: (item: T) => Entry<unknown>,
  replaced: Replacement[],
): T[] {
  const newer = new Map(after.map((item) => [key(item), item]));
  const known = new Set(before.map(key));
  const result = before.map((item) => {
    const other = newer.get(key(item));
    if (other === undefined) return item;
    replaced.push({ what: key(item), by: entryOf(other).at(), of: entryOf(item).at() });
    return other;
  });
  return [...result, ...after.filter((item) => !known.has(key(item)))];
}

/** Rules of a pack that are new stand first, for the first that fits decides. */
function fastingOver(before: DataFiles['fasting'], after: DataFiles['fasting'], replaced: Replacement[]) {
  const known = new Set(before.map(({ value }) => value.id));
  const laid = layOver(
    before,
    after,
    ({ value }) => `fasting ${value.id}`,
    (entry) => entry,
    replaced,
  );
  return [...after.filter(({ value }) => !known.has(value.id)), ...laid.slice(0, before.length)];
}

/** An entry of a pack stands where the one it replaces stood; a new one, or one of another day, before the icons. */
function fixedOver(before: readonly FixedPlace[], after: readonly FixedPlace[], replaced: Replacement[]): FixedPlace[] {
  const result = [...before];
  for (const place of after) {
    const old = result.findIndex(({ entry }) => entry.value.id === place.entry.value.id);
    const earlier = result[old];
    if (earlier)
      replaced.push({ what: `menologion ${place.entry.value.id}`, by: place.entry.at(), of: earlier.entry.at() });
    if (earlier?.monthDay === place.monthDay) {
      result[old] = place;
      continue;
    }
    if (earlier) result.splice(old, 1);
    result.splice(newPlace(result, place), 0, place);
  }
  return result;
}

function newPlace(places: readonly FixedPlace[], { monthDay, entry }: FixedPlace): number {
  const isIcon = entry.value.type === MOTHER_OF_GOD_ICONS;
  const follows = ({ monthDay: day, entry: other }: FixedPlace) =>
    day > monthDay || (day === monthDay && !isIcon && other.value.type === MOTHER_OF_GOD_ICONS);
  const at = places.findIndex(follows);
  return at < 0 ? places.length : at;
}
