import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Database } from 'node-sqlite3-wasm';
import type { TargetKind } from './target.ts';

/** By this number in its header a file is known as a database of this program: "Meno". */
export const APPLICATION_ID = 0x4d656e6f;
/** The version of the tables. */
const TABLES_VERSION = 1;

/**
 * Creates a database in a new file. It writes without a journal: a file that is not finished is never shown. The library
 * is loaded here, because only an export needs it, and from where the package is installed: it reads a file beside it.
 */
export function createDatabase(file: string): Database {
  const load = createRequire(import.meta.url);
  // The library would let nobody else read a file that it creates.
  writeFileSync(file, '', { flag: 'wx' });
  const { Database: SqliteDatabase } = load('node-sqlite3-wasm') as typeof import('node-sqlite3-wasm');
  const database = new SqliteDatabase(file);
  database.exec(`
    PRAGMA page_size = 4096;
    PRAGMA encoding = 'UTF-8';
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA foreign_keys = OFF;
    PRAGMA application_id = ${APPLICATION_ID};
    PRAGMA user_version = ${TABLES_VERSION};
  `);
  return database;
}

/** A database that this program wrote. */
export const DATABASE: TargetKind = {
  name: 'database',
  isOurs: (beginning) =>
    beginning.toString('latin1', 0, MAGIC.length) === MAGIC &&
    beginning.length >= ID_AT + 4 &&
    beginning.readUInt32BE(ID_AT) === APPLICATION_ID,
};

const MAGIC = 'SQLite format 3\0';
/** Where the header has the number: https://sqlite.org/fileformat2.html#application_id */
const ID_AT = 68;
