/** The script that requests answers, and searches. The page loads it when no prerendered page has the content. */
import { SearchView } from '../views/search-view.tsx';
import { forgetAnswers } from './answers.ts';
import { forgetDatasets } from './datasets.ts';
import { forgetLists } from './lookup-client.ts';

export { searchPage } from '../model/search-page.ts';
export { contentAt } from './content.ts';
export { lookAhead } from './look-ahead.ts';
export { forgetName, saveName, saveNamesFile, withNameDays } from './names.ts';
export { nearestDay } from './nearest-day.ts';
export { closeSuggestions, suggest, suggestionKey } from './suggestions.ts';

export const VIEWS = { search: SearchView };

/** Forgets everything, so that it is requested again. */
export function forgetAll(): void {
  forgetAnswers();
  forgetDatasets();
  forgetLists();
}
