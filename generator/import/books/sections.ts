import type { LibraryChapter } from './library.ts';
import type { Canon, Hymn } from './parts.ts';

/**
 * The hymns between the odes of a canon. A canon that is sung alone has all of them, except a kontakion that the rubric
 * assigns to the feast or the data to others. A canon of a row has only the kontakion of the same saint. An ikos
 * follows the kontakion before it. A canon of a few odes has nothing after an ode that it lacks.
 */
export function sectionsOf(
  canon: Canon,
  { canons, hymns }: LibraryChapter,
  whose: (kontakion: Hymn) => 'own' | 'of others' | 'unknown',
): Hymn[] {
  const isAlone = canons.filter(({ group }) => group === canon.group).length === 1;
  const ofRow = hymns.filter(({ group }) => group === canon.group);
  return ofRow.filter((hymn, i) => {
    if (!canon.odes.some(({ number }) => number === hymn.afterOde)) return false;
    const before = ofRow[i - 1];
    const isIkos = hymn.kind === 'ikos' && before?.kind === 'kontakion';
    const decisive = isIkos ? before : hymn;
    if (isAlone) return !/праздн/.test(decisive.rubric) && whose(decisive) !== 'of others';
    return whose(decisive) === 'own';
  });
}
