import { SIGNATURE_FILE } from '../contract/paths.ts';
import type { Finding } from '../tree/disk/integrity.ts';
import { signatureIn } from '../tree/disk/signature.ts';
import { localized } from './localize.ts';

/** Does work that writes a tree, and says if the tree has lost its signature. */
export async function sayingIfUnsigned<T>(out: string, work: () => Promise<T>): Promise<T> {
  const wasSigned = signatureIn(out) !== null;
  const result = await work();
  if (wasSigned && signatureIn(out) === null) console.error(localized('signatureGone', out));
  return result;
}

/** A line that says who vouches for a tree that was verified. */
export function vouchingLine(out: string, isChecked: boolean, findings: readonly Finding[]): string {
  if (!isChecked) return localized(signatureIn(out) ? 'signatureUnchecked' : 'nobodyVouches');
  const isWrong = findings.some(({ path }) => path === SIGNATURE_FILE);
  return localized(isWrong ? 'signatureNotRight' : 'signatureRight');
}
