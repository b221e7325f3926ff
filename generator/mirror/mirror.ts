import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { readTrustedKeys } from '../tree/disk/keys.ts';
import { EVERYTHING, type Selection } from '../tree/plan/selection.ts';
import { copyTree } from './copy-tree.ts';
import type { Mirrored, MirrorListener } from './options.ts';
import { type Manners, OriginSite } from './site.ts';

/** What is mirrored, and where to. */
export interface MirrorOptions {
  /** The address of the site, without a slash at the end. */
  readonly site: string;
  readonly out: string;
  /** What of the site is mirrored; everything by default. */
  readonly selection?: Selection;
  /** Files of public keys, Ed25519 in PEM, of which one must have signed the tree; none by default. */
  readonly key?: string | readonly string[];
  /** The most bytes that the copy may have. */
  readonly mostBytes?: number;
  readonly manners?: Manners;
}

/** Makes a folder a verified copy of another site, or of a part of it; see {@link copyTree}. */
export async function mirrorSite(
  { site: address, out, selection = EVERYTHING, key = [], mostBytes, manners }: MirrorOptions,
  listener: MirrorListener = {},
): Promise<Mirrored> {
  const siteOf = (before: string | null) => {
    // What was expanded from a folder may go on from a site.
    const isOther = before !== null && before !== address && !before.startsWith('file:');
    if (isOther) throw new UserError(message('mirrorOfOther', out, before));
    return address;
  };
  const keys = readTrustedKeys(key);
  return copyTree({ site: new OriginSite(address, manners), out, selection, keys, mostBytes, siteOf }, listener);
}
