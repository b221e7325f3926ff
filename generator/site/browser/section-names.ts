/** The script of the saved names and of the feeds. */
import { FeedsView } from '../views/feeds-view.tsx';
import { NamesView } from '../views/names-view.tsx';

export { feedsPage } from '../model/feeds-page.ts';
export { namesInText as namesIn, storedNames } from '../model/names.ts';
export { nameDaysOn, namesPage } from '../model/names-page.ts';

export const VIEWS = { names: NamesView, feeds: FeedsView };
