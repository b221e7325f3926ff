import { message } from '../../messages/message.ts';
import { entriesOfDays } from '../data-files.ts';
import type { Check } from './check.ts';

/** Kinds that never carry icons. */
const WITHOUT_ICONS = ['week', 'memorial'];

/** A day has one set of icons in all answers: its texts name no icons, and an alias has those of its id. */
export const oneSetOfIcons: Check = (files) => {
  const icons = new Map(entriesOfDays(files).map(({ value }) => [String(value.id), value.icons ?? []]));
  const ofTexts = files.texts.flatMap(({ id, kind, entry }) =>
    kind === 'hymnography' && entry.value.icons && icons.has(id)
      ? [entry.problem(['icons'], message('iconsOfTexts', id))]
      : [],
  );
  const shown = entriesOfDays(files).filter(({ value }) => !('kind' in value && WITHOUT_ICONS.includes(value.kind)));
  const ofAliases = shown.flatMap((entry) => {
    const { id, icons: own = [] } = entry.value;
    const alias = files.aliases.find(({ value }) => value.id === String(id));
    if (!alias) return [];
    const wanted = icons.get(alias.value.of) ?? [];
    if (own.join() === wanted.join()) return [];
    return [entry.problem(['icons'], message('otherIcons', id, alias.value.of, wanted))];
  });
  return [...ofTexts, ...ofAliases];
};
