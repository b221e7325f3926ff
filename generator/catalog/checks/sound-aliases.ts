import { message } from '../../messages/message.ts';
import type { Check } from './check.ts';

/** An alias leads directly to an id that has texts, and has no texts itself. */
export const soundAliases: Check = ({ aliases, texts }) => {
  const withTexts = new Set(texts.map(({ id }) => id));
  const aliasIds = new Set(aliases.map(({ value }) => value.id));
  return aliases.flatMap((alias) => {
    const { id, of } = alias.value;
    if (aliasIds.has(of)) return [alias.problem(['of'], message('aliasOfAlias', of))];
    if (!withTexts.has(of)) return [alias.problem(['of'], message('noTexts', of))];
    return withTexts.has(id) ? [alias.problem(['id'], message('aliasWithTexts', id))] : [];
  });
};
