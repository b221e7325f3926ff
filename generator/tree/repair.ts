import path from 'node:path';
import { recordPath, SIGNATURE_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { checkTreeApart } from './disk/apart.ts';
import { LOCK_FILE } from './disk/held.ts';
import type { Finding } from './disk/integrity.ts';
import { readMirrorState } from './disk/mirror-state.ts';
import { entryAt } from './disk/regular-file.ts';
import { makeTree } from './generate.ts';
import { placesOf } from './plan/kinds.ts';
import { resolveOptions } from './plan/options.ts';
import { belongs } from './plan/part.ts';
import { partsOf, treeInputs } from './record/inputs.ts';
import { ROOT_FILES } from './record/manifest.ts';
import type { TreeMark } from './record/mark.ts';
import type { Damage, Listener, Summary } from './run.ts';
import { markOf } from './verify.ts';

/**
 * Regenerates the parts of a tree that have findings: files that differ are replaced, what belongs to nobody is
 * deleted, and everything else stays as it is. `data` are the folders from which the tree was made. Throws UserError if
 * the tree was made from other data or by another version, because then its contents are unknown here.
 */
export function repairTree(
  out: string,
  findings: readonly Finding[],
  data: readonly string[],
  listener: Listener = {},
): Promise<Summary> {
  checkTreeApart(out, data);
  const mirror = readMirrorState(out);
  if (mirror) throw new UserError(message('mirrorRepairs', out, mirror.site));
  const mark = markOf(out);
  const { inputs, scope } = mark;
  const { days: years, languages: lang, ...others } = scope;
  const { origin, sequence } = inputs;
  const options = { ...others, years, lang, origin, sequence, data, out, prune: true };
  return makeTree(resolveOptions(options), listener, (catalog) => {
    if (JSON.stringify(treeInputs(catalog, origin, scope, sequence)) === JSON.stringify(inputs)) {
      return damageOf(out, mark, findings);
    }
    throw new UserError(message('treeOfOtherData', out));
  });
}

function damageOf(out: string, { inputs, scope }: TreeMark, findings: readonly Finding[]): Damage {
  const parts = partsOf(inputs, scope).map(({ name }) => name);
  const damaged = parts.filter((part) => {
    const places = placesOf(part);
    // A finding may be a folder above those of a part, if a link or a file is in its place.
    const all = [...places.folders, ...places.files, recordPath(part)];
    const isAbove = (one: string) => all.some((own) => own.startsWith(`${one}/`));
    return findings.some(({ path: one }) => one === recordPath(part) || belongs(one, places) || isAbove(one));
  });
  // Extra files in the places of a part are deleted when it is regenerated; those of the whole, when the whole is
  // written.
  // A wrong signature is deleted: only the owner of the key can make another.
  const isOther = ({ kind, path: one }: Finding) =>
    one === SIGNATURE_FILE ||
    (kind === 'extra'
      ? !ROOT_FILES.includes(one) && !parts.some((part) => belongs(one, placesOf(part)))
      : kind === 'altered' && entryAt(path.join(out, one))?.isFile() !== true);
  const extra = findings.filter(isOther).map(({ path: one }) => one);
  // Whatever was in the place of the lock is gone since this run took the lock.
  return { parts: new Set(damaged), extra: extra.filter((one) => one !== LOCK_FILE) };
}
