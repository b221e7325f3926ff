import { cacheFolder } from '../../cache/folder.js';
import { UserError } from '../../errors.ts';
import { isWithin, resolvedPlace } from '../../folders-apart.ts';
import { message } from '../../messages/message.ts';
import { PACKAGE_ROOT } from '../../package.ts';
import { refuseInside } from '../../tree/disk/apart.ts';

/**
 * The place of a folder that an import writes, without symbolic links. Throws {@link UserError} if it is one of the
 * folders that the import reads, of the program or the cache, inside one of them, or around it; changes nothing.
 */
export function placeApart(out: string, read: readonly string[]): string {
  refuseInside(out, []);
  for (const other of [...read, cacheFolder(PACKAGE_ROOT)]) {
    if (isWithin(out, other) || isWithin(other, out)) throw new UserError(message('packTooNear', out, other));
  }
  return resolvedPlace(out);
}
