import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isDataset } from '../contract/dataset-file.ts';
import { CONTENT_ENDPOINT_NAMES, coversYear, DAILY_ENDPOINT_NAMES } from '../contract/endpoints.ts';
import { fileName } from '../contract/file-name.ts';
import { TEXT_LANGUAGES } from '../contract/languages.ts';
import { inFolder, recordPath } from '../contract/paths.ts';
import { fileInBlocks } from '../edge/blocks.ts';
import { UserError } from '../errors.ts';
import { memoizeLast } from '../memoize.ts';
import { message } from '../messages/message.ts';
import { sha256 } from '../sha256.ts';
import { readManifest } from '../tree/disk/read-manifest.ts';
import { entryAt, folderWay, linkInTheWay, readRegularFile } from '../tree/disk/regular-file.ts';
import { placesOf } from '../tree/plan/kinds.ts';
import { TEXTS_PART } from '../tree/plan/part-names.ts';
import { endpointsOf, type Scope, type Years, yearsOf } from '../tree/plan/scope.ts';
import type { TreeManifest } from '../tree/record/manifest.ts';
import { type FileLine, filesOf, parseRecord } from '../tree/record/record.ts';
import type { ExportSource } from './source.ts';

/** The most bytes that a dataset unpacks to; an honest one has ten million. */
const MOST_YEAR_BYTES = 400_000_000;

/**
 * Answers read from a tree: files, datasets and blocks. Without years, all that it has are meant; null is none. Each file must be the one that the records name, and these the
 * ones that the manifest names. Throws UserError if the tree is not whole, or lacks years, endpoints or languages.
 */
export function treeSource(tree: string, asked?: Years | null): ExportSource {
  const { inputs, scope, records } = readManifest(tree);
  const years = yearsIn(tree, scope, asked);
  checkScope(tree, scope, years);
  const linesOf = partLines(tree, records);
  const [ofYear, ofTexts] = [memoizeLast(linesOf), memoizeLast(linesOf)];
  const wayOf = folderWay(tree);
  const file = async (name: string): Promise<Uint8Array | null> => {
    const part = partOf(name);
    const line = (part === TEXTS_PART ? ofTexts : ofYear)(part).get(name);
    const link = line && wayOf(path.posix.dirname(name));
    if (link) throw linkInTheWay(path.join(tree, link));
    return line ? recorded(path.join(tree, name), line) : null;
  };
  return {
    origin: inputs.origin,
    licenses: inputs.credits.licenses,
    years,
    async read(name) {
      const bytes = (await file(name)) ?? (await fileInBlocks(name, file));
      return bytes && fileName(name)?.kind === 'dataset' ? unpacked(bytes, name) : bytes;
    },
  };
}

function yearsIn(tree: string, scope: Scope, asked: Years | null | undefined): number[] {
  const all = yearsOf(scope);
  if (asked === null) return [];
  if (asked === undefined) return all;
  const { firstYear, lastYear } = asked;
  const years = all.filter((year) => year >= firstYear && year <= lastYear);
  if (years.length < lastYear - firstYear + 1)
    throw new UserError(message('treeLacksYears', tree, firstYear, lastYear));
  return years;
}

/** Makes sure that a tree has everything that the database contains. */
function checkScope(tree: string, scope: Scope, years: readonly number[]): void {
  const lacking = [
    ...TEXT_LANGUAGES.filter((lang) => !scope.languages.includes(lang)),
    ...DAILY_ENDPOINT_NAMES.filter((name) =>
      years.some((year) => coversYear(name, year) && !endpointsOf(scope, year).includes(name)),
    ),
    ...CONTENT_ENDPOINT_NAMES.filter((name) => !scope.endpoints.includes(name)),
  ];
  if (lacking.length > 0) throw new UserError(message('treeLacks', tree, lacking));
}

/** The part of a tree that has a file of the API. */
function partOf(name: string): string {
  const found = fileName(name);
  if (found?.kind === 'day') return found.date.slice(0, 4);
  return found?.kind === 'dataset' ? String(found.year) : TEXTS_PART;
}

/** The lines of the files of a part, by their paths. */
function partLines(tree: string, records: TreeManifest['records']): (part: string) => ReadonlyMap<string, FileLine> {
  return (part) => {
    const digest = records[part];
    if (digest === undefined) return new Map();
    const file = recordPath(part);
    const text = readRegularFile(path.join(tree, file));
    const record = text && sha256(text) === digest ? parseRecord(text, placesOf(part)) : null;
    if (!record) throw new UserError(message(entryAt(path.join(tree, file)) ? 'listAltered' : 'listMissing', file));
    const lines = record.folders.flatMap((folder) =>
      filesOf(folder).map((line): [string, FileLine] => [inFolder(folder.path, line.name), line]),
    );
    return new Map(lines);
  };
}

function recorded(file: string, { size, hash }: FileLine): Uint8Array {
  const bytes = readRegularFile(file);
  if (bytes?.length === size && sha256(bytes) === hash) return bytes;
  throw new UserError(message('treeFileAltered', file));
}

function unpacked(bytes: Uint8Array, name: string): Uint8Array {
  try {
    if (isDataset(bytes)) return gunzipSync(bytes, { maxOutputLength: MOST_YEAR_BYTES });
  } catch (error) {
    throw new UserError(message('treeFileAltered', name), { cause: error });
  }
  throw new UserError(message('treeFileAltered', name));
}
