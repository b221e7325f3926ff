/** What the page loads where something is looked for, names are kept, or a list says only by rules when things are kept. */
import { NamesView } from '../views/names-view.tsx';

export { nextDate, openFinder } from '../model/finder.ts';
export { namedAfter, namesIn, spelled, storedNames } from '../model/names.ts';
export { nameDaysOn, namesPage } from '../model/names-page.ts';

export const VIEWS = { names: NamesView };
