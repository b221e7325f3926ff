import type { AkathistsAnswer, CanonsAnswer, HymnographyAnswer, Icon, TextIndexEntry } from '../../../schemas/types.ts';
import { PIECE_ENDPOINT_NAMES } from '../../contract/endpoints.ts';
import type { TextLanguage } from '../../contract/languages.ts';
import type { Words } from '../words/words.ts';
import { askedText, type Request } from './asked.ts';
import { capital } from './dates.ts';
import { hymnParts } from './hymn-parts.ts';
import { sourcesOf } from './sources.ts';
import { akathistPart, byNumber, canonPart, withoutRepeats } from './sung-parts.ts';
import { languagesFor, type Part, type Verse } from './text-part.ts';

/** Which of the languages that stand side by side are shown. */
export type Shown = 'both' | 'cu' | 'own';

/** All texts of an id: hymns, life, canons, akathists, Church Slavonic beside the translation. */
export interface TextPage {
  readonly kind: 'text';
  readonly title: string;
  readonly icons: readonly Icon[];
  readonly parts: readonly Part[];
  /** What the translation is called beside Slavonic; null where nothing stands side by side. */
  readonly translation: string | null;
  readonly shown: Shown;
  readonly requests: readonly Request[];
}

export interface TextRequest extends Request {
  readonly lang: TextLanguage;
}

/** What was answered in a language. */
export interface TextAnswer {
  readonly lang: TextLanguage;
  readonly answer: HymnographyAnswer | CanonsAnswer | AkathistsAnswer | null;
}

/** The answers that say all of an id. `entry` is what the list of texts says of it, where the tree has a list. */
export function textRequests(id: string, entry: TextIndexEntry | undefined, words: Words): TextRequest[] {
  const has = (...collections: TextIndexEntry['collections']) =>
    !entry || collections.some((name) => entry.collections.includes(name));
  const pieces = PIECE_ENDPOINT_NAMES.filter((endpoint) => has(endpoint)).flatMap((endpoint) =>
    languagesFor(words.lang).map((lang) => ({
      lang,
      label: `${capital(words.collections[endpoint])}, ${words.languages[lang]}`,
      asked: askedText(lang, endpoint, id),
    })),
  );
  const hymns = {
    lang: words.lang,
    label: words.hymnsAndLives,
    asked: askedText(words.lang, 'hymnography', id),
  };
  return has('hymnography', 'hagiography') ? [hymns, ...pieces] : pieces;
}

/** The page of an id from the answers to those requests; null where none of them has a text. */
export function textPage(
  entry: TextIndexEntry | undefined,
  requests: readonly TextRequest[],
  answers: readonly TextAnswer[],
  words: Words,
): TextPage | null {
  const found = answers.flatMap(({ lang, answer }) => (answer?.data[0]?.found ? [{ lang, of: answer.data[0] }] : []));
  const hymns = found.flatMap(({ of }) => ('troparia' in of ? of : []));
  const canons = found.flatMap(({ lang, of }) => ('canons' in of ? of.canons.map((piece) => ({ lang, piece })) : []));
  const akathists = found.flatMap(({ lang, of }) =>
    'akathists' in of ? of.akathists.map((piece) => ({ lang, piece })) : [],
  );
  const sources = sourcesOf(entry, words);
  const parts = [
    ...hymns.flatMap((one) => hymnParts(one, words, sources)),
    ...byNumber(withoutRepeats(canons)).map((versions) => canonPart(versions, words, sources)),
    ...byNumber(withoutRepeats(akathists)).map((versions) => akathistPart(versions, words, sources)),
  ];
  const [first] = parts;
  if (!first) return null;
  return {
    kind: 'text',
    title: entry?.title ?? first.title,
    icons: hymns.flatMap(({ icons }) => icons),
    parts,
    translation: translationIn(parts, words),
    shown: 'both',
    requests,
  };
}

function translationIn(parts: readonly Part[], words: Words): string | null {
  const verses = parts.flatMap(({ blocks }) => blocks.filter((block): block is Verse => block.kind === 'verse'));
  const languages = new Set(verses.flatMap(({ slavonic, translation }) => (slavonic && translation?.lang) ?? []));
  const [only] = languages;
  if (!only) return null;
  return languages.size > 1 ? words.translation : words.languages[only];
}
