import { describe, expect, it } from 'vitest';
import { datesKept } from '../../../generator/days/commemorations/dates.ts';
import { nextDate } from '../../../generator/site/model/next-date.ts';
import { ru } from '../../../generator/site/words/ru.ts';
import { pageOfSearch } from '../../support/page-models.ts';
import { realCatalog } from '../../support/real-days.ts';

describe('the search', () => {
  it('returns the first fifty, and says how many more there are', async () => {
    const page = await pageOfSearch('мученик', ru);
    expect(page.lines).toHaveLength(50);
    expect(page.summary).toBe(ru.found(50 + page.more));
    expect(page.more).toBeGreaterThan(100);
  });

  it.each(['2026-11-22', '2024-02-28', '2023-03-13', '2027-04-01'])(
    'finds the next day of every commemoration from %s on, as the answers do',
    (today) => {
      const dates = datesKept(realCatalog);
      const wrong = realCatalog.commemorations.flatMap(({ id, rule, moves }) => {
        const next = nextDate({ rule, moves }, today);
        const said = dates.get(id)?.find((date) => date >= today);
        return next === said || (!said && (next ?? '9') > '2100') ? [] : [[id, rule, next, said]];
      });
      expect(wrong).toEqual([]);
    },
  );
});
