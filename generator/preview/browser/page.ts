export * from '../../site/browser/page.ts';

import { renew } from '../../site/browser/show.tsx';
import { CHANGES_ADDRESS, type PreviewNews } from '../news.ts';
import { showPictures } from './pictures.ts';
import { showProblems } from './problems.tsx';

let changes: EventSource | undefined;
let edition: PreviewNews['edition'] | undefined;

/**
 * Listens to changes while the page is visible, and again as soon as it is visible again: a browser opens only six
 * connections to a host, and each page uses one.
 */
function listen(): void {
  changes?.close();
  if (document.hidden) return;
  changes = new EventSource(CHANGES_ADDRESS);
  changes.addEventListener('message', ({ data }) => hear(JSON.parse(data)));
}

function hear(told: PreviewNews): void {
  showProblems(told);
  if (told.edition === edition) return;
  edition = told.edition;
  showPictures(edition);
  void renew();
}

document.addEventListener('visibilitychange', listen);
listen();
