import type {
  Akathist,
  AkathistsAnswer,
  Canon,
  CanonsAnswer,
  Hagiography,
  HymnographyAnswer,
  HymnographyEntry,
  LocalizedSome,
  TextIndexEntry,
} from '../../../schemas/types.ts';
import type { PieceEndpoint } from '../../contract/endpoints.ts';
import type { Language, TextLanguage } from '../../contract/languages.ts';
import { inTree } from '../../contract/paths.ts';
import { capital } from './dates.ts';
import { h, html } from './elements.ts';
import { requestBox } from './request-box.ts';
import { answer, askedText } from './tree.ts';
import type { Words } from './words.ts';

interface TextPage {
  readonly id: string;
  /** What the list of texts says of the id, where the tree has a list. */
  readonly entry: TextIndexEntry | undefined;
  readonly lang: Language;
  readonly words: Words;
}

/** The same piece in one language. */
interface Version<T> {
  readonly lang: TextLanguage;
  readonly piece: T;
}

/** A part of the page with a heading, and places in it to go to. */
interface Part {
  readonly id: string;
  readonly title: string;
  /** The language of the title, where it is not that of the page. */
  readonly lang?: string;
  readonly places: readonly { readonly id: string; readonly label: string }[];
  readonly nodes: readonly Node[];
}

/** All texts of an id: hymns, life, canons, akathists, Church Slavonic beside the translation. Null where it has none. */
export async function textView(page: TextPage): Promise<Node[] | null> {
  const { entry, words } = page;
  const [hymns, canons, akathists] = await Promise.all([
    hymnsOf(page),
    versionsOf(page, 'canons', ({ data }: CanonsAnswer) => data[0]?.canons),
    versionsOf(page, 'akathists', ({ data }: AkathistsAnswer) => data[0]?.akathists),
  ]);
  const parts = [
    ...(hymns ? hymnParts(hymns, page) : []),
    ...byNumber(canons).map((versions) => canonPart(versions, page)),
    ...byNumber(akathists).map((versions) => akathistPart(versions, page)),
  ];
  if (parts.length === 0) return null;
  const article = h(
    'article',
    { class: 'text', 'data-show': 'both' },
    h(
      'header',
      { class: 'date' },
      hymns?.icons.map(({ path, title }) =>
        h('img', { src: inTree(path), alt: title.texts[0]?.value ?? '', class: 'emblem', width: '72', height: '72' }),
      ),
      h('h1', { tabindex: '-1' }, entry?.title ?? parts[0]?.title),
    ),
    contents(parts, words),
    parts.map(({ id, title, lang, nodes }) =>
      h('section', { 'aria-labelledby': id }, h('h2', { id, lang }, title), nodes),
    ),
  );
  article.querySelector('header')?.after(languageSwitch(article, words) ?? '');
  return [article, requestBox(words, requestsOf(page))];
}

/** The languages in which a reader of the page is shown texts: Slavonic and translations, the nearest first. */
function languagesFor(lang: Language): TextLanguage[] {
  return lang === 'en' ? ['cu', 'en', 'ru'] : ['cu', 'ru'];
}

function has({ entry }: TextPage, ...collections: TextIndexEntry['collections']): boolean {
  return !entry || collections.some((name) => entry.collections.includes(name));
}

async function hymnsOf(page: TextPage): Promise<HymnographyEntry | null> {
  if (!has(page, 'hymnography', 'hagiography')) return null;
  const found = (await answer<HymnographyAnswer>(askedText(page.lang, 'hymnography', page.id)))?.data[0];
  return found?.found ? found : null;
}

async function versionsOf<A, T>(
  page: TextPage,
  endpoint: PieceEndpoint,
  pieces: (answer: A) => readonly T[] | undefined,
): Promise<Version<T>[]> {
  if (!has(page, endpoint)) return [];
  const found = await Promise.all(
    languagesFor(page.lang).map(async (lang) => {
      const answered = await answer<A>(askedText(lang, endpoint, page.id));
      return ((answered && pieces(answered)) ?? []).map((piece) => ({ lang, piece }));
    }),
  );
  return found.flat();
}

function byNumber<T extends { number: number }>(versions: readonly Version<T>[]): Version<T>[][] {
  const numbers = [...new Set(versions.map(({ piece }) => piece.number))].sort((a, b) => a - b);
  return numbers.map((number) => versions.filter(({ piece }) => piece.number === number));
}

/** The translation in which a heading is given; Slavonic where there is none. */
function own<T>(versions: readonly Version<T>[]): Version<T> {
  return versions.find(({ lang }) => lang !== 'cu') ?? (versions[0] as Version<T>);
}

/** Says so where an English reader is given another language. */
function untranslated(given: TextLanguage, { lang, words }: TextPage): Node[] {
  return lang === 'en' && given !== 'en' ? [h('p', { class: 'note' }, words.inRussian)] : [];
}

function canonPart(versions: readonly Version<Canon>[], page: TextPage): Part {
  const { words } = page;
  const { lang, piece } = own(versions);
  const { title, acrostic, tone, number, odes } = piece;
  const id = `canon-${number}`;
  const ofAcrostic = acrostic && [`. ${words.acrostic}: `, h('span', { lang }, `«${acrostic}»`)];
  const ode = (ode: number) => [
    h('h3', { id: `${id}-ode-${ode}` }, words.ode(ode)),
    ...rows(
      versions,
      (canon) => canon.odes.find((one) => one.number === ode)?.items ?? [],
      (item) =>
        (item.marker ? `${words.markers[item.marker]}. ` : '') +
        rubric(words.roles[item.role], item.tone && words.tone(item.tone)),
    ),
    ...rows(
      versions,
      ({ sections }) => sections?.filter(({ afterOde }) => afterOde === ode) ?? [],
      ({ type, tone: own }) => rubric(words.sections[type], own && words.tone(own)),
    ),
  ];
  return {
    id,
    title,
    lang,
    places: odes.map((one) => ({ id: `${id}-ode-${one.number}`, label: words.ode(one.number) })),
    nodes: [
      ...untranslated(lang, page),
      h('p', { class: 'about' }, capital(words.tone(tone)), ofAcrostic),
      ...odes.flatMap((one) => ode(one.number)),
    ],
  };
}

function akathistPart(versions: readonly Version<Akathist>[], page: TextPage): Part {
  const { words } = page;
  const { lang, piece } = own(versions);
  const { title, number, repeatEnding, prayers = [] } = piece;
  const label = ({ type, number: part }: Akathist['sections'][number]) => `${words.parts[type]} ${part}`;
  const repeated = (type: 'ikos' | 'kondak') =>
    rows(
      versions,
      ({ sections }) => sections.filter((one) => one.type === type && one.number === 1),
      (one) => rubric(label(one), words.repeated),
    );
  return {
    id: `akathist-${number}`,
    title,
    lang,
    places: [],
    nodes: [
      ...untranslated(lang, page),
      ...rows(
        versions,
        ({ sections }) => sections,
        (one) => rubric(label(one)),
      ),
      ...(repeatEnding ? [...repeated('ikos'), ...repeated('kondak')] : []),
      ...rows(
        versions,
        (akathist) => akathist.prayers ?? [],
        (_, i) => rubric(prayers[i]?.title ?? words.prayer),
      ),
    ],
  };
}

/** The pieces that the versions have at the same places, each place a row with a rubric. */
function rows<T, P extends { html: string }>(
  versions: readonly Version<T>[],
  piecesOf: (version: T) => readonly P[],
  rubricOf: (piece: P, place: number) => string,
): HTMLElement[] {
  const columns = versions.map(({ lang, piece }) => ({ lang, pieces: piecesOf(piece) }));
  const longest = columns.reduce<readonly P[]>((most, { pieces }) => (pieces.length > most.length ? pieces : most), []);
  return longest.map((piece, i) =>
    verse(
      rubricOf(piece, i),
      columns.flatMap(({ lang, pieces }) => (pieces[i] ? { lang, value: pieces[i].html } : [])),
      'role' in piece ? String(piece.role) : '',
    ),
  );
}

function rubric(...words: readonly (string | number | undefined)[]): string {
  return words.filter(Boolean).join(', ');
}

/** A piece in Slavonic and in the first translation that there is, under its rubric. */
function verse(title: string, texts: readonly { lang: string; value: string }[], role = ''): HTMLElement {
  const slavonic = texts.find(({ lang }) => lang === 'cu');
  const translation = texts.find(({ lang }) => lang !== 'cu');
  const column = (name: string, text: typeof slavonic) =>
    text && h('div', { class: name, lang: text.lang }, html(text.value));
  return h(
    'div',
    { class: `verse ${role}` },
    h('p', { class: 'rubric' }, title),
    h('div', { class: 'columns' }, column('cu', slavonic), column('own', translation)),
  );
}

function hymnParts(hymns: HymnographyEntry, page: TextPage): Part[] {
  const { lang, words } = page;
  const { troparia, kontakia, magnifications, prayers, hagiography } = hymns;
  const nearest = (texts: readonly { lang: TextLanguage; value: string }[]) =>
    languagesFor(lang).flatMap((wanted) => texts.find((text) => text.lang === wanted) ?? []);
  const sung = [
    ...troparia.map((hymn) => ({ ...hymn, name: words.troparion })),
    ...kontakia.map((hymn) => ({ ...hymn, name: words.kontakion })),
  ].sort((a, b) => a.delta - b.delta);
  const nodes = [
    ...sung.map(({ name, tone, texts }) => verse(rubric(name, words.tone(tone)), nearest(texts))),
    ...magnifications.map(({ texts }) => verse(words.magnification, nearest(texts))),
    ...prayers.map(({ title, texts }) => verse(inLanguage(title, lang) ?? words.prayer, nearest(texts))),
  ];
  return [
    ...(nodes.length > 0 ? [{ id: 'hymns', title: capital(words.collections.hymnography), places: [], nodes }] : []),
    ...(hagiography ? lifeParts(hagiography, page) : []),
  ];
}

function lifeParts({ short, full, links }: Hagiography, { lang, words }: TextPage): Part[] {
  const narratives = [short, full].flat().filter((one) => one !== null);
  const lives = narratives.map(({ title, texts }, i): Part => {
    const text = texts.find((one) => one.lang === lang) ?? texts[0];
    const nodes = text ? [h('div', { class: 'life', lang: text.lang }, html(text.value))] : [];
    return { id: `life-${i + 1}`, title: inLanguage(title, lang) ?? '', places: [], nodes };
  });
  const list = h(
    'ul',
    {},
    links.map(({ url, text, title, author }) =>
      h(
        'li',
        {},
        h('a', { href: url, rel: 'external noopener', title: inLanguage(title, lang) }, inLanguage(text, lang)),
        author && ` (${inLanguage(author, lang)})`,
      ),
    ),
  );
  return links.length > 0 ? [...lives, { id: 'links', title: words.links, places: [], nodes: [list] }] : lives;
}

function inLanguage(text: LocalizedSome | undefined, lang: Language): string | undefined {
  return text?.[lang] ?? text?.ru ?? text?.en;
}

function contents(parts: readonly Part[], words: Words): HTMLElement | false {
  const link = (id: string, label: string, lang?: string) => h('a', { href: `#${id}`, lang }, label);
  return (
    parts.some(({ places }) => parts.length > 1 || places.length > 0) &&
    h(
      'nav',
      { class: 'contents', 'aria-label': words.contents },
      h(
        'ul',
        {},
        parts.map(({ id, title, lang, places }) =>
          h(
            'li',
            {},
            link(id, title, lang),
            places.length > 0 &&
              h(
                'ul',
                {},
                places.map((place) => h('li', {}, link(place.id, place.label))),
              ),
          ),
        ),
      ),
    )
  );
}

/** The choice between Slavonic, translation and both; none where no piece is given in both. */
function languageSwitch(article: HTMLElement, words: Words): HTMLElement | null {
  const translations = new Set(
    [...article.querySelectorAll<HTMLElement>('.cu + .own')].map(({ lang }) => lang as Language),
  );
  const [translation] = translations;
  if (!translation) return null;
  const choice = (value: string, label: string) =>
    h('label', {}, h('input', { type: 'radio', name: 'show', value, checked: value === 'both' }), h('span', {}, label));
  const fields = h(
    'fieldset',
    { class: 'switch' },
    h('legend', { class: 'unseen' }, words.show),
    choice('both', words.both),
    choice('cu', words.languages.cu),
    choice('own', translations.size > 1 ? words.translation : words.languages[translation]),
  );
  fields.addEventListener('change', (event) => {
    article.dataset.show = (event.target as HTMLInputElement).value;
  });
  return fields;
}

function requestsOf(page: TextPage) {
  const { id, lang, words } = page;
  const pieces = (['canons', 'akathists'] as const)
    .filter((endpoint) => has(page, endpoint))
    .flatMap((endpoint) =>
      languagesFor(lang).map(
        (one) =>
          [`${capital(words.collections[endpoint])}, ${words.languages[one]}`, askedText(one, endpoint, id)] as const,
      ),
    );
  const hymns = [words.hymnsAndLives, askedText(lang, 'hymnography', id)] as const;
  return has(page, 'hymnography', 'hagiography') ? [hymns, ...pieces] : pieces;
}
