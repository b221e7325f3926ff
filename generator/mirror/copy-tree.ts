import { existsSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { sha256 } from '../sha256.ts';
import { checkTreeApart } from '../tree/disk/apart.ts';
import { isMarked } from '../tree/disk/is-marked.ts';
import { lockFolder } from '../tree/disk/lock.ts';
import { type MirrorState, readMirrorState } from '../tree/disk/mirror-state.ts';
import { checkOutFolder, isSystemError, writeFailure } from '../tree/disk/out-folder.ts';
import { manifestIn } from '../tree/disk/read-manifest.ts';
import { readRegularFile } from '../tree/disk/regular-file.ts';
import { Mismatch } from './answer.ts';
import { type Gathered, gather } from './gather.ts';
import type { CopyOptions, Mirrored, MirrorListener } from './options.ts';
import { type ProvenManifest, provenManifest } from './proven-manifest.ts';
import { showCopy } from './show.ts';

/** How often a site may change while it is mirrored. */
const ATTEMPTS = 3;

/** What is copied, and where to. `siteOf` gives the address to remember, from what was remembered before. */
export interface TreeCopy extends Omit<CopyOptions, 'check' | 'address'> {
  readonly siteOf: (before: string | null) => string;
}

/**
 * Makes a folder a verified copy of a tree, or of a part of it. Everything is fetched and verified beside the copy; then
 * the copy is changed, and its manifest comes last. A run that ends early continues where it was. Throws UserError; the
 * copy is then as it was.
 */
export async function copyTree({ siteOf, ...copy }: TreeCopy, listener: MirrorListener): Promise<Mirrored> {
  const { out, site } = copy;
  checkTreeApart(out);
  checkOutFolder(out);
  const lock = lockFolder(out);
  try {
    const state = stateOf(out);
    if (state?.keys?.length && copy.keys.length === 0) throw new UserError(message('keyForgotten', out));
    const options = { ...copy, check: lock.check, address: siteOf(state?.site ?? null) };
    const origin = await newest(options, state);
    const refuse = (one: ProvenManifest) => refuseOlder(site.address, state, one);
    return await showCopy(options, await gatherSteady(options, origin, refuse, listener), listener);
  } catch (error) {
    throw isSystemError(error) ? writeFailure(error, out) : error;
  } finally {
    lock.release();
  }
}

/** Fetches a state of a site; if the site changes meanwhile, the new state. `refuse` throws if it may not be mirrored. */
async function gatherSteady(
  options: CopyOptions,
  first: ProvenManifest,
  refuse: (origin: ProvenManifest) => void,
  listener: MirrorListener,
): Promise<Gathered> {
  let origin = first;
  for (let attempt = 1; ; attempt++) {
    refuse(origin);
    try {
      return await gather(options, origin, listener);
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      const now = await provenManifest(options.site, options.keys, null);
      if (now.bytes.equals(origin.bytes)) throw error;
      if (attempt === ATTEMPTS) throw new UserError(message('siteKeepsChanging', error.reason));
      origin = now;
    }
  }
}

/** What the mirror in a folder remembers; null if there is none yet. Throws UserError if it has another tree. */
function stateOf(out: string): MirrorState | null {
  const state = readMirrorState(out);
  if (!state && (isMarked(out) || existsSync(path.join(out, MANIFEST_FILE)))) {
    throw new UserError(message('notMirror', out));
  }
  return state;
}

/** The manifest of the site, which is asked only for a newer one. */
function newest({ site, out, keys }: CopyOptions, state: MirrorState | null): Promise<ProvenManifest> {
  const bytes = readRegularFile(path.join(out, MANIFEST_FILE));
  const manifest = manifestIn(bytes);
  const isKnown = state && bytes && manifest && sha256(bytes) === state.manifest;
  if (!isKnown) return provenManifest(site, keys, null);
  const { etag, modified = null, signature } = state;
  const own = typeof signature === 'string' ? Buffer.from(signature, 'base64') : signature;
  return provenManifest(site, keys, { bytes, manifest, etag, modified, signature: own });
}

function refuseOlder(address: string, state: MirrorState | null, { manifest }: ProvenManifest): void {
  const given = manifest.inputs.sequence ?? null;
  const own = state?.sequence ?? null;
  if (own !== null && (given === null || given < own)) throw new UserError(message('siteOlder', address, own, given));
}
