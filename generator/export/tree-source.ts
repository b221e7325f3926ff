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
import { readManifest } from '../tree/disk/read-manifest.ts';
import { readNamedRecord } from '../tree/disk/read-record.ts';
import { fileAltered, recordedFiles } from '../tree/disk/recorded.ts';
import { TEXTS_PART } from '../tree/plan/part-names.ts';
import { endpointsOf, type Scope, type Years } from '../tree/plan/scope.ts';
import type { TreeManifest } from '../tree/record/manifest.ts';
import { type FileLine, filesOf } from '../tree/record/record.ts';
import type { ExportSource } from './source.ts';
import { yearsToExport } from './tree-years.ts';

/** The most bytes that a dataset unpacks to; an honest one has ten million. */
const MOST_YEAR_BYTES = 400_000_000;

/**
 * Answers read from a tree: files, datasets and blocks. Without years, all that it has are meant; null is none. Each file
 * must be the one that the records name, and these the ones that the manifest names. Throws UserError if the tree is not whole, or lacks years, endpoints or languages.
 */
export function treeSource(tree: string, asked?: Years | null): ExportSource {
  const { inputs, scope, records } = readManifest(tree);
  const years = yearsToExport(tree, scope, asked);
  checkScope(tree, scope, years);
  const linesOf = partLines(tree, records);
  const [ofYear, ofTexts] = [memoizeLast(linesOf), memoizeLast(linesOf)];
  const fileOf = recordedFiles(tree);
  const file = async (name: string): Promise<Uint8Array | null> => {
    const part = partOf(name);
    const line = (part === TEXTS_PART ? ofTexts : ofYear)(part).get(name);
    return line ? fileOf(name, line) : null;
  };
  return {
    origin: inputs.origin,
    licenses: inputs.credits.licenses,
    years,
    async read(name) {
      const bytes = (await file(name)) ?? (await fileInBlocks(name, file));
      return bytes && fileName(name)?.kind === 'dataset' ? unpacked(bytes, name, tree) : bytes;
    },
  };
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
    const named = readNamedRecord(tree, part, digest);
    if (!named) throw new UserError(message('listMissing', recordPath(part)));
    const lines = named.record.folders.flatMap((folder) =>
      filesOf(folder).map((line): [string, FileLine] => [inFolder(folder.path, line.name), line]),
    );
    return new Map(lines);
  };
}

function unpacked(bytes: Uint8Array, name: string, tree: string): Uint8Array {
  try {
    if (isDataset(bytes)) return gunzipSync(bytes, { maxOutputLength: MOST_YEAR_BYTES });
  } catch {
    // It has the bytes that the record names, and still is no dataset.
  }
  throw fileAltered(name, tree);
}
