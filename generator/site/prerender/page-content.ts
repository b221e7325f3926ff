import { dayPage } from '../model/day-page.ts';
import { commemorationRequest } from '../model/kept.ts';
import { keptInBrief } from '../model/kept-in-brief.ts';
import { monthPage } from '../model/month-page.ts';
import type { OwnView } from '../model/own-pages.ts';
import { datesOfMonth } from '../model/place.ts';
import { type TextPage, textPage, textRequests } from '../model/text-page.ts';
import { textsPage } from '../model/texts-page.ts';
import { datesOfYear, yearPage } from '../model/year-page.ts';
import type { OwnContent } from '../views/prerendered-page.tsx';
import type { DatesOfTexts } from './dates-of-texts.ts';
import type { EngineAnswers } from './engine-answers.ts';

/** A page that is rendered at generation has no today. */
const NO_DAY = '';

/** The content of an own page from the answers. Throws if they have nothing for it: then it should not exist. */
export function pageContent(
  view: OwnView,
  answered: EngineAnswers,
  ids: ReadonlySet<string>,
  dates: DatesOfTexts,
): OwnContent {
  const content = answeredContent(view, answered, ids, dates);
  if (content === null) throw new Error(`no answer has anything for the page ${JSON.stringify(view)}`);
  return content;
}

function answeredContent(
  view: OwnView,
  answered: EngineAnswers,
  ids: ReadonlySet<string>,
  dates: DatesOfTexts,
): OwnContent | null {
  const { words } = answered;
  switch (view.kind) {
    case 'day': {
      const day = answered.day(view.date);
      const page = day && dayPage(day, answered.texts, answered.scripture(view.date), words);
      return page && { ...page, brief: keptInBrief(day) };
    }
    case 'month':
      return monthPage(view, datesOfMonth(view).map(answered.day), words, NO_DAY);
    case 'year':
      return yearPage(view.year, datesOfYear(view.year).map(answered.day), words, NO_DAY);
    case 'texts':
      return textsPage(
        answered.texts.filter(({ id }) => ids.has(id)),
        words,
      );
    case 'text':
      return textOf(view.id, answered, dates.get(view.id));
  }
}

function textOf(id: string, answered: EngineAnswers, dates: readonly string[] | undefined): TextPage | null {
  const { words, answer } = answered;
  const entry = answered.texts.find((one) => one.id === id);
  const requests = textRequests(id, entry, words, false);
  const answers = requests.map(({ edition, asked }) => ({ edition, answer: answer<never>(asked) }));
  const kept = dates ? { id, dates, request: commemorationRequest(id, words) } : null;
  return textPage(entry, requests, answers, words, kept);
}
