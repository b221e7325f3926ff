/** What the page loads where a month or a year is shown: what asks for all its days too, so that nothing else is loaded. */
import { MonthView } from '../views/month-view.tsx';
import { YearView } from '../views/year-view.tsx';
import { forgetAnswers } from './answers.ts';
import { forgetDatasets } from './datasets.ts';

export { monthsOf } from './months.ts';

/** Lets everything be asked for anew. */
export function forgetAll(): void {
  forgetAnswers();
  forgetDatasets();
}

export const VIEWS = { month: MonthView, year: YearView };
