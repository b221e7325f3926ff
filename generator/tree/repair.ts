import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadCatalog } from '../catalog/load.ts';
import { RECORDS_FOLDER, recordPath, TREE_FILE } from '../contract/paths.ts';
import { StopError } from '../errors.ts';
import { replaceFile } from './disk/folder-writer.ts';
import { takeAway, takeAwayEmpty } from './disk/leftovers.ts';
import { lockFolder } from './disk/lock.ts';
import { folderGuard } from './disk/plain.ts';
import { generate } from './generate.ts';
import type { Finding } from './look.ts';
import { placesOf } from './parts/kinds.ts';
import { belongs } from './parts/places.ts';
import { partsOf, treeInputs } from './records/inputs.ts';
import { markText } from './records/mark.ts';
import type { Listener, Summary } from './run.ts';
import { markOf } from './verify.ts';

/**
 * Makes the parts of a tree in which something was found anew: files that differ are replaced, what belongs to nobody is
 * taken away, and all else stays as it is. `data` are the folders that the tree was made from. Throws StopError where it
 * was made from others or by another version, for then nothing here knows what it held.
 */
export async function repairTree(
  out: string,
  findings: readonly Finding[],
  data: readonly string[],
  listener: Listener = {},
): Promise<Summary> {
  const mark = markOf(out);
  const { inputs, scope } = mark;
  const now = treeInputs(await loadCatalog(data), inputs.origin);
  if (JSON.stringify(now) !== JSON.stringify(inputs)) {
    throw new StopError(
      `the tree in ${out} was made from other data or by another version: repair it with those, or run generate again`,
    );
  }
  const parts = partsOf(inputs, scope).map(({ name }) => name);
  const isDamaged = (part: string) =>
    findings.some(({ path: one }) => one === recordPath(part) || belongs(one, placesOf(part)));
  const strange = findings.filter(
    ({ kind, path: one }) => kind === 'extra' && !parts.some((part) => belongs(one, placesOf(part))),
  );
  const release = lockFolder(out);
  try {
    folderGuard(out)(RECORDS_FOLDER);
    mkdirSync(path.join(out, RECORDS_FOLDER), { recursive: true });
    replaceFile(path.join(out, TREE_FILE), Buffer.from(markText(mark)));
    for (const part of parts.filter(isDamaged))
      rmSync(path.join(out, recordPath(part)), { recursive: true, force: true });
    takeAwayEmpty(
      out,
      takeAway(
        out,
        strange.map(({ path: one }) => one),
      ),
    );
  } finally {
    release();
  }
  const { days: years, datasets, languages: lang, endpoints, csv, feeds, host } = scope;
  const options = { years, datasets, lang, endpoints, csv, feeds, host, origin: inputs.origin };
  return generate({ ...options, data, out, prune: true }, listener);
}
