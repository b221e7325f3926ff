import type { Section } from '../model/paths.ts';
import type { Views } from '../views/content-view.tsx';
import { DayView } from '../views/day-view.tsx';
import { MessageView } from '../views/message-view.tsx';
import { scriptOf } from './sections.ts';

/** The loaded views. */
export const views: Partial<Views> = { day: DayView, message: MessageView };

/** The sections that have the other views. */
const SECTIONS = {
  month: 'calendar',
  year: 'calendar',
  texts: 'texts',
  text: 'texts',
  commemoration: 'texts',
  names: 'names',
  liturgy: 'liturgy',
  parish: 'sheet',
  hymns: 'liturgy',
  search: 'answers',
  feeds: 'names',
} as const satisfies Partial<Record<keyof Views, Section>>;

/** Loads the view of a kind of content. Fails if the host cannot be reached. */
export async function loadView(kind: string): Promise<void> {
  if (kind in SECTIONS)
    Object.assign(views, (await scriptOf<{ VIEWS: Partial<Views> }>(SECTIONS[kind as keyof typeof SECTIONS])).VIEWS);
}

/** The script that requests answers. Fails if the host cannot be reached. */
export function loadAnswers(): Promise<typeof import('./section-answers.ts')> {
  return scriptOf('answers');
}
