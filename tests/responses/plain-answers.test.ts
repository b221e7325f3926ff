import { describe, expect, it } from 'vitest';
import { coversYear, DAILY_ENDPOINT_NAMES } from '../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { dailyAnswers } from '../support/daily-answers.ts';
import { realCatalog, realYear } from '../support/real-days.ts';
import { plainAnswer } from './plain-answers.ts';

const ORIGIN = 'https://calendar.example';

describe('The files of days', () => {
  it.each([1583, 1999, 2000, 2024, 2026, 2100, 3000])(
    'of %i are byte for byte what is said of them plainly',
    (year) => {
      let files = 0;
      for (const lang of LANGUAGES) {
        const written = dailyAnswers(realCatalog, lang, ORIGIN);
        for (const endpoint of DAILY_ENDPOINT_NAMES.filter((name) => coversYear(name, year))) {
          for (const day of realYear(year)) {
            const plain = plainAnswer(endpoint, day, realCatalog, lang, `${ORIGIN}/api/v1`);
            if (written(endpoint, day.date) !== plain) expect(written(endpoint, day.date)).toBe(plain);
            files++;
          }
        }
      }
      expect(files).toBeGreaterThan(1000);
    },
  );
});
