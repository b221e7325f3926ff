import type { Akathist, Canon } from '../../../schemas/types.ts';
import { textsWords } from '../words/texts-words.ts';
import type { Words } from '../words/words.ts';
import { capital } from './dates.ts';
import { type Block, type Listed, noteOn, rows, rubric, type TextPart, type Version } from './text-part.ts';

/** Versions of numbered pieces, grouped by number. */
export function byNumber<T extends { number: number }>(versions: readonly Version<T>[]): Version<T>[][] {
  const numbers = [...new Set(versions.map(({ piece }) => piece.number))].sort((a, b) => a - b);
  return numbers.map((number) => versions.filter(({ piece }) => piece.number === number));
}

/** A canon with its odes and the hymns between them. */
export function canonPart(versions: readonly Version<Canon>[], words: Words, listed: Listed): TextPart {
  const { lang, piece } = own(versions);
  const { title, acrostic, tone, number, odes } = piece;
  const places = odes.map((ode) => ({
    id: `canon-${number}-ode-${ode.number}`,
    title: textsWords(words).ode(ode.number),
  }));
  return {
    ...{ id: `canon-${number}`, title, lang, note: noteOn(lang, words) },
    about: { tone: capital(words.tone(tone)), acrostic },
    source: listed.source('canons', number),
    places,
    blocks: odes.flatMap((ode, i): Block[] => [
      ...places.slice(i, i + 1).map((place) => ({ kind: 'heading' as const, ...place })),
      ...rows(
        versions,
        (canon) => canon.odes.find((one) => one.number === ode.number)?.items ?? [],
        (item) =>
          (item.marker ? `${textsWords(words).markers[item.marker]}. ` : '') +
          rubric(textsWords(words).roles[item.role], item.tone && words.tone(item.tone)),
      ),
      ...rows(
        versions,
        ({ sections }) => sections?.filter(({ afterOde }) => afterOde === ode.number) ?? [],
        ({ type, tone }) => rubric(textsWords(words).sections[type], tone && words.tone(tone)),
      ),
    ]),
  };
}

/** An akathist with its repeated ending and the prayers after it. */
export function akathistPart(versions: readonly Version<Akathist>[], words: Words, listed: Listed): TextPart {
  const { lang, piece } = own(versions);
  const { title, number, repeatEnding, prayers = [] } = piece;
  const label = ({ type, number: part }: Akathist['sections'][number]) => `${textsWords(words).parts[type]} ${part}`;
  const repeated = (type: 'ikos' | 'kondak') =>
    rows(
      versions,
      ({ sections }) => sections.filter((one) => one.type === type && one.number === 1),
      (one) => rubric(label(one), textsWords(words).repeated),
    );
  return {
    ...{ id: `akathist-${number}`, title, lang, note: noteOn(lang, words) },
    source: listed.source('akathists', number),
    places: [],
    blocks: [
      ...rows(
        versions,
        ({ sections }) => sections,
        (one) => rubric(label(one)),
      ),
      ...(repeatEnding ? [...repeated('ikos'), ...repeated('kondak')] : []),
      ...rows(
        versions,
        (akathist) => akathist.prayers ?? [],
        (_, i) => rubric(prayers[i]?.title ?? textsWords(words).prayer),
      ),
    ],
  };
}

/** The translation that gives headings; Slavonic if there is none. */
function own<T>(versions: readonly Version<T>[]): Version<T> {
  return versions.find(({ lang }) => lang !== 'cu') ?? (versions[0] as Version<T>);
}
