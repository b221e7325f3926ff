/** The script of the Liturgy of a day whose page was not rendered at generation. */
import { LiturgyView } from '../views/liturgy-view.tsx';

export { liturgyPart } from '../model/liturgy-part.ts';

export const VIEWS = { liturgy: LiturgyView };
