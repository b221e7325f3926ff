import { describe, expect, it } from 'vitest';
import { month } from '../support/data-folder.ts';
import { feedOf, feedText, readFeed } from '../support/feeds.ts';
import { realYear } from '../support/real-days.ts';
import { smallCatalog } from '../support/small-catalog.ts';

const entry = (id: string, rule: string, kind: string, name: string) => `\
- id: ${id}
  rule: ${rule}
  kind: ${kind}
  label: { ru: День, en: ${name} }
  description: { ru: О дне., en: About the day. }
`;
const MOVABLE = [
  entry('pascha', 'pascha+0', 'feast', 'Feast of Feasts'),
  entry('paschal_sunday', 'pascha+0', 'week', 'Sunday of the Feast'),
  entry('afterfeast', 'pascha+1..pascha+6', 'event', 'Afterfeast'),
  entry('last_sunday', 'pascha+56', 'week', 'Last Sunday'),
  entry('next_sunday', 'pascha+63', 'week', 'Next Sunday'),
].join('');
const SAINT = `\
  - { id: 7001, name: { ru: Мученик Флор, en: Martyr Florus }, type: 11, rank: great, rankSources: [typikon 47] }
`;
const catalog = await smallCatalog('feasts-data', {
  'movable.yaml': MOVABLE,
  'menologion/07.yaml': month(7, '07-03', SAINT),
});
const EVENTS = readFeed(feedOf(catalog, 'feasts', 2026));
const named = (summary: string) => EVENTS.filter((event) => event.summary === summary);

describe('The feed of feasts', () => {
  it('shows a movable feast with its description, its Julian date and the page of its day', () => {
    expect(named('Feast of Feasts')).toMatchObject([
      {
        uid: 'feasts-pascha-2026-04-12@menologion',
        start: '2026-04-12',
        end: '2026-04-13',
        description: 'About the day.\nMarch 30, Old Style',
        categories: ['Feast'],
        url: 'https://calendar.example/?day=2026-04-12&lang=en',
      },
    ]);
  });

  it('shows a fixed feast with its rank', () => {
    const description = 'Great feast\nJuly 3, Old Style';
    expect(named('Martyr Florus')).toMatchObject([{ start: '2026-07-16', categories: ['Great feast'], description }]);
  });

  it('shows an event of several days once, with the day after the last as its end', () => {
    expect(named('Afterfeast')).toMatchObject([{ start: '2026-04-13', end: '2026-04-19' }]);
  });

  it('names the Sundays up to All Saints, except those of a movable feast', () => {
    expect(named('Last Sunday')).toMatchObject([{ start: '2026-06-07' }]);
    expect([...named('Sunday of the Feast'), ...named('Next Sunday')]).toEqual([]);
  });

  it('shows the saints of the three highest ranks, and no others', () => {
    for (const year of [2026, 2100]) {
      const high = ['great', 'vigil', 'polyeleos'];
      const wanted = realYear(year).flatMap(({ date, fixed }) =>
        fixed.filter(({ rank }) => high.includes(rank?.code ?? '')).map(({ id }) => `feasts-${id}-${date}@menologion`),
      );
      const uids = readFeed(feedText('feasts', year)).map(({ uid }) => uid);
      expect(uids.filter((uid) => /^feasts-\d+-/.test(uid))).toEqual(wanted);
    }
  });
});
