import { DAILY_ENDPOINT_NAMES, DAILY_ENDPOINTS, type DailyEndpoint } from '../../contract/endpoints.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import type { Amount, DatasetHoldings, Holdings } from '../../reference/holdings.ts';
import { DAILY_BYTES } from '../plan/average-bytes.ts';
import { estimate, type Group, otherGroups, yearGroups } from '../plan/estimate.ts';
import { partNames } from '../plan/kinds.ts';
import { dailyLanguagesOf, holdsDataset, type Scope, yearsOf } from '../plan/scope.ts';
import { copyPaths } from './encodings.ts';
import type { Job } from './job.ts';
import { textUnits } from './text-units.ts';

/** The blocks of most file systems. */
const BLOCK = 4096;
/** The endpoints of which a dataset is shown, the best known first. */
const SHOWN: readonly DailyEndpoint[] = ['calendar', 'fasting', 'movable', 'readings', 'liturgy', 'saints'];

/** What the tree of a job has, with pages at the given paths. The few files that belong to no part are not counted. */
export function holdingsOf(job: Job, pages: readonly string[]): Holdings {
  const { catalog, scope } = job;
  const years = yearsOf(scope);
  const datasets = DAILY_ENDPOINT_NAMES.flatMap((endpoint) => datasetsOf(scope, endpoint, years));
  const shown = SHOWN.flatMap((name) => datasets.find(({ endpoint }) => endpoint === name) ?? [])[0];
  const texts = otherGroups(textUnits(job).flatMap(({ path }) => copyPaths(path, scope)));
  const groups = [...years.flatMap((year) => yearGroups(scope, year)), ...texts, ...otherGroups(pages)];
  const whole = estimate(groups, BLOCK, () => true);
  const languages = dailyLanguagesOf(scope);
  return {
    languages: languages.length > 0 ? languages : LANGUAGES,
    datasets,
    shown: { endpoint: shown?.endpoint ?? 'calendar', year: shownYear(scope, shown) },
    texts: amountOf(texts),
    whole: { files: whole.files + partNames(scope).length, bytes: whole.bytes, onDisk: whole.bytesOnDisk },
    licenses: catalog.licenses.map(({ title, url }) => ({ title, ...(url === undefined ? {} : { url }) })),
  };
}

function datasetsOf(scope: Scope, endpoint: DailyEndpoint, years: readonly number[]): DatasetHoldings[] {
  const held = years.filter((year) => holdsDataset(scope, endpoint, year));
  const [firstYear, lastYear] = [held[0], held.at(-1)];
  if (firstYear === undefined || lastYear === undefined) return [];
  const sizes = dailyLanguagesOf(scope).map((lang) => DAILY_BYTES[endpoint][lang]);
  const range = (kind: 'json' | 'csv') => {
    const bytes = sizes.map((size) => size[kind]);
    return [Math.min(...bytes), Math.max(...bytes)] as const;
  };
  const files = held.length * sizes.length * (scope.csv ? 2 : 1);
  const bytes = held.length * sizes.reduce((sum, { json, csv }) => sum + json + (scope.csv ? csv : 0), 0);
  return [{ endpoint, firstYear, lastYear, files, bytes, json: range('json'), csv: scope.csv ? range('csv') : null }];
}

/** A year with days if there is such a dataset, because people ask for those; else its first. */
function shownYear({ days }: Scope, of: DatasetHoldings | undefined): number {
  const year = days?.firstYear ?? of?.firstYear ?? DAILY_ENDPOINTS.calendar.firstYear;
  return of && (year < of.firstYear || year > of.lastYear) ? of.firstYear : year;
}

function amountOf(groups: readonly Group[]): Amount {
  const { files, bytes } = estimate(groups, BLOCK, () => true);
  return { files, bytes };
}
