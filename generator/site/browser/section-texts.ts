/** The script of texts, and of commemorations with their hymns. */
import { CommemorationView } from '../views/commemoration-view.tsx';
import { TextView } from '../views/text-view.tsx';
import { TextsView } from '../views/texts-view.tsx';

export { commemorationPage, foundIn, hasHymns } from '../model/commemoration-page.ts';
export { hymnRequests, textPage, textRequests } from '../model/text-page.ts';
export { foundLists, textsIn, textsPage } from '../model/texts-page.ts';

export const VIEWS = { texts: TextsView, text: TextView, commemoration: CommemorationView };
