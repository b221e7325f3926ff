import type { ReadingWordCode } from '../../schemas/types.ts';
import type { Day } from '../days/day.ts';
import { memoizeWeak } from '../memoize.ts';
import { findById } from '../model/find-by-id.ts';
import type { Reading } from '../model/reading.ts';
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
const observance = memoizeWeak((of: readonly Reading[]): Observance => {
  return { id: 'readings', of, textsIn: (edition) => texts(of, edition) };
});

/**
 * The Liturgy in the first line, if there is one, and below it every service with its readings; optional readings have a
 * line for each owner, with his name.
 */
function texts(readings: readonly Reading[], edition: Edition): EventTexts {
  const { catalog, lang } = edition;
  const word = (code: ReadingWordCode) => catalog.readingWords[code]?.[lang] ?? '';
  const labels = (list: readonly Reading[]) => list.map(labelIn(edition)).join('; ');
  const atLiturgy = readings.filter(({ service, optional }) => service === 'liturgy' && !optional);
  return {
    summary: labels(atLiturgy.length > 0 ? atLiturgy : readings),
    lines: grouped(readings, ({ service, optional, of }) => (optional ? `${service} ${of}` : service)).map((list) => {
      const { service, optional, of } = list[0] as Reading;
      if (!optional) return `${word(service)}: ${labels(list)}`;
      return `${word(service)}, ${word('optional')} (${findById(catalog.titles, String(of))?.label[lang]}): ${labels(list)}`;
    }),
    category: catalog.feedWords.readings?.[lang] ?? '',
  };
}

function grouped(readings: readonly Reading[], tell: (reading: Reading) => string): Reading[][] {
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) groups.set(tell(reading), [...(groups.get(tell(reading)) ?? []), reading]);
  return [...groups.values()];
}

const labelIn = memoizeWeak((edition: Edition) => {
  const entries = new Entries(edition);
  return memoizeWeak((reading: Reading) => entries.reading(reading).label);
});
