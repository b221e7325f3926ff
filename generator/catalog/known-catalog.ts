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
export async function knownCatalog(
  folders: readonly string[],
  link: () => Promise<Linked>,
  own: Keeper = keeper(),
): Promise<Linked> {
  const data = digestOfFolders(folders);
  if (data === null) return link();
  const known = own.read<Kept<Linked>>('catalog');
  if (known?.from === data) return named(known.value, data);
  const value = await link();
  if (digestOfFolders(folders) !== data) return value;
  own.write('catalog', { from: data, value } satisfies Kept<Linked>);
  return named(value, data);
}

function named(linked: Linked, data: string): Linked {
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
  const from = JSON.stringify([data, options]);
  const known = own.read<Kept<Value>>(kind);
  if (known?.from === from) return known.value;
  const value = make();
  own.write(kind, { from, value } satisfies Kept<Value>);
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
