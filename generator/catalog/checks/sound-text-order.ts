import { message } from '../../messages/message.ts';
import type { Check } from './check.ts';

/** The order of the texts names texts that exist. */
export const soundTextOrder: Check = ({ textOrder, texts }) => {
  const known = new Set(texts.map(({ id }) => id));
  return textOrder.flatMap((entry) =>
    (entry.value.texts ?? []).flatMap((id, i) =>
      known.has(id) ? [] : [entry.problem(['texts', i], message('noTextsInOrder', id))],
    ),
  );
};
