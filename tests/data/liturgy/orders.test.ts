import { describe, expect, it } from 'vitest';
import { paschaOf } from '../../../generator/calendar/pascha.ts';
import { liturgyOf } from '../../../generator/days/liturgy/liturgy.ts';
import type { OrderList } from '../../../generator/model/liturgy.ts';
import { realCatalog, realDay, realYear } from '../../support/real-days.ts';

const liturgy = liturgyOf(realCatalog);

/** What a list orders on a date. */
const orderOn = (date: string, list: OrderList) => liturgy(realDay(date)).orders[list]?.is;

describe('Which Liturgy is served', () => {
  const years = Array.from({ length: 101 }, (_, i) => 2000 + i);
  const all = years.flatMap((year) =>
    realYear(year).map((day) => ({ day, kind: liturgy(day).orders.liturgies?.is ?? 'open' })),
  );

  it('is that of Saint Basil ten times in each civil year', () => {
    const basil = (year: number) =>
      all.filter(({ day, kind }) => day.date.startsWith(`${year}-`) && kind.endsWith('basil')).length;
    expect(years.map((year) => [year, basil(year)])).toEqual(years.map((year) => [year, 10]));
  });

  it('is none on Great Friday and the first Monday of Lent, and presanctified on its Wednesday', () => {
    for (const year of years) {
      const pascha = paschaOf(year);
      const at = (offset: number) => all.find(({ day }) => day.day === pascha + offset)?.kind;
      const isAnnunciation = all.find(({ day }) => day.day === pascha - 2)?.day.julianDate.endsWith('-03-25');
      expect([year, at(-2), at(-48), at(-46)]).toEqual([
        year,
        isAnnunciation ? 'vesperal_chrysostom' : 'none',
        'none',
        'presanctified',
      ]);
    }
  });

  // Days after the words of the Typikon; printed days stand in printed-days.txt.
  it.each([
    // The Nativity of 2019 is a Monday: Basil's on the day, the royal hours on Friday.
    ['2019-01-07', 'basil'],
    ['2019-01-04', 'none'],
    // The Annunciation of 2018 is Great Saturday; the Forty Martyrs are kept on Tuesday before the Great Canon.
    ['2018-04-07', 'vesperal_basil'],
    ['2018-03-20', 'presanctified'],
    ['2018-03-22', 'presanctified'],
    ['2026-08-28', 'chrysostom'],
  ])('on %s is %s', (date, kind) => {
    expect(orderOn(date, 'liturgies')).toBe(kind);
  });
});

// Chapter 19, and the words of chapters 48 and 49 on the Sunday of the Publican and the Meeting.
describe('The katavasia', () => {
  it.each([
    ['2026-01-07', 'christ_is_born'],
    ['2026-09-27', 'he_drew_the_cross'],
    ['2026-04-12', 'the_day_of_resurrection'],
    ['2026-02-01', 'i_will_open_my_mouth'],
    ['2026-02-08', 'of_the_triodion'],
    ['2027-02-20', 'the_dry_land'],
    // Lazarus Saturday; a year without a leavetaking of the Meeting; the Meeting on Cheesefare Sunday.
    ['2026-04-04', 'of_the_triodion'],
    ['2010-02-02', 'the_dry_land'],
    ['2032-03-14', 'of_the_triodion'],
  ])('on %s is %s', (date, irmos) => {
    expect(orderOn(date, 'katavasiae')).toBe(irmos);
  });
});

// Chapter 20.
describe('The Magnificat', () => {
  it.each([
    ['2020-12-08', 'omitted'],
    ['2022-08-22', 'sung'],
    ['2026-09-21', 'omitted'],
    ['2026-09-27', 'omitted'],
    // The Entry on a Sunday; the Sunday of the Fathers, and the one before it.
    ['2022-12-04', 'sung'],
    ['2026-05-24', 'sung'],
    ['2026-05-17', 'omitted'],
  ])('on %s is %s', (date, order) => {
    expect(orderOn(date, 'magnificat')).toBe(order);
  });
});

describe('The great prokeimenon of the evening', () => {
  it.each([
    ['2026-04-12', 'who_is_so_great_a_god'],
    ['2026-09-27', 'our_god_is_in_heaven'],
    // The Nativity of 2023 is a Saturday.
    ['2023-01-06', 'who_is_so_great_a_god'],
    ['2023-01-07', 'none'],
    ['2026-08-28', 'none'],
  ])('on %s is %s', (date, verse) => {
    expect(orderOn(date, 'great_prokeimena')).toBe(verse);
  });
});

// Chapters 48 to 50.
describe('What is sung in place of “It is truly meet”', () => {
  it.each([
    ['2026-08-18', 'it_is_truly_meet'],
    ['2026-03-01', 'in_you_rejoices'],
    ['2026-01-14', 'in_you_rejoices'],
    // The Nativity of 2019 is a Monday with Saint Basil’s Liturgy; it keeps the irmos of the feast.
    ['2019-01-07', 'it_would_be_easier'],
    ['2019-01-06', 'it_is_truly_meet'],
    ['2026-01-06', 'in_you_rejoices'],
    ['2026-04-09', 'come_let_us_enjoy'],
    ['2026-05-20', 'shine_shine'],
    ['2026-05-06', 'virginity_foreign_at_mid_pentecost'],
    ['2026-05-31', 'rejoice_o_queen'],
    // The Annunciation on Great Tuesday, on Great Saturday, and on a Sunday of Lent.
    ['2026-04-07', 'as_the_living_ark'],
    ['2029-04-07', 'do_not_lament_me'],
    ['2024-04-07', 'as_the_living_ark'],
    ['2026-02-17', 'in_the_law_of_shadow'],
    ['2026-02-23', undefined],
    ['2026-02-25', undefined],
  ])('on %s is %s', (date, hymn) => {
    expect(orderOn(date, 'zadostoiniki')).toBe(hymn);
  });
});

// The words of the Apostol.
describe('The verse of the entrance and what is sung in place of the Trisagion', () => {
  it.each([
    ['2026-08-23', 'save_us_risen_from_the_dead', 'none'],
    ['2026-11-24', 'save_us_wonderful_in_saints', 'none'],
    ['2026-09-27', 'none', 'before_your_cross'],
    ['2026-01-19', 'none', 'as_many_as_were_baptized'],
    ['2026-03-15', 'save_us_risen_from_the_dead', 'before_your_cross'],
    // Great Saturday: the Liturgy begins with vespers.
    ['2026-04-11', undefined, 'as_many_as_were_baptized'],
  ])('on %s are %s and %s', (date, verse, trisagion) => {
    expect([orderOn(date, 'entrance_verses'), orderOn(date, 'trisagia')]).toEqual([verse, trisagion]);
  });
});
