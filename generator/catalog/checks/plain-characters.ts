import type { Problem } from '../problem.ts';
import type { Check } from './check.ts';
import { MOST_FAULTS, type Placed, stringsOf } from './strings.ts';

/**
 * What nobody sees and every program does: control characters, marks of direction, other invisible signs, characters of
 * private use, and the sign that stands where a letter was lost.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFFD]/gu;
/** Keys whose words no answer has: they may go over several lines. */
const NOTES = ['basis', 'why'];

/** All words of the data are visible characters; only texts have line breaks and the signs of HTML. */
export const plainCharacters: Check = (files) => stringsOf(files).flatMap((placed) => oddCharacters(placed));

function oddCharacters({ entry, path, text, isText }: Placed): Problem[] {
  const hasLines = isText || NOTES.includes(String(path.at(-1)));
  const invisible = [...text.matchAll(INVISIBLE)]
    .filter(([sign]) => !(hasLines && sign === '\n'))
    .map(({ 0: sign, index }) => ({
      index,
      message: `the invisible character ${codeOf(sign)} stands here: take it out`,
    }));
  const tags = [...(isText ? '' : text).matchAll(/[<>]/g)].map(({ 0: sign, index }) => ({
    index,
    message: `“${sign}” may not stand here: take it out`,
  }));
  const found = [...invisible, ...tags].slice(0, MOST_FAULTS);
  return found.map(({ index, message }) => entry.problem(path, message, index));
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
