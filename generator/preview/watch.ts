import { watch } from 'chokidar';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';

/** Stops watching. */
export interface Watching {
  close(): Promise<void>;
}

/**
 * In milliseconds. An editor that empties a file and fills it, or writes beside it and renames, has finished by then.
 * For 50 ms after a change of a file the library reports no other change of it, so a shorter time would miss some.
 */
const SETTLED = 60;

/** Watches folders with everything in them, and reports changed paths; changes at the same time together. */
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
  // Not persistent: what disappears while the watcher closes may be watched once more, and the program would not end.
  const watcher = watch([...folders], { ignoreInitial: true, atomic: false, persistent: false });
  await new Promise<void>((resolve, reject) => watcher.once('ready', resolve).once('error', reject)).catch(
    async (error) => {
      await watcher.close();
      // The code with which Linux refuses to watch more files.
      throw error.code === 'ENOSPC' ? new UserError(message('tooManyFilesWatched')) : error;
    },
  );
  // A path that can no longer be watched has changed: the next look says what is wrong.
  watcher.on('all', (_, path) => note(path)).on('error', () => note(folders.join()));
  return watcher;
}
