import { type NameRule, nameCheck } from './name-check.ts';

/** No double or stray spaces, no full stop at the end, a capital or a quotation mark at the beginning, curly quotes. */
export const sloppyIn: NameRule = (name, lang) => {
  if (/\s{2}|\s[,.;:)»”]|[(«“]\s/u.test(name)) return 'there is a stray space: take it out';
  if (/(?<!\.)\.$/u.test(name) && !/\.\)$/u.test(name)) return 'a name does not end with a full stop: take it out';
  if (/["']/.test(name)) return `straight quotes are not used: write ${lang === 'ru' ? '« »' : '“ ” or ’'}`;
  return /^(\p{Lu}|[«“\d])/u.test(name) ? null : 'a name begins with a capital letter: change it';
};

export const plainTyping = nameCheck(sloppyIn);
