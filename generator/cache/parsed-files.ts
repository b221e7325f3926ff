import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { openStore, type Store } from './store.ts';

const KIND = 'data';
/** Data below this size are parsed and checked faster than the kept values are read. */
const WORTH_KEEPING = 1_000_000;
/** Kept values that this run did not use may take this many bytes; another data folder may need them next time. */
const MOST_UNUSED = 32_000_000;

interface StoredFiles {
  readonly values: ReadonlyMap<string, Buffer>;
  /** Keys of the values whose words are right. */
  readonly soundWords: readonly string[];
}

interface Value {
  readonly stored: Buffer;
  /** The value in `stored`, once it has been asked for. */
  value?: unknown;
  isUsed: boolean;
  /** Whether each of its words alone has passed the checks. */
  hasSoundWords: boolean;
}

/**
 * Results about data files, found by digests: the value of each file that matches its schema, and whether its words are
 * right. A file that did not change is parsed once, in this process and in later ones. A value must never be changed,
 * because all readers of the same bytes share it.
 */
export class ParsedFiles {
  private readonly store: Store;
  /** Values of files. The value used last comes last. */
  private readonly values = new Map<string, Value>();
  private isLoaded = false;
  private isNew = false;
  private bytesRead = 0;

  constructor(store: Store = openStore()) {
    this.store = store;
  }

  /** The value of a file with these bytes and this schema; undefined if the file must be parsed. */
  value(key: string, size: number): unknown {
    this.load();
    this.bytesRead += size;
    const known = this.values.get(key);
    if (!known) return undefined;
    known.value ??= deserialize(known.stored);
    this.use(key, known);
    return known.value;
  }

  /** Remembers a value that matches its schema. */
  addValue(key: string, value: unknown): void {
    this.use(key, { stored: serialize(value), value, isUsed: true, hasSoundWords: false });
    this.isNew = true;
  }

  /** Whether the words of the file with this key, each alone, passed the checks. */
  hasSoundWords(key: string): boolean {
    return this.values.get(key)?.hasSoundWords === true;
  }

  /** Remembers that of the files with these keys. */
  addSoundWords(keys: readonly string[]): void {
    for (const key of keys) {
      const known = this.values.get(key);
      if (!known || known.hasSoundWords) continue;
      known.hasSoundWords = true;
      this.isNew = true;
    }
  }

  /** Keeps the values for later processes, except those that have long been unused. */
  save(): void {
    let room = MOST_UNUSED;
    for (const [key, known] of [...this.values].reverse()) {
      if (!known.isUsed) room -= known.stored.length;
      if (room < 0) this.values.delete(key);
      known.isUsed = false;
    }
    if (this.isNew && this.bytesRead > WORTH_KEEPING) {
      const values = new Map([...this.values].map(([key, { stored }]) => [key, stored]));
      const soundWords = [...this.values.keys()].filter((key) => this.hasSoundWords(key));
      this.store.write(KIND, { values, soundWords } satisfies StoredFiles);
      this.isNew = false;
    }
    this.bytesRead = 0;
  }

  private load(): void {
    if (this.isLoaded) return;
    this.isLoaded = true;
    const { values, soundWords } = this.store.read<StoredFiles>(KIND) ?? NOTHING;
    const right = new Set(soundWords);
    for (const [key, stored] of values) this.values.set(key, { stored, isUsed: false, hasSoundWords: right.has(key) });
  }

  private use(key: string, known: Value): void {
    known.isUsed = true;
    this.values.delete(key);
    this.values.set(key, known);
  }
}

const NOTHING: StoredFiles = { values: new Map(), soundWords: [] };

/** The key of a file: its bytes, and the schema that it is checked against. */
export function keyOf(schema: string, bytes: Buffer): string {
  return createHash('sha256').update(`${schema}\0`).update(bytes).digest('base64');
}

/** What this process and earlier ones have found out. */
export const parsedFiles = new ParsedFiles();
