import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { ASSETS_FOLDER } from '../../contract/pages.ts';

/** The size of the picture that a shared link shows, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
/** The card of what has no emblem with a card. */
export const EVERY_DAY = 'calendar';

/** The file name of the card of an emblem in a language. */
export function cardName(emblem: string, lang: Language): string {
  return `card-${emblem}.${lang}.png`;
}

/** The path of a card, relative to the root of the tree. */
export function cardPath(name: string): string {
  return `${ASSETS_FOLDER}/${name}`;
}

/** The emblem of a card, by the name of its file; null for any other file. */
export function emblemOfCard(name: string): string | null {
  const [, emblem = null, lang] = /^card-([a-z0-9-]+)\.([a-z]+)\.png$/.exec(name) ?? [];
  return LANGUAGES.some((known) => known === lang) ? emblem : null;
}
