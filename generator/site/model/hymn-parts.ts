import type { Hagiography, HymnographyEntry, LocalizedSome } from '../../../schemas/types.ts';
import type { TextCollection } from '../../contract/endpoints.ts';
import type { TextLanguage } from '../../contract/languages.ts';
import { textsWords } from '../words/texts-words.ts';
import type { Words } from '../words/words.ts';
import { capital } from './dates.ts';
import { hymnPlace } from './hymn-place.ts';
import {
  type Listed,
  type LocalText,
  languagesFor,
  localText,
  noteOn,
  rubric,
  type TextPart,
  verse,
} from './text-part.ts';

type Texts = readonly { lang: TextLanguage; value: string }[];

/** The hymns of one id, each kontakion after its troparion, and the lives. */
export function hymnParts(hymns: HymnographyEntry, words: Words, listed: Listed): TextPart[] {
  const { troparia, kontakia, magnifications, prayers, hagiography } = hymns;
  const hymn = (collection: TextCollection, { delta, texts }: { delta: number; texts: Texts }, title: string) => {
    const nearest = languagesFor(words.lang).flatMap((wanted) =>
      texts.filter(({ lang }) => lang === wanted).map(local),
    );
    return { ...verse(title, nearest), id: hymnPlace(collection, delta), source: listed.source(collection, delta) };
  };
  const sung = [
    ...troparia.map((one) => ({ one, name: textsWords(words).troparion, collection: 'troparia' as const })),
    ...kontakia.map((one) => ({ one, name: textsWords(words).kontakion, collection: 'kontakia' as const })),
  ].sort((a, b) => a.one.delta - b.one.delta);
  const blocks = [
    ...sung.map(({ one, name, collection }) => hymn(collection, one, rubric(name, words.tone(one.tone)))),
    ...magnifications.map((one) => hymn('magnifications', one, textsWords(words).magnification)),
    ...prayers.map((one) => hymn('prayers', one, inLanguage(one.title, words) ?? textsWords(words).prayer)),
  ];
  const title = capital(words.collections.hymnography);
  const note = blocks.some(({ translation }) => translation) ? undefined : noteOn('cu', words);
  return [
    ...(blocks.length > 0 ? [{ id: 'hymns', title, note, places: [], blocks }] : []),
    ...(hagiography ? lifeParts(hagiography, words) : []),
  ];
}

/** Lives and histories, and pages on other sites. */
function lifeParts({ short, full, links }: Hagiography, words: Words): TextPart[] {
  const narratives = [short, full].flat().filter((one) => one !== null);
  const lives = narratives.map(({ title, texts }, i): TextPart => {
    const text = texts.find(({ lang }) => lang === words.lang) ?? texts[0];
    return {
      ...{ id: `life-${i + 1}`, title: inLanguage(title, words) ?? '', places: [] },
      blocks: text ? [{ kind: 'life', text: local(text) }] : [],
    };
  });
  if (links.length === 0) return lives;
  const named = links.map(({ url, text, title, author }) => ({
    url,
    text: inLanguage(text, words),
    title: inLanguage(title, words),
    author: inLanguage(author, words),
  }));
  return [
    ...lives,
    { id: 'links', title: textsWords(words).links, places: [], blocks: [{ kind: 'links', links: named }] },
  ];
}

function local({ lang, value }: Texts[number]): LocalText {
  return localText(lang, value);
}

function inLanguage(text: LocalizedSome | undefined, { lang }: Words): string | undefined {
  return text?.[lang] ?? text?.ru ?? text?.en;
}
