import { ownUnits } from './own/units.ts';
import { pageUnits } from './page-units.ts';
import { referenceUnits } from './reference/units.ts';
import type { PageSource, Unit } from './source.ts';

/**
 * Everything in the tree for people to look at: the front page, the pages of days and texts, the reference and the
 * schemas.
 */
export async function faceUnits(source: PageSource): Promise<Unit[]> {
  return [...pageUnits(source), ...ownUnits(source), ...(await referenceUnits(source))];
}
