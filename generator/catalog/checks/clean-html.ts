import { faultsOf } from '../../html/faults.ts';
import type { Check } from './check.ts';
import { MOST_FAULTS, stringsOf } from './strings.ts';

/** Nothing in a text is lost unawares: what could not be answered as it stands is named. */
export const cleanHtml: Check = (files) =>
  stringsOf(files).flatMap(({ entry, path, text, isText }) => {
    const faults = isText ? faultsOf(text).slice(0, MOST_FAULTS) : [];
    return faults.map(({ offset, message }) => entry.problem(path, message, offset));
  });
