import type {
  Akathist,
  AkathistFile,
  Canon,
  CanonFile,
  Hagiography,
  HagiographyFile,
  HymnographyFile,
  HymnVariants,
  Localized,
  Narrative,
  NarrativeData,
  NarrativeHeading,
} from '../../schemas/types.ts';
import { LANGUAGES, TEXT_LANGUAGES, type TextLanguage } from '../contract/languages.ts';
import { htmlOf } from '../html/sanitize.ts';
import type { Hymns, Texts } from '../model/catalog.ts';
import type { DataFiles, TextFile } from './data-files.ts';
import { wholeHymns } from './shared-hymns.ts';

type Headings = ReadonlyMap<string, NarrativeHeading>;

/** The texts of all ids. */
export function linkTexts({ texts, narratives }: DataFiles): Map<string, Texts> {
  const headings: Headings = new Map(narratives.map(({ value }) => [value.type, value]));
  const hymnography = wholeHymns(texts);
  const files = new Map<string, TextFile[]>();
  for (const file of texts) files.set(file.id, [...(files.get(file.id) ?? []), file]);
  return new Map([...files].map(([id, own]) => [id, textsOf(id, own, hymnography.get(id), headings)]));
}

function textsOf(
  id: string,
  files: readonly TextFile[],
  hymnography: HymnographyFile | undefined,
  headings: Headings,
): Texts {
  const canons = new Map<TextLanguage, Canon[]>();
  const akathists = new Map<TextLanguage, Akathist[]>();
  let hagiography: HagiographyFile | undefined;
  for (const file of [...files].sort((a, b) => numberOf(a) - numberOf(b))) {
    if (file.kind === 'canon') push(canons, file.lang, canon(file.number, file.entry.value));
    else if (file.kind === 'akathist') push(akathists, file.lang, akathist(file.number, file.entry.value));
    else if (file.kind === 'hagiography') hagiography = file.entry.value;
  }
  const hymns = hymnography || hagiography ? hymnsOf(hymnography ?? {}, hagiography, headings) : null;
  return { id, canons, akathists, hymns };
}

function numberOf(file: TextFile): number {
  return 'number' in file ? file.number : 0;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

function canon(number: number, { title, acrostic, tone, odes, sections }: CanonFile): Canon {
  return {
    number,
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
}

function akathist(number: number, { title, sections, repeatEnding, prayers }: AkathistFile): Akathist {
  return {
    number,
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
  };
}

function hymnsOf(
  { troparia = [], kontakia = [], prayers = [], magnifications = [] }: HymnographyFile,
  hagiography: HagiographyFile | undefined,
  headings: Headings,
): Hymns {
  return {
    troparia: troparia.map(({ delta, tone, texts }) => ({ delta, tone, texts: variants(texts) })),
    kontakia: kontakia.map(({ delta, tone, texts }) => ({ delta, tone, texts: variants(texts) })),
    prayers: prayers.map(({ delta, title, texts }) => ({ delta, ...(title ? { title } : {}), texts: variants(texts) })),
    magnifications: magnifications.map(({ delta, texts }) => ({ delta, texts: variants(texts) })),
    hagiography: hagiography ? hagiographyOf(hagiography, headings) : null,
  };
}

/** Church Slavonic first: it is what is sung. */
function variants(texts: HymnVariants) {
  const order = ['cu', ...TEXT_LANGUAGES.filter((lang) => lang !== 'cu')] as const;
  return order.flatMap((lang) => {
    const text = texts[lang];
    return text === undefined ? [] : [{ lang, value: htmlOf(text) }];
  });
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

/** A narrative with its heading, in the languages in which it is written and no others. */
function narrative(data: NarrativeData, length: 'short' | 'full', headings: Headings): Narrative {
  const type = data.type ?? 'hagiography';
  const heading: Partial<Localized> = headings.get(type)?.[length] ?? {};
  const written = LANGUAGES.filter((lang) => data.texts[lang] !== undefined);
  return {
    type,
    title: Object.fromEntries(written.flatMap((lang) => [[lang, data.title?.[lang] ?? heading[lang] ?? '']])),
    texts: written.map((lang) => ({ lang, value: htmlOf(data.texts[lang] ?? '') })),
  };
}
