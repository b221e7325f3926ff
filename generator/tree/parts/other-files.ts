import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Job } from './job.ts';
import { kindOf, type PartKindName } from './kinds.ts';
import type { NamedFiles, PackedFolder } from './named-files.ts';
import type { Part } from './part.ts';

/**
 * By kind of part, the function that makes the files of a part that the workers do not write. Its code is loaded when
 * some part must be made.
 */
const OTHER_FILES: Partial<Record<PartKindName, (job: Job) => Promise<NamedFiles>>> = {
  texts: async (job) => (await import('./text-folders.ts')).textFiles(job),
  pages: async (job) => (await import('./page-folders.ts')).pageFiles(job),
};

/** Whether the workers do not write a part. */
export function isOther(part: string): boolean {
  return makerOf(part) !== undefined;
}

function makerOf(part: string) {
  return OTHER_FILES[kindOf(part) ?? 'years'];
}

/** The files of the given parts that the workers do not write; they are made after the workers have got their work. */
export async function otherFiles(job: Job, parts: readonly Part[]): Promise<Map<Part, readonly PackedFolder[]>> {
  await nextTurn();
  const made = parts.flatMap((part) => {
    const make = makerOf(part.name);
    return make ? [make(job).then((files) => [part, files.packed()] as const)] : [];
  });
  return new Map(await Promise.all(made));
}
