import { describe, expect, it } from 'vitest';
import { rowFinder } from '../../../generator/days/liturgy/orders.ts';
import { serviceOf } from '../../../generator/days/liturgy/service.ts';
import { realCatalog, realDay, realYear } from '../../support/real-days.ts';

const service = serviceOf(realCatalog, rowFinder(realCatalog));
const { services } = realCatalog.liturgy;
const sungByAll = new Set(services.flatMap(({ of, optional }) => (optional ? [] : of)));

/** The days of feasts whose readings stand under an entry of the menologion that has no service of its own. */
const OF_A_FEAST = [8226, 9151, 11221, 12208];

describe('The services of the Menaion', () => {
  it('are sung by all where all read the Scripture of the saint', () => {
    const saints = new Set(realCatalog.fixed.map(({ saint }) => saint.id));
    const read = realCatalog.lectionary.occasions.flatMap(({ of, isSaint, optional }) =>
      isSaint && !optional && of !== null && saints.has(of) ? [of] : [],
    );
    expect(read.filter((id) => !sungByAll.has(id) && !OF_A_FEAST.includes(Number(id)))).toEqual([]);
  });

  // The Typikon, chapter 48, and chapters 49 and 50 for the days that silence the saints.
  it.each([
    ['2026-12-17', [12033, 12034], 'six_stichera'], // December 4, f. 147: Barbara and John of Damascus
    ['2026-12-19', [12049], 'vigil'], // December 6, f. 148v: Nicholas
    ['2026-01-07', [12217], 'great'], // December 25, f. 170: nothing of the saints
    ['2026-04-12', [], undefined], // Pascha
    ['2026-05-06', [4186], 'vigil'], // April 23, f. 293v: George
  ])('of %s are those of the Typikon', (date, ids, sign) => {
    const { saints, rank } = service(realDay(date));
    expect(saints.flatMap(({ of }) => of)).toEqual(ids);
    expect(rank?.code).toBe(sign);
  });

  it('are none on the Saturdays of all the departed before Lent and Pentecost', () => {
    for (const year of [2024, 2025, 2026, 2027]) {
      for (const day of realYear(year)) {
        if (!day.movable.some(({ entry }) => entry.id === 'meatfare_memorial_saturday')) continue;
        expect(service(day).saints).toEqual([]);
      }
    }
  });
});
