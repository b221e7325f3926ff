import { describe, expect, it } from 'vitest';
import { feedText, readFeed } from '../support/feeds.ts';

const EVENTS = readFeed(feedText('feasts', 2026));
const named = (summary: string) => EVENTS.find((event) => event.summary === summary);

describe('The feed of feasts', () => {
  it('shows a movable feast with its description, its Julian date and the address of its day', () => {
    expect(EVENTS.find(({ uid }) => uid === 'feasts-pascha-2026-04-12@menologion')).toMatchObject({
      start: '2026-04-12',
      end: '2026-04-13',
      summary: 'Pascha, the Bright Resurrection of Christ',
      description: expect.stringMatching(/\nMarch 30, Old Style$/),
      categories: ['Feast'],
      url: 'https://calendar.example/?day=2026-04-12&lang=en',
    });
  });

  it('shows a fixed feast with its rank', () => {
    expect(
      EVENTS.find(({ start, categories }) => start === '2026-01-07' && categories[0] === 'Great feast'),
    ).toMatchObject({
      summary: expect.stringContaining('Nativity'),
      description: 'Great feast\nDecember 25, Old Style',
    });
    const russian = readFeed(feedText('feasts', 2026, 'ru')).find(({ start }) => start === '2026-01-07');
    expect(russian?.description).toBe('Великий праздник\n25 декабря по старому стилю');
  });

  it('shows an event of several days once, with the day after the last as its end', () => {
    const afterfeast = EVENTS.filter(({ summary }) => summary === 'Afterfeast of the Ascension of the Lord');
    expect(afterfeast).toMatchObject([{ start: '2026-05-22', end: '2026-05-29' }]);
  });

  it('names the Sundays from the Triodion to All Saints, except those of a movable feast', () => {
    expect(named('Cheesefare Sunday, Forgiveness Sunday')?.start).toBe('2026-02-22');
    expect(named('Second Sunday of Pascha, Antipascha, of the Apostle Thomas')?.start).toBe('2026-04-19');
    expect(named('1st Sunday after Pentecost, of All Saints')?.start).toBe('2026-06-07');
    expect(named('2nd Sunday after Pentecost')).toBeUndefined();
    expect(EVENTS.filter(({ start }) => start === '2026-04-05')).toMatchObject([
      { summary: 'Entry of the Lord into Jerusalem' },
    ]);
  });

  it('leaves a month readable: fewer than twenty events in the second half of the year', () => {
    for (const month of ['07', '08', '09', '10', '11', '12']) {
      expect(EVENTS.filter(({ start }) => start.startsWith(`2026-${month}`)).length, month).toBeLessThan(20);
    }
  });
});
