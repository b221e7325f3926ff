/**
 * Checks every answer of every date of the range against the response schemas, and the Liturgy against its rules: `npm run check:range`. These are about
 * three and a half million answers, too many for the test suite, so this is a command of its own.
 */
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { validatorOf } from '../../generator/catalog/validators.ts';
import { DAILY_ENDPOINT_NAMES, DAILY_ENDPOINTS } from '../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { daysOf } from '../../generator/days/year.ts';
import { endpointsOf } from '../../generator/tree/plan/scope.ts';
import type { LiturgyAnswer } from '../../schemas/types.ts';
import { liturgyFaults } from '../data/liturgy/liturgy-faults.ts';
import { dailyAnswers } from '../support/daily-answers.ts';
import { daysOnly } from '../support/scopes.ts';

const catalog = await loadCatalog(['data']);
const yearOf = daysOf(catalog);
const checks = new Map(DAILY_ENDPOINT_NAMES.map((name) => [name, validatorOf(`responses/${name}`)]));
const editions = LANGUAGES.map((lang) => ({
  lang,
  answerOf: dailyAnswers(catalog, lang),
}));
const years = Object.values(DAILY_ENDPOINTS);
const firstYear = Math.min(...years.map((range) => range.firstYear));
const lastYear = Math.max(...years.map((range) => range.lastYear));
const scope = daysOnly({ firstYear, lastYear });

let checked = 0;
for (let year = firstYear; year <= lastYear; year++) {
  const days = yearOf(year);
  for (const endpoint of endpointsOf(scope, year)) {
    const check = checks.get(endpoint);
    for (const { lang, answerOf } of editions) {
      for (const day of days) {
        const answer = JSON.parse(answerOf(endpoint, day.date)) as LiturgyAnswer;
        if (!check?.(answer)) throw new Error(`${endpoint} ${day.date} ${lang}: ${JSON.stringify(check?.errors)}`);
        const liturgy = endpoint === 'liturgy' ? answer.data[day.date] : undefined;
        const faults = liturgy ? liturgyFaults(liturgy) : [];
        if (faults.length > 0) throw new Error(`${day.date}: ${faults.join('; ')}`);
        checked++;
      }
    }
  }
  if (year % 100 === 0) console.error(`${year}: ${checked.toLocaleString('en-US')} answers`);
}
console.log(`${checked.toLocaleString('en-US')} answers of the years ${firstYear} to ${lastYear} match their schemas`);
