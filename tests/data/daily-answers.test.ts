import { describe, expect, it } from 'vitest';
import { datesOfYear } from '../../generator/site/model/place.ts';
import { calendar, movable, saints } from '../support/day-entries.ts';
import { civil } from './civil.ts';

describe('the calendar day', () => {
  it('has the feast with rank, type and emblem', () => {
    expect(calendar('2026-01-07').saints[0]).toMatchObject({
      id: expect.any(Number),
      name: expect.stringContaining('Nativity of our Lord'),
      typeId: 1,
      types: [{ id: 1, label: 'Feasts of the Lord' }],
      liturgicalRank: { code: 'great', group: 'great', label: 'Great feast' },
      icons: [
        {
          path: 'icons/nativity-of-christ.svg',
          url: 'https://example.org/api/v1/icons/nativity-of-christ.svg',
          title: { texts: [{ lang: 'en', value: expect.any(String) }] },
          mimeType: 'image/svg+xml',
          width: 96,
          height: 96,
          sortOrder: 1,
        },
      ],
    });
  });

  it('has an emblem for all that has a sign of the Typikon', () => {
    const signed = datesOfYear(2026).flatMap((date) =>
      calendar(date).saints.filter(({ liturgicalRank: rank }) => rank && rank.code !== 'no_sign'),
    );
    expect(signed.length).toBeGreaterThan(200);
    expect(signed.filter(({ icons }) => icons.length === 0).map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  it('puts movable saints at the start of the saints and removes them from the events', () => {
    const day = calendar('2026-07-19');
    expect(day.saints[0]?.id).toBe('tver_saints_synaxis');
    expect(day.saints.map(({ id }) => id)).toContain('anna_kashinskaya');
    expect(day.events.map(({ id }) => id)).not.toContain('anna_kashinskaya');
    expect(movable('2026-07-19').events.map(({ id }) => id)).toContain('anna_kashinskaya');
  });

  it('puts movable icons of the Mother of God first in their group', () => {
    const day = calendar('2026-06-04');
    const first = day.saints.find(({ typeId }) => typeId === 17);
    expect(first).toMatchObject({ id: 'korets_icon_surety_of_sinners', types: [{ id: 17 }] });
    expect(day.events.every(({ kind }) => !['saint', 'icon_of_mother_of_god'].includes(kind))).toBe(true);
  });

  it('lists the Syrian desert fathers on Julian 23 February', () => {
    const id = 'syrian_desert_fathers_julian_february_23';
    expect(calendar(civil('2026-02-23')).saints.map((saint) => saint.id)).toContain(id);
  });

  it('has display types only if they differ', () => {
    const day = calendar('2026-01-14');
    const martyr = day.saints.find(({ name }) => name.includes('Platon'));
    expect(martyr).toMatchObject({ typeId: 9, displayTypeId: 24, displayTypes: [{ id: 24 }] });
    expect(day.saints[0]).not.toHaveProperty('displayTypeId');
  });
});

describe('the saints day', () => {
  it('includes entries computed from a date, and none that depend on Pascha', () => {
    const ids = (date: string) => saints(date).saints.map(({ id }) => id);
    expect(ids('2026-07-19')).toContain('anna_kashinskaya');
    expect(ids(civil('2027-02-28'))).toContain('john_cassian');
    expect(ids('2026-06-07')).not.toContain('all_saints');
  });
});

describe('the movable day', () => {
  it('has the kind, label, description and icons of every entry, and the dates of weeks', () => {
    expect(movable('2026-04-12', 'ru').events).toEqual([
      {
        kind: 'feast',
        id: 'pascha',
        label: 'Светлое Христово Воскресение. Пасха',
        description: expect.stringMatching(/.{20,}/),
        icons: [expect.objectContaining({ path: 'icons/pascha.svg', sizeBytes: expect.any(Number) })],
      },
      {
        kind: 'week',
        id: 'bright_week',
        label: expect.stringContaining('Светлая седмица'),
        description: expect.stringMatching(/.{20,}/),
        icons: [],
        dateFrom: '2026-04-12',
        dateTo: '2026-04-18',
      },
    ]);
  });
});
