import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Keeper, keeper } from '../kept.ts';
import type { Catalog } from '../model/catalog.ts';
import type { Problem } from './problem.ts';

/** A catalog, and what a person should know about its data although nothing is wrong. */
export interface Linked {
  readonly catalog: Catalog;
  readonly notices: readonly Problem[];
}

/** Something that a run keeps, with a digest of everything from which it was made. */
interface Kept<Value> {
  readonly from: string;
  readonly value: Value;
}

/** By catalog, the digest of its data. */
const dataOf = new WeakMap<Catalog, string>();

/**
 * The catalog of data folders. If no byte of them has changed, it is that of the last run: reading, checking and
 * linking the data again would give the same.
 */
export function knownCatalog(folders: readonly string[], link: () => Linked, own: Keeper = keeper()): Linked {
  const data = digestOfFolders(folders);
  if (data === null) return link();
  const linked = lastKept(own, 'catalog', data, () => {
    const value = link();
    return { value, isCertain: digestOfFolders(folders) === data };
  });
  dataOf.set(linked.catalog, data);
  return linked;
}

/**
 * What a function makes of a catalog and of nothing but these options; also kept for the next run, if the catalog comes
 * from data folders.
 */
export function knownOf<Value>(
  catalog: Catalog,
  kind: string,
  options: unknown,
  make: () => Value,
  own: Keeper = keeper(),
): Value {
  const data = dataOf.get(catalog);
  if (data === undefined) return make();
  return lastKept(own, kind, JSON.stringify([data, options]), () => ({ value: make(), isCertain: true }));
}

/** The last value of a kind, if it was made from the same; otherwise a new one, which is kept if it is certain. */
function lastKept<Value>(
  own: Keeper,
  kind: string,
  from: string,
  make: () => { readonly value: Value; readonly isCertain: boolean },
): Value {
  const known = own.read<Kept<Value>>(kind);
  if (known?.from === from) return known.value;
  const { value, isCertain } = make();
  if (isCertain) own.write(kind, { from, value } satisfies Kept<Value>);
  return value;
}

/** A digest of all files in folders, with their places; null if something is neither a file nor a folder. */
function digestOfFolders(folders: readonly string[]): string | null {
  const digest = createHash('sha256').update(JSON.stringify([process.cwd(), folders]));
  for (const folder of folders) {
    const entries = entriesIn(folder);
    if (!entries?.every((entry) => entry.isFile() || entry.isDirectory())) return null;
    for (const file of entries.flatMap((entry) => (entry.isFile() ? path.join(entry.parentPath, entry.name) : []))) {
      const bytes = readFileSync(file);
      digest.update(`${file}\0${bytes.length}\0`).update(bytes);
    }
  }
  return digest.digest('base64');
}

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return null;
  }
}
