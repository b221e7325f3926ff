import type { DataFiles } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { Entry } from '../source.ts';

/** One thing that a schema cannot say. Each check has a file and a test of its name. */
export type Check = (files: DataFiles) => Problem[];

/**
 * The same function, which looks once at a value in which it finds nothing: for what is wrong with an entry whatever stands
 * elsewhere. Where data are read again and again, only the entries of files that have changed are looked at anew.
 */
export function soundOnce<T>(find: (entry: Entry<T>) => Problem[]): (entry: Entry<T>) => Problem[] {
  const sound = new WeakSet<object>();
  return (entry) => {
    const { value } = entry;
    const key = typeof value === 'object' ? value : null;
    if (key && sound.has(key)) return [];
    const found = find(entry);
    if (key && found.length === 0) sound.add(key);
    return found;
  };
}
