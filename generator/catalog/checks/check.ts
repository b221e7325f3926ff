import type { DataFiles } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { Entry } from '../source.ts';

/** A rule that a schema cannot express. Each check has its own file and a test of the same name. */
export type Check = (files: DataFiles) => Problem[];

/**
 * Gives a check a memory: an entry without errors is checked only once, in this process and in later ones. It is for
 * errors that depend on nothing but the entry: only the entries of changed files are checked again.
 */
export function once<T>(find: (entry: Entry<T>) => Problem[]): (entry: Entry<T>) => Problem[] {
  const sound = new WeakSet<object>();
  return (entry) => {
    const { value } = entry;
    const key = typeof value === 'object' ? value : null;
    if (entry.source.hasSoundWords || (key && sound.has(key))) return [];
    const found = find(entry);
    if (key && found.length === 0) sound.add(key);
    return found;
  };
}
