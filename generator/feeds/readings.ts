import type { Day } from '../days/day.ts';
import type { Reading } from '../model/reading.ts';
import { rememberedWith } from '../remembered.ts';
import { type Edition, Entries } from '../responses/entries.ts';
import type { EventTexts, FeedEvent, Observance } from './event.ts';

/** What is read from Scripture on consecutive days, one event for each day. */
export function readingEvents(days: readonly Day[]): FeedEvent[] {
  return days.flatMap(({ day, scripture }): FeedEvent[] => {
    const of = scripture?.readings ?? [];
    return of.length === 0 ? [] : [{ from: day, to: day, observance: observance(of) }];
  });
}

/** Days with the same readings share one list. */
const observance = rememberedWith((of: readonly Reading[]): Observance => {
  return { id: 'readings', of, textsIn: (edition) => texts(of, edition) };
});

/** The Liturgy in the first line, if there is one, and below it every service with its readings. */
function texts(readings: readonly Reading[], edition: Edition): EventTexts {
  const { catalog, lang } = edition;
  const word = (code: Parameters<typeof catalog.readingWords.get>[0]) => catalog.readingWords.get(code)?.[lang] ?? '';
  const labels = (list: readonly Reading[]) => list.map(labelIn(edition)).join('; ');
  const services = [...new Set(readings.map(({ service }) => service))];
  const of = services.map((service) => labels(readings.filter((one) => one.service === service)));
  return {
    summary: of[services.indexOf('liturgy')] ?? labels(readings),
    lines: services.map((service, i) => `${word(service)}: ${of[i]}`),
    category: catalog.feedWords.get('readings')?.[lang] ?? '',
  };
}

const labelIn = rememberedWith((edition: Edition) => {
  const entries = new Entries(edition);
  return rememberedWith((reading: Reading) => entries.reading(reading).label);
});
