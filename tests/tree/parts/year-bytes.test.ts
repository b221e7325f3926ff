import { expect, it } from 'vitest';
import { DAILY_ENDPOINT_NAMES } from '../../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../../generator/contract/languages.ts';
import { ByteSink } from '../../../generator/responses/byte-sink.ts';
import { decoded } from '../../../generator/responses/bytes.ts';
import { dayWriters, END_OF_ANSWER, writeAnswer } from '../../../generator/responses/daily.ts';
import { monthsOfYear, YearBytes } from '../../../generator/tree/parts/year-bytes.ts';
import { realCatalog, realYear } from '../../support/real-days.ts';

const days = realYear(2027);
const months = monthsOfYear(days);
const editions = LANGUAGES.flatMap((lang) =>
  DAILY_ENDPOINT_NAMES.map((endpoint) => ({
    name: `${endpoint} in ${lang}`,
    writer: dayWriters({ catalog: realCatalog, lang, baseUrl: 'https://example.org/api/v1' })[endpoint],
  })),
);

it.each(editions)('months of $name are the answer for the year, in whatever order they are requested', ({ writer }) => {
  const whole = new ByteSink();
  writeAnswer(days, writer, whole);
  const bytes = new YearBytes(days, writer, new ByteSink());
  const backwards = months.toReversed().map((month) => decoded(bytes.month(month)));
  expect([...backwards.reverse(), END_OF_ANSWER].join('')).toBe(decoded(whole.view()));
  for (const month of months) {
    const entries = month.days.map((_, i) => decoded(bytes.entry(month.first + i, month)));
    expect(entries.every((entry) => decoded(bytes.month(month)).includes(entry))).toBe(true);
  }
});
