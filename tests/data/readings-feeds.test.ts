import { describe, expect, it } from 'vitest';
import { feedText, readFeed } from '../support/feeds.ts';

const on = (start: string, lang: 'en' | 'ru') =>
  readFeed(feedText('readings', 2027, lang)).find((event) => event.start === start);

describe('The feed of readings', () => {
  it('has the Liturgy in the name of a day, and every service below it', () => {
    expect(on('2027-01-22', 'en')?.summary).toBe('2 Pet. 1:1–10; Mark 13:1–8; Heb. 13:17–21; John 10:9–16');
    expect(on('2027-01-22', 'en')?.description.split('\n').slice(0, 2)).toEqual([
      'Matins: Luke 6:17–23',
      'Liturgy: 2 Pet. 1:1–10; Mark 13:1–8; Heb. 13:17–21; John 10:9–16',
    ]);
  });

  it.each([
    [
      'en',
      'Liturgy, if the service is kept (Glorification of Saint Tikhon, Patriarch of Moscow and All Russia (1989)): Heb. 7:26–8:2; John 10:9–16',
    ],
    [
      'ru',
      'Литургия, если совершается служба (Прославление святителя Тихона, патриарха Московского и всея России (1989)): Евр. 7:26–8:2; Ин. 10:9–16',
    ],
  ] as const)('says of optional readings in words whose they are, and keeps them out of the name: %s', (lang, line) => {
    const event = on('2027-10-09', lang);
    expect(event?.description.split('\n')).toContain(line);
    expect(event?.summary).not.toContain('7:26');
  });
});
