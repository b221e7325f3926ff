import { message } from '../../messages/message.ts';
import { type NameRule, nameCheck } from './name-check.ts';

const PAIRS = [
  ['(', ')'],
  ['«', '»'],
  ['“', '”'],
] as const;
const SIGNS = /[()«»“”]/g;

/** Parentheses and quotation marks come in pairs and do not contain their own kind. */
export const unbalancedIn: NameRule = (name) => {
  for (const [open, close] of PAIRS) {
    let depth = 0;
    for (const sign of name.match(SIGNS) ?? []) {
      if (sign === open) depth++;
      if (sign === close) depth--;
      if (depth < 0 || depth > 1) return message('unmatchedSigns', open, close);
    }
    if (depth !== 0) return message('unclosedSign', open, close);
  }
  return null;
};

export const balancedSigns = nameCheck(unbalancedIn);
