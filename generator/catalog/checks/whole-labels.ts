import { message } from '../../messages/message.ts';
import { RULE_PHRASES } from '../../rules/in-words.ts';
import { DATA_TABLES } from '../tables.ts';
import type { Check } from './check.ts';

const CODES = {
  ranks: ['great', 'vigil', 'polyeleos', 'doxology', 'six_stichera', 'no_sign'],
  kinds: ['feast', 'event', 'saint', 'icon_of_mother_of_god', 'week', 'memorial'],
  foods: ['no_meat', 'fish', 'oil', 'no_oil', 'dry', 'none', 'caviar'],
  feeds: ['great', 'feasts', 'fasts', 'readings', 'fast', 'fast_free', 'old_style'],
  readingWords: [
    'of_the_day',
    'optional',
    'matins',
    'passion_gospels',
    'hour_1',
    'hour_3',
    'hour_6',
    'hour_9',
    'liturgy',
    'vespers',
    'blessing_of_waters',
    'washing_of_feet',
    'apostle',
    'gospel',
    'prophecy',
  ],
  ruleWords: RULE_PHRASES,
} as const;

/**
 * Every rank, kind and food of the contract has a label, and so has every word of the calendar feeds, of readings and
 * of rules.
 */
export const wholeLabels: Check = (files) =>
  (['ranks', 'kinds', 'foods', 'feeds', 'readingWords', 'ruleWords'] as const).flatMap((list) => {
    const codes: string[] = files[list].map(({ value }) => value.code);
    const place = files[list][0];
    const missing = (CODES[list] as readonly string[]).filter((code) => !codes.includes(code));
    return place
      ? missing.map((code) => place.problem([], message('noLabel', code, DATA_TABLES[list].where[0] ?? '')))
      : [];
  });
