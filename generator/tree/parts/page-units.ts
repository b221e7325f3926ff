import { referenceUnits } from '../../reference/units.ts';
import { pageUnits } from '../../site/page-units.ts';
import { prerenderedUnits } from '../../site/prerender/units.ts';
import type { PageSource, Unit } from '../../site/source.ts';
import { prerenderedPagesOf } from '../plan/scope.ts';
import type { Job } from './job.ts';

/** The units of the pages part. */
export function pageUnitsOf({ catalog, origin, scope, texts }: Job): Promise<Unit[]> {
  const pages = prerenderedPagesOf(scope);
  return faceUnits({ catalog, origin, historical: scope.historical, pages, digests: texts });
}

/**
 * Everything in a tree for people to look at: the front page, the pages of days and texts, the reference and the
 * schemas.
 */
export async function faceUnits(source: PageSource): Promise<Unit[]> {
  return [...pageUnits(source), ...prerenderedUnits(source), ...(await referenceUnits(source))];
}
