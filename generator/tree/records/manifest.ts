import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DATAPACKAGE_FILE,
  DATASETS_FOLDER,
  datasetsFolder,
  feedsFolder,
  inTree,
  MANIFEST_FILE,
  RECORDS_FOLDER,
  TREE_FILE,
} from '../../contract/paths.ts';
import { StopError } from '../../errors.ts';
import { PACKAGE } from '../../package.ts';
import { replaceFile } from '../disk/folder-writer.ts';
import { hostFiles } from '../hosts/host-files.ts';
import { CONTENT_PART } from '../parts/content-writer.ts';
import { sizeOf, type Written } from '../parts/part-writer.ts';
import { type Scope, yearsOf } from '../scope.ts';
import { partInputs, type TreeInputs } from './inputs.ts';
import { type PartSummary, parseFileLine, readSummary } from './record.ts';

/** The mark of a tree: what it is made from and what it is to hold. */
export interface TreeMark {
  readonly inputs: TreeInputs;
  readonly scope: Scope;
}

export interface Manifest extends TreeMark, Written {
  readonly version: string;
  /** Names of the parts: `content` and the years. */
  readonly parts: readonly string[];
  /** SHA-256 of each folder, and of the record that lists its files. */
  readonly folders: Readonly<Record<string, string>>;
  readonly records: Readonly<Record<string, string>>;
}

/** The mark of the tree in a folder, or null where there is none of ours. */
export function readMark(out: string): TreeMark | null {
  try {
    const mark = JSON.parse(readFileSync(path.join(out, TREE_FILE), 'utf8')) as TreeMark;
    return mark.inputs.generator === 'menologion' ? mark : null;
  } catch {
    return null;
  }
}

/** Writes a file of JSON where it says something new. Gives whether it did. */
export function writeJson(out: string, file: string, value: unknown): boolean {
  return writeText(out, file, `${JSON.stringify(value, null, 1)}\n`);
}

function writeText(out: string, file: string, content: string): boolean {
  const text = Buffer.from(content);
  const target = path.join(out, file);
  if (existsSync(target) && readFileSync(target).equals(text)) return false;
  replaceFile(target, text);
  return true;
}

/** The names of all parts that a tree has records of. */
export function recordedParts(out: string): string[] {
  const folder = path.join(out, RECORDS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && `${RECORDS_FOLDER}/${name}` !== TREE_FILE)
    .map((name) => path.basename(name, '.json'))
    .sort();
}

/**
 * Joins the parts of a tree, wherever they were made, to a whole: checks that every one is there and fits, and writes
 * the index of the datasets and the manifest. Throws StopError that names what is missing. Gives the names of the files
 * that it wrote. The records of parts that are `known` are not read again.
 */
export function joinTree(
  out: string,
  known: ReadonlyMap<string, PartSummary> = new Map(),
): { manifest: Manifest; written: string[] } {
  const mark = readMark(out);
  if (!mark) throw new StopError(`there is no tree in ${out}: generate one first or name its folder`);
  const parts = new Map(
    recordedParts(out).flatMap((part) => {
      const summary = known.get(part) ?? readSummary(out, part);
      return summary ? [[part, summary] as const] : [];
    }),
  );
  const wanted = [CONTENT_PART, ...yearsOf(mark.scope).map(String)];
  const missing = wanted.filter((part) => {
    const year = part === CONTENT_PART ? null : Number(part);
    return parts.get(part)?.inputs !== partInputs(mark.inputs, mark.scope, year);
  });
  if (missing.length > 0) {
    const some = missing.slice(0, 5).join(', ');
    throw new StopError(
      `${missing.length} of ${wanted.length} parts are missing or were made from other data (${some}): generate them, then join again`,
    );
  }
  const all = [...parts.values()];
  const folders = all.flatMap((part) => part.folders);
  const datasets = all.flatMap((part) => part.datasets);
  const written = writeDatapackage(out, datasets, mark) ? [`${inTree(DATASETS_FOLDER)}/${DATAPACKAGE_FILE}`] : [];
  for (const [file, text] of hostFiles(mark.scope)) if (writeText(out, file, text)) written.push(file);
  const manifest: Manifest = {
    version: PACKAGE.version,
    ...mark,
    ...sizeOf(folders),
    parts: [...parts.keys()],
    folders: digests(folders),
    records: Object.fromEntries([...parts].map(([part, { sha256 }]) => [part, sha256])),
  };
  if (writeJson(out, MANIFEST_FILE, manifest)) written.push(MANIFEST_FILE);
  return { manifest, written };
}

/** Folders in which files of all years lie: their digest is that of the years' digests. */
const SHARED_FOLDERS = [datasetsFolder(), feedsFolder()];

function digests(folders: PartSummary['folders']): Record<string, string> {
  const single = folders.filter(({ path: name }) => !SHARED_FOLDERS.includes(name));
  const shared = SHARED_FOLDERS.flatMap((name) => {
    const parts = folders.filter((folder) => folder.path === name).map(({ sha256 }) => sha256);
    return parts.length === 0 ? [] : [[name, createHash('sha256').update(parts.join('\n')).digest('hex')]];
  });
  return Object.fromEntries([...single.map(({ path: name, sha256 }) => [name, sha256]), ...shared]);
}

/** The index of the datasets, a Frictionless Data Package; it stands beside them. */
function writeDatapackage(out: string, files: readonly string[], { inputs }: TreeMark): boolean {
  if (files.length === 0) return false;
  const resources = files.map((line) => {
    const { name, size, hash } = parseFileLine(line);
    const [, endpoint = '', year, language, format = ''] =
      /^([a-z]+)-(\d{4})\.([a-z]+)\.([a-z]+)\.gz$/.exec(name) ?? [];
    const schema = format === 'csv' ? undefined : `${inputs.origin}/schemas/responses/${endpoint}.schema.json`;
    return {
      name: name.replace(/\.gz$/, ''),
      path: name,
      title: `${endpoint} ${year}, ${language}`,
      format,
      mediatype: format === 'csv' ? 'text/csv' : 'application/json',
      encoding: 'utf-8',
      compression: 'gz',
      bytes: size,
      hash: `sha256:${hash}`,
      ...(schema ? { jsonSchema: schema } : { profile: 'tabular-data-resource', dialect: { lineTerminator: '\r\n' } }),
    };
  });
  const about = { profile: 'data-package', name: 'menologion', title: 'Menologion: the Orthodox calendar by the year' };
  return writeJson(out, `${datasetsFolder()}/${DATAPACKAGE_FILE}`, { ...about, resources });
}
