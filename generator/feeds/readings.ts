import type { Day } from '../days/day.ts';
import type { Reading } from '../model/reading.ts';
import { type Edition, Entries } from '../responses/entries.ts';
import { type EventTexts, type FeedEvent, oldStyle } from './event.ts';

/** What is read from Scripture on each of some days in a row, an event a day. */
export function readingEvents(days: readonly Day[]): FeedEvent[] {
  return days.flatMap(({ day, scripture }) =>
    scripture && scripture.readings.length > 0
      ? [{ id: 'readings', from: day, to: day, textsIn: (edition) => texts(day, scripture.readings, edition) }]
      : [],
  );
}

/** The Liturgy in a line, where there is one, and below it every service with its readings. */
function texts(day: number, readings: readonly Reading[], edition: Edition): EventTexts {
  const { catalog, lang } = edition;
  const entries = new Entries(edition);
  const word = (code: Parameters<typeof catalog.readingWords.get>[0]) => catalog.readingWords.get(code)?.[lang] ?? '';
  const labels = (list: readonly Reading[]) => list.map((reading) => entries.reading(reading).label).join('; ');
  const services = [...new Set(readings.map(({ service }) => service))];
  const lines = services.map(
    (service) => `${word(service)}: ${labels(readings.filter((one) => one.service === service))}`,
  );
  const atLiturgy = readings.filter(({ service }) => service === 'liturgy');
  return {
    summary: labels(atLiturgy.length > 0 ? atLiturgy : readings),
    description: [...lines, oldStyle(day, day, edition)].join('\n'),
    category: catalog.feedWords.get('readings')?.[lang] ?? '',
  };
}
