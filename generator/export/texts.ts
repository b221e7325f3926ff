import type {
  Akathist,
  AkathistsEntry,
  Canon,
  CanonsEntry,
  Hagiography,
  HymnographyEntry,
  Narrative,
  TextIndexEntry,
  TextIndexText,
} from '../../schemas/types.ts';
import { CHURCH_EDITION, TEXT_EDITIONS, type TextEdition } from '../contract/editions.ts';
import { HYMN_LISTS, type PieceEndpoint } from '../contract/endpoints.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { type Answers, type InLanguages, inLanguages } from './answers.ts';
import { addIcons } from './commemorations.ts';
import type { TableRows } from './rows.ts';

/** Adds all texts. */
export async function addTexts(answers: Answers, rows: TableRows): Promise<void> {
  const lists = await answers.list<TextIndexEntry>('texts');
  for (const { id, of, undated = false } of lists.ru) rows.add('text_ids', { id, texts_of: of, undated });
  for (const [i, entry] of lists.ru.entries()) {
    addAbout(
      inLanguages((lang) => lists[lang][i] ?? entry),
      rows,
    );
    if (entry.of !== undefined) continue;
    const { id, texts } = entry;
    const hymnography = await answers.entry<HymnographyEntry>('ru', 'hymnography', id);
    if (hymnography) addHymnography(hymnography, rows);
    if (texts.some(({ church }) => church)) await addChurchHymns(id, texts, answers, rows);
    for (const edition of TEXT_EDITIONS) {
      const canons = (await answers.entry<CanonsEntry>(edition, 'canons', id))?.canons ?? [];
      for (const one of canons) if (isOwn(edition, 'canons', one.number, texts)) addCanon(id, edition, one, rows);
      const akathists = (await answers.entry<AkathistsEntry>(edition, 'akathists', id))?.akathists ?? [];
      for (const one of akathists)
        if (isOwn(edition, 'akathists', one.number, texts)) addAkathist(id, edition, one, rows);
    }
  }
}

function addAbout(both: InLanguages<TextIndexEntry>, rows: TableRows): void {
  const { id, saints = [], texts } = both.ru;
  for (const lang of LANGUAGES) rows.add('text_titles', { id, lang, title: both[lang].title });
  for (const [i, saint] of saints.entries()) {
    rows.add('text_saints', { id, position: i + 1, commemoration: saint });
  }
  if (both.ru.of !== undefined) return;
  for (const [i, { collection, number, source }] of texts.entries()) {
    if (!source) continue;
    const { book, chapter, page } = source;
    rows.addOnce('books', book, { book });
    for (const lang of LANGUAGES) {
      rows.addOnce('book_titles', `${book} ${lang}`, { book, lang, title: both[lang].texts[i]?.source?.title });
    }
    rows.add('text_sources', { id, collection, number, book, chapter, page });
  }
}

/** Whether an edition has a text itself, and not the Slavonic in its place. */
function isOwn(
  edition: TextEdition,
  collection: PieceEndpoint,
  number: number,
  texts: readonly TextIndexText[],
): boolean {
  const text = texts.find((one) => one.collection === collection && one.number === number);
  if (edition === 'ru') return text?.translated.ru === true;
  return edition !== CHURCH_EDITION || text?.church === true;
}

/** The language and the script of an edition. */
function writing(edition: TextEdition): { readonly lang: string; readonly script: string } {
  return edition === CHURCH_EDITION ? { lang: 'cu', script: 'church' } : { lang: edition, script: 'usual' };
}

function addHymnography(entry: HymnographyEntry, rows: TableRows): void {
  const { id, hagiography, icons } = entry;
  for (const collection of HYMN_LISTS) {
    for (const hymn of entry[collection]) {
      const key = { id, collection, delta: hymn.delta };
      rows.add('hymns', { ...key, tone: 'tone' in hymn ? hymn.tone : null });
      const title = 'title' in hymn ? hymn.title : undefined;
      for (const lang of LANGUAGES) if (title?.[lang]) rows.add('hymn_titles', { ...key, lang, title: title[lang] });
      for (const { lang, value } of hymn.texts) {
        rows.add('hymn_texts', { ...key, lang, script: 'usual', html: value });
      }
    }
  }
  if (hagiography) addLives(id, hagiography, rows);
  addIcons(id, icons, rows);
}

async function addChurchHymns(id: string, texts: readonly TextIndexText[], answers: Answers, rows: TableRows) {
  const entry = await answers.entry<HymnographyEntry>(CHURCH_EDITION, 'hymnography', id);
  if (!entry) return;
  for (const collection of HYMN_LISTS) {
    for (const { delta, texts: variants } of entry[collection]) {
      const isChurch = texts.some((one) => one.collection === collection && one.number === delta && one.church);
      const slavonic = variants.find(({ lang }) => lang === 'cu');
      if (!isChurch || !slavonic) continue;
      rows.add('hymn_texts', { id, collection, delta, lang: 'cu', script: 'church', html: slavonic.value });
    }
  }
}

function addLives(id: string, { short, full, links }: Hagiography, rows: TableRows): void {
  const narratives = { short: short === null ? [] : [short], full: full === null ? [] : [full].flat() };
  for (const form of ['short', 'full'] as const) {
    for (const [i, one] of narratives[form].entries()) addLife({ id, form, position: i + 1 }, one, rows);
  }
  for (const [i, { url, text, title, author }] of links.entries()) {
    const key = { id, position: i + 1 };
    rows.add('life_links', { ...key, url });
    for (const lang of LANGUAGES) {
      const words = { text: text[lang], title: title[lang], author: author?.[lang] };
      if (Object.values(words).some((one) => one !== undefined))
        rows.add('life_link_texts', { ...key, lang, ...words });
    }
  }
}

function addLife(
  key: { readonly id: string; readonly form: string; readonly position: number },
  { type, title, texts }: Narrative,
  rows: TableRows,
): void {
  rows.add('lives', { ...key, type });
  for (const lang of LANGUAGES) {
    const html = texts.find((one) => one.lang === lang)?.value;
    if (html === undefined && title[lang] === undefined) continue;
    rows.add('life_texts', { ...key, lang, title: title[lang], html });
  }
}

function addCanon(id: string, edition: TextEdition, canon: Canon, rows: TableRows): void {
  const { number, title, acrostic, tone, odes, sections = [] } = canon;
  const key = { id, number, ...writing(edition) };
  rows.add('canons', { ...key, title, acrostic, tone });
  for (const { number: ode, items } of odes) {
    for (const [i, item] of items.entries()) rows.add('canon_items', { ...key, ode, position: i + 1, ...item });
  }
  for (const [i, { afterOde, ...section }] of sections.entries()) {
    rows.add('canon_sections', { ...key, position: i + 1, after_ode: afterOde, ...section });
  }
}

function addAkathist(id: string, edition: TextEdition, akathist: Akathist, rows: TableRows): void {
  const { number, title, repeatEnding, sections, prayers = [] } = akathist;
  const key = { id, number, ...writing(edition) };
  rows.add('akathists', { ...key, title, repeat_ending: repeatEnding });
  for (const [i, { type, number: section, html }] of sections.entries()) {
    rows.add('akathist_sections', { ...key, position: i + 1, type, section, html });
  }
  for (const [i, prayer] of prayers.entries()) rows.add('akathist_prayers', { ...key, position: i + 1, ...prayer });
}
