import {
  DATAPACKAGE_FILE,
  datasetsFolder,
  feedsFolder,
  inFolder,
  MANIFEST_FILE,
  TREE_FILE,
} from '../../contract/paths.ts';
import { sha256 } from '../../sha256.ts';
import { endpointsOfDatasets, holdsTexts, type Scope, yearsOf } from '../plan/scope.ts';
import { datapackage } from './datapackage.ts';
import { HOST_FILE_NAMES, hostFiles } from './hosts/host-files.ts';
import { jsonText, markText, type TreeMark } from './mark.ts';
import { fileLine, type PartSummary, sizeOf, type Written } from './record.ts';

/** The index of the datasets. */
export const DATAPACKAGE = inFolder(datasetsFolder(), DATAPACKAGE_FILE);

/** The files that belong to a tree as a whole and to none of its parts, in the order in which they are written. */
export const ROOT_FILES: readonly string[] = [TREE_FILE, DATAPACKAGE, ...HOST_FILE_NAMES, MANIFEST_FILE];

/** How many of these files a tree has. */
export function countRootFiles(scope: Scope): number {
  const hasDatasets = holdsTexts(scope) || yearsOf(scope).some((year) => endpointsOfDatasets(scope, year).length > 0);
  return [TREE_FILE, MANIFEST_FILE].length + Number(hasDatasets) + hostFiles(scope).size;
}

/**
 * The files and bytes of a tree: those that its records name, the records, and the files of the whole. Every figure of a
 * tree counts so, and `find` over its folder counts the same.
 */
export function sizeOfTree(parts: ReadonlyMap<string, PartSummary>, whole: Iterable<string | null>): Written {
  const summaries = [...parts.values()];
  const sizes = [
    sizeOf(summaries.flatMap(({ folders }) => folders)),
    ...summaries.map(({ bytes }) => ({ files: 1, bytes })),
    sizeOfTexts(whole),
  ];
  return {
    files: sizes.reduce((sum, { files }) => sum + files, 0),
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** The files and bytes of texts; null is no file. */
export function sizeOfTexts(texts: Iterable<string | null>): Written {
  const sizes = [...texts].flatMap((text) => (text === null ? [] : Buffer.byteLength(text)));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * The contents of these files in a tree with the given parts; null for a file that it does not have. The manifest comes
 * last, because it says that the tree is whole.
 */
export function rootFiles(mark: TreeMark, parts: ReadonlyMap<string, PartSummary>): Map<string, string | null> {
  const datasets = [...parts.values()].flatMap((part) => part.datasets);
  const texts = new Map<string, string | null>([
    [TREE_FILE, markText(mark)],
    [DATAPACKAGE, datasets.length === 0 ? null : datapackage(datasets, mark.inputs, mark.scope.historical)],
    ...hostFiles(mark.scope),
  ]);
  texts.set(MANIFEST_FILE, jsonText(manifest(mark, parts, texts)));
  return new Map(ROOT_FILES.map((file) => [file, texts.get(file) ?? null]));
}

/**
 * What a whole tree says about itself. The files and bytes are those of everything else; `root` has a line for each
 * file that is in no record, so that everything is in a list.
 */
export interface TreeManifest extends TreeMark, Written {
  readonly version: string;
  readonly parts: readonly string[];
  readonly folders: Readonly<Record<string, string>>;
  readonly records: Readonly<Record<string, string>>;
  readonly root: readonly string[];
}

function manifest(
  mark: TreeMark,
  parts: ReadonlyMap<string, PartSummary>,
  others: ReadonlyMap<string, string | null>,
): TreeManifest {
  const { files, bytes } = sizeOfTree(parts, others.values());
  const folders = [...parts.values()].flatMap((part) => part.folders);
  return {
    version: mark.inputs.version,
    ...mark,
    files,
    bytes,
    parts: [...parts.keys()],
    folders: digests(folders),
    records: Object.fromEntries([...parts].map(([part, { sha256: digest }]) => [part, digest])),
    root: [...others].flatMap(([name, text]) => (text === null ? [] : lineOf(name, Buffer.from(text)))),
  };
}

function lineOf(name: string, bytes: Uint8Array): string {
  return fileLine({ name, size: bytes.length, hash: sha256(bytes) });
}

/** Folders with files of all years: their digest is that of the digests of the years. */
const SHARED_FOLDERS = [datasetsFolder(), feedsFolder()];

function digests(folders: PartSummary['folders']): Record<string, string> {
  const single = folders.filter(({ path: name }) => !SHARED_FOLDERS.includes(name));
  const shared = SHARED_FOLDERS.flatMap((name) => {
    const parts = folders.filter((folder) => folder.path === name).map(({ sha256: digest }) => digest);
    return parts.length === 0 ? [] : [[name, sha256(Buffer.from(parts.join('\n')))]];
  });
  return Object.fromEntries([...single.map(({ path: name, sha256: digest }) => [name, digest]), ...shared]);
}
