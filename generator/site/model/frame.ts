import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/years.ts';
import { addressOf, civilDate, dateFrom, isInRange, monthOf, numberOf, type Place, type View } from './place.ts';

/** What a page knows of its visitor when it is open. */
export interface Visit {
  /** A civil date. */
  readonly today: string;
  /** The last day that was shown, to which a month or a text leads back. */
  readonly lastDay: string;
}

/**
 * The links around the content. A step is undefined at the end of the range, and for content without steps. `here` is
 * the permanent address of what is shown, even if it was opened as today.
 */
export type Links = Readonly<
  Record<'home' | 'day' | 'month' | 'texts' | 'language', string> &
    Record<'previous' | 'today' | 'next' | 'here', string | undefined>
>;

/** Everything around the content. */
export interface Frame {
  readonly view: View;
  /** The section to which it belongs. */
  readonly section: View['kind'];
  readonly otherLanguage: Language;
  readonly links: Links;
}

/** The frame of a place; without a visit, the frame in a file that nobody has opened yet. */
export function frameOf({ view, lang }: Place, visit?: Visit): Frame {
  const otherLanguage = LANGUAGES.find((other) => other !== lang) as Language;
  const to = (target: View | null | undefined) => (target ? addressOf({ view: target, lang }) : undefined);
  const lastDay = view.kind === 'day' ? view.date : visit?.lastDay;
  const now = visit && ({ kind: 'day', date: visit.today } as const);
  const month = view.kind === 'month' ? view : lastDay && monthOf(lastDay);
  return {
    view,
    section: SECTIONS[view.kind] ?? view.kind,
    otherLanguage,
    links: {
      home: to(now) ?? HERE,
      day: to(lastDay ? { kind: 'day', date: lastDay } : null) ?? HERE,
      month: to(month || null) ?? HERE,
      texts: addressOf({ view: { kind: 'texts' }, lang }),
      language: addressOf({ view, lang: otherLanguage }),
      previous: to(step(view, -1)),
      today: to(now && today(view, now)),
      next: to(step(view, 1)),
      here: view.kind === 'nowhere' ? undefined : to(view),
    },
  };
}

/** The sections of views that are not sections themselves. */
const SECTIONS: Readonly<Partial<Record<View['kind'], View['kind']>>> = { text: 'texts', year: 'month', parish: 'day' };

/** The page without a place: it shows today. */
const HERE = './';

/** Today's day, month or year, like the view. */
function today(view: View, now: View & { kind: 'day' }): View | null {
  if (view.kind === 'month') return monthOf(now.date);
  if (view.kind === 'year') return { kind: 'year', year: dateFrom(now.date).year };
  if (view.kind === 'parish') return { ...view, date: now.date };
  return view.kind === 'day' || view.kind === 'nowhere' ? now : null;
}

/** The day, month or year before or after; null at the ends of the range. */
function step(view: View, by: 1 | -1): View | null {
  if (view.kind === 'day' || view.kind === 'parish') {
    const date = civilDate(numberOf(view.date) + (view.kind === 'day' ? by : by * 7));
    return isInRange(date) ? { ...view, date } : null;
  }
  const isHere = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR;
  if (view.kind === 'year') return isHere(view.year + by) ? { kind: 'year', year: view.year + by } : null;
  if (view.kind !== 'month') return null;
  const months = view.year * 12 + view.month - 1 + by;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return isHere(year) ? { kind: 'month', year, month } : null;
}
