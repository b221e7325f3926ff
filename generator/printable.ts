/**
 * What a terminal could obey or hide instead of showing it: control characters, invisible format characters, among them
 * those that reverse the direction of a line, line and paragraph separators, and halves of pairs.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const SHORT: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A text of the data or the name of a file as one line that is safe to show: `a\nb`, `a\u{1b}[31mb`. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (char) => SHORT[char] ?? `\\u{${char.codePointAt(0)?.toString(16)}}`);
}

/** A value as JSON of one line that is safe to show. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replace(UNPRINTABLE, (char) => char.split('').map(escaped).join(''));
}

/** A code unit of UTF-16 as RFC 8259, section 7, escapes it. */
function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
