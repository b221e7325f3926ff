import type { Check } from './check.ts';
import { names, parenthesesOf } from './name-check.ts';

/** Both languages name the same years. */
export const sameYears: Check = (files) =>
  names(files).flatMap(({ entry, key, text }) => {
    const [ru, en] = [yearsOf(text.ru), yearsOf(text.en)];
    return ru === en ? [] : [entry.problem([key], `the years differ: ${ru || 'none'} in ru, ${en || 'none'} in en`)];
  });

function yearsOf(name: string): string {
  return parenthesesOf(name)
    .flatMap((inside) => inside.match(/\d{3,4}/g) ?? [])
    .join(', ');
}
