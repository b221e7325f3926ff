import type { Check } from './check.ts';
import { closingFastingRule } from './closing-fasting-rule.ts';
import { daysOfTheYear } from './days-of-the-year.ts';
import { iconFiles } from './icon-files.ts';
import { knownReferences } from './known-references.ts';
import { readableRules } from './readable-rules.ts';
import { uniqueIds } from './unique-ids.ts';
import { wholeLabels } from './whole-labels.ts';

/** All checks that `validate` makes once every file has the shape of its schema. */
export const CHECKS: readonly Check[] = [
  uniqueIds,
  knownReferences,
  readableRules,
  daysOfTheYear,
  wholeLabels,
  iconFiles,
  closingFastingRule,
];
