import path from 'node:path';
import { readHashedFile } from '../tree/disk/recorded.ts';
import { type FileLine, filesOf, type PartRecord } from '../tree/record/record.ts';
import { daysOfDataset, monthOfFile } from './dataset-days.ts';
import { changedMonths, type Fetcher, isDaysDataset } from './fetch.ts';
import type { Fetched } from './fetched.ts';
import type { TreeSource } from './source.ts';
import { type DatasetOfFolder, filesToFetch, type PartSurvey, type SurveyedFolder } from './survey.ts';

/** What a part is fetched with. */
export interface Carrier {
  readonly out: string;
  readonly site: TreeSource;
  readonly fetched: Fetched;
  readonly fetcher: Fetcher;
}

/**
 * Fetches all that the mirror lacks of a part, datasets first, and makes sure that every day can be made from them with
 * the bytes that the record names. Nothing of the mirror changes.
 */
export async function fetchPart(carrier: Carrier, survey: PartSurvey): Promise<void> {
  const { site, fetcher } = carrier;
  const files = filesToFetch(survey);
  const datasets = files.filter((one) => isDaysDataset(one.path));
  await site.each(datasets, ({ path: file, line }) => fetchDataset(carrier, survey, file, line));
  const fresh = new Set(datasets.map((one) => one.path));
  for (const folder of survey.folders) {
    const { dataset, lacking } = folder;
    if (dataset && (lacking.size > 0 || fresh.has(dataset.path))) await proveDays(carrier, folder, dataset);
  }
  await site.each(
    files.filter((one) => !isDaysDataset(one.path)),
    ({ path: file, line }) => fetcher.file(file, line),
  );
}

async function fetchDataset({ out, fetcher }: Carrier, survey: PartSurvey, file: string, line: FileLine) {
  const { before, record } = survey;
  const [, endpoint, lang] = /([a-z]+)-\d+\.([a-z]+)\./.exec(line.name) ?? [];
  const old = before && recordedContent(out, file, before);
  await fetcher.dataset(file, line, old, changedMonths(before, record, `${endpoint}.${lang}`));
}

/** The content of a file of the mirror, if it is the one of its record. */
function recordedContent(out: string, file: string, { folders }: PartRecord): Buffer | null {
  const folder = folders.find((one) => one.path === path.posix.dirname(file));
  const line = folder && filesOf(folder).find(({ name }) => name === path.posix.basename(file));
  return line ? readHashedFile(path.join(out, file), line.hash) : null;
}

/** A new dataset must have the days that the mirror has, too. */
async function proveDays(carrier: Carrier, { folder }: SurveyedFolder, dataset: DatasetOfFolder): Promise<void> {
  if (datasetContent(carrier, dataset) === null) await carrier.fetcher.file(dataset.path, dataset.line);
  for (const _ of daysOfDataset(contentAtHand(carrier, dataset), dataset.lang, filesOf(folder), dataset.path));
}

/** The days that the mirror lacks, from their dataset, which is at hand. */
export function* lackingDays(
  carrier: Pick<Carrier, 'out' | 'fetched'>,
  { folder, lacking }: SurveyedFolder,
  dataset: DatasetOfFolder,
): Iterable<{ readonly line: FileLine; readonly bytes: Uint8Array }> {
  const months = new Set([...lacking.keys()].map(monthOfFile));
  const lines = filesOf(folder).filter(({ name }) => months.has(monthOfFile(name)));
  for (const day of daysOfDataset(contentAtHand(carrier, dataset), dataset.lang, lines, dataset.path)) {
    if (lacking.has(day.line.name)) yield day;
  }
}

function contentAtHand(carrier: Pick<Carrier, 'out' | 'fetched'>, dataset: DatasetOfFolder): Buffer {
  const content = datasetContent(carrier, dataset);
  if (content === null) throw new Error(`${dataset.path} was fetched and is gone`);
  return content;
}

/** A dataset that was fetched or that the mirror has. */
function datasetContent({ out, fetched }: Pick<Carrier, 'out' | 'fetched'>, { path: file, line }: DatasetOfFolder) {
  return fetched.get(line.hash) ?? readHashedFile(path.join(out, file), line.hash);
}
