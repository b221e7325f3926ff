import { describe, expect, it } from 'vitest';
import { daysOfYear } from '../../generator/calendar/civil-year.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../generator/contract/years.ts';
import { type Commemorations, commemorationsOf } from '../../generator/days/commemorations/commemorations.ts';
import { datesKept, datesOf } from '../../generator/days/commemorations/dates.ts';
import type { Commemoration } from '../../generator/model/commemoration.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { realCatalog } from '../support/real-days.ts';

describe('A historical calendar', () => {
  it.each([true, false])('says the same dates of one alone as of it among all (historical: %s)', (historical) => {
    const all = datesKept(realCatalog, { historical });
    const ids = realCatalog.commemorations.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1000);
    for (const id of ids) expect(datesOf(realCatalog, id, { historical }), id).toEqual(all.get(id) ?? []);
  });

  const kept = commemorationsOf(realCatalog, { historical: true });
  const usual = commemorationsOf(realCatalog, {});

  it('lists in every year of the range nothing before its time or after it, in the order of today’s', () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      const days = daysOfYear(year);
      const [own, all] = [kept(year, days), usual(year, days)];
      const isKept = (id: number | string) => {
        const { firstYear, until } = findById(realCatalog.commemorations, String(id)) as Commemoration;
        return (firstYear === null || year >= firstYear) && (until === null || year <= until);
      };
      const told = ({ fixed, movable }: Commemorations, takes: (id: number | string) => boolean) =>
        days.map((_, i) =>
          [...(fixed[i] ?? []), ...(movable[i] ?? []).map(({ entry }) => entry)]
            .flatMap(({ id }) => (takes(id) ? id : []))
            .join(),
        );
      expect(told(own, () => true)).toEqual(told(all, isKept));
    }
  });
});
