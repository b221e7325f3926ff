import { folded, onlyWords } from './irmoi.ts';
import type { Hymn } from './parts.ts';
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
