import { expect, it } from 'vitest';
import { validatorOf } from '../../../generator/catalog/validators.ts';
import type { LiturgyAnswer } from '../../../schemas/types.ts';
import { dailyAnswers } from '../../support/daily-answers.ts';
import { realCatalog, realYear } from '../../support/real-days.ts';
import { liturgyFaults } from './liturgy-faults.ts';

const answerOf = dailyAnswers(realCatalog, 'ru');
const isValid = validatorOf('responses/liturgy');

// All years are in `npm run check:range`. In these Pascha is on March 22 to 26 and April 25 (Julian), the Annunciation on
// Great Friday, Pascha and in Bright Week, and years begin and end the forefeasts on each day of the week.
it.each([2000, 2009, 2010, 2013, 2018, 2023, 2026, 2078, 2100, 2915, 3000])(
  'every day of %i says what is sung and what is open, and each null is open',
  (year) => {
    const faults = realYear(year).flatMap(({ date }) => {
      const answer: LiturgyAnswer = JSON.parse(answerOf('liturgy', date));
      const day = answer.data[date];
      if (!isValid(answer) || !day) return [`${date}: ${JSON.stringify(isValid.errors?.[0])}`];
      return liturgyFaults(day).map((fault) => `${date}: ${fault}`);
    });
    expect(faults).toEqual([]);
  },
);
