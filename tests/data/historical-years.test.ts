import { describe, expect, it } from 'vitest';
import type { Day } from '../../generator/days/day.ts';
import { daysOf } from '../../generator/days/year.ts';
import { realCatalog, realYear } from '../support/real-days.ts';

const yearOf = daysOf(realCatalog, { historical: true });
const idsOn = (day: Day) => [...day.fixed.map(({ id }) => String(id)), ...day.movable.map(({ entry }) => entry.id)];
const idsOf = (days: readonly Day[]) => new Set(days.flatMap(idsOn));
const keptIn = (year: number) => idsOf(yearOf(year));

const SERAPHIM = { repose: '1012', relics: '7178', secondFinding: '1013' };
const ROYAL_PASSION_BEARERS = '7029';
const MATRONA_OF_MOSCOW = '4148';
const BASIL_OF_KINESHMA = '7305';
const JUVENAL_OF_RYAZAN = '10117';

describe('A historical calendar', () => {
  it('has no saint before his glorification', () => {
    const before = keptIn(1902);
    for (const id of Object.values(SERAPHIM)) expect(before).not.toContain(id);
    expect(keptIn(1903)).toContain(SERAPHIM.relics);
    // In January 1903 he was not glorified yet.
    expect(keptIn(1903)).not.toContain(SERAPHIM.repose);
    expect(keptIn(1904)).toContain(SERAPHIM.repose);
    expect(keptIn(1990)).not.toContain(SERAPHIM.secondFinding);
    expect(keptIn(1991)).toContain(SERAPHIM.secondFinding);
  });

  it('has the New Martyrs from the councils on that glorified them', () => {
    for (const year of [1583, 1700, 1900, 1950]) {
      const kept = keptIn(year);
      for (const id of [ROYAL_PASSION_BEARERS, 'new_martyrs_and_confessors_of_russia', 'all_saints_of_russia']) {
        expect([year, id, kept.has(id)]).toEqual([year, id, year === 1950 && id === 'all_saints_of_russia']);
      }
    }
    // The Jubilee Council was in August, so the saints that it glorified have no day in July of that year.
    expect(keptIn(2000)).not.toContain(ROYAL_PASSION_BEARERS);
    expect(keptIn(2001)).toContain(ROYAL_PASSION_BEARERS);
  });

  it.each([
    ['all_saints_of_russia', 1919],
    ['new_martyrs_and_confessors_of_russia', 1993],
    ['british_and_irish_saints_synaxis', 2008],
    ['udmurtia_saints_synaxis', 2018],
    [MATRONA_OF_MOSCOW, 2005],
  ])('has %s from %i on', (id, since) => {
    expect(keptIn(since - 1)).not.toContain(id);
    expect(keptIn(since)).toContain(id);
  });

  it('has the new martyrs of the old print until 2012; today’s calendar has them in every year', () => {
    const ended = realCatalog.commemorations.filter(({ until }) => until !== null);
    const ids = ended.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([BASIL_OF_KINESHMA, JUVENAL_OF_RYAZAN]));
    expect(ended.map(({ until }) => until)).toEqual(ids.map(() => 2012));
    const [last, next, real] = [keptIn(2012), keptIn(2013), idsOf(realYear(2013))];
    expect(ids.filter((id) => !last.has(id) || next.has(id) || !real.has(id))).toEqual([]);
  });
});
