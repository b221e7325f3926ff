import type { Unit } from '../../pages/source.ts';
import { faceUnits } from '../../pages/units.ts';
import { ownPagesOf } from '../scope.ts';
import type { Job } from './job.ts';

/** The units of the pages part. */
export function pageUnits({ catalog, origin, scope }: Job): Promise<Unit[]> {
  return faceUnits({ catalog, origin, historical: scope.historical, pages: ownPagesOf(scope) });
}
