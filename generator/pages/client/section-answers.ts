/** What the page loads where it is not drawn from a page of its own: what asks for answers, and keeps them. */
import { forgetAnswers } from './answers.ts';
import { forgetDatasets } from './datasets.ts';
import { forgetLists } from './looking-up.ts';

export { contentOf } from './content.ts';
export { lookAhead } from './look-ahead.ts';
export { forgetName, keepName, withNameDays } from './names.ts';

/** Lets everything be asked for anew. */
export function forgetAll(): void {
  forgetAnswers();
  forgetDatasets();
  forgetLists();
}
