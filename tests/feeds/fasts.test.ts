import { describe, expect, it } from 'vitest';
import { daysOf, feedText, readFeed } from '../support/feeds.ts';
import { realYear } from '../support/real-days.ts';

describe('The feed of fasts', () => {
  it('covers exactly the fast days and the fast-free days of each year, each once', () => {
    for (const year of [1583, 1700, 1917, 2000, 2026, 2027, 2100, 2519, 2999, 3000]) {
      const events = readFeed(feedText('fasts', year));
      for (const [category, type] of [
        ['Fast', 'FAST'],
        ['Fast-free week', 'FAST_FREE'],
      ] as const) {
        const covered = events
          .filter(({ categories }) => categories[0] === category)
          .flatMap(daysOf)
          .filter((day) => day.startsWith(String(year)));
        const wanted = realYear(year).filter(({ fasting }) => fasting.type === type);
        expect(covered).toEqual(wanted.map(({ date }) => date));
      }
    }
  });

  it('shows a fast that crosses the new year completely in both years, with the same bytes', () => {
    const crossing = (year: number) =>
      feedText('fasts', year).match(/BEGIN:VEVENT\r\nUID:fasts-nativity_fast-2026-11-28.*?END:VEVENT\r\n/s)?.[0];
    expect(crossing(2026)).toContain('DTEND;VALUE=DATE:20270107');
    expect(crossing(2027)).toBe(crossing(2026));
  });

  it('leads nowhere in a year that the calendar does not have', () => {
    const [first] = readFeed(feedText('fasts', 1583));
    expect(first).toMatchObject({ start: '1582-11-25', url: undefined });
    const later = readFeed(feedText('fasts', 1584));
    expect(later).not.toEqual([]);
    for (const { url } of later) expect(url).toContain('/?day=158');
  });
});
