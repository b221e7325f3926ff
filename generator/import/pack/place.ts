import { keptFolder } from '../../cache/folder.js';
import { StopError } from '../../errors.ts';
import { isWithin, resolvedPlace } from '../../folders-apart.ts';
import { says } from '../../messages/saying.ts';
import { PACKAGE_ROOT } from '../../package.ts';
import { refuseInside } from '../../tree/disk/apart.ts';

/**
 * The place of a folder that an import writes, without symbolic links. Throws {@link StopError} if it is one of the
 * folders that the import reads, of the program or the cache, inside one of them, or around it; changes nothing.
 */
export function placeApart(out: string, read: readonly string[]): string {
  refuseInside(out, []);
  for (const other of [...read, keptFolder(PACKAGE_ROOT)]) {
    if (isWithin(out, other) || isWithin(other, out)) throw new StopError(says('packTooNear', out, other));
  }
  return resolvedPlace(out);
}
