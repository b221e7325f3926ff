import path from 'node:path';
import { recordPath } from '../contract/paths.ts';
import { StopError } from '../errors.ts';
import { says } from '../messages/saying.ts';
import { LOCK_FILE } from './disk/lock.ts';
import { entryAt } from './disk/plain.ts';
import { makeTree } from './generate.ts';
import type { Finding } from './look.ts';
import { placesOf } from './parts/kinds.ts';
import { belongs } from './parts/places.ts';
import { partsOf, treeInputs } from './records/inputs.ts';
import type { TreeMark } from './records/mark.ts';
import { WHOLE_FILES } from './records/whole.ts';
import type { Damage, Listener, Summary } from './run.ts';
import { settled } from './settings.ts';
import { markOf } from './verify.ts';

/**
 * Makes the parts of a tree in which something was found anew: files that differ are replaced, what belongs to nobody is
 * taken away, and all else stays as it is. `data` are the folders that the tree was made from. Throws StopError where it
 * was made from others or by another version, for then nothing here knows what it held.
 */
export function repairTree(
  out: string,
  findings: readonly Finding[],
  data: readonly string[],
  listener: Listener = {},
): Promise<Summary> {
  const mark = markOf(out);
  const { inputs, scope } = mark;
  const { days: years, languages: lang, ...others } = scope;
  const options = { ...others, years, lang, origin: inputs.origin, data, out, prune: true };
  return makeTree(settled(options), listener, (catalog) => {
    if (JSON.stringify(treeInputs(catalog, inputs.origin, scope)) === JSON.stringify(inputs)) {
      return damageOf(out, mark, findings);
    }
    throw new StopError(says('treeOfOtherData', out));
  });
}

function damageOf(out: string, { inputs, scope }: TreeMark, findings: readonly Finding[]): Damage {
  const parts = partsOf(inputs, scope).map(({ name }) => name);
  const damaged = parts.filter((part) => {
    const places = placesOf(part);
    // A folder above those of a part is found where a link or a file stands in its stead.
    const all = [...places.folders, ...places.files, recordPath(part)];
    const isAbove = (one: string) => all.some((own) => own.startsWith(`${one}/`));
    return findings.some(({ path: one }) => one === recordPath(part) || belongs(one, places) || isAbove(one));
  });
  // What is too much in the places of a part goes when that is made again, files of the whole when these are.
  const isOther = ({ kind, path: one }: Finding) =>
    kind === 'extra'
      ? !WHOLE_FILES.includes(one) && !parts.some((part) => belongs(one, placesOf(part)))
      : kind === 'altered' && entryAt(path.join(out, one))?.isFile() !== true;
  const extra = findings.filter(isOther).map(({ path: one }) => one);
  // What stood in the place of the lock is gone since this run took it.
  return { parts: new Set(damaged), extra: extra.filter((one) => one !== LOCK_FILE) };
}
