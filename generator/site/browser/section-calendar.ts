/** The script of months and years. */
import { MonthView } from '../views/month-view.tsx';
import { YearView } from '../views/year-view.tsx';

export { monthPage } from '../model/month-page.ts';
export { yearPage } from '../model/year-page.ts';

export const VIEWS = { month: MonthView, year: YearView };
