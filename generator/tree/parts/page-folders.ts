import { faceFiles } from '../../pages/files.ts';
import type { Job } from './job.ts';
import { NamedFiles } from './named-files.ts';

/** Makes the files of the part of all pages. */
export async function pageFiles(job: Job): Promise<NamedFiles> {
  const files = new NamedFiles();
  for (const { path, content } of await faceFiles(job)) files.put(path, content);
  return files;
}
