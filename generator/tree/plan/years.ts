import { DAILY_ENDPOINT_NAMES, FEED_NAMES } from '../../contract/endpoints.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { hasOwnPages } from '../../contract/page-addresses.ts';
import { datasetFile, datasetsFolder, feedFile, feedsFolder, inFolder, yearFolder } from '../../contract/paths.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/years.ts';
import type { PartKind } from './part.ts';
import {
  dailyLanguagesOf,
  endpointsOf,
  endpointsOfDatasets,
  feedsOf,
  holdsDays,
  type Scope,
  shownDaysOf,
  yearsOf,
} from './scope.ts';

/** A year: its days as files, its datasets and its feeds. */
export const YEARS: PartKind = {
  names: (scope) => yearsOf(scope).map(String),
  isName: (name) => /^\d{4}$/.test(name) && Number(name) >= FIRST_YEAR && Number(name) <= LAST_YEAR,
  code: { modules: ['tree/parts/year-folders'], folders: [] },
  // A newly found first or last year of a commemoration regenerates only historical trees.
  data: ({ historical }) => (historical ? ['days', 'bounds'] : ['days']),
  options: (scope, part) => {
    const year = Number(part);
    const datasets = endpointsOfDatasets(scope, year);
    return {
      languages: dailyLanguagesOf(scope),
      endpoints: endpointsOf(scope, year),
      days: holdsDays(scope, year),
      datasets,
      csv: datasets.length > 0 && scope.csv,
      feeds: feedsOf(scope, year),
      ...(feedsOf(scope, year).length > 0 ? { leadingTo: leadingTo(scope, year) } : {}),
      historical: scope.historical,
    };
  },
  places: (part) => {
    const year = Number(part);
    const editions = DAILY_ENDPOINT_NAMES.flatMap((endpoint) => LANGUAGES.map((lang) => ({ endpoint, lang })));
    const datasets = editions.flatMap(({ endpoint, lang }) =>
      (['json', 'csv'] as const).map((kind) => inFolder(datasetsFolder(), datasetFile(endpoint, year, lang, kind))),
    );
    const feeds = FEED_NAMES.flatMap((feed) =>
      LANGUAGES.map((lang) => inFolder(feedsFolder(), feedFile(feed, year, lang))),
    );
    return {
      folders: editions.map(({ endpoint, lang }) => yearFolder(lang, endpoint, year)),
      files: [...datasets, ...feeds],
    };
  },
};

/** Where the events of the feeds of a year lead. A fast may begin in the year before. */
function leadingTo(scope: Scope, year: number) {
  const shown = shownDaysOf(scope);
  const own = dailyLanguagesOf(scope).flatMap((lang) =>
    [year - 1, year].filter((one) => hasOwnPages(shown, lang, one)).map((one) => `${lang} ${one}`),
  );
  return { own, onFrontPage: shown.onFrontPage };
}
