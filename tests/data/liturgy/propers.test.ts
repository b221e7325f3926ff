import { describe, expect, it } from 'vitest';
import { liturgyOf } from '../../../generator/days/liturgy/liturgy.ts';
import type { OwnedSung } from '../../../generator/days/liturgy/propers.ts';
import { realCatalog, realDay, realYear } from '../../support/real-days.ts';

const liturgy = liturgyOf(realCatalog);
const LISTS = ['prokeimena', 'alleluias', 'communion'] as const;

const inShort = (list: readonly OwnedSung[]) => list.map(({ tone, verse }) => (tone ? `${tone} ${verse}` : verse));
const sungOn = (date: string) => LISTS.map((name) => inShort(liturgy(realDay(date)).propers[name]));

describe('What is sung at the Liturgy', () => {
  // The words of the books for such days; printed days stand in printed-days.txt.
  it.each([
    [
      'the Exaltation on a Sunday, nothing of the Sunday (September 14, f. 72)',
      '2026-09-27',
      ['7 exalt_the_lord'],
      ['1 remember_thy_congregation'],
      ['light_of_thy_face_signed'],
    ],
    [
      'the Synaxis of the Baptist, nothing of the weekday (January 7, f. 194v)',
      '2026-01-20',
      ['7 the_righteous_shall_rejoice'],
      ['5 light_arose_for_the_righteous'],
      ['grace_of_god_appeared', 'eternal_memory'],
    ],
    [
      'a Sunday after the Dormition, the tone and the feast (August 16, f. 380v)',
      '2026-08-30',
      ['4 how_great_are_thy_works', '3 my_soul_magnifies'],
      ['4 bend_and_prosper', '2 arise_o_lord_into_thy_rest'],
      ['praise_the_lord_from_heavens', 'cup_of_salvation'],
    ],
    [
      'the Meeting on Meatfare Sunday, the Sunday and the feast (February 2, f. 222)',
      '2026-02-15',
      ['3 great_is_our_lord', '3 my_soul_magnifies'],
      ['8 come_let_us_rejoice', '8 now_lettest_thou'],
      ['praise_the_lord_from_heavens', 'cup_of_salvation'],
    ],
    [
      'the Annunciation on Great Tuesday, the feast alone (March 25, f. 273)',
      '2026-04-07',
      ['4 proclaim_from_day_to_day'],
      ['1 he_shall_come_down_like_rain'],
      ['lord_hath_chosen_sion'],
    ],
    [
      'the Saturday of Demetrius, the day and the departed (chapter 13)',
      '2026-11-07',
      ['8 be_glad_in_the_lord', '6 their_souls_shall_dwell'],
      ['4 the_righteous_cried'],
      ['rejoice_ye_righteous', 'blessed_are_they_whom_chosen'],
    ],
    [
      'the Annunciation on the Sunday of the Cross, the feast first (March 25, f. 267)',
      '2024-04-07',
      ['4 proclaim_from_day_to_day', '6 save_thy_people'],
      ['1 he_shall_come_down_like_rain', '8 remember_thy_congregation'],
      ['lord_hath_chosen_sion', 'light_of_thy_face_signed'],
    ],
    [
      'the Annunciation on Great Saturday, the day first (March 25, f. 279v)',
      '2018-04-07',
      ['5 let_all_the_earth_worship', '4 proclaim_from_day_to_day'],
      ['7 arise_o_god_judge_the_earth', '1 he_shall_come_down_like_rain'],
      ['the_lord_awoke_as_sleeping', 'lord_hath_chosen_sion'],
    ],
    [
      'the Forty Martyrs on a weekday of Lent, with the Presanctified (March 9, f. 257)',
      '2027-03-22',
      ['5 thou_lord_shalt_keep_us'],
      ['4 shout_to_the_lord_all_earth'],
      ['taste_and_see', 'rejoice_ye_righteous'],
    ],
  ])('on %s', (_, date, ...lists) => {
    expect(sungOn(date)).toEqual(lists);
  });

  const years = Array.from({ length: 101 }, (_, i) => 2000 + i);

  it('on the Sunday after the Nativity is of the tone, then of Joseph, David and James (December 26, f. 177)', () => {
    const [prokeimena, , communion] = sungOn('2026-01-11');
    expect([prokeimena, communion]).toEqual([
      ['6 save_thy_people', '4 wondrous_is_god'],
      ['praise_the_lord_from_heavens', 'rejoice_ye_righteous'],
    ]);
  });

  it('is something on every day with a Liturgy, and at most two of each', () => {
    const faults = years.flatMap((year) =>
      realYear(year).flatMap((day) => {
        const { orders, propers } = liturgy(day);
        const kind = orders.liturgies?.is ?? 'none';
        const counts = LISTS.map((name) => propers[name].length);
        const least = kind === 'none' ? [0, 0, 0] : kind === 'presanctified' ? [0, 0, 1] : [1, 1, 1];
        const most = kind === 'none' ? 0 : 2;
        const isWrong = counts.some((count, i) => count < (least[i] ?? 0) || count > most);
        return isWrong ? [`${day.date} ${kind} ${counts}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('has no verse twice on a day', () => {
    const repeated = years.flatMap((year) =>
      realYear(year).flatMap((day) => {
        const { propers } = liturgy(day);
        return LISTS.filter((name) => new Set(propers[name].map(({ verse }) => verse)).size < propers[name].length).map(
          (name) => `${day.date} ${name}`,
        );
      }),
    );
    expect(repeated).toEqual([]);
  });
});
