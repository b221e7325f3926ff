import type { packs as english } from '../en/packs.ts';
import type { WordsLike } from '../words.ts';

export const packs: WordsLike<typeof english> = {
  takesPlace: (id, place) => `эта запись заменяет ${id} (${place})`,
  numberKeptForPacks: (id, first) => `номер ${id} оставлен дополнениям: возьмите номер меньше ${first}`,
  idKeptForPacks: (id, prefix) => `id ${id} оставлен дополнениям: пусть он начинается не с ${prefix}`,
  numberAtRisk: (id, first) => `номер ${id} календарь может дать другой записи: возьмите номер не меньше ${first}`,
  idAtRisk: (id, prefix) => `id ${id} календарь может дать другой записи: пусть он начинается с ${prefix}`,
  afterLeadsBack: (after, id) =>
    `«after» ведет от ${after} обратно к ${id}: назовите правило, которое стоит само по себе`,
  exceptLeadsBack: (word, id) => `«except» ведет от ${word} обратно к ${id}: уберите его в одном из правил`,
  neverAsked: (before) =>
    `до этого правила не доходит ни один день: ${before} перед ним подходит ко всякому; поставьте его раньше`,
};
