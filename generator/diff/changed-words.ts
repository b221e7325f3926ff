import { diffArrays } from 'diff';

/** Texts up to this length are shown whole. */
const SHORT = 60;
/** How much of the words around a change is shown. */
const AROUND = 30;

/** Two texts as one line: `old → new`, or of long ones the words that changed, `… Sorokin, [Deacon → Protodeacon] (1953)`. */
export function changedWords(from: string, to: string): string {
  if (from.length + to.length <= SHORT) return `${from} → ${to}`;
  const pieces = diffArrays(wordsOf(from), wordsOf(to)).map(({ value, ...rest }) => ({
    ...rest,
    text: value.join(''),
  }));
  if (pieces.every(({ added, removed, text }) => added || removed || text.trim() === '')) return `${from} → ${to}`;
  let line = '';
  for (const [i, { added, removed, text }] of pieces.entries()) {
    const next = pieces[i + 1];
    if (removed) line += next?.added ? `[${text} → ${next.text}]` : `[− ${text.trim()}]`;
    else if (!added) line += shortened(text, i === 0, next === undefined);
    else if (!pieces[i - 1]?.removed) line += `[+ ${text.trim()}]`;
  }
  return line;
}

/** Words with the space after them, so that a changed word is one piece. */
function wordsOf(text: string): string[] {
  return text.match(/\S+|\s+/g) ?? [];
}

/** The words next to a change; between two changes, those next to both. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const most = isFirst || isLast ? AROUND : 2 * AROUND;
  if (text.length <= most + AROUND) return text;
  const start = text.slice(0, AROUND).replace(/\S*$/, '');
  const end = text.slice(-AROUND).replace(/^\S*/, '');
  return `${isFirst ? '' : start}…${isLast ? '' : end}`;
}
