import type { Check } from './check.ts';

const CODES = {
  ranks: ['great', 'vigil', 'polyeleos', 'doxology', 'six_stichera', 'no_sign'],
  kinds: ['feast', 'event', 'saint', 'icon_of_mother_of_god', 'week', 'memorial'],
  foods: ['no_meat', 'fish', 'oil', 'no_oil', 'dry', 'none', 'caviar'],
} as const;

/** Every rank, kind and food that the contract knows is labelled, once. */
export const wholeLabels: Check = ({ labels }) =>
  (['ranks', 'kinds', 'foods'] as const).flatMap((list) => {
    const codes: string[] = labels.value[list].map(({ code }) => code);
    const missing = CODES[list].filter((code) => !codes.includes(code));
    const twice = codes.filter((code, i) => codes.indexOf(code) !== i);
    return [
      ...missing.map((code) => labels.problem([list], `“${code}” has no label: add it`)),
      ...twice.map((code) => labels.problem([list, codes.lastIndexOf(code)], `“${code}” is labelled twice: keep one`)),
    ];
  });
