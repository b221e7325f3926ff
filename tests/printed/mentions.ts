import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';
import { casesOf } from '../../generator/catalog/person-names.ts';
import type { NameData } from '../../schemas/types.ts';
import { type Years, yearsIn } from './printed-years.ts';

/** Somebody or something in a printed name: a person with a given name, or a feast or an icon with its words. */
export interface Mention {
  readonly text: string;
  /** The names of names.yaml that the given name may be; empty if this is not a person. */
  readonly given: readonly string[];
  /** The stems of the other words. */
  readonly words: readonly string[];
  readonly years: Years | null;
}

/** The beginnings of titles and offices in lower case. Some calendars print them and others do not. */
const TITLES =
  /^(?:прп|преподоб|прмч|прмц|прмуч|свт|святит|святы|святой|свящ|сщм|сщи|мч|мц|муч|вмч|вмц|великом|первом|новом|новосв|новоисп|апостол|прор|равноап|праведн|блж|блаж|блгв|благовер|исповед|бесср|безср|страстот|чудотв|княз|княг|цар(?:[ьяюие]$|иц|евич|евн)|митроп|патриар|архиеп|епископ|пресв|протопр|протоиер|иере[йяи]|иером|протод|диак|иерод|архим|игум|схим|монах|инок|послуш|мирян|юрод|обрет|перенес|престав|venerable|martyr|hieromart|protomart|righteous|blessed|prophet|apostle|confessor|hieroconf|bishop|archbishop|metropol|patriarch|priest|archpriest|presbyt|deacon|archdeac|abbot|abbess|archimandr|wonderw|unmerc|passion|princ|hierarch|uncover|translat|commemor|new-?mart)/;
/** Other words that do not distinguish anybody. */
const JOINING = new Set(
  [
    'и в во на с со у к о об от по при из за для что где же а её его ее их ним нею иже св свв прав правв исп испп ап апп',
    'вел кн еп епп митр патр архим иг схм папа папы пап мощей мощи собор память год года лет глас около ок до после',
    'the of our in at to for on a an and with by from his her their them him who saint saints st sts ss ven holy great',
    'new right believing equal monk nun king queen tsar pope fool relics relic finding synaxis repose father fathers c ca',
    'most others other those',
  ].flatMap((words) => words.split(' ')),
);
/** A part that names icons, not people who suffered for one. */
const ICON =
  /(?<!\p{L})(?:икон\p{L}* (?:Божией|Пресвятой|Богородицы|Спасителя)|иконы?,|icons? of)|(?<!\p{L})икон[аы]?$/iu;
/** The words that most icons have in common. */
const ICONS =
  /^(?:икон|именуе|именуё|именов|называем|списк|спис|чтим|бож|матер|богород|пресв|icon|god|mother|theotokos|most$)/;

/** Divides printed names into their parts, by the names of people in names.yaml. */
export class Mentions {
  private readonly known = new Map<string, readonly string[]>();

  constructor(names: readonly NameData[]) {
    for (const { ru, en, forms, cases = [] } of names) {
      // A plural such as `максимов` is more often a surname.
      const russianForms = [ru, ...(forms?.ru ?? [])].flatMap((form) => [
        form,
        ...casesOf(form.toLowerCase()).filter((one) => !/[ое]в$/.test(one)),
      ]);
      for (const form of [...russianForms, ...cases]) this.learn(form, ru);
      for (const form of [...en, ...(forms?.en ?? [])]) this.learn(form, ru);
    }
  }

  private learn(form: string, name: string): void {
    const word = normal(form);
    if (!/^\p{L}+$/u.test(word)) return;
    this.known.set(word, [...new Set([...(this.known.get(word) ?? []), name])]);
  }

  /** Everybody and everything in a printed line. */
  of(line: string): Mention[] {
    return parts(line).flatMap((part) => this.ofPart(part));
  }

  private ofPart(part: string): Mention[] {
    const found: { text: string; given: readonly string[]; words: string[]; end: number }[] = [];
    const before: string[] = [];
    const bare = withoutDates(part);
    const isIcon = ICON.test(bare);
    for (const match of bare.matchAll(/[\p{L}\p{M}’']+/gu)) {
      const [printed] = match;
      // `на Иордане` is a place.
      const isPlace = /(?:^|\s)(?:во?|на|in|at) $/i.test(bare.slice(0, match.index));
      const given = /^\p{Lu}/u.test(printed) && !isIcon && !isPlace ? (this.known.get(normal(printed)) ?? []) : [];
      if (given.length > 0) {
        const last = found.at(-1);
        if (last) last.text = part.slice(last.end, match.index);
        found.push({ text: '', given, words: last ? [] : before, end: match.index });
      } else if (saysWho(printed)) (found.at(-1)?.words ?? before).push(stemOf(printed));
    }
    if (found.length === 0) return isIcon ? icons(bare, part) : phrase(part);
    const last = found.at(-1);
    if (last) last.text = part.slice(last.end);
    return found.map(({ text, given, words, end }) => ({
      text: text
        .replace(/\([^)]*\)/g, '')
        .replace(/[\s,.;:–-]+$|(?:[\s,;]+\p{Ll}+\.?)*[\s,;]+и\s*$/gu, '')
        .trim(),
      given,
      words,
      years: yearsIn(part.slice(end)),
    }));
  }
}

/** Abbreviations, whose full stop ends no sentence; nor does that of a single letter. */
const ABBREVIATED = new Set(
  [
    'прп прпп прмч прмчч прмц прмцц препмч мч мчч мц мцц сщмч сщмчч свщмч св свв свт свтт ап апп равноап равноапп прав',
    'правв прор прорр блж блгв блгвв вмч вмчч вмц вмцц кн вел еп епп архиеп митр митроп патр исп испп сщисп прписп архим',
    'игум иг иером пресвит диак протопр кнн первомч первомчч ровенск мон моск гг вв обл др ок тыс им новмч новмчч прмон st sts ss ven ca jr abp met',
  ].flatMap((words) => words.split(' ')),
);

/** The independent parts of a printed line, divided by semicolons and by the ends of sentences. */
function parts(line: string): string[] {
  const done: string[] = [];
  let part = '';
  for (const piece of unaccented(line).split(/(?<=[.;])/)) {
    part += piece;
    const [, last = ''] = /(\p{L}*)\.$/u.exec(part) ?? [];
    const open = (part.match(/\(/g)?.length ?? 0) > (part.match(/\)/g)?.length ?? 0);
    if (open || (piece.endsWith('.') && (last.length === 1 || ABBREVIATED.has(last.toLowerCase())))) continue;
    done.push(part);
    part = '';
  }
  return [...done, part].map((one) => one.replace(/[.;]$/, '').trim()).filter((one) => one !== '');
}

const unaccented = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300\u0301]/g, '')
    .normalize('NFC');

/** A name with spaces in place of dates in brackets, so no letter moves; a surname in brackets stays. */
const withoutDates = (text: string) =>
  text.replace(/\([^)]*(?:\d|(?<!\p{L})[IVXХ]+(?!\p{L}))[^)]*\)/gu, (inside) => ' '.repeat(inside.length));

/** The icons that a part names: `Суморинской и Феодоровской икон Божией Матери` are two. */
function icons(bare: string, part: string): Mention[] {
  const found: Mention[] = [];
  let from = 0;
  for (const piece of bare.split(/(,|\s+и\s+(?![^«]*»)|\s+and\s+(?![^“]*”))/u)) {
    const [to, start] = [from + piece.length, from];
    from = to;
    const words = wordsOf(piece).filter((word) => !ICONS.test(word));
    if (words.length === 0) continue;
    // The date of an icon is directly after it, not after the last icon of the list.
    const own = part.slice(start, to + 1).includes('(') || /^\s*\(/.test(part.slice(to));
    found.push({ text: piece.trim(), given: [], words, years: own ? yearsIn(part.slice(start)) : null });
  }
  return found;
}

function phrase(part: string): Mention[] {
  const bare = withoutDates(part);
  const telling = wordsOf(bare);
  // Some feasts have only titles in their names.
  const words = telling.length > 0 ? telling : allWordsOf(bare);
  return words.length === 0 ? [] : [{ text: part, given: [], words, years: yearsIn(part) }];
}

function saysWho(word: string): boolean {
  const plain = normal(word);
  return plain.length > 1 && !JOINING.has(plain) && !TITLES.test(plain);
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}’']+/gu) ?? []).filter(saysWho).map(stemOf);
}

/** The stems of all words, titles included, except joining words. */
function allWordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}’']+|\d+/gu) ?? [])
    .map(normal)
    .filter((word) => !JOINING.has(word))
    .map(stemOf);
}

function normal(word: string): string {
  return unaccented(word)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['’]s?$/, '');
}

function stemOf(word: string): string {
  const plain = normal(word);
  // Drops a fleeting vowel between the last two consonants: `богоприимец`, `богоприимца`.
  return /[а-я]/.test(plain) ? russian(plain).replace(/(?<=\p{L}{4})[ео](?=[^аеиоуыэюя]$)/u, '') : english(plain);
}

/** Whether two stems are of one word: the same stem, or one begins with the other and has at most two more letters. */
export function sameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 2;
}
