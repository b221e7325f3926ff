import { faultsOf } from '../../html/faults.ts';
import type { Check } from './check.ts';
import { stringsOf } from './strings.ts';

/** Nothing in a text is lost unawares: what could not be answered as it stands is named. */
export const cleanHtml: Check = (files) =>
  stringsOf(files).flatMap(({ entry, path, text, isText }) =>
    isText ? faultsOf(text).map(({ offset, message }) => entry.problem(path, message, offset)) : [],
  );
