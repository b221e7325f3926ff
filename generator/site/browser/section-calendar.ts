/** The script of months and years. It also requests their days, so the page loads no other script for them. */
import { MonthView } from '../views/month-view.tsx';
import { YearView } from '../views/year-view.tsx';
import { forgetAnswers } from './answers.ts';
import { forgetDatasets } from './datasets.ts';

export { monthsOf } from './months.ts';

/** Forgets everything, so that it is requested again. */
export function forgetAll(): void {
  forgetAnswers();
  forgetDatasets();
}

export const VIEWS = { month: MonthView, year: YearView };
