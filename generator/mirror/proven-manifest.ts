import { MANIFEST_FILE, SIGNATURE_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import type { TrustedKey } from '../tree/disk/keys.ts';
import { isSignedBy, SIGNATURE_BYTES } from '../tree/disk/signature.ts';
import { Mismatch } from './answer.ts';
import { type OriginManifest, originManifest } from './origin-manifest.ts';
import type { TreeSource } from './source.ts';

/** A manifest with its signature; null if the site has none. */
export interface ProvenManifest extends OriginManifest {
  readonly signature: Buffer | null;
}

/** How often a site may change between its manifest and its signature. */
const ATTEMPTS = 3;

/**
 * The newest manifest of a site with its signature, which one of the keys must have made, if there are any. A site that is
 * just changing is asked again. `known` is what the copy has: if it is still the newest, nothing else is asked for. Throws
 * UserError, and {@link Mismatch} for a signature that is missing or wrong.
 */
export async function provenManifest(
  site: TreeSource,
  keys: readonly TrustedKey[],
  known: (OriginManifest & { readonly signature: Buffer | null | undefined }) | null,
): Promise<ProvenManifest> {
  let before: Buffer | null = null;
  for (let attempt = 1; ; attempt++) {
    const fresh = await originManifest(site, attempt === 1 ? known : null);
    const origin = fresh ?? known;
    if (!origin) throw new UserError(message('siteFails', `${site.address}/${MANIFEST_FILE}`, 'HTTP 304'));
    const isKnown = known?.bytes.equals(origin.bytes) === true && attempt === 1;
    const own = isKnown ? known.signature : undefined;
    if (own !== undefined && isProven(keys, origin.bytes, own)) return { ...origin, signature: own };
    try {
      return { ...origin, signature: await siteSignature(site, keys, origin.bytes) };
    } catch (error) {
      const isSame = before?.equals(origin.bytes) === true;
      if (!(error instanceof Mismatch) || isSame || attempt === ATTEMPTS) throw error;
      before = origin.bytes;
    }
  }
}

/** The signature that a site has now. Without keys, what cannot be one counts as none. */
async function siteSignature(site: TreeSource, keys: readonly TrustedKey[], manifest: Buffer): Promise<Buffer | null> {
  const address = `${site.address}/${SIGNATURE_FILE}`;
  const signature = await site.get(SIGNATURE_FILE, { most: SIGNATURE_BYTES }).then(
    ({ bytes }) => bytes,
    (error: unknown) => {
      if (isMissing(error)) return null;
      if (keys.length === 0 && isStrange(error)) return null;
      throw error;
    },
  );
  if (isProven(keys, manifest, signature)) return signature?.length === SIGNATURE_BYTES ? signature : null;
  throw new Mismatch(message(signature ? 'signatureWrong' : 'signatureMissing', address));
}

function isProven(keys: readonly TrustedKey[], manifest: Buffer, signature: Buffer | null): boolean {
  return keys.length === 0 || (signature !== null && isSignedBy(keys, manifest, signature));
}

/** A bucket that does not show its names refuses what is not there. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof UserError)) return false;
  const { code, reason } = error;
  return ['fileNotOnSite', 'fileNotInFolder'].includes(code) || reason.args.includes('HTTP 403');
}

/** Many hosts answer with a page what is not there. */
function isStrange(error: unknown): boolean {
  return error instanceof UserError && ['siteAnswersWithPage', 'answerTooLarge'].includes(error.code);
}
