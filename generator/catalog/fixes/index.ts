import type { Fix } from './fix.ts';
import { oneAlphabet } from './one-alphabet.ts';
import { plainTyping } from './plain-typing.ts';
import { printedOrder } from './printed-order.ts';
import { yearForms } from './year-forms.ts';

/** All fixes, in the order in which they are made: each sees what those before it left. */
export const FIXES: readonly Fix[] = [oneAlphabet, plainTyping, yearForms, printedOrder];
