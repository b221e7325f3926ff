import type {
  AkathistsAnswer,
  CanonsAnswer,
  HymnographyAnswer,
  HymnographyEntry,
  TextIndexEntry,
} from '../../../schemas/types.ts';
import { CHURCH_EDITION, languageOfEdition, type TextEdition } from '../../contract/editions.ts';
import {
  HYMN_LISTS,
  PIECE_ENDPOINT_NAMES,
  type PieceEndpoint,
  TEXT_COLLECTIONS,
  type TextCollection,
} from '../../contract/endpoints.ts';
import { textsWords } from '../words/texts-words.ts';
import type { Words } from '../words/words.ts';
import { type Request, textRequest } from './answer-request.ts';
import { capital } from './dates.ts';
import { hymnParts } from './hymn-parts.ts';
import type { KeptNext } from './kept.ts';
import { type Picture, pictureOf } from './picture.ts';
import { akathistPart, byNumber, canonPart } from './sung-parts.ts';
import { Listed, languagesFor, type TextPart, type Verse, type Version } from './text-part.ts';

/** Which of the two languages side by side are shown. */
export type ShownText = 'both' | 'cu' | 'own';

/** Texts on a page, Church Slavonic beside the translation. */
export interface TextsByEdition {
  readonly icons: readonly Picture[];
  readonly parts: readonly TextPart[];
  /** The name of the translation beside Slavonic; null if nothing is side by side. */
  readonly translation: string | null;
  readonly shown: ShownText;
  /** Whether Slavonic is shown in the church script; null if none of it exists in that script. */
  readonly church: boolean | null;
}

/** All texts of an id: hymns, life, canons, akathists. */
export interface TextPage extends TextsByEdition {
  readonly kind: 'text';
  readonly title: string;
  /** The commemoration to which they belong; null if they belong to none. */
  readonly kept: KeptNext | null;
  readonly requests: readonly Request[];
}

export interface TextRequest extends Request {
  readonly edition: TextEdition;
}

/** The answer in an edition. */
export interface TextAnswer {
  readonly edition: TextEdition;
  readonly answer: HymnographyAnswer | CanonsAnswer | AkathistsAnswer | null;
}

type Found = NonNullable<TextAnswer['answer']>['data'][number];

/**
 * The requests for everything of an id. `entry` is its entry in the list of texts, if the tree has the list; `church`
 * says whether the reader chose the church script.
 */
export function textRequests(
  id: string,
  entry: TextIndexEntry | undefined,
  words: Words,
  church: boolean,
): TextRequest[] {
  const listed = new Listed(entry, words);
  const has = (...collections: TextIndexEntry['collections']) =>
    !entry || collections.some((name) => entry.collections.includes(name));
  const pieces = PIECE_ENDPOINT_NAMES.filter((endpoint) => has(endpoint)).flatMap((endpoint) =>
    languagesFor(words.lang)
      .map((lang) => (lang === 'cu' && church && listed.hasChurchScript([endpoint]) ? CHURCH_EDITION : lang))
      .map((edition) => ({
        edition,
        label: `${capital(words.collections[endpoint])}, ${nameOf(edition, words)}`,
        asked: textRequest(edition, endpoint, id),
      })),
  );
  return has('hymnography', 'hagiography') ? [...hymnRequests(id, entry, words, church), ...pieces] : pieces;
}

/** The requests for hymns and lives alone. */
export function hymnRequests(
  id: string,
  entry: TextIndexEntry | undefined,
  words: Words,
  church: boolean,
): TextRequest[] {
  const inChurch = church && new Listed(entry, words).hasChurchScript(HYMN_LISTS);
  const editions: readonly TextEdition[] = [words.lang, ...(inChurch ? [CHURCH_EDITION] : [])];
  return editions.map((edition) => ({
    edition,
    label: edition === words.lang ? words.hymnsAndLives : `${words.hymnsAndLives}, ${nameOf(edition, words)}`,
    asked: textRequest(edition, 'hymnography', id),
  }));
}

function nameOf(edition: TextEdition, words: Words): string {
  const { languages, inChurchScript } = textsWords(words);
  return edition === CHURCH_EDITION ? inChurchScript : languages[edition];
}

/**
 * The page of an id from the answers to those requests; null if none of them has a text. `kept` is the commemoration to
 * which the texts belong.
 */
export function textPage(
  entry: TextIndexEntry | undefined,
  requests: readonly TextRequest[],
  answers: readonly TextAnswer[],
  words: Words,
  kept: KeptNext | null,
): TextPage | null {
  const texts = textsOf(entry, requests, answers, words, TEXT_COLLECTIONS);
  const [first] = texts.parts;
  if (!first) return null;
  return {
    kind: 'text',
    title: entry?.title ?? first.title,
    ...texts,
    kept,
    requests: [...requests, ...(kept ? [kept.request] : [])],
  };
}

/** The texts in the answers to those requests, which are for some collections; empty if the answers have none. */
export function textsOf(
  entry: TextIndexEntry | undefined,
  requests: readonly TextRequest[],
  answers: readonly TextAnswer[],
  words: Words,
  collections: readonly TextCollection[],
): TextsByEdition {
  const listed = new Listed(entry, words);
  const found = answers.flatMap(({ edition, answer }) =>
    answer?.data[0]?.found ? [{ edition, of: answer.data[0] }] : [],
  );
  const hymns = hymnsIn(found);
  const canons = found.flatMap(({ edition, of }) =>
    'canons' in of ? versionsIn(edition, 'canons', of.canons, listed) : [],
  );
  const akathists = found.flatMap(({ edition, of }) =>
    'akathists' in of ? versionsIn(edition, 'akathists', of.akathists, listed) : [],
  );
  const parts = [
    ...(hymns ? hymnParts(hymns, words, listed) : []),
    ...byNumber(canons).map((versions) => canonPart(versions, words, listed)),
    ...byNumber(akathists).map((versions) => akathistPart(versions, words, listed)),
  ];
  return {
    icons: (hymns?.icons ?? []).map(pictureOf),
    parts,
    translation: translationIn(parts, words),
    shown: 'both',
    church: listed.hasChurchScript(collections) ? requests.some(({ edition }) => edition === CHURCH_EDITION) : null,
  };
}

/** Hymns in the church script if they were requested in it, with icons in the language of the page. */
function hymnsIn(found: readonly { edition: TextEdition; of: Found }[]): HymnographyEntry | null {
  const entries = found.flatMap(({ edition, of }) => ('troparia' in of ? [{ edition, of }] : []));
  const usual = entries.find(({ edition }) => edition !== CHURCH_EDITION)?.of;
  const church = entries.find(({ edition }) => edition === CHURCH_EDITION)?.of;
  return usual ? { ...usual, ...church, icons: usual.icons } : null;
}

/** Pieces that exist in a language, without the Slavonic in place of a missing translation. */
function versionsIn<T extends { number: number }>(
  edition: TextEdition,
  collection: PieceEndpoint,
  pieces: readonly T[],
  listed: Listed,
): Version<T>[] {
  const lang = languageOfEdition(collection, edition);
  return pieces.filter(({ number }) => listed.isIn(lang, collection, number)).map((piece) => ({ lang, piece }));
}

function translationIn(parts: readonly TextPart[], words: Words): string | null {
  const verses = parts.flatMap(({ blocks }) => blocks.filter((block): block is Verse => block.kind === 'verse'));
  const languages = new Set(verses.flatMap(({ slavonic, translation }) => (slavonic && translation?.lang) ?? []));
  const [only] = languages;
  if (!only) return null;
  return languages.size > 1 ? textsWords(words).translation : textsWords(words).languages[only];
}
