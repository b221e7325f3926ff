import { daysFromPascha } from '../calendar/pascha.ts';
import type { Day, MovableOccurrence } from '../days/day.ts';
import type { ListedSaint } from '../model/catalog.ts';
import type { Rank } from '../model/shown.ts';
import { type FeedEvent, lastRevision, oldStyle } from './event.ts';

/** Ranks that have a place in a calendar program; with the lower ones no month of it could be read. */
const RANKS: readonly Rank['code'][] = ['great', 'vigil', 'polyeleos'];
/** The Sundays of the Triodion and the Pentecostarion, in days from Pascha: of the Publican and the Pharisee to All Saints. */
const FIRST_SUNDAY = -70;
const LAST_SUNDAY = 56;

/** The feasts of some days in a row: movable feasts, events and memorials, named Sundays, and saints of the higher ranks. */
export function feastEvents(days: readonly Day[]): FeedEvent[] {
  const seen = new Set<MovableOccurrence>();
  return days.flatMap((day) => {
    const movable = day.movable.filter((occurrence) => isFeast(occurrence, day) && !seen.has(occurrence));
    for (const occurrence of movable) seen.add(occurrence);
    return [...movable.map(movableEvent), ...day.fixed.filter(isHigh).map((saint) => fixedEvent(saint, day))];
  });
}

function isHigh({ rank }: ListedSaint): boolean {
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
      return entry.asSaint !== null && isHigh(entry.asSaint);
    case 'week': {
      const offset = daysFromPascha(day);
      const isNamedSunday = span.from === span.to && !entry.byDate && offset >= FIRST_SUNDAY && offset <= LAST_SUNDAY;
      return isNamedSunday && !movable.some((other) => other.entry.kind === 'feast');
    }
  }
}

function movableEvent({ entry, span }: MovableOccurrence): FeedEvent {
  return {
    id: entry.id,
    ...span,
    ...lastRevision([entry]),
    textsIn: (edition) => {
      const { catalog, lang } = edition;
      const category = entry.asSaint?.rank?.label ?? catalog.kinds.get(entry.kind);
      return {
        summary: entry.label[lang],
        description: `${entry.description[lang]}\n${oldStyle(span.from, span.to, edition)}`,
        category: category?.[lang] ?? '',
      };
    },
  };
}

function fixedEvent(saint: ListedSaint, { day }: Day): FeedEvent {
  const { id, name, rank } = saint;
  return {
    id,
    from: day,
    to: day,
    ...lastRevision([saint]),
    textsIn: (edition) => {
      const category = rank?.label[edition.lang] ?? '';
      const description = `${category}\n${oldStyle(day, day, edition)}`;
      return { summary: name[edition.lang], description, category };
    },
  };
}
