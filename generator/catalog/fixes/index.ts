import type { Fix } from './fix.ts';
import { oneAlphabet } from './one-alphabet.ts';
import { plainTyping } from './plain-typing.ts';
import { printedOrder } from './printed-order.ts';
import { yearForms } from './year-forms.ts';

/** All fixes in the order in which they are applied: each works on the result of those before it. */
export const FIXES: readonly Fix[] = [oneAlphabet, plainTyping, yearForms, printedOrder];
