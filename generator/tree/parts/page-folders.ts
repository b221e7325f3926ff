import { faceFiles } from '../../pages/files.ts';
import type { Job } from './job.ts';
import { NamedFiles } from './named-files.ts';

/** Makes the files of the part of all pages. */
export async function pageFiles({ catalog, origin, scope }: Job): Promise<NamedFiles> {
  const files = new NamedFiles();
  for (const { path, content } of await faceFiles({ catalog, origin, historical: scope.historical }))
    files.put(path, content);
  return files;
}
