import { balancedSigns } from './balanced-signs.ts';
import type { Check } from './check.ts';
import { closingFastingRule } from './closing-fasting-rule.ts';
import { daysOfTheYear } from './days-of-the-year.ts';
import { iconFiles } from './icon-files.ts';
import { knownReferences } from './known-references.ts';
import { noAbbreviations } from './no-abbreviations.ts';
import { nominativeTitles } from './nominative-titles.ts';
import { oneAlphabet } from './one-alphabet.ts';
import { plainTyping } from './plain-typing.ts';
import { printedOrder } from './printed-order.ts';
import { readableRules } from './readable-rules.ts';
import { uniqueIds } from './unique-ids.ts';
import { wholeLabels } from './whole-labels.ts';
import { sameYears, yearForms } from './year-forms.ts';

/** All checks that `validate` makes once every file has the shape of its schema. */
export const CHECKS: readonly Check[] = [
  uniqueIds,
  knownReferences,
  readableRules,
  daysOfTheYear,
  wholeLabels,
  iconFiles,
  closingFastingRule,
  noAbbreviations,
  nominativeTitles,
  balancedSigns,
  oneAlphabet,
  yearForms,
  sameYears,
  plainTyping,
  printedOrder,
];
