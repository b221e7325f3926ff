import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** The absolute path of a file or folder without symbolic links. What does not exist keeps the name that it will have. */
export function resolvedPlace(place: string): string {
  const full = path.resolve(place);
  try {
    return realpathSync.native(full);
  } catch {
    const above = path.dirname(full);
    return above === full ? full : path.join(resolvedPlace(above), path.basename(full));
  }
}

/**
 * Whether a file or folder is another folder or inside it, after links are resolved; neither needs to exist. One folder
 * may have several paths, by a bind mount or in other letter case, so folders that exist are also compared by device
 * and inode.
 */
export function isWithin(inner: string, outer: string): boolean {
  const place = resolvedPlace(outer);
  const identity = identityOf(place);
  return upwards(resolvedPlace(inner)).some(
    (one) => one === place || (identity !== null && identityOf(one) === identity),
  );
}

/** A path and those of all folders above it. */
function upwards(place: string): string[] {
  const above = path.dirname(place);
  return above === place ? [place] : [place, ...upwards(above)];
}

/** Device and inode; null if nothing is there, or the file system does not number its inodes. */
function identityOf(place: string): string | null {
  try {
    const { dev, ino } = statSync(place, { bigint: true });
    return ino === 0n ? null : `${dev}:${ino}`;
  } catch {
    return null;
  }
}
