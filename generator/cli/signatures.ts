import { SIGNATURE_FILE } from '../contract/paths.ts';
import type { Finding } from '../tree/disk/integrity.ts';
import { localized } from './localize.ts';

/** Does work that writes a tree, and says if the tree has lost its signature. */
export async function sayingIfUnsigned<T>(out: string, work: () => Promise<T>): Promise<T> {
  const wasSigned = await isSigned(out);
  const result = await work();
  if (wasSigned && !(await isSigned(out))) console.error(localized('signatureGone', out));
  return result;
}

/** A line that says who vouches for a tree that was verified. */
export async function vouchingLine(out: string, isChecked: boolean, findings: readonly Finding[]): Promise<string> {
  if (!isChecked) return localized((await isSigned(out)) ? 'signatureUnchecked' : 'nobodyVouches');
  const isWrong = findings.some(({ path }) => path === SIGNATURE_FILE);
  return localized(isWrong ? 'signatureNotRight' : 'signatureRight');
}

async function isSigned(out: string): Promise<boolean> {
  const { signatureIn } = await import('../tree/disk/signature.ts');
  return signatureIn(out) !== null;
}
