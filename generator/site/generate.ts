import { availableParallelism } from 'node:os';
import path from 'node:path';
import fs from 'fs-extra';
import pLimit from 'p-limit';
import { loadCatalog } from '../catalog/load.ts';
import { iconPath, inTree, MANIFEST_FILE } from '../layout.ts';
import { StopError } from '../stop-error.ts';
import { type Estimate, estimate } from './estimate.ts';
import { checkOutFolder, type Room, roomFor } from './out-folder.ts';
import { type Scope, yearsOf } from './plan.ts';
import { writeYears } from './year-workers.ts';
import type { Job, Written } from './year-writer.ts';

export interface GenerateOptions {
  readonly data: string;
  readonly out: string;
  readonly origin: string;
  readonly scope: Scope;
  /** Number of worker threads; as many as there are cores where it is left out. */
  readonly threads?: number;
}

/** Told what is going to be written, and after every year how far it has come. */
export interface Listener {
  planned(plan: { estimate: Estimate; room: Room; years: number }): void;
  progressed(done: Written & { years: number }): void;
}

export interface Summary extends Written {
  readonly years: number;
  readonly seconds: number;
}

/**
 * Writes the tree. Nothing is written when the data have an error, the scope is empty, the folder is not ours, or the
 * disk has no room. Throws DataError or StopError.
 */
export async function generate(options: GenerateOptions, listener: Listener): Promise<Summary> {
  const started = performance.now();
  const years = yearsOf(options.scope);
  if (years.length === 0) throw new StopError('there is nothing to write: no endpoint answers for these years');
  checkOutFolder(options.out);
  const catalog = await loadCatalog(options.data);
  const job: Job = { catalog, scope: options.scope, origin: options.origin, out: options.out };
  const room = roomFor(options.out);
  const planned = estimate(job, room.block);
  listener.planned({ estimate: planned, room, years: years.length });
  checkRoom(planned, room, options.out);

  const manifest = path.join(options.out, MANIFEST_FILE);
  await fs.outputJson(manifest, { generator: 'menologion', complete: false }, { spaces: 2 });
  const total = { files: 0, bytes: 0, years: 0 };
  await writeYears(job, years, options.threads ?? availableParallelism(), ({ files, bytes }) => {
    total.files += files;
    total.bytes += bytes;
    total.years++;
    listener.progressed(total);
  });
  const limit = pLimit(8);
  const icons = await Promise.all(
    [...catalog.icons.values()].map(({ file, sizeBytes }) =>
      limit(async () => {
        await fs.copy(path.join(options.data, 'icons', file), path.join(options.out, inTree(iconPath(file))));
        return sizeBytes;
      }),
    ),
  );
  const files = total.files + icons.length;
  const bytes = icons.reduce((sum, size) => sum + size, total.bytes);
  const { scope, origin } = options;
  await fs.outputJson(
    manifest,
    { generator: 'menologion', complete: true, scope, origin, files, bytes },
    { spaces: 2 },
  );
  return { files, bytes, years: total.years, seconds: (performance.now() - started) / 1000 };
}

function checkRoom(planned: Estimate, room: Room, out: string): void {
  if (planned.bytesOnDisk > room.bytes) {
    const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
    throw new StopError(
      `about ${gigabytes(planned.bytesOnDisk)} are wanted and ${gigabytes(room.bytes)} are free at ${out}: ` +
        'free some, narrow the years with --years, or name another folder with --out',
    );
  }
  if (planned.files > room.files) {
    throw new StopError(
      `${planned.files} files are wanted and the file system of ${out} takes ${room.files} more: narrow the years with --years`,
    );
  }
}
