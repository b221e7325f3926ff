import { describe, expect, it } from 'vitest';
import { feedText, readFeed } from '../support/feeds.ts';

const EVENTS = readFeed(feedText('fasts', 2026));
const named = (summary: string) => EVENTS.filter((event) => event.summary === summary);
const on = (start: string) => EVENTS.filter((event) => event.start === start);

describe('The feed of fasts', () => {
  it.each([
    ['Great Lent', '2026-02-23', '2026-04-06'],
    ['Great Lent, Holy Week', '2026-04-06', '2026-04-12'],
    ['Bright Week, no fast', '2026-04-12', '2026-04-19'],
    ['Apostles’ Fast', '2026-06-08', '2026-07-12'],
    ['Dormition Fast', '2026-08-14', '2026-08-28'],
    ['Christmastide, no fast', '2026-01-07', '2026-01-18'],
  ])('shows %s as one event from %s to the day before %s', (summary, start, end) => {
    expect(named(summary)).toMatchObject([{ start, end }]);
  });

  it('lists the days of a long fast one by one', () => {
    const lines = named('Great Lent')[0]?.description.split('\n') ?? [];
    expect(lines).toHaveLength(42 + 1);
    expect(lines[0]).toBe('February 23, Monday: abstinence from food (Clean Monday, Great Lent begins)');
    expect(lines[8]).toBe('March 3, Tuesday: hot food without vegetable oil');
    expect(lines.at(-1)).toBe('February 10 – March 23, Old Style');
  });

  it('names a feast that is the rule of its day, and no saint', () => {
    const lines = on('2026-11-28')[0]?.description.split('\n') ?? [];
    expect(lines.filter((line) => line.includes('('))).toEqual([
      'December 4, Friday: fish, hot food with vegetable oil (Entry of the Theotokos into the Temple, Nativity Fast)',
      'January 6, Wednesday: hot food with vegetable oil (Eve of the Nativity, Nativity Fast)',
    ]);
    expect(lines).toContain('December 19, Saturday: fish, hot food with vegetable oil');
  });

  it('says in one line what is allowed in a whole week, and nothing if everything is', () => {
    expect(named('Cheesefare Week, no meat')[0]?.description).toBe(
      'meat-free food\nFebruary 3 – February 9, Old Style',
    );
    expect(named('Bright Week, no fast')[0]?.description).toBe('March 30 – April 5, Old Style');
  });

  it('says in the name of a single day what is allowed', () => {
    expect(on('2026-09-02')).toMatchObject([
      { end: '2026-09-03', summary: 'Wednesday, a fast day: hot food without vegetable oil', categories: ['Fast'] },
    ]);
    const russian = readFeed(feedText('fasts', 2026, 'ru')).find(({ start }) => start === '2026-09-11');
    expect(russian?.summary).toBe('Усекновение главы Иоанна Предтечи, однодневный пост: горяч. пища с раст. маслом');
  });
});
