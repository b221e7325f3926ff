import { folded, onlyWords } from './irmoi.ts';
import type { Hymn } from './parts.ts';
import type { Script } from './script.ts';

/** The letters of a hymn in one spelling, so that it is known where it stands again. */
export function wordsOfHymn({ church }: Hymn, script: Script): string {
  return folded(onlyWords(script.plain(church)));
}

/**
 * The hymns of a chapter, those of which only the first words stand with the text of the one of their kind in the
 * chapter that begins so. Where none does, or several do, they stay as they are.
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
