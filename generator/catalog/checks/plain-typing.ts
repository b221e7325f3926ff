import { message } from '../../messages/message.ts';
import { type NameRule, nameCheck } from './name-check.ts';

/**
 * No double or stray spaces, no full stop at the end, a capital letter or a quotation mark at the beginning, curly
 * quotes.
 */
export const sloppyIn: NameRule = (name, lang) => {
  if (/\s{2}|\s[,.;:)»”]|[(«“]\s/u.test(name)) return message('straySpace');
  if (/(?<!\.)\.$/u.test(name) && !/\.\)$/u.test(name)) return message('fullStop');
  if (/["']/.test(name)) return message('straightQuotes', lang === 'ru' ? '« »' : '“ ” ’');
  return /^(\p{Lu}|[«“\d])/u.test(name) ? null : message('smallLetter');
};

export const plainTyping = nameCheck(sloppyIn);
