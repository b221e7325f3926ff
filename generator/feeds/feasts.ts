import { daysFromPascha } from '../calendar/pascha.ts';
import type { Day, MovableOccurrence } from '../days/day.ts';
import { memoizeWeak } from '../memoize.ts';
import type { ListedSaint, Movable } from '../model/catalog.ts';
import type { Rank } from '../model/shown.ts';
import type { Edition } from '../responses/entries.ts';
import type { EventTexts, FeedEvent, Observance } from './event.ts';

/** Ranks for a calendar program; with the lower ones a month would be unreadable. */
const RANKS: readonly Rank['code'][] = ['great', 'vigil', 'polyeleos'];
/**
 * The Sundays of the Triodion and the Pentecostarion, in days from Pascha: from the Publican and the Pharisee to All
 * Saints.
 */
const FIRST_SUNDAY = -70;
const LAST_SUNDAY = 56;

/**
 * The feasts of consecutive days: movable feasts, events and memorials, Sundays with a name, and saints of the higher
 * ranks.
 */
export function feastEvents(days: readonly Day[]): FeedEvent[] {
  const seen = new Set<MovableOccurrence>();
  return days.flatMap((day) => {
    const movable = day.movable.filter((occurrence) => isFeast(occurrence, day) && !seen.has(occurrence));
    for (const occurrence of movable) seen.add(occurrence);
    return [...movable.map(movableEvent), ...highIn(day.fixed).map((saint) => fixedEvent(saint, day))];
  });
}

/** The great feasts of consecutive days: Pascha, the twelve and the others of this sign. */
export function greatFeastEvents(days: readonly Day[]): FeedEvent[] {
  return days.flatMap((day) => [
    ...day.movable.filter(({ entry }) => entry.isGreat).map(movableEvent),
    ...greatIn(day.fixed).map((saint) => fixedEvent(saint, day)),
  ]);
}

const greatIn = memoizeWeak((saints: Day['fixed']) => saints.filter(({ rank }) => rank?.code === 'great'));

/** The saints of a day that are among the feasts; days with the same saints share one list. */
const highIn = memoizeWeak((saints: Day['fixed']) => saints.filter(isInFeed));

/** Whether a saint is among the feasts. */
export function isInFeed({ rank }: ListedSaint): boolean {
  return rank !== null && RANKS.includes(rank.code);
}

function isFeast({ entry, span }: MovableOccurrence, { day, movable }: Day): boolean {
  switch (entry.kind) {
    case 'feast':
    case 'event':
    case 'memorial':
      return true;
    case 'saint':
    case 'icon_of_mother_of_god':
      return entry.asSaint !== null && isInFeed(entry.asSaint);
    case 'week': {
      const offset = daysFromPascha(day);
      const isNamedSunday = span.from === span.to && !entry.byDate && offset >= FIRST_SUNDAY && offset <= LAST_SUNDAY;
      return isNamedSunday && !movable.some((other) => other.entry.kind === 'feast');
    }
  }
}

function movableEvent({ entry, span }: MovableOccurrence): FeedEvent {
  return { ...span, observance: movableObservance(entry) };
}

function fixedEvent(saint: ListedSaint, { day }: Day): FeedEvent {
  return { from: day, to: day, observance: fixedObservance(saint) };
}

const movableObservance = memoizeWeak((entry: Movable): Observance => {
  const { id, revised, label, description, asSaint, kind } = entry;
  const textsIn = ({ catalog, lang }: Edition): EventTexts => {
    const category = asSaint?.rank?.label ?? catalog.kinds[kind];
    return { summary: label[lang], lines: [description[lang]], category: category?.[lang] ?? '' };
  };
  return { id, revised, of: [entry], textsIn };
});

const fixedObservance = memoizeWeak((saint: ListedSaint): Observance => {
  const { id, revised, name, rank } = saint;
  const textsIn = ({ lang }: Edition): EventTexts => {
    const category = rank?.label[lang] ?? '';
    return { summary: name[lang], lines: [category], category };
  };
  return { id, revised, of: [saint], textsIn };
});
