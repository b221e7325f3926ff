import { MOST_FILE_BYTES } from '../contract/file-size.ts';
import { BASE_PATH, datasetsFolder, recordPath } from '../contract/paths.ts';
import { atOrigin } from '../edge/origin.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { sha256 } from '../sha256.ts';
import { placesOf } from '../tree/plan/kinds.ts';
import { type FileLine, type PartRecord, parseRecord } from '../tree/record/record.ts';
import { Mismatch } from './answer.ts';
import { datasetFrom, type Ranged } from './dataset-months.ts';
import type { Fetched } from './fetched.ts';
import type { TreeSource } from './source.ts';

/** Fetches files of a site of which the size and the digest are known, and records of which the digest is. */
export class Fetcher {
  private readonly site: TreeSource;
  private readonly fetched: Fetched;
  /** The origin in the addresses of the tree. */
  private readonly origin: string;

  constructor(site: TreeSource, fetched: Fetched, origin: string) {
    this.site = site;
    this.fetched = fetched;
    this.origin = origin;
  }

  /** The record of a part, fetched if it is not there yet. Throws UserError if it names what no part may have. */
  async record(part: string, digest: string): Promise<{ readonly text: Buffer; readonly record: PartRecord }> {
    const path = recordPath(part);
    const known = this.fetched.get(digest);
    const text = known ?? (await this.site.get(path, { most: MOST_FILE_BYTES })).bytes;
    if (sha256(text) !== digest) throw this.altered(path);
    const record = parseRecord(text, placesOf(part));
    const isBounded = record?.folders.every(({ lines }) => !TOO_LARGE.test(lines));
    if (!record || !isBounded) throw new UserError(message('siteListsStrange', `${this.site.address}/${path}`));
    if (!known) this.fetched.add(digest, text);
    return { text, record };
  }

  /** Fetches a file if it is not there yet. */
  async file(path: string, line: FileLine): Promise<void> {
    if (this.fetched.get(line.hash)) return;
    const { bytes } = await this.site.get(path, { most: line.size + SLACK });
    this.add(path, line, bytes);
  }

  /** Fetches the changed months of a dataset, if the mirror has the others; else the whole. */
  async dataset(path: string, line: FileLine, old: Uint8Array | null, changed: readonly number[]): Promise<void> {
    if (this.fetched.get(line.hash)) return;
    const range = async (from: number, to: number): Promise<Ranged> => {
      const { status, bytes } = await this.site.get(path, { most: line.size, range: [from, to - 1] });
      return { bytes, isWhole: status !== 206 };
    };
    const joined = old && changed.length <= MOST_MONTHS ? await datasetFrom(range, line.size, old, changed) : null;
    if (joined && sha256(joined) === line.hash) this.fetched.add(line.hash, joined);
    else await this.file(path, line);
  }

  private add(path: string, { size, hash }: FileLine, bytes: Buffer): void {
    const isMeant = (one: Uint8Array) => one.length === size && sha256(one) === hash;
    // Our programs give the addresses of icons in answers the host of the request.
    const own = !isMeant(bytes) && path.startsWith(ANSWERS) ? atOrigin(bytes, this.origin) : bytes;
    if (!isMeant(own)) throw this.altered(path);
    this.fetched.add(hash, own);
  }

  private altered(path: string): Mismatch {
    return new Mismatch(message('siteAltered', `${this.site.address}/${path}`));
  }
}

/** Sizes of nine digits and more, which no file of a tree has. */
const TOO_LARGE = / \d{9,} /;
/** The addresses of icons may be longer than in the tree. */
const SLACK = 100_000;
const ANSWERS = `${BASE_PATH.slice(1)}/`;
const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);
/** Of more months the whole dataset is nearly as small, and one request. */
const MOST_MONTHS = 4;

/** The months, from 1, in which two records have other days for an endpoint in a language. */
export function changedMonths(before: PartRecord | null, record: PartRecord, name: string): number[] {
  const [old, now] = [before?.from[name] ?? [], record.from[name] ?? []];
  return MONTHS.filter((month) => old[month - 1] === undefined || old[month - 1] !== now[month - 1]);
}

/** Whether a file is a dataset with days. */
export function isDaysDataset(path: string): boolean {
  return path.startsWith(`${datasetsFolder()}/`) && path.endsWith('.json.gz');
}
