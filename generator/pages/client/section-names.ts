/** What the page loads where names are kept. */
import { NamesView } from '../views/names-view.tsx';

export { namesIn, storedNames } from '../model/names.ts';
export { nameDaysOn, namesPage } from '../model/names-page.ts';

export const VIEWS = { names: NamesView };
