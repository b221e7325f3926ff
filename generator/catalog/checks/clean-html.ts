import { faultsOf } from '../../html/faults.ts';
import { MOST_FAULTS, stringCheck } from './strings.ts';

/** Nothing in a text is lost unawares: what could not be answered as it stands is named. */
export const cleanHtml = stringCheck(({ entry, path, text, isText }) => {
  const faults = isText ? faultsOf(text).slice(0, MOST_FAULTS) : [];
  return faults.map(({ offset, saying }) => entry.problem(path, saying, offset));
});
