import { watch } from 'chokidar';
import { StopError } from '../errors.ts';
import { says } from '../messages/saying.ts';

/** What ends the watching. */
export interface Watching {
  close(): Promise<void>;
}

/**
 * In milliseconds: an editor that empties a file and fills it, or writes beside it and renames, has done so by then. For
 * 50 ms after a change of a file the library tells of no other of the same file; so nothing may be looked at sooner.
 */
const SETTLED = 60;

/** Watches folders with all that is in them, and tells which paths have changed; those that change together at once. */
export async function watchFolders(
  folders: readonly string[],
  changed: (paths: readonly string[]) => void,
): Promise<Watching> {
  const paths = new Set<string>();
  let settling: NodeJS.Timeout | undefined;
  const note = (path: string) => {
    clearTimeout(settling);
    settling = setTimeout(tell, SETTLED);
    paths.add(path);
  };
  const tell = () => {
    const told = [...paths].sort();
    paths.clear();
    changed(told);
  };
  const watcher = watch([...folders], { ignoreInitial: true, atomic: false });
  await new Promise<void>((resolve, reject) => watcher.once('ready', resolve).once('error', reject)).catch(
    async (error) => {
      await watcher.close();
      // By this code Linux says that it watches no more.
      throw error.code === 'ENOSPC' ? new StopError(says('tooManyFilesWatched')) : error;
    },
  );
  // What can no longer be watched has changed: the look at it tells what is wrong.
  watcher.on('all', (_, path) => note(path)).on('error', () => note(folders.join()));
  return watcher;
}
