/** The script of months and years. It also requests their days, so the page loads no other script for them. */
import type { Content } from '../model/content.ts';
import { type CalendarView, calendarPage } from '../model/year-page.ts';
import { MonthView } from '../views/month-view.tsx';
import { YearView } from '../views/year-view.tsx';
import type { Words } from '../words/words.ts';
import { forgetAnswers } from './answers.ts';
import { forgetDatasets } from './datasets.ts';
import { calendarSource, missingHere } from './days.ts';

export { calendarPage };

/** What the view of a month or a year shows to the visitor. Fails if the host cannot be reached. */
export async function calendarAt(view: CalendarView, words: Words): Promise<Content> {
  return (await calendarPage(view, calendarSource(words))) ?? missingHere(view, words);
}

/** Forgets everything, so that it is requested again. */
export function forgetAll(): void {
  forgetAnswers();
  forgetDatasets();
}

export const VIEWS = { month: MonthView, year: YearView };
