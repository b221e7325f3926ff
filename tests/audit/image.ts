import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** The content of a folder: the kind of each path below it, or its digest if it is a file. */
export type Image = ReadonlyMap<string, string>;

/** The image of a folder; links are not followed, pipes and devices not opened. */
export function imageOf(root: string): Image {
  return new Map(entriesOf(root, ''));
}

function entriesOf(root: string, folder: string): [string, string][] {
  return readdirSync(path.join(root, folder)).flatMap((one): [string, string][] => {
    const name = path.posix.join(folder, one);
    const what = whatIs(path.join(root, name));
    return [[name, what], ...(what === 'folder' ? entriesOf(root, name) : [])];
  });
}

function whatIs(file: string): string {
  const entry = lstatSync(file);
  if (entry.isDirectory()) return 'folder';
  if (entry.isSymbolicLink()) return `link to ${readlinkSync(file)}`;
  return entry.isFile() ? createHash('sha1').update(readFileSync(file)).digest('hex') : 'pipe or device';
}

/** The paths at which two images differ, each with its value in both. */
export function differences(one: Image, other: Image): Map<string, string> {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...paths]
      .filter((name) => one.get(name) !== other.get(name))
      .map((name) => [name, `${one.get(name) ?? 'nothing'}, not ${other.get(name) ?? 'nothing'}`]),
  );
}

/** A sentence for each of the first differences between the actual and the expected image. */
export function unlike(stands: Image, meant: Image): string[] {
  const all = [...differences(stands, meant)];
  const more = all.length > 5 ? [`and ${all.length - 5} more`] : [];
  return [...all.slice(0, 5).map(([name, what]) => `${name} is ${what}`), ...more];
}

/**
 * What is wrong with a list of changes: it must name every file that was replaced, added or deleted, once, and nothing
 * else. Folders have no bytes, and locks do not belong to the tree.
 */
export function wrongList(list: readonly string[], before: Image, after: Image): string[] {
  const isFile = (name: string) =>
    !name.startsWith('.lock') && [before, after].some((image) => (image.get(name) ?? 'folder') !== 'folder');
  const changed = new Set([...differences(before, after).keys()].filter(isFile));
  const listed = new Set(list);
  return [
    ...[...changed].filter((name) => !listed.has(name)).map((name) => `${name} is not in the list of changes`),
    ...[...listed]
      .filter((name) => !changed.has(name))
      .map((name) => `${name} is in the list of changes, but is unchanged`),
    ...(listed.size === list.length ? [] : ['the list of changes has a path twice']),
  ].slice(0, 5);
}
