import { SIGNATURE_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { roomFor } from '../tree/disk/out-folder.ts';
import { filesOf } from '../tree/record/record.ts';
import { Fetcher } from './fetch.ts';
import { fetchPart } from './fetch-part.ts';
import { Fetched } from './fetched.ts';
import type { CopyOptions, MirrorListener } from './options.ts';
import { OriginParts } from './parts.ts';
import type { ProvenManifest } from './proven-manifest.ts';
import { rootTexts } from './root-files.ts';
import { filesToFetch, type PartSurvey } from './survey.ts';

/** All that a copy of one state of a site lacked, fetched and verified. */
export interface Gathered {
  readonly origin: ProvenManifest;
  readonly parts: OriginParts;
  readonly fetched: Fetched;
  /** The parts that are not whole in the copy. */
  readonly lacking: readonly string[];
  /** The contents of the files that belong to no part; null for those that the copy must not have. */
  readonly roots: ReadonlyMap<string, Uint8Array | null>;
  /** How many files the copy has of its parts, besides the records. */
  readonly files: number;
}

/** Fetches all that a copy lacks beside it, and verifies it. Throws UserError; the copy is as it was. */
export async function gather(
  options: CopyOptions,
  origin: ProvenManifest,
  listener: MirrorListener,
): Promise<Gathered> {
  const { out, site } = options;
  const fetched = new Fetched(out);
  const fetcher = new Fetcher(site, fetched, origin.manifest.inputs.origin);
  const parts = new OriginParts(options, fetcher);
  await parts.fetch(origin.manifest);
  const needs = new Needs(roomFor(out).block);
  for (const part of parts.summaries.keys()) needs.add(await parts.survey(part));
  needs.check(options);
  if (needs.lacking.length > 0) listener.planned?.({ ...needs.fetch, files: needs.files, free: roomFor(out).bytes });
  for (const part of needs.lacking) await fetchPart({ out, site, fetched, fetcher }, await parts.survey(part));
  const roots = new Map(await rootTexts(site, origin.manifest, parts.summaries, out));
  roots.set(SIGNATURE_FILE, origin.signature);
  return { origin, parts, fetched, lacking: needs.lacking, roots, files: needs.all.files };
}

/** What a copy lacks, and how large it will be. */
class Needs {
  /** All selected files. */
  readonly all = { files: 0, bytes: 0 };
  /** Files to fetch. */
  readonly fetch = { fetched: 0, bytes: 0 };
  readonly lacking: string[] = [];
  /** Files that change, and the bytes that they and what is fetched take on the disk. */
  files = 0;
  private onDisk = 0;
  private readonly block: number;

  constructor(block: number) {
    this.block = block;
  }

  add(survey: PartSurvey): void {
    const { part, folders, isWhole } = survey;
    for (const { folder } of folders) {
      this.all.files += folder.count;
      for (const { size } of filesOf(folder)) this.all.bytes += size;
    }
    if (isWhole) return;
    this.lacking.push(part);
    for (const { lacking } of folders) {
      this.files += lacking.size;
      for (const { size } of lacking.values()) this.onDisk += this.rounded(size);
    }
    for (const { line } of filesToFetch(survey)) {
      this.fetch.fetched++;
      this.fetch.bytes += line.size;
      this.onDisk += this.rounded(line.size);
    }
  }

  /** Throws UserError if there is no room for it. */
  check({ out, mostBytes = Number.POSITIVE_INFINITY }: CopyOptions): void {
    const { bytes, files } = roomFor(out);
    if (this.all.bytes > mostBytes) throw new UserError(message('copyTooLarge', this.all.bytes, mostBytes));
    if (this.onDisk > bytes) throw new UserError(message('tooFewBytes', out, this.onDisk, bytes));
    if (this.files > files) throw new UserError(message('tooFewFiles', out, this.files, files));
  }

  private rounded(size: number): number {
    return Math.ceil(size / this.block) * this.block;
  }
}
