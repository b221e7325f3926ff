import path from 'node:path';
import { cacheFolder } from '../../cache/folder.js';
import { UserError } from '../../errors.ts';
import { isWithin } from '../../folders-apart.ts';
import { message } from '../../messages/message.ts';
import { PACKAGE_ROOT } from '../../package.ts';

/** What the program runs from, reads, or is built into. */
const OF_PROGRAM = ['generator', 'schemas', 'data', 'build', 'dist', 'node_modules'].map((name) =>
  path.join(PACKAGE_ROOT, name),
);
const CACHE = cacheFolder(PACKAGE_ROOT);

/**
 * Makes sure that a tree is neither inside the data or the program, nor around them: a run writes and deletes files in
 * its folder. `data` are the data folders of the run. Throws {@link UserError}; changes nothing.
 */
export function checkTreeApart(out: string, data: readonly string[] = []): void {
  refuseInside(out, data);
  for (const folder of data) if (isWithin(folder, out)) throw new UserError(message('outAroundData', out, folder));
  for (const folder of [PACKAGE_ROOT, CACHE]) {
    if (isWithin(folder, out)) throw new UserError(message('outAroundProgram', out, folder));
  }
}

/** Makes sure that a path is not inside the data folders of a run or the program. Throws {@link UserError}. */
export function refuseInside(place: string, data: readonly string[]): void {
  for (const folder of data) if (isWithin(place, folder)) throw new UserError(message('insideData', place, folder));
  for (const folder of [...OF_PROGRAM, CACHE]) {
    if (isWithin(place, folder)) throw new UserError(message('insideProgram', place, folder));
  }
}
