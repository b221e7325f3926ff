import { MOTHER_OF_GOD_ICONS } from '../contract/saint-types.ts';
import { message } from '../messages/message.ts';
import type { DataFiles, FixedPlace, ReadingFiles } from './data-files.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './source.ts';

/**
 * Lays a pack over data: an entry with a known id is replaced in its place, every other is added. `replaced` gets each
 * entry that replaces an earlier one.
 */
export function overlay(base: DataFiles, pack: DataFiles, replaced: Problem[]): DataFiles {
  const laid = <T>(key: (value: T) => string | number, before: readonly Entry<T>[], after: readonly Entry<T>[]) =>
    layOver(
      before,
      after,
      ({ value }) => key(value),
      (entry) => entry,
      replaced,
    );
  const whole = <T>(what: string, before: readonly Entry<T>[], after: readonly Entry<T>[]) => {
    const [by, of] = [after[0], before[0]];
    if (by && of) replaced.push(replacement(what, by, of));
    return by ? after : before;
  };
  const table = <T>(what: string, before: Entry<T> | null, after: Entry<T> | null) =>
    whole(what, before ? [before] : [], after ? [after] : [])[0] ?? null;
  const byId = ({ id }: { id: string | number }) => id;
  const byCode = ({ code }: { code: string }) => code;
  const ranks = laid(byCode, base.ranks, pack.ranks);
  return {
    types: laid(byId, base.types, pack.types),
    ranks,
    kinds: laid(byCode, base.kinds, pack.kinds),
    foods: laid(byCode, base.foods, pack.foods),
    narratives: laid(({ type }) => type, base.narratives, pack.narratives),
    weekdays: whole('weekdays', base.weekdays, pack.weekdays),
    months: whole('months', base.months, pack.months),
    feeds: laid(byCode, base.feeds, pack.feeds),
    textTitles: laid(byId, base.textTitles, pack.textTitles),
    icons: laid(byId, base.icons, pack.icons),
    fixed: fixedOver(base.fixed, pack.fixed, ranks, replaced),
    retiredIds: [...base.retiredIds, ...pack.retiredIds],
    movable: laid(byId, base.movable, pack.movable),
    facts: layOver(
      base.facts,
      pack.facts,
      ({ id }) => id,
      ({ entry }) => entry,
      replaced,
    ),
    names: laid(({ ru }) => ru, base.names, pack.names),
    surnames: table('surnames', base.surnames, pack.surnames),
    related: [...base.related, ...pack.related],
    acts: laid(byId, base.acts, pack.acts),
    sources: laid(byId, base.sources, pack.sources),
    licenses: laid(byId, base.licenses, pack.licenses),
    seasons: layOver(
      base.seasons,
      pack.seasons,
      ({ id }) => id,
      ({ entry }) => entry,
      replaced,
    ),
    fasting: fastingOver(base.fasting, pack.fasting, replaced),
    aliases: laid(byId, base.aliases, pack.aliases),
    generalServices: laid(byId, base.generalServices, pack.generalServices),
    otherWords: [...base.otherWords, ...pack.otherWords],
    refusedDomains: [...base.refusedDomains, ...pack.refusedDomains],
    texts: layOver(
      base.texts,
      pack.texts,
      ({ name }) => name,
      ({ entry }) => entry,
      replaced,
    ),
    scripture: laid(byId, base.scripture, pack.scripture),
    readingWords: laid(byCode, base.readingWords, pack.readingWords),
    ruleWords: laid(byCode, base.ruleWords, pack.ruleWords),
    readings: {
      cycleDays: laid(({ at }) => at, base.readings.cycleDays, pack.readings.cycleDays),
      cycleWeeks: laid(({ week }) => week, base.readings.cycleWeeks, pack.readings.cycleWeeks),
      commons: laid(byId, base.readings.commons, pack.readings.commons),
      days: occasionsOver(base.readings.days, pack.readings.days, replaced),
      saints: occasionsOver(base.readings.saints, pack.readings.saints, replaced),
      usage: whole('usage', base.readings.usage, pack.readings.usage),
    },
    books: {
      list: laid(byId, base.books.list, pack.books.list),
      script: table('script', base.books.script, pack.books.script),
      capitals: table('capitals', base.books.capitals, pack.books.capitals),
      wording: table('wording', base.books.wording, pack.books.wording),
      places: [...base.books.places, ...pack.books.places],
      misprints: [...base.books.misprints, ...pack.books.misprints],
      whose: [...base.books.whose, ...pack.books.whose],
    },
    left: [...base.left, ...pack.left],
  };
}

/** All rows of an id are replaced if the pack has rows for it. */
function occasionsOver(
  before: ReadingFiles['days'],
  after: ReadingFiles['days'],
  replaced: Problem[],
): ReadingFiles['days'] {
  const newer = new Map(after.flatMap((entry) => (entry.value.of === undefined ? [] : [[entry.value.of, entry]])));
  const kept = before.filter((entry) => {
    const { of } = entry.value;
    const other = of === undefined ? undefined : newer.get(of);
    if (of === undefined || !other) return true;
    replaced.push(replacement(of, other, entry));
    return false;
  });
  return [...kept, ...after];
}

function replacement(id: string | number, by: Entry<unknown>, of: Entry<unknown>): Problem {
  return by.problem([], message('takesPlace', id, of.at()));
}

function layOver<T>(
  before: readonly T[],
  after: readonly T[],
  key: (item: T) => string | number,
  entryOf: (item: T) => Entry<unknown>,
  replaced: Problem[],
): T[] {
  const newer = new Map(after.map((item) => [key(item), item]));
  const known = new Set(before.map(key));
  const result = before.map((item) => {
    const other = newer.get(key(item));
    if (other === undefined) return item;
    replaced.push(replacement(key(item), entryOf(other), entryOf(item)));
    return other;
  });
  return [...result, ...after.filter((item) => !known.has(key(item)))];
}

/** New rules of a pack come first, because the first matching rule decides. */
function fastingOver(before: DataFiles['fasting'], after: DataFiles['fasting'], replaced: Problem[]) {
  const known = new Set(before.map(({ value }) => value.id));
  const laid = layOver(
    before,
    after,
    ({ value }) => value.id,
    (entry) => entry,
    replaced,
  );
  return [...after.filter(({ value }) => !known.has(value.id)), ...laid.slice(0, before.length)];
}

/**
 * An entry of a pack takes the place of the one that it replaces. A new entry, or one with another day or rank, gets
 * the place of its rank.
 */
function fixedOver(
  before: readonly FixedPlace[],
  after: readonly FixedPlace[],
  ranks: DataFiles['ranks'],
  replaced: Problem[],
): FixedPlace[] {
  const days = new Map<string, FixedPlace[]>();
  const dayOf = new Map<number, string>();
  const placesOn = (day: string) => days.get(day) ?? days.set(day, []).get(day) ?? [];
  for (const place of before) {
    placesOn(place.monthDay).push(place);
    if (!dayOf.has(place.entry.value.id)) dayOf.set(place.entry.value.id, place.monthDay);
  }
  for (const place of after) {
    const { id, rank } = place.entry.value;
    const earlierDay = dayOf.get(id);
    const ownDay = placesOn(place.monthDay);
    const around = earlierDay === undefined ? [] : placesOn(earlierDay);
    const old = around.findIndex(({ entry }) => entry.value.id === id);
    const earlier = around[old];
    dayOf.set(id, place.monthDay);
    if (earlier) replaced.push(replacement(id, place.entry, earlier.entry));
    if (earlier && around === ownDay && earlier.entry.value.rank === rank) {
      ownDay[old] = place;
      continue;
    }
    if (earlier) around.splice(old, 1);
    const moved = earlier && around !== ownDay ? { ...place, movedFrom: earlier.monthDay } : place;
    ownDay.splice(newPlace(ownDay, moved, ranks), 0, moved);
  }
  return [...days.keys()].sort().flatMap(placesOn);
}

/** Among the entries of its day: after the last one with the same or a higher rank; icons of the Mother of God after all others. */
function newPlace(places: readonly FixedPlace[], place: FixedPlace, ranks: DataFiles['ranks']): number {
  const isIcon = ({ entry }: FixedPlace) => entry.value.type === MOTHER_OF_GOD_ICONS;
  const height = ({ entry: { value } }: FixedPlace) =>
    value.rank === undefined ? ranks.length : ranks.findIndex((rank) => rank.value.code === value.rank);
  const standsBefore = (other: FixedPlace) =>
    isIcon(other) === isIcon(place) ? height(other) <= height(place) : isIcon(place);
  return places.findLastIndex(standsBefore) + 1;
}
