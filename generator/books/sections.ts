import type { LibraryChapter } from './library.ts';
import type { Canon, Hymn } from './parts.ts';

/**
 * What stands between the odes of a canon. Where a canon is sung alone all of it is its own, but for the kontakion that
 * the rubric calls the feast's or the data give to others; of a row of canons only the kontakion of the same saint. The
 * ikos goes with the kontakion before it.
 */
export function sectionsOf(
  canon: Canon,
  { canons, hymns }: LibraryChapter,
  whose: (kontakion: Hymn) => 'own' | 'of others' | 'unknown',
): Hymn[] {
  const isAlone = canons.filter(({ group }) => group === canon.group).length === 1;
  const ofRow = hymns.filter(({ group }) => group === canon.group);
  return ofRow.filter((hymn, i) => {
    const before = ofRow[i - 1];
    const isIkos = hymn.kind === 'ikos' && before?.kind === 'kontakion';
    const decisive = isIkos ? before : hymn;
    if (isAlone) return !/праздн/.test(decisive.rubric) && whose(decisive) !== 'of others';
    return whose(decisive) === 'own';
  });
}
