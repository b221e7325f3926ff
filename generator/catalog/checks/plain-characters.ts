import { type Message, message } from '../../messages/message.ts';
import type { Problem } from '../problem.ts';
import { HTML_IN_WORDS, MOST_FAULTS, type Placed, stringCheck, withoutHtml } from './strings.ts';

/**
 * Invisible characters that programs process: control characters, direction marks, other invisible characters, private
 * use characters, and the replacement character.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFFD]/gu;
/** Keys whose words are in no answer: they may have several lines. */
const NOTES = ['basis', 'why'];

/** All words of the data are visible characters. Only texts have line breaks and HTML. */
export const plainCharacters = stringCheck(oddCharacters);

function oddCharacters({ entry, path, text, isText }: Placed): Problem[] {
  const hasLines = isText || NOTES.includes(String(path.at(-1)));
  const invisible = [...text.matchAll(INVISIBLE)]
    .filter(([sign]) => !(hasLines && sign === '\n'))
    .map(({ 0: sign, index }) => ({ index, reason: message('invisible', codeOf(sign)) }));
  const found = [...invisible, ...(isText ? [] : htmlIn(text))].slice(0, MOST_FAULTS);
  return found.map(({ index, reason }) => entry.problem(path, reason, index));
}

/** HTML: its tags and its entities, each named once, and its signs on their own. */
function htmlIn(text: string): { index: number; reason: Message }[] {
  const html = [...text.matchAll(HTML_IN_WORDS)];
  const all = (key: 'tagsInWords' | 'entitiesInWords', sign: string) => {
    const [first, ...others] = html.filter(([found]) => found.startsWith(sign));
    return first
      ? [
          {
            index: first.index,
            reason: message(
              key,
              [first, ...others].map(([found]) => found),
            ),
          },
        ]
      : [];
  };
  const alone = [...withoutHtml(text).matchAll(/[<>]/g)].map(({ 0: sign, index }) => ({
    index,
    reason: message('angleBracket', sign),
  }));
  return [...all('tagsInWords', '<'), ...all('entitiesInWords', '&'), ...alone];
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
