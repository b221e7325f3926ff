import { describe, expect, it } from 'vitest';
import { feedText, readFeed } from '../support/feeds.ts';

describe('The feed of great feasts', () => {
  it('has Pascha, the twelve and the other great feasts of a year, and nothing else', () => {
    const events = readFeed(feedText('great', 2026));
    expect(events.map(({ start }) => start)).toEqual([
      ...['2026-01-07', '2026-01-14', '2026-01-19', '2026-02-15', '2026-04-05', '2026-04-07', '2026-04-12'],
      ...['2026-05-21', '2026-05-31', '2026-07-07', '2026-07-12', '2026-08-19', '2026-08-28', '2026-09-11'],
      ...['2026-09-21', '2026-09-27', '2026-10-14', '2026-12-04'],
    ]);
    const feasts = new Set(readFeed(feedText('feasts', 2026)).map(({ start, summary }) => `${start} ${summary}`));
    for (const { start, summary } of events) expect(feasts).toContain(`${start} ${summary}`);
  });
});
