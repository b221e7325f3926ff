import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** What stands in a folder: each path below it with what it is, and its digest where it is a file. */
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

/** The paths at which two images differ, each with what stands in the one and in the other. */
export function differences(one: Image, other: Image): Map<string, string> {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...paths]
      .filter((name) => one.get(name) !== other.get(name))
      .map((name) => [name, `${one.get(name) ?? 'nothing'}, not ${other.get(name) ?? 'nothing'}`]),
  );
}

/** A sentence for each of the first differences between what stands and what is meant. */
export function unlike(stands: Image, meant: Image): string[] {
  const all = [...differences(stands, meant)];
  const more = all.length > 5 ? [`and ${all.length - 5} more`] : [];
  return [...all.slice(0, 5).map(([name, what]) => `${name} is ${what}`), ...more];
}

/**
 * What is wrong with a list of changes: it is to name every file that another stands for, that came or that went, once,
 * and nothing else. Folders have no bytes, and locks are none of the tree's.
 */
export function wrongList(list: readonly string[], before: Image, after: Image): string[] {
  const isFile = (name: string) =>
    !name.startsWith('.lock') && [before, after].some((image) => (image.get(name) ?? 'folder') !== 'folder');
  const changed = new Set([...differences(before, after).keys()].filter(isFile));
  const listed = new Set(list);
  return [
    ...[...changed].filter((name) => !listed.has(name)).map((name) => `the list lacks ${name}`),
    ...[...listed].filter((name) => !changed.has(name)).map((name) => `the list has ${name}, which did not change`),
    ...(listed.size === list.length ? [] : ['the list names a path twice']),
  ].slice(0, 5);
}
