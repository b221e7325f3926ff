import type { CommemorationIndexEntry } from '../../schemas/types.ts';
import type { Texts } from '../model/catalog.ts';

/** The kinds of texts that an id has. */
export function textKinds(texts: Texts | undefined): CommemorationIndexEntry['texts'] {
  const kinds = new Set(texts?.list.map(({ collection }) => collection));
  return [...kinds, ...(texts?.hymns?.hagiography ? (['life'] as const) : [])];
}
