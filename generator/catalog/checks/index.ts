import { allowedLinks } from './allowed-links.ts';
import { balancedSigns } from './balanced-signs.ts';
import type { Check } from './check.ts';
import { cleanHtml } from './clean-html.ts';
import { closingFastingRule } from './closing-fasting-rule.ts';
import { iconFiles } from './icon-files.ts';
import { knownBooks } from './known-books.ts';
import { knownReferences } from './known-references.ts';
import { knownSources } from './known-sources.ts';
import { noAbbreviations } from './no-abbreviations.ts';
import { nominativeTitles } from './nominative-titles.ts';
import { oldStyleDays } from './old-style-days.ts';
import { oneAlphabet } from './one-alphabet.ts';
import { oneSetOfIcons } from './one-set-of-icons.ts';
import { plainCharacters } from './plain-characters.ts';
import { plainTyping } from './plain-typing.ts';
import { portableIds } from './portable-ids.ts';
import { printedOrder } from './printed-order.ts';
import { readableRules } from './readable-rules.ts';
import { revisedDays } from './revised-days.ts';
import { sameYears } from './same-years.ts';
import { soundActs } from './sound-acts.ts';
import { soundAliases } from './sound-aliases.ts';
import { soundFacts } from './sound-facts.ts';
import { soundFasting } from './sound-fasting.ts';
import { soundGeneralServices } from './sound-general-services.ts';
import { soundOrders } from './sound-orders.ts';
import { soundPictures } from './sound-pictures.ts';
import { soundPropers } from './sound-propers.ts';
import { soundReadings } from './sound-readings.ts';
import { soundRows } from './sound-rows.ts';
import { soundSearched } from './sound-searched.ts';
import { soundServices } from './sound-services.ts';
import { soundShares } from './sound-shares.ts';
import { soundTextOrder } from './sound-text-order.ts';
import { sourcedRanks } from './sourced-ranks.ts';
import { spelledSurnames } from './spelled-surnames.ts';
import { uniqueIds } from './unique-ids.ts';
import { wholeLabels } from './whole-labels.ts';
import { wholeTexts } from './whole-texts.ts';
import { yearForms } from './year-forms.ts';

/** Checks of complete data without its packs. */
export const BASE_CHECKS: readonly Check[] = [sourcedRanks, spelledSurnames];

/** Checks of one folder alone. A pack may later replace entries with the same id. */
export const FOLDER_CHECKS: readonly Check[] = [uniqueIds];

/** Checks of all folders together; the result depends only on the content of the files. */
export const CHECKS: readonly Check[] = [
  uniqueIds,
  oldStyleDays,
  portableIds,
  knownReferences,
  knownBooks,
  knownSources,
  readableRules,
  wholeLabels,
  revisedDays,
  closingFastingRule,
  soundFasting,
  noAbbreviations,
  nominativeTitles,
  balancedSigns,
  oneAlphabet,
  yearForms,
  sameYears,
  plainCharacters,
  plainTyping,
  printedOrder,
  soundAliases,
  soundFacts,
  soundActs,
  soundGeneralServices,
  oneSetOfIcons,
  soundReadings,
  soundPropers,
  soundOrders,
  soundRows,
  soundSearched,
  soundTextOrder,
  soundServices,
  wholeTexts,
  soundShares,
  cleanHtml,
  allowedLinks,
];

/** Checks that also read the pictures. */
export const PICTURE_CHECKS: readonly Check[] = [iconFiles, soundPictures];
