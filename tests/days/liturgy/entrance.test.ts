import { describe, expect, it } from 'vitest';
import type { Day } from '../../../generator/days/day.ts';
import { entranceOf } from '../../../generator/days/liturgy/entrance.ts';
import type { DayService } from '../../../generator/days/liturgy/service.ts';
import type { Catalog } from '../../../generator/model/catalog.ts';
import type { HymnSlot, LiturgyRules, Service } from '../../../generator/model/liturgy.ts';
import { ANY_DAY, EVERY_ROW, service } from './rows.ts';

const hymn = (tone: number) => [{ delta: 1, tone }];
const hymnsOf = (id: string, tone: number) => ({
  id,
  troparia: hymn(tone),
  kontakia: hymn(tone),
  prayers: [],
});
const HYMNS = [
  hymnsOf('1', 1),
  hymnsOf('2', 2),
  hymnsOf('octoechos_tone_5', 5),
  hymnsOf('weekday_tuesday', 6),
  hymnsOf('common', 8),
];
const CATALOG = {
  aliases: [{ id: 'alias', of: '2' }],
  generalServices: [{ id: 'common', saints: ['3', '4'] }],
};

/** `slava kontakion saints` as a place of a row. */
function slot(words: string): HymnSlot {
  const parts = words.split(' ');
  const [type, whose] = parts.slice(-2);
  return { marker: parts.length > 2 ? parts[0] : null, type, whose, number: 1 } as HymnSlot;
}

/** What is sung in the places of a row, in words like those of the row with the ids of whose it is. */
function sung(
  places: readonly string[],
  saints: readonly Service[] = [],
  more: Partial<DayService> = {},
  patrons: LiturgyRules['patrons'] = {},
): string[] {
  const hymns = { lord: places.map(slot), theotokos: null, saint: null };
  const liturgy = { hymns: HYMNS, patrons, entrance: [{ ...ANY_DAY, hymns, open: null, basis: 'A test' }] };
  const day = { weekday: 2, scripture: { tone: 5 } } as unknown as Day;
  const ofDay = { feast: null, saints, rank: null, ...more } as DayService;
  const find = entranceOf({ ...CATALOG, liturgy } as unknown as Catalog, EVERY_ROW);
  const found = find(day, day, ofDay)?.hymns.lord ?? [];
  return found.map(({ marker, type, of, text }) =>
    [marker ?? [], type, of, text && text.id !== String(of) ? `(${text.id})` : []].flat().join(' '),
  );
}

describe('The hymns after the Little Entrance', () => {
  it('are those of the week, of the saints and of the temple in the places of the row', () => {
    const places = [
      'troparion tone',
      'troparion temple',
      'troparion saints',
      'troparion weekday',
      'i-nyne kontakion 1',
    ];
    expect(sung(places, [service([2])])).toEqual([
      'troparion octoechos_tone_5',
      'troparion temple',
      'troparion 2',
      'troparion weekday_tuesday',
      'slava-i-nyne kontakion 1',
    ]);
  });

  it('are all of several saints, with the marker at the last', () => {
    const saints = [service([1]), service([2])];
    expect(sung(['slava kontakion saints', 'i-nyne kontakion tone'], saints)).toEqual([
      'kontakion 1',
      'slava kontakion 2',
      'i-nyne kontakion octoechos_tone_5',
    ]);
  });

  it('leave out places that nobody fills, and move “Glory” to the kontakion before', () => {
    const places = ['kontakion tone', 'kontakion temple', 'slava kontakion saints', 'i-nyne kontakion 1'];
    expect(sung(places)).toEqual(['kontakion octoechos_tone_5', 'slava kontakion temple', 'i-nyne kontakion 1']);
  });

  it('join “Glory” and “Both now” where no kontakion is before them', () => {
    expect(sung(['troparion 1', 'slava kontakion saints', 'i-nyne kontakion 1'])).toEqual([
      'troparion 1',
      'slava-i-nyne kontakion 1',
    ]);
  });

  it('are said once, at the last place', () => {
    const places = ['kontakion tone', 'slava kontakion saints', 'i-nyne kontakion tone'];
    expect(sung(places)).toEqual(['slava-i-nyne kontakion octoechos_tone_5']);
    expect(sung(places, [service([1])])).toEqual(['slava kontakion 1', 'i-nyne kontakion octoechos_tone_5']);
  });

  it('are those of the general service for the first of a service, not for those sung with him', () => {
    expect(sung(['troparion saints'], [service([3, 4])])).toEqual(['troparion 3 (common)']);
    expect(sung(['troparion saints'], [service([3, 2])])).toEqual(['troparion 3 (common)', 'troparion 2']);
  });

  it('lead to the texts of an alias by its own id', () => {
    expect(sung(['troparion alias'])).toEqual(['troparion alias']);
  });

  it('are of the feast in force', () => {
    const feast = { hymns: 1 } as unknown as NonNullable<DayService['feast']>;
    expect(sung(['troparion feast'], [], { feast })).toEqual(['troparion 1']);
    expect(sung(['troparion feast'])).toEqual([]);
  });

  it('of a temple are those of whom it is dedicated to, said once where it is his day', () => {
    const places = ['troparion temple', 'troparion saints', 'slava-i-nyne kontakion temple'];
    expect(sung(places, [service([2])], {}, { lord: 1 })).toEqual([
      'troparion 1',
      'troparion 2',
      'slava-i-nyne kontakion 1',
    ]);
    expect(sung(places, [service([1])], {}, { lord: 1 })).toEqual(['troparion 1', 'slava-i-nyne kontakion 1']);
  });

  it('stay without words where the data have none', () => {
    expect(sung(['troparion some_day'])).toEqual(['troparion some_day']);
  });
});
