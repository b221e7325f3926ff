import type {
  EntranceHymn,
  LiturgyBeatitudes,
  LiturgyDay,
  LiturgyEntrance,
  LiturgyMatins,
  LiturgyOpen,
  LiturgyOwner,
  LiturgySource,
  LiturgySung,
  LiturgyTexts,
  LiturgyVespers,
  LiturgyWords,
} from '../../../schemas/types.ts';
import { liturgyWords } from '../words/liturgy-words.ts';
import type { Words } from '../words/words.ts';
import { capital } from './dates.ts';
import { hymnAddress } from './hymn-place.ts';
import { withoutYears } from './kept-in-brief.ts';

/** What the page of a day says of its services, in the order in which a choir needs it. */
export interface LiturgyPart {
  /** Which Liturgy is served; empty if that is left open. */
  readonly which: string;
  /** Whether it is another than that of Chrysostom, or none. */
  readonly isUnusual: boolean;
  /** Whose service it is, and the code and the name of its sign. */
  readonly service: string;
  readonly rank: string;
  readonly rankLabel: string;
  readonly facts: readonly Fact[];
  /** What is sung up to the Entrance and after the hymns that follow it. */
  readonly before: readonly SungPart[];
  readonly entrance: readonly TempleHymns[];
  readonly after: readonly SungPart[];
  readonly offices: readonly Office[];
  readonly open: readonly Fact[];
  /** The books with the places in them, in words. */
  readonly sources: string;
}

/** A fact under its title; some say enough without one. */
export interface Fact {
  readonly title: string;
  readonly text: string;
}

/** Words that are sung: a title, what it belongs to, and their lines in Slavonic and in the language of the page. */
export interface SungPart {
  readonly title: string;
  /** Whose it is and where it is in Scripture. */
  readonly about: string;
  readonly slavonic: readonly Line[];
  readonly translation: readonly Line[];
}

/** A line with the word before it, such as `Стих`, or none; `html` is that of an answer. */
export interface Line {
  readonly before: string;
  readonly html: string;
}

/** A kind of church. */
export type TempleKind = keyof LiturgyEntrance;

/** The hymns in a church of one kind; `temple` is null if they are the same in all. */
export interface TempleHymns {
  readonly temple: TempleKind | null;
  readonly hymns: readonly LinkedHymn[];
}

/** A hymn with what is said before it, and the address of its words if they are written. */
export interface LinkedHymn {
  readonly marker: string;
  readonly title: string;
  readonly of: string;
  readonly address: string | undefined;
}

/** Matins or Vespers. */
export interface Office {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly sung: readonly SungPart[];
}

const TEMPLES: readonly TempleKind[] = ['lord', 'theotokos', 'saint'];
/** The church that is shown until the visitor chooses another. */
export const USUAL_TEMPLE: TempleKind = 'saint';

/** The answer for a day as its page shows it. What is null there is only in the list of what is open. */
export function liturgyPart(day: LiturgyDay, words: Words): LiturgyPart {
  const own = liturgyWords(words);
  const { service, liturgy, color, antiphons, beatitudes, entranceVerse, entrance } = day;
  const sung = (title: string) => (one: LiturgySung) => sungOf(title, one, words);
  const sungIf = (title: string, one: LiturgyWords | null | undefined) => (one ? [wordsOf(title, one, words)] : []);
  return {
    which: liturgy?.label ?? '',
    isUnusual: !!liturgy && liturgy.code !== 'chrysostom',
    service: service.of.map((one) => ownerText(one, words)).join('; '),
    rank: service.rank ?? 'no_sign',
    rankLabel: service.label ?? '',
    facts: facts([
      [own.color, color && `${color.label} (${own.byUsage})`],
      ['', antiphons?.label],
      [own.beatitudes, beatitudes?.map((one) => beatitudesText(one, words)).join('; ')],
    ]),
    before: sungIf(own.entranceVerse, entranceVerse),
    entrance: entrance ? byTemple(entrance, words) : [],
    after: [
      ...sungIf(own.trisagion, day.trisagion),
      ...day.prokeimena.map(sung(own.prokeimenon)),
      ...day.alleluia.map(sung(own.alleluia)),
      ...sungIf(own.zadostoinik, day.zadostoinik),
      ...day.communion.map(sung(own.communion)),
    ],
    offices: [matinsOf(day.matins, words), vespersOf(day.vespers, words)],
    open: openFacts(day.open, words),
    sources: byBook(day.sources),
  };
}

/** Whose it is, and which part of a great feast. */
function ownerText({ label, phase }: LiturgyOwner, words: Words): string {
  const part = phase && liturgyWords(words).phases[phase];
  return withoutYears(label) + (part ? ` (${part})` : '');
}

/** The facts that are known. */
function facts(all: readonly (readonly [title: string, text: string | null | undefined])[]): Fact[] {
  return all.flatMap(([title, text]) => (text ? [{ title, text }] : []));
}

function beatitudesText({ of, canon, odes, verses }: LiturgyBeatitudes, words: Words): string {
  const own = liturgyWords(words);
  const parts = [canon && own.canon(canon), odes && own.odes(odes), verses && own.verses(verses)];
  return [withoutYears(of.label), ...parts.filter(Boolean)].join(', ');
}

function sungOf(title: string, { of, tone, reference, texts, verses }: LiturgySung, words: Words): SungPart {
  const own = liturgyWords(words);
  const stikh = (lang: LiturgyLanguage) => (lang === 'cu' ? STIKH : own.stikh);
  const lines = (lang: LiturgyLanguage) => [
    ...linesIn(texts, lang),
    ...verses.flatMap((one) => linesIn(one.texts, lang, stikh(lang))),
  ];
  return {
    title: toned(title, tone, words),
    about: [
      ...(of.id === null ? [] : [withoutYears(of.label)]),
      ...referenceText([reference, ...verses.map((verse) => verse.reference)], words),
    ].join(', '),
    slavonic: lines('cu'),
    translation: lines(words.lang),
  };
}

function wordsOf(title: string, { reference, tone, refrain, texts }: LiturgyWords, words: Words): SungPart {
  const own = liturgyWords(words);
  const lines = (lang: LiturgyLanguage) => [
    ...(refrain ? linesIn(refrain, lang, lang === 'cu' ? REFRAIN : own.refrain) : []),
    ...linesIn(texts, lang),
  ];
  return {
    title: toned(title, tone, words),
    about: referenceText([reference], words).join(', '),
    slavonic: lines('cu'),
    translation: lines(words.lang),
  };
}

type LiturgyLanguage = LiturgyTexts[number]['lang'];
/** Before Slavonic words these are Slavonic too. */
const STIKH = 'Стих';
const REFRAIN = 'Припев';

/** The paragraphs of a text, the first with the word before it. */
function linesIn(texts: LiturgyTexts, lang: LiturgyLanguage, before = ''): Line[] {
  const html = texts.find((text) => text.lang === lang)?.value ?? '';
  const paragraphs = html.split(/<\/?p>/).filter((one) => one.trim() !== '');
  return paragraphs.map((one, i) => ({ before: i === 0 ? before : '', html: one }));
}

/** A title with its tone, if it has one. */
export function toned(title: string, tone: number | undefined, words: Words): string {
  return tone === undefined ? title : `${title}, ${words.tone(tone)}`;
}

/** `Ps.117.14`, `Ps.117.18` and `Ps.36.30` as `Пс. 117:14, 18; 36:30`. */
function referenceText(references: readonly (string | undefined)[], words: Words): string[] {
  const { books } = liturgyWords(words);
  let [before, chapterBefore] = ['', ''];
  const parts = [...new Set(references)].flatMap((reference) => {
    const [, book = '', chapter = '', verses = ''] = /^(\w+)\.(\d+)\.(.+)$/.exec(reference ?? '') ?? [];
    if (!book) return reference ?? [];
    const isSameChapter = book === before && chapter === chapterBefore;
    const isSameBook = book === before;
    [before, chapterBefore] = [book, chapter];
    if (isSameChapter) return `, ${verses}`;
    return isSameBook ? `; ${chapter}:${verses}` : `; ${books[book] ?? book} ${chapter}:${verses}`;
  });
  const text = parts.join('').replace(/^; /, '');
  return text
    ? [
        text
          .replace(/(\d)\.(\d)/g, '$1:$2')
          .replaceAll('-', '–')
          .replace(/,(?=\S)/g, ', '),
      ]
    : [];
}

/** The hymns by the kind of church; once if they are the same in all. */
function byTemple(entrance: LiturgyEntrance, words: Words): TempleHymns[] {
  const lists = TEMPLES.flatMap((temple) => {
    const hymns = entrance[temple];
    return hymns && hymns.length > 0 ? [{ temple, hymns: hymns.map((one) => linkedHymn(one, words)) }] : [];
  });
  const [first] = lists;
  const isOne = lists.length === TEMPLES.length && new Set(lists.map(({ hymns }) => JSON.stringify(hymns))).size === 1;
  return first && isOne ? [{ temple: null, hymns: first.hymns }] : lists;
}

/** `Тропарь, глас 3-й`, `Кондак храма`. */
export function hymnTitle({ type, tone, of }: EntranceHymn, words: Words): string {
  const { hymns, ofTemple } = liturgyWords(words);
  return toned((of.id === 'temple' ? ofTemple : hymns)[type], tone, words);
}

/** Whose hymn it is; the church and the tone of the Octoechos are said in its title. */
export function hymnOwner({ tone, of }: EntranceHymn, words: Words): string {
  return of.id === 'temple' ? '' : withoutYears(of.label).replace(`, ${words.tone(tone ?? 0)}`, '');
}

function linkedHymn(hymn: EntranceHymn, words: Words): LinkedHymn {
  const { marker, text } = hymn;
  return {
    marker: marker ? liturgyWords(words).markers[marker] : '',
    title: hymnTitle(hymn, words),
    of: hymnOwner(hymn, words),
    address: text && hymnAddress(text, words.lang),
  };
}

function matinsOf(matins: LiturgyMatins, words: Words): Office {
  const own = liturgyWords(words);
  const { opening, tone, kathismata, polyeleos, magnification, katavasia, magnificat, doxology } = matins;
  return {
    title: own.matins,
    facts: facts([
      [own.opening, opening && toned(opening.label, tone, words)],
      [own.kathismata(kathismata.length), kathismataText(kathismata, words)],
      [own.polyeleos, said(polyeleos, own.isSung)],
      [own.magnification, said(magnification, own.isSung)],
      [own.katavasia, katavasia?.label],
      [own.magnificat, said(magnificat, own.isSung)],
      [own.doxology, doxology?.label],
    ]),
    sung: [],
  };
}

function vespersOf(
  { kathismata, firstAntiphon, entrance, prokeimenon, lessons }: LiturgyVespers,
  words: Words,
): Office {
  const own = liturgyWords(words);
  const read = kathismata && kathismataText(kathismata, words) + (firstAntiphon ? `, ${own.firstAntiphon}` : '');
  const title = prokeimenon?.great ? own.greatProkeimenon : own.prokeimenon;
  return {
    title: own.vespers,
    facts: facts([
      [own.kathismata(kathismata?.length ?? 0), read ?? undefined],
      [own.vespersEntrance, said(entrance, own.isThere)],
      [own.lessons, lessons === 0 ? own.none : lessons?.toString()],
    ]),
    sung: prokeimenon ? [wordsOf(title, prokeimenon, words)] : [],
  };
}

function kathismataText(numbers: readonly number[], words: Words): string {
  const own = liturgyWords(words);
  return numbers.length > 0 ? own.ordinals(numbers) : own.none;
}

function said(is: boolean | null | undefined, wordFor: (is: boolean) => string): string {
  return is === null || is === undefined ? '' : wordFor(is);
}

/** What is open, by its reason. The three kinds of church are one if all of them are open. */
function openFacts(open: readonly LiturgyOpen[], words: Words): Fact[] {
  const reasons = [...new Set(open.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const fields = open.filter((one) => one.reason === reason).map(({ field }) => field);
    return { title: capital(fieldNames(fields, words)), text: reason };
  });
}

function fieldNames(fields: readonly string[], words: Words): string {
  const own = liturgyWords(words);
  const named = (field: string) => String(own[field as keyof typeof own] ?? field);
  const small = (name: string) => (name === own.magnificat ? name : name.charAt(0).toLowerCase() + name.slice(1));
  const inside = (of: string) =>
    fields.filter((one) => one.startsWith(`${of}.`)).map((one) => one.slice(of.length + 1));
  const listed = (title: string, names: readonly string[]) =>
    names.length > 0 ? [`${title} (${names.map(small).join(', ')})`] : [];
  const temples = inside('entrance') as TempleKind[];
  return [
    ...fields.filter((field) => !field.includes('.')).map(named),
    ...(temples.length === TEMPLES.length
      ? [own.entrance]
      : listed(
          own.entrance,
          temples.map((temple) => own.temples[temple]),
        )),
    ...listed(own.matins, inside('matins').map(named)),
    ...listed(
      own.vespers,
      inside('vespers').map((field) => (field === 'entrance' ? own.vespersEntrance : named(field))),
    ),
  ]
    .map(small)
    .join('; ');
}

/** The sources by book: `Typikon: chapter 17; f. 23. Apostol: f. 234.` */
function byBook(sources: readonly LiturgySource[]): string {
  const places = sources.map(({ label }) => /^([^,]*)(?:, (.*))?$/.exec(label)?.slice(1) ?? [label]);
  const books = [...new Set(places.map(([book = '']) => book))];
  const sentences = books.map((title) => {
    const inBook = places.flatMap(([book, place]) => (book === title && place ? [place] : []));
    return inBook.length > 0 ? `${title}: ${inBook.join('; ')}` : title;
  });
  return sentences.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ');
}
