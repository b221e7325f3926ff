import { faultsOf } from '../../html/faults.ts';
import { MOST_FAULTS, stringCheck } from './strings.ts';

/** No part of a text is lost unnoticed: the check names everything that cannot be answered as it is. */
export const cleanHtml = stringCheck(({ entry, path, text, isText }) => {
  const faults = isText ? faultsOf(text).slice(0, MOST_FAULTS) : [];
  return faults.map(({ offset, reason }) => entry.problem(path, reason, offset));
});
