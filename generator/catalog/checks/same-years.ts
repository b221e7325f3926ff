import { message } from '../../messages/message.ts';
import type { Check } from './check.ts';
import { names, parenthesesOf } from './name-check.ts';

/** Both languages name the same years. */
export const sameYears: Check = (files) =>
  names(files).flatMap(({ entry, key, text }) => {
    if (text.ru === undefined || text.en === undefined) return [];
    const [ru, en] = [yearsOf(text.ru), yearsOf(text.en)];
    return ru === en ? [] : [entry.problem([key], message('yearsDiffer', ru, en))];
  });

function yearsOf(name: string): string {
  return parenthesesOf(name)
    .flatMap((inside) => inside.match(/\d{3,4}/g) ?? [])
    .join(', ');
}
