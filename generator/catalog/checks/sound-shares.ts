import { message } from '../../messages/message.ts';
import type { Problem } from '../problem.ts';
import { SHARED_LISTS, sharedHymns, wholeHymns } from '../shared-hymns.ts';
import type { Check } from './check.ts';

const LISTS: ReadonlySet<string> = new Set(SHARED_LISTS);

/**
 * Hymns that refer to another id exist there, and the numbers of a list are unique. What an id has is shared as a
 * whole: a pack may add to it, under any number.
 */
export const soundShares: Check = ({ texts }) => {
  const whole = wholeHymns(texts);
  return texts.flatMap((text) => {
    if (text.kind !== 'hymnography') return [];
    const { entry, id } = text;
    const { shared = [] } = entry.value;
    const missing = shared.flatMap((share, i): Problem[] => {
      const found = sharedHymns(share, (share.of !== id && whole.get(share.of)) || {});
      if (SHARED_LISTS.some((list) => (found[list] ?? []).length > 0)) return [];
      return [entry.problem(['shared', i], message('noSharedHymn', share.of))];
    });
    const all = shared.findIndex((share) => Object.keys(share).length === 1);
    const beside =
      all >= 0 && (shared.length > 1 || Object.keys(entry.value).some((key) => LISTS.has(key)))
        ? [entry.problem(['shared', all], message('sharedBesideOthers'))]
        : [];
    const twice = SHARED_LISTS.flatMap((list): Problem[] => {
      const deltas = (whole.get(id)?.[list] ?? []).map(({ delta }) => delta);
      const again = deltas.find((delta, i) => deltas.indexOf(delta) < i);
      if (shared.length === 0 || again === undefined) return [];
      return [entry.problem(['shared'], message('sharedTwice', again, list))];
    });
    return [...missing, ...beside, ...twice];
  });
};
