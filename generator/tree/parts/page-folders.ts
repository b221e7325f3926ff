import { faceFiles } from '../../pages/files.ts';
import { ownPagesOf } from '../scope.ts';
import { holdsCompressed, withEncodings } from './compressed.ts';
import type { Job } from './job.ts';
import { NamedFiles } from './named-files.ts';

/** Makes the files of the pages part. */
export async function pageFiles({ catalog, origin, scope }: Job): Promise<NamedFiles> {
  const made = await faceFiles({ catalog, origin, historical: scope.historical, pages: ownPagesOf(scope) });
  const files = new NamedFiles();
  for (const { path, content } of holdsCompressed(scope) ? await withEncodings(made) : made) files.put(path, content);
  return files;
}
