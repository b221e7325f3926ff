import {
  DATAPACKAGE_FILE,
  datasetsFolder,
  feedsFolder,
  inFolder,
  MANIFEST_FILE,
  TREE_FILE,
} from '../../contract/paths.ts';
import { HOST_FILE_NAMES, hostFiles } from '../hosts/host-files.ts';
import { sizeOf } from '../parts/part-writer.ts';
import { datapackage } from './datapackage.ts';
import { sha256 } from './digests.ts';
import { jsonText, markText, type TreeMark } from './mark.ts';
import type { PartSummary } from './record.ts';

const DATAPACKAGE = inFolder(datasetsFolder(), DATAPACKAGE_FILE);

/** The files that belong to a tree as a whole and to none of its parts, in the order in which they are written. */
export const WHOLE_FILES: readonly string[] = [TREE_FILE, DATAPACKAGE, ...HOST_FILE_NAMES, MANIFEST_FILE];

/**
 * The contents of these files in a tree with the given parts; null for a file that it does not have. The manifest comes
 * last, because it says that the tree is whole.
 */
export function wholeFiles(mark: TreeMark, parts: ReadonlyMap<string, PartSummary>): Map<string, string | null> {
  const datasets = [...parts.values()].flatMap((part) => part.datasets);
  const hosts = hostFiles(mark.scope);
  const texts = new Map<string, string | null>([
    [TREE_FILE, markText(mark)],
    [DATAPACKAGE, datasets.length === 0 ? null : datapackage(datasets, mark.inputs, mark.scope.historical)],
    [MANIFEST_FILE, jsonText(manifest(mark, parts))],
  ]);
  return new Map(WHOLE_FILES.map((file) => [file, texts.get(file) ?? hosts.get(file) ?? null]));
}

/** The manifest: what a whole tree says about itself. */
function manifest(mark: TreeMark, parts: ReadonlyMap<string, PartSummary>) {
  const folders = [...parts.values()].flatMap((part) => part.folders);
  return {
    version: mark.inputs.version,
    ...mark,
    ...sizeOf(folders),
    parts: [...parts.keys()],
    folders: digests(folders),
    records: Object.fromEntries([...parts].map(([part, { sha256: digest }]) => [part, digest])),
  };
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
