import path from 'node:path';
import { DAILY_ENDPOINT_NAMES, type DailyEndpoint } from '../contract/endpoints.ts';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import { datasetFile, datasetsFolder, inFolder, yearFolder } from '../contract/paths.ts';
import { readSummed } from '../tree/disk/read-record.ts';
import { readHashedFile } from '../tree/disk/recorded.ts';
import { entryAt, folderWay } from '../tree/disk/regular-file.ts';
import { staleFiles } from '../tree/disk/stale-files.ts';
import { placesOf } from '../tree/plan/kinds.ts';
import type { Selection } from '../tree/plan/selection.ts';
import { type FileLine, type FolderRecord, fileLines, filesOf, type PartRecord } from '../tree/record/record.ts';
import { selectedFolders } from '../tree/record/selected-folders.ts';

/** A part as the origin has it, and what of it the mirror lacks. */
export interface PartSurvey {
  readonly part: string;
  readonly record: PartRecord;
  /** The record that the mirror has now. */
  readonly before: PartRecord | null;
  readonly folders: readonly SurveyedFolder[];
  /** Whether the mirror has the part with all that is selected, and nothing else. */
  readonly isWhole: boolean;
}

/** A folder with its selected files. */
export interface SurveyedFolder {
  readonly folder: FolderRecord;
  /** The files that the mirror lacks, by name. */
  readonly lacking: ReadonlyMap<string, FileLine>;
  /** The dataset with the same days; null if the folder has no days, or the record no dataset. */
  readonly dataset: DatasetOfFolder | null;
}

/** A dataset, and where its days are files. */
export interface DatasetOfFolder {
  readonly endpoint: DailyEndpoint;
  readonly lang: Language;
  /** Its path below the root. */
  readonly path: string;
  readonly line: FileLine;
}

/** Compares a part of the origin, by its record, with a mirror: by names and sizes, or by bytes where there is no record. */
export function surveyPart(
  out: string,
  part: string,
  record: PartRecord,
  digest: string,
  selection: Selection,
): PartSurvey {
  const own = readSummed(out, part);
  const before = own?.record ?? null;
  const selected = selectedFolders(record, selection);
  const isThere = presence(out, before);
  const folders = selected.map((folder) => ({
    folder,
    lacking: new Map(
      filesOf(folder)
        .filter((line) => !isThere(folder.path, line))
        .map((line) => [line.name, line]),
    ),
    dataset: datasetOf(part, folder, record),
  }));
  const isWhole =
    own?.summary.sha256 === digest &&
    folders.every(({ lacking }) => lacking.size === 0) &&
    staleFiles(out, placesOf(part), selected).length === 0;
  return { part, record, before, folders, isWhole };
}

/** Whether a mirror has a file: one of its record with its size, or without a record, one with these bytes. */
function presence(out: string, before: PartRecord | null): (folder: string, line: FileLine) => boolean {
  const wayOf = folderWay(out);
  const known = before && new Map(before.folders.map((folder) => [folder.path, new Set(fileLines(folder))]));
  return (folder, { name, size, hash }) => {
    if (wayOf(folder) !== null) return false;
    const file = path.join(out, folder, name);
    const entry = entryAt(file);
    if (!entry?.isFile() || entry.size !== size) return false;
    if (known) return known.get(folder)?.has(`${name} ${size} ${hash}`) === true;
    return readHashedFile(file, hash) !== null;
  };
}

function datasetOf(part: string, { path: own }: FolderRecord, { folders }: PartRecord): DatasetOfFolder | null {
  const year = Number(part);
  const editions = DAILY_ENDPOINT_NAMES.flatMap((endpoint) => LANGUAGES.map((lang) => ({ endpoint, lang })));
  const edition = editions.find(({ endpoint, lang }) => yearFolder(lang, endpoint, year) === own);
  const datasets = folders.find((folder) => folder.path === datasetsFolder());
  if (!edition || !datasets) return null;
  const name = datasetFile(edition.endpoint, year, edition.lang);
  const line = filesOf(datasets).find((one) => one.name === name);
  return line ? { ...edition, path: inFolder(datasetsFolder(), name), line } : null;
}

/** The files of a survey that must be fetched: all that the mirror lacks but the days that a dataset has. */
export function filesToFetch({ folders }: PartSurvey): { readonly path: string; readonly line: FileLine }[] {
  return folders.flatMap(({ folder, lacking, dataset }) =>
    dataset ? [] : [...lacking.values()].map((line) => ({ path: inFolder(folder.path, line.name), line })),
  );
}
