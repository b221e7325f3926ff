import { describe, expect, it } from 'vitest';
import { DAILY_ENDPOINT_NAMES } from '../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { dayWriters } from '../../generator/responses/daily.ts';
import { DigestingSink, monthDigests, monthsOf } from '../../generator/tree/parts/month-digests.ts';
import { ToldYear } from '../../generator/tree/parts/told-year.ts';
import { realCatalog, realYear } from '../support/real-days.ts';

const MAKER = 'this code';
const days = realYear(2027);
const months = monthsOf(days);
const editions = LANGUAGES.flatMap((lang) =>
  DAILY_ENDPOINT_NAMES.map((endpoint) => ({
    name: `${endpoint} in ${lang}`,
    writer: dayWriters({ catalog: realCatalog, lang, baseUrl: 'https://example.org/api/v1' })[endpoint],
  })),
);

describe('The digests of months', () => {
  it.each(editions)('are the same whether $name is written meanwhile or not', ({ writer }) => {
    const digests = monthDigests(MAKER)(months, writer);
    expect(new Set(digests).size).toBe(12);
    const told = new ToldYear(days, writer, new DigestingSink(MAKER));
    const backwards = months.map((_, i) => told.digest(months[11 - i] as (typeof months)[number]));
    expect(backwards.reverse()).toEqual(digests);
  });

  it('differ for other code', () => {
    for (const { writer } of editions) {
      const [one, other] = [MAKER, 'other code'].map((maker) => monthDigests(maker)(months, writer)[0]);
      expect(one).not.toBe(other);
    }
  });
});
