import type { Request } from './answer-request.ts';
import type { CommemorationPage } from './commemoration-page.ts';
import type { DayPage } from './day-page.ts';
import type { MonthPage } from './month-page.ts';
import type { NamesPage } from './names-page.ts';
import type { View } from './place.ts';
import type { SearchPage } from './search-page.ts';
import type { TextPage } from './text-page.ts';
import type { TextsPage } from './texts-page.ts';
import type { YearPage } from './year-page.ts';

/** A message in place of missing content, with links to other places and, if it may help, a button to try again. */
export interface Notice {
  readonly kind: 'message';
  readonly title: string;
  readonly text: string;
  readonly retry?: string;
  readonly ways: readonly Way[];
  readonly requests: readonly Request[];
}

/** A link to another place. */
export interface Way {
  readonly label: string;
  readonly view: View;
}

/** The content in the middle of the page, with its title. */
export type Content =
  | DayPage
  | MonthPage
  | NamesPage
  | YearPage
  | TextsPage
  | TextPage
  | CommemorationPage
  | SearchPage
  | Notice;

/** A message without requests of the API. */
export function notice(title: string, text: string, { retry, ways = [] }: Partial<Notice> = {}): Notice {
  return { kind: 'message', title, text, ...(retry ? { retry } : {}), ways, requests: [] };
}
