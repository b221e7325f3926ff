import { createHash } from 'node:crypto';
import { type Dirent, lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { type Keeper, keeper, keptOr } from '../kept.ts';
import type { Catalog } from '../model/catalog.ts';
import { MOST_PICTURE_BYTES } from './disk.ts';
import { DATA_NAMES } from './folders.ts';
import type { Problem } from './problem.ts';

/** A catalog, and what a person should know about its data although nothing is wrong. */
export interface Linked {
  readonly catalog: Catalog;
  readonly notices: readonly Problem[];
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
  const known = readLinked(own, data);
  if (known) return named(known, data);
  const linked = await link();
  if (digestOfFolders(folders) !== data) return linked;
  writeLinked(own, linked, data);
  return named(linked, data);
}

/** The fields that make up most of a catalog, and that a run hardly needs if it has the files made of them. */
type Texts = Pick<Catalog, 'texts' | 'commemorations'>;
type Others = Omit<Catalog, keyof Texts>;

function writeLinked(own: Keeper, { catalog, notices }: Linked, data: string): void {
  const { texts, commemorations, ...others } = catalog;
  own.write('catalog-texts', { texts, commemorations }, data);
  own.write('catalog', { others, notices }, data);
}

/** The catalog of the last run; its texts are unpacked when they are first requested. */
function readLinked(own: Keeper, data: string): Linked | undefined {
  const known = own.read<{ others: Others; notices: Linked['notices'] }>('catalog', data);
  const texts = known && own.open<Texts>('catalog-texts', data);
  if (!texts) return undefined;
  const catalog: Catalog = {
    ...known.others,
    get texts() {
      return texts().texts;
    },
    get commemorations() {
      return texts().commemorations;
    },
  };
  return { catalog, notices: known.notices };
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
  return data === undefined ? make() : keptOr(own, kind, JSON.stringify([data, options]), make);
}

/**
 * A digest of all data files in folders, with their places; null if something is neither a file nor a folder, or cannot
 * be read. Other names in the folders count, but what is behind them is not read: it may be anything.
 */
function digestOfFolders(folders: readonly string[]): string | null {
  const digest = createHash('sha256').update(JSON.stringify([process.cwd(), folders]));
  try {
    for (const folder of folders) {
      const names = readdirSync(folder).sort();
      digest.update(JSON.stringify(names));
      const places = DATA_NAMES.filter((name) => names.includes(name)).map((name) => path.join(folder, name));
      for (const file of places.flatMap(filesAt)) {
        if (statSync(file).size > MOST_PICTURE_BYTES) return null;
        const bytes = readFileSync(file);
        digest.update(`${file}\0${bytes.length}\0`).update(bytes);
      }
    }
  } catch {
    // Reading the data says what is wrong.
    return null;
  }
  return digest.digest('base64');
}

/** The file at a place, or all files in the folder there. Throws if there is anything else, such as a link. */
function filesAt(place: string): string[] {
  const isFile = (one: string, entry: Stats | Dirent) => {
    if (!entry.isFile() && !entry.isDirectory()) throw new Error(`${one} is neither a file nor a folder`);
    return entry.isFile();
  };
  if (isFile(place, lstatSync(place))) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => [path.join(entry.parentPath, entry.name), entry] as const);
  return paths.filter(([one, entry]) => isFile(one, entry)).map(([one]) => one);
}
