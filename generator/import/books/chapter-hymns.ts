import { folded, onlyWords } from './irmoi.ts';
import type { Canon, Hymn } from './parts.ts';
import type { Script } from './script.ts';

/** The letters of a hymn in one spelling, to recognize it elsewhere. */
export function wordsOfHymn({ church }: Hymn, script: Script): string {
  return folded(onlyWords(script.plain(church)));
}

/**
 * The hymns of a chapter. A hymn with only its first words gets the text of the one hymn of its kind in the chapter
 * that begins like it. If there is none, or several, it stays as it is.
 */
export function followed(hymns: readonly Hymn[], script: Script): Hymn[] {
  const full = hymns
    .filter(({ begun }) => !begun)
    .map((hymn) => ({ hymn, kind: hymn.kind, words: wordsOfHymn(hymn, script) }));
  return hymns.map((hymn) => {
    if (!hymn.begun) return hymn;
    const words = wordsOfHymn(hymn, script);
    const fitting = full.filter((other) => other.kind === hymn.kind && other.words.startsWith(`${words} `));
    const [first] = fitting;
    if (!first || fitting.some((other) => other.words !== first.words)) return hymn;
    const { church, line, page, tone } = first.hymn;
    return { ...hymn, church, line, page, tone: hymn.tone ?? tone, begun: false };
  });
}

/**
 * The hymns between the odes of a canon. A canon that is sung alone has all of them, except a kontakion that the rubric
 * assigns to the feast or the data to others. A canon of a row has only the kontakion of the same saint. An ikos
 * follows the kontakion before it. A canon of a few odes has nothing after an ode that it lacks.
 */
export function sectionsOf(
  canon: Canon,
  { canons, hymns }: { readonly canons: readonly Canon[]; readonly hymns: readonly Hymn[] },
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
