import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { type Scope, type Years, yearsOf } from '../tree/plan/scope.ts';

/**
 * The years of a tree that are exported: those that are asked for, or all; null asks for none. Throws UserError if the
 * tree lacks one of them.
 */
export function yearsToExport(tree: string, scope: Scope, asked: Years | null | undefined): number[] {
  const all = yearsOf(scope);
  if (asked === null) return [];
  if (asked === undefined) return all;
  const { firstYear, lastYear } = asked;
  const years = all.filter((year) => year >= firstYear && year <= lastYear);
  if (years.length < lastYear - firstYear + 1) {
    throw new UserError(message('treeLacksYears', tree, firstYear, lastYear));
  }
  return years;
}
