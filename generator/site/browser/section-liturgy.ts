/** The script of the services of a day whose page was not rendered at generation. */
import { HymnsView } from '../views/hymns-view.tsx';
import { LiturgyView } from '../views/liturgy-view.tsx';

export { dayHymns } from '../model/day-hymns.ts';
export { liturgyPart } from '../model/liturgy-part.ts';

export const VIEWS = { liturgy: LiturgyView, hymns: HymnsView };
