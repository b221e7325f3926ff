import type {
  Akathist,
  AkathistFile,
  Canon,
  CanonFile,
  Hagiography,
  HagiographyFile,
  HymnographyFile,
  Localized,
  Narrative,
  NarrativeData,
  NarrativeHeading,
} from '../../schemas/types.ts';
import { CHURCH_EDITION, type TextEdition } from '../contract/editions.ts';
import { LANGUAGES, TEXT_LANGUAGES, type TextLanguage } from '../contract/languages.ts';
import { htmlOf } from '../html/sanitize.ts';
import { memoizeWeak } from '../memoize.ts';
import type { ByEdition, Hymns, Texts } from '../model/catalog.ts';
import { hasChurchScript, inChurchScript } from './church-script.ts';
import type { DataFiles } from './data-files.ts';
import { listOf } from './list-texts.ts';
import type { TextFile } from './placed-entries.ts';
import { wholeHymns } from './shared-hymns.ts';
import type { Entry } from './source.ts';

type Headings = ReadonlyMap<string, NarrativeHeading>;

/** The texts of all ids. */
export function linkTexts({ texts, narratives, books }: DataFiles): Texts[] {
  const headings: Headings = new Map(narratives.map(({ value }) => [value.type, value]));
  const titles = new Map(books.map(({ value }) => [value.id, value.name]));
  const hymnography = wholeHymns(texts);
  const files = new Map<string, TextFile[]>();
  for (const file of texts) files.set(file.id, [...(files.get(file.id) ?? []), file]);
  return Array.from(files, ([id, own]) => {
    const hymns = hymnography.get(id);
    return { ...textsOf(id, own, hymns, headings), list: listOf(own, hymns, titles) };
  });
}

function textsOf(
  id: string,
  files: readonly TextFile[],
  hymnography: HymnographyFile | undefined,
  headings: Headings,
): Omit<Texts, 'list'> {
  const life = files.find((file) => file.kind === 'hagiography')?.entry.value;
  const hagiography = life ? hagiographyOf(life, headings) : null;
  return {
    id,
    canons: byEdition(
      files.filter((file) => file.kind === 'canon'),
      canon,
    ),
    akathists: byEdition(
      files.filter((file) => file.kind === 'akathist'),
      akathist,
    ),
    hymns: hymnography || hagiography ? { ...hymnsOf(hymnography ?? {}), hagiography } : null,
    churchHymns: hasChurchScript(hymnography) ? { ...hymnsOf(inChurchScript(hymnography ?? {})), hagiography } : null,
  };
}

/** Pieces by language; those in Slavonic also in the church script, if some of them has it. */
function byEdition<Data, Piece>(
  files: readonly { number: number; lang: TextLanguage; entry: Entry<Data> }[],
  made: (data: Data) => Piece,
): ByEdition<{ number: number } & Piece> {
  const editions: Partial<Record<TextEdition, ({ number: number } & Piece)[]>> = {};
  const put = (edition: TextEdition, number: number, data: Data) => {
    editions[edition] = [...(editions[edition] ?? []), { number, ...made(data) }];
  };
  const sorted = [...files].sort((a, b) => a.number - b.number);
  const slavonic = sorted.filter(({ lang }) => lang === 'cu');
  for (const { lang, number, entry } of sorted) put(lang, number, entry.value);
  if (slavonic.some(({ entry }) => hasChurchScript(entry.value))) {
    for (const { number, entry } of slavonic) put(CHURCH_EDITION, number, inChurchScript(entry.value));
  }
  return editions;
}

const canon = memoizeWeak(({ title, acrostic, tone, odes, sections }: CanonFile): Omit<Canon, 'number'> => {
  return {
    title,
    acrostic: acrostic ?? '',
    tone,
    odes: odes.map((ode) => ({
      number: ode.number,
      items: ode.items.map(({ role, text, marker, tone: own }) => ({
        role,
        html: htmlOf(text),
        ...(marker ? { marker } : {}),
        ...(own ? { tone: own } : {}),
      })),
    })),
    ...(sections
      ? {
          sections: sections.map(({ type, afterOde, text, tone: own }) => ({
            type,
            afterOde,
            html: htmlOf(text),
            ...(own ? { tone: own } : {}),
          })),
        }
      : {}),
  };
});

const akathist = memoizeWeak(
  ({ title, sections, repeatEnding, prayers }: AkathistFile): Omit<Akathist, 'number'> => ({
    title,
    sections: sections.map(({ type, number: part, text }) => ({ type, number: part, html: htmlOf(text) })),
    repeatEnding,
    ...(prayers
      ? {
          prayers: prayers.map(({ title: name, text }) => ({
            ...(name ? { title: name } : {}),
            html: htmlOf(text),
          })),
        }
      : {}),
  }),
);

function hymnsOf({
  troparia = [],
  kontakia = [],
  prayers = [],
  magnifications = [],
}: HymnographyFile): Omit<Hymns, 'hagiography'> {
  return {
    troparia: troparia.map(({ delta, tone, texts }) => ({ delta, tone, texts: variants(texts) })),
    kontakia: kontakia.map(({ delta, tone, texts }) => ({ delta, tone, texts: variants(texts) })),
    prayers: prayers.map(({ delta, title, texts }) => ({ delta, ...(title ? { title } : {}), texts: variants(texts) })),
    magnifications: magnifications.map(({ delta, texts }) => ({ delta, texts: variants(texts) })),
  };
}

/** Church Slavonic comes first, because it is what is sung. */
export const variants = textsIn<TextLanguage>(['cu', ...TEXT_LANGUAGES.filter((lang) => lang !== 'cu')]);
const told = textsIn(LANGUAGES);

/** Lists the texts of a piece as HTML, in the order of the languages. */
function textsIn<Lang extends TextLanguage>(languages: readonly Lang[]) {
  return memoizeWeak((texts: Partial<Readonly<Record<Lang, string>>>) =>
    languages.flatMap((lang) => {
      const text = texts[lang];
      return text === undefined ? [] : [{ lang, value: htmlOf(text) }];
    }),
  );
}

function hagiographyOf({ links = [], short, full }: HagiographyFile, headings: Headings): Hagiography {
  const narrated = (length: 'short' | 'full') => (data: NarrativeData) => narrative(data, length, headings);
  return {
    links: links.map(({ url, text, title, author }) => ({
      url,
      text,
      title: { ...text, ...title },
      ...(author ? { author } : {}),
    })),
    short: short ? narrated('short')(short) : null,
    full: Array.isArray(full) ? full.map(narrated('full')) : full ? narrated('full')(full) : null,
  };
}

/** A narrative with its heading, only in the languages in which it is written. */
function narrative(data: NarrativeData, length: 'short' | 'full', headings: Headings): Narrative {
  const type = data.type ?? 'hagiography';
  const heading: Partial<Localized> = headings.get(type)?.[length] ?? {};
  const written = LANGUAGES.filter((lang) => data.texts[lang] !== undefined);
  return {
    type,
    title: Object.fromEntries(written.flatMap((lang) => [[lang, data.title?.[lang] ?? heading[lang] ?? '']])),
    texts: told(data.texts),
  };
}
