import { lazy } from '../../memoize.ts';
import type { Holdings } from '../../reference/holdings.ts';
import { referenceUnits } from '../../reference/units.ts';
import { pageUnits } from '../../site/page-units.ts';
import { prerenderedUnits } from '../../site/prerender/units.ts';
import type { PageSource, Unit } from '../../site/source.ts';
import { prerenderedPagesOf } from '../plan/scope.ts';
import { copyPaths } from './encodings.ts';
import { holdingsOf } from './holdings.ts';
import type { Job } from './job.ts';

/** The units of the pages part. */
export function pageUnitsOf(job: Job): Promise<Unit[]> {
  const { catalog, origin, scope, texts } = job;
  const pages = prerenderedPagesOf(scope);
  return faceUnits({ catalog, origin, historical: scope.historical, pages, digests: texts }, (paths) =>
    holdingsOf(
      job,
      paths.flatMap((path) => copyPaths(path, scope)),
    ),
  );
}

/**
 * Everything in a tree for people to look at: the front page, the pages of days and texts, the reference and the
 * schemas. `holdingsWith` returns what the tree has with all these, by their paths.
 */
export async function faceUnits(
  source: PageSource,
  holdingsWith?: (paths: readonly string[]) => Holdings,
): Promise<Unit[]> {
  // The pages that say how many files there are are files themselves.
  const holdings = holdingsWith && lazy((): Holdings => holdingsWith(units.map(({ path }) => path)));
  const units: Unit[] = [
    ...pageUnits(source),
    ...prerenderedUnits(source),
    ...(await referenceUnits(source, holdings)),
  ];
  return units;
}
