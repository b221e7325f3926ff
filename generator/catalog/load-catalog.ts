import { createHash } from 'node:crypto';
import { type Dirent, lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { openStore, type Store } from '../cache/store.ts';
import type { Catalog } from '../model/catalog.ts';
import { type CatalogDigests, digestsOf, giveDigests } from './digests.ts';
import { MOST_PICTURE_BYTES } from './disk.ts';
import { DATA_NAMES, dataFolders } from './folders.ts';
import type { Linked } from './load.ts';
import type { Problem } from './problem.ts';

/**
 * Reads, checks and links data. Throws DataError with every problem found.
 *
 * @param data a folder, or folders: each later one adds entries to those before it, or replaces entries by id. The data
 *   of the package come first if the first folder has no `labels.yaml`, and are the only data if no folder is named.
 * @param heard gets what a person should know about the data although nothing is wrong
 * @example
 * const catalog = await loadCatalog(); // the data of the package
 * const ours = await loadCatalog('my-data'); // with the saints of our parish
 */
export async function loadCatalog(
  data?: string | readonly string[],
  heard: (notices: readonly Problem[]) => void = () => {},
): Promise<Catalog> {
  const folders = dataFolders(data);
  const { catalog, notices } = await storedCatalog(folders, async () => {
    // Most runs have the catalog in the cache, and need none of the code that reads data.
    const { linkFolders } = await import('./load.ts');
    return linkFolders(folders);
  });
  heard(notices);
  return catalog;
}

/**
 * The catalog of data folders. If no byte of them has changed, it is that of the last run: reading, checking and
 * linking the data again would give the same.
 */
export async function storedCatalog(
  folders: readonly string[],
  link: () => Promise<Linked>,
  own: Store = openStore(),
): Promise<Linked> {
  const data = digestOfFolders(folders);
  if (data === null) return link();
  const known = readLinked(own, data);
  if (known) return known;
  const linked = await link();
  if (digestOfFolders(folders) === data) writeLinked(own, linked, data);
  return linked;
}

/** The fields that make up most of a catalog, and that a run hardly needs if it has the files made of them. */
type Texts = Pick<Catalog, 'texts' | 'commemorations'>;
type Others = Omit<Catalog, keyof Texts>;

function writeLinked(own: Store, { catalog, notices }: Linked, data: string): void {
  const { texts, commemorations, ...others } = catalog;
  own.write('catalog-texts', { texts, commemorations }, data);
  own.write('catalog', { others, notices, digests: digestsOf(catalog) } satisfies Stored, data);
}

/** A catalog without its texts. */
interface Stored {
  readonly others: Others;
  readonly notices: Linked['notices'];
  readonly digests: CatalogDigests;
}

/** The catalog of the last run; its texts are unpacked when they are first requested. */
function readLinked(own: Store, data: string): Linked | undefined {
  const known = own.read<Stored>('catalog', data);
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
  giveDigests(catalog, known.digests);
  return { catalog, notices: known.notices };
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
