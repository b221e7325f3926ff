import type { Database, Statement } from 'node-sqlite3-wasm';
import { sha256 } from '../sha256.ts';

/** The values of a row by the names of the columns; those that are left out are null. */
export type DatabaseRow = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface Insertion {
  readonly columns: readonly string[];
  readonly statement: Statement;
}

/** Adds rows to the tables of a database, each in its order. */
export class TableRows {
  private readonly database: Database;
  private readonly insertions = new Map<string, Insertion>();
  private readonly once = new Map<string, string>();
  private readonly keys = new Map<string, number>();

  constructor(database: Database) {
    this.database = database;
  }

  add(table: string, row: DatabaseRow): void {
    const { columns, statement } = this.insertion(table);
    statement.run(columns.map((name) => row[name] ?? null));
  }

  /** Adds a row unless it is there. Throws an error if another one is there under this key. */
  addOnce(table: string, key: string, row: DatabaseRow): void {
    const place = `${table} ${key}`;
    const content = JSON.stringify(row);
    const known = this.once.get(place);
    if (known === content) return;
    if (known !== undefined) throw new Error(`${table} has two rows ${key}: ${known} and ${content}`);
    this.once.set(place, content);
    this.add(table, row);
  }

  /** The key of a content that many days share: it depends on nothing else. `isNew` tells whether it was added now. */
  keyOf(table: string, content: unknown): { readonly key: number; readonly isNew: boolean } {
    const text = `${table} ${JSON.stringify(content)}`;
    const known = this.keys.get(text);
    if (known !== undefined) return { key: known, isNew: false };
    const key = Number.parseInt(sha256(text).slice(0, KEY_DIGITS), 16);
    this.keys.set(text, key);
    return { key, isNew: true };
  }

  /** Ends the work with the statements. */
  finish(): void {
    for (const { statement } of this.insertions.values()) {
      try {
        statement.finalize();
      } catch {
        // It throws the error of its last run again.
      }
    }
    this.insertions.clear();
  }

  private insertion(table: string): Insertion {
    const known = this.insertions.get(table);
    if (known) return known;
    const columns = this.database.all(`PRAGMA table_info(${table})`).map(({ name }) => String(name));
    const places = columns.map(() => '?').join(', ');
    const statement = this.database.prepare(`INSERT INTO ${table} VALUES (${places})`);
    const made = { columns, statement };
    this.insertions.set(table, made);
    return made;
  }
}

/** 48 bits. A number of JavaScript, and of JSON, is exact up to 53. */
const KEY_DIGITS = 12;
