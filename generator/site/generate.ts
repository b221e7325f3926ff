import { availableParallelism } from 'node:os';
import path from 'node:path';
import fs from 'fs-extra';
import pLimit from 'p-limit';
import type { Catalog } from '../catalog/catalog.ts';
import { loadCatalog } from '../catalog/load.ts';
import { CONTENT_ENDPOINT_NAMES, iconPath, inTree, MANIFEST_FILE } from '../layout.ts';
import { StopError } from '../stop-error.ts';
import { writeContent } from './content-writer.ts';
import { type Estimate, estimate } from './estimate.ts';
import { checkOutFolder, type Room, roomFor } from './out-folder.ts';
import { type Scope, yearsOf } from './plan.ts';
import { YearWorkers } from './year-workers.ts';
import type { Job, Written } from './year-writer.ts';

export interface GenerateOptions {
  /** Folders of data; each later one adds to those before it or replaces by id. */
  readonly data: readonly string[];
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
  const hasTexts = CONTENT_ENDPOINT_NAMES.some((name) => options.scope.endpoints.includes(name));
  if (years.length === 0 && !hasTexts)
    throw new StopError('there is nothing to write: no endpoint answers for these years');
  checkOutFolder(options.out);
  const workers = new YearWorkers(Math.min(options.threads ?? availableParallelism(), years.length));
  try {
    const written = await writeTree(options, years, workers, listener);
    return { ...written, years: years.length, seconds: (performance.now() - started) / 1000 };
  } finally {
    await workers.stop();
  }
}

async function writeTree(
  { data, out, origin, scope }: GenerateOptions,
  years: readonly number[],
  workers: YearWorkers,
  listener: Listener,
): Promise<Written> {
  const catalog = await loadCatalog(data);
  const job: Job = { catalog, scope, origin, out };
  const room = roomFor(out);
  const planned = estimate(job, room.block);
  listener.planned({ estimate: planned, room, years: years.length });
  checkRoom(planned, room, out);

  const manifest = path.join(out, MANIFEST_FILE);
  await fs.outputJson(manifest, { generator: 'menologion', complete: false }, { spaces: 2 });
  const total = { files: 0, bytes: 0, years: 0 };
  await workers.write(job, years, ({ files, bytes }) => {
    total.files += files;
    total.bytes += bytes;
    total.years++;
    listener.progressed(total);
  });
  const rest = [writeContent(job), await copyIcons(catalog, out)];
  const files = rest.reduce((sum, part) => sum + part.files, total.files);
  const bytes = rest.reduce((sum, part) => sum + part.bytes, total.bytes);
  await fs.outputJson(
    manifest,
    { generator: 'menologion', complete: true, scope, origin, files, bytes },
    { spaces: 2 },
  );
  return { files, bytes };
}

async function copyIcons(catalog: Catalog, out: string): Promise<Written> {
  const limit = pLimit(8);
  const icons = [...catalog.icons.values()];
  await Promise.all(
    icons.map(({ file, source }) => limit(() => fs.copy(source, path.join(out, inTree(iconPath(file)))))),
  );
  return { files: icons.length, bytes: icons.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) };
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
