import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../generator/contract/languages.ts';
import { month } from '../support/data-folder.ts';
import { feedOf, readFeed } from '../support/feeds.ts';
import { smallCatalog } from '../support/small-catalog.ts';

const SAINT = '  - { id: 7001, name: { ru: Мученик Флор, en: Martyr Florus }, type: 11 }\n';
const OPTIONAL = `\
- of: 7001
  optional: true
  liturgy:
    - { apostle: Heb.7.26-8.2, zachalo: "318" }
    - { gospel: John.10.9-16, zachalo: "36" }
  basis: A test
`;
const catalog = await smallCatalog('readings-data', {
  'menologion/07.yaml': month(7, '07-03', SAINT),
  'readings/saints.yaml': OPTIONAL,
});
const on = (start: string, lang: Language) =>
  readFeed(feedOf(catalog, 'readings', 2026, lang)).find((event) => event.start === start);

describe('The feed of readings', () => {
  it('has the Liturgy in the name of a day, and below it', () => {
    const pascha = on('2026-04-12', 'en');
    expect(pascha?.summary).toBe('Acts 1:1–8; John 1:1–17');
    expect(pascha?.description.split('\n')).toContain('Liturgy: Acts 1:1–8; John 1:1–17');
  });

  it('says of optional readings in words whose they are', () => {
    const lines = LANGUAGES.map((lang) => on('2026-07-16', lang)?.description.split('\n')[0]);
    expect(lines).toEqual([
      'Литургия, если совершается служба (Мученик Флор): Евр. 7:26–8:2; Ин. 10:9–16',
      'Liturgy, if the service is kept (Martyr Florus): Heb. 7:26–8:2; John 10:9–16',
    ]);
  });
});
