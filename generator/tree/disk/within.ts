import path from 'node:path';

/** Writes files into a folder: `write` gets what to put before their names. */
export type Within = (folder: string, write: (prefix: string) => void) => void;

/** Names the files by their paths. */
export const byPath: Within = (folder, write) => write(`${folder}/`);

/**
 * Makes the folder the current one meanwhile, and names the files by their names alone: then the system does not look up
 * ten names for each file. Everything in the process gets another current folder, so this is only for a process that
 * does nothing else.
 */
export const byName: Within = (folder, write) => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    write('');
  } catch (error) {
    throw withPath(error, folder);
  } finally {
    process.chdir(before);
  }
};

/** An error of the system that names the file by its path. */
function withPath(error: unknown, folder: string): unknown {
  const { path: name } = error as NodeJS.ErrnoException;
  return name === undefined ? error : Object.assign(error as Error, { path: path.join(folder, name) });
}
