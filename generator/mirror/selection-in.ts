import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rangesOf } from '../calendar/ranges.ts';
import { CONTENT_ENDPOINT_NAMES, DAILY_ENDPOINT_NAMES } from '../contract/endpoints.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { datasetsFolder, feedsFolder, MANIFEST_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { manifestIn } from '../tree/disk/read-manifest.ts';
import { entryAt, readRegularFile } from '../tree/disk/regular-file.ts';
import { placesOf } from '../tree/plan/kinds.ts';
import { dailyLanguagesOf } from '../tree/plan/scope.ts';
import { NO_YEARS, type Selection } from '../tree/plan/selection.ts';

/** What of a tree is in a folder, by the names of its datasets and folders. Throws UserError if there are none. */
export function selectionIn(folder: string): Selection {
  const manifest = manifestIn(readRegularFile(path.join(folder, MANIFEST_FILE)));
  if (!manifest) throw new UserError(message('folderHasNoTree', folder));
  const { scope } = manifest;
  const names = namesIn(path.join(folder, datasetsFolder()));
  const datasets = names.flatMap((name) => {
    const [, endpoint, year, lang] = /^([a-z]+)-(\d{4})\.([a-z]+)\.json\.gz$/.exec(name) ?? [];
    return year === undefined ? [] : { endpoint, year: Number(year), lang };
  });
  if (datasets.length === 0) throw new UserError(message('folderHasNoDatasets', folder));
  const languages = LANGUAGES.filter((one) => datasets.some(({ lang }) => lang === one));
  const endpoints = DAILY_ENDPOINT_NAMES.filter((one) => datasets.some(({ endpoint }) => endpoint === one));
  const hasAllEndpoints = DAILY_ENDPOINT_NAMES.every(
    (one) => endpoints.includes(one) || !scope.endpoints.includes(one),
  );
  return {
    years: rangesOf(datasets.map(({ year }) => year)).map(([firstYear, lastYear]) => ({ firstYear, lastYear })),
    others: NO_YEARS.others.filter((part) => hasPart(folder, part)),
    languages: dailyLanguagesOf(scope).every((one) => languages.includes(one)) ? [] : languages,
    endpoints: hasAllEndpoints ? [] : [...endpoints, ...CONTENT_ENDPOINT_NAMES],
    omitted: [
      ...(existsSync(path.join(folder, feedsFolder())) ? [] : (['feeds'] as const)),
      ...(names.some((name) => name.endsWith('.csv.gz')) ? [] : (['tables'] as const)),
    ],
  };
}

function namesIn(folder: string): string[] {
  return entryAt(folder)?.isDirectory() ? readdirSync(folder) : [];
}

/** Datasets that belong to no year come with those of years, and say nothing of the part from which they are. */
function hasPart(folder: string, part: string): boolean {
  const { folders, files } = placesOf(part);
  const own = files.filter((file) => path.posix.dirname(file) !== datasetsFolder());
  return [...folders, ...own].some((one) => existsSync(path.join(folder, one)));
}
