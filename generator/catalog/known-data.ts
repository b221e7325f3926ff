import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { type Keeper, keeper } from '../kept.ts';

const KIND = 'data';
/** Fewer bytes of data are parsed and checked sooner than what is kept is read. */
const WORTH_KEEPING = 1_000_000;
/** Of files that were not asked for this time, another folder of data may need so many bytes the next time. */
const MOST_UNUSED = 32_000_000;
const MOST_SOUND = 100;

interface Kept {
  readonly values: ReadonlyMap<string, Buffer>;
  readonly sound: readonly string[];
}

interface Value {
  readonly stored: Buffer;
  /** What `stored` says, once somebody has asked for it. */
  value?: unknown;
  isUsed: boolean;
}

/**
 * What has been found out about data, by digests of them: what each file holds that has the shape of its schema, and which
 * files pass all checks together. So a file that did not change is parsed once, and data that did not change are checked
 * once, in this process and in those that come after it. Nobody changes a value, for all who read the same bytes share it.
 */
export class KnownData {
  private readonly keeper: Keeper;
  /** Values of files and digests of sound data; what was asked for last stands last. */
  private readonly values = new Map<string, Value>();
  private readonly sound = new Set<string>();
  private isLoaded = false;
  private isNew = false;
  private bytesRead = 0;

  constructor(own: Keeper = keeper()) {
    this.keeper = own;
  }

  /** The value of a file with these bytes and this schema; undefined where it has to be parsed. */
  value(key: string, size: number): unknown {
    this.load();
    this.bytesRead += size;
    const known = this.values.get(key);
    if (!known) return undefined;
    known.value ??= deserialize(known.stored);
    this.use(key, known);
    return known.value;
  }

  /** Remembers a value that has the shape of its schema. */
  addValue(key: string, value: unknown): void {
    this.use(key, { stored: serialize(value), value, isUsed: true });
    this.isNew = true;
  }

  /** Whether the data with this digest passed all checks. */
  isSound(digest: string): boolean {
    this.load();
    return this.sound.has(digest);
  }

  addSound(digest: string): void {
    this.isNew ||= !this.sound.has(digest);
    this.sound.add(digest);
  }

  /** Keeps all for later processes, but for what nobody has asked for in long. */
  keep(): void {
    let room = MOST_UNUSED;
    for (const [key, known] of [...this.values].reverse()) {
      if (!known.isUsed) room -= known.stored.length;
      if (room < 0) this.values.delete(key);
      known.isUsed = false;
    }
    if (this.isNew && this.bytesRead > WORTH_KEEPING) {
      const values = new Map([...this.values].map(([key, { stored }]) => [key, stored]));
      this.keeper.write(KIND, { values, sound: [...this.sound].slice(-MOST_SOUND) } satisfies Kept);
      this.isNew = false;
    }
    this.bytesRead = 0;
  }

  private load(): void {
    if (this.isLoaded) return;
    this.isLoaded = true;
    const { values, sound } = this.keeper.read<Kept>(KIND) ?? NOTHING;
    for (const [key, stored] of values) this.values.set(key, { stored, isUsed: false });
    for (const digest of sound) this.sound.add(digest);
  }

  private use(key: string, known: Value): void {
    known.isUsed = true;
    this.values.delete(key);
    this.values.set(key, known);
  }
}

const NOTHING: Kept = { values: new Map(), sound: [] };

/** What a file is known by: its bytes, and the schema that it is held against. */
export function keyOf(schema: string, bytes: Buffer): string {
  return digestOf(`${schema}\0`, bytes);
}

export function digestOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64');
}

/** What this process and those before it have found out. */
export const knownData = new KnownData();
