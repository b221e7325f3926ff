import type { Check } from './check.ts';

/** An alias leads to an id that has texts, in one step, and has none of its own. */
export const soundAliases: Check = ({ aliases, texts }) => {
  const withTexts = new Set(texts.map(({ id }) => id));
  const aliasIds = new Set(aliases.map(({ value }) => value.id));
  return aliases.flatMap((alias) => {
    const { id, of } = alias.value;
    if (aliasIds.has(of)) return [alias.problem(['of'], `“${of}” is an alias itself: name the id that has the texts`)];
    if (!withTexts.has(of))
      return [alias.problem(['of'], `“${of}” has no texts: add them under texts/ or take the alias out`)];
    return withTexts.has(id) ? [alias.problem(['id'], `“${id}” has texts of its own: take them or the alias out`)] : [];
  });
};
