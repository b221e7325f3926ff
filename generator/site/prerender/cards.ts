import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../contract/languages.ts';
import { lazy } from '../../memoize.ts';
import { CODE_ROOT } from '../../package.ts';
import { cardName, cardPath, EVERY_DAY, emblemOfCard } from '../model/cards.ts';
import type { AnsweredContent } from '../model/content.ts';
import { picturesOf } from '../model/day-page.ts';
import type { Picture } from '../model/picture.ts';
import { type Unit, unitOfCode } from '../source.ts';
import type { Card } from '../views/shared-as.tsx';
import { SITE_TITLES } from '../words/site-words.ts';

const FOLDER = path.join(CODE_ROOT, 'generator/site/cards');
const names = lazy(() => readdirSync(FOLDER).sort());
const emblems = lazy((): ReadonlySet<string | null> => new Set(names().map(emblemOfCard)));

/** The pictures of shared links; `npm run cards` draws them. */
export function cardUnits(): Unit[] {
  return names().map((name) => unitOfCode(cardPath(name), () => readFileSync(path.join(FOLDER, name))));
}

/** The card of a page: that of its highest emblem that has one, otherwise that of the calendar. */
export function cardOf(content: AnsweredContent, lang: Language, origin: string): Card {
  const found = emblemsOf(content).find((one) => emblems().has(emblemOf(one)));
  const card = found ? { name: emblemOf(found), alt: found.alt } : { name: EVERY_DAY, alt: SITE_TITLES[lang] };
  return { url: `${origin}/${cardPath(cardName(card.name, lang))}`, alt: card.alt };
}

function emblemsOf(content: AnsweredContent): readonly Picture[] {
  if (content.kind === 'day') return picturesOf(content);
  return content.kind === 'text' ? content.icons : [];
}

/** The name of the file of a picture, without its ending. */
function emblemOf({ src }: Picture): string {
  return path.posix.parse(src).name;
}
