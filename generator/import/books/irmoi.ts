import type { BookChapter } from './paragraphs.ts';
import type { Ode, Passage } from './parts.ts';
import type { Script } from './script.ts';

interface Irmos extends Passage {
  readonly words: string;
  readonly tone: number | undefined;
  /** The irmoi of its canon; undefined in the Heirmologion and for a katavasia. */
  readonly series?: Series | undefined;
}

/** Irmoi of one canon by ode, in church script. */
export type Series = ReadonlyMap<number, string>;

/** Complete irmoi by ode, to find an irmos by its first words. */
export class Irmoi {
  private readonly script: Script;
  private readonly byOde = new Map<number, Irmos[]>();

  constructor(script: Script) {
    this.script = script;
  }

  add(ode: number, tone: number | undefined, passage: Passage, series?: Series): void {
    const words = folded(onlyWords(this.script.plain(passage.church)));
    if (words.split(' ').length < FEWEST_WORDS) return;
    const list = this.byOde.get(ode) ?? [];
    list.push({ ...passage, words, tone, series });
    this.byOde.set(ode, list);
  }

  /**
   * The irmos of an ode with this beginning; those of the tone come first. If irmoi with different words begin alike,
   * the canons that share most of the other irmoi decide, and among these the wording that is much more frequent than
   * any other. Undefined if there is none, or if this does not decide.
   */
  find(ode: number, begun: string, tone: number | undefined, series: Series): Passage | undefined {
    const words = folded(onlyWords(this.script.plain(begun)));
    const all = this.byOde.get(ode) ?? [];
    const exactly = all.filter((irmos) => irmos.words.startsWith(`${words} `));
    const fitting = exactly.length > 0 ? exactly : all.filter((irmos) => begins(irmos.words, words));
    const ofTone = fitting.filter((irmos) => irmos.tone === tone);
    return only(ofTone) ?? only(fitting) ?? this.usual(ofTone, ode, series);
  }

  private usual(irmoi: readonly Irmos[], ode: number, series: Series): Passage | undefined {
    const besides = [...series].filter(([other]) => other !== ode);
    const shared = ({ series: own }: Irmos) =>
      besides.filter(([other, begun]) => this.isBeginning(begun, own?.get(other) ?? '')).length;
    const shares = irmoi.map((irmos) => ({ irmos, count: shared(irmos) }));
    const most = Math.max(1, ...shares.map(({ count }) => count));
    const akin = shares.filter(({ count }) => count === most).map(({ irmos }) => irmos);
    const [first, second] = alike(akin).sort((a, b) => b.length - a.length);
    return first && first.length >= USUAL * (second?.length ?? 0) ? first[0] : undefined;
  }

  /** Whether the first words of an irmos are those of a passage. */
  isBeginning(begun: string, church: string): boolean {
    const [words, first] = [church, begun].map((text) => folded(onlyWords(this.script.plain(text))));
    return first !== undefined && first !== '' && begins(words ?? '', first);
  }

  /** The tones that have an irmos of the ode with these words. */
  tones(ode: number, church: string): Set<number> {
    const words = folded(onlyWords(this.script.plain(church))).slice(0, SAME_WORDS);
    const fitting = (this.byOde.get(ode) ?? []).filter((irmos) => irmos.words.startsWith(words));
    return new Set(fitting.flatMap(({ tone }) => tone ?? []));
  }
}

const SAME_WORDS = 40;
/** How many times more frequent the usual irmos is than any other. */
const USUAL = 4;

/** Groups irmoi with the same words. */
function alike(irmoi: readonly Irmos[]): Irmos[][] {
  const groups: Irmos[][] = [];
  for (const irmos of irmoi) {
    const group = groups.find(([first]) => same((first as Irmos).words, irmos.words));
    if (group) group.push(irmos);
    else groups.push([irmos]);
  }
  return groups;
}

/** The first of several irmoi with the same beginning and ending: these differ only in spelling. */
function only(irmoi: readonly Irmos[]): Passage | undefined {
  const [first] = irmoi;
  return first && irmoi.every((other) => same(first.words, other.words)) ? first : undefined;
}

function same(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')];
  const shared = a.filter((word) => b.includes(word)).length;
  return shared >= 0.8 * Math.max(a.length, b.length);
}

/** Letters of a text with single spaces between words. */
export function onlyWords(plain: string): string {
  return plain
    .replace(/[^а-яё ]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Words without the letters that differ between spellings, so that a line of the data finds its text in each of them.
 */
export function folded(words: string): string {
  return words
    .replace(/(^| )([вкс])о(?= |$)/g, '$1$2')
    .replace(/[ьъ]/g, '')
    .replace(/[ыий]/g, 'и')
    .replaceAll('я', 'а')
    .replaceAll('ю', 'у')
    .replaceAll('ё', 'е');
}

/** The irmoi of a canon as printed, complete or only begun. */
export function seriesOf(odes: readonly Ode[]): Series {
  return new Map(odes.map(({ number, items }) => [number, items.find(({ role }) => role === 'irmos')?.church ?? '']));
}

const ORDINALS = ['', 'первая', 'вторая', 'третия', 'четвертая', 'пятая', 'шестая', 'седмая', 'осмая', 'девятая'];

/** Reads a chapter of the Heirmologion: headings of odes, and after a heading every paragraph is an irmos. */
export function readIrmologion(chapter: BookChapter, tone: number, script: Script, irmoi: Irmoi): void {
  let ode: number | undefined;
  for (const { runs } of chapter.paragraphs) {
    for (const run of runs) {
      const plain = script.plain(run.text);
      const [, name] = /^песнь ([а-я]+|\d+)[.:]?$/.exec(plain) ?? [];
      if (name !== undefined) ode = Number(name) || ORDINALS.indexOf(name);
      else if (ode !== undefined && ode > 0 && !run.red && plain.split(' ').length > 5) {
        irmoi.add(ode, tone, { church: run.text, line: run.line, page: run.page });
      }
    }
  }
}

const BEGUN_WORDS = 9;
/** The number of words of the shortest complete irmos. */
const FEWEST_WORDS = 7;

/** Whether a text is only a beginning: it is short and has no end. */
export function isBegun(plain: string): boolean {
  return /[:,]$|[а-я]$/.test(plain) && plain.split(' ').length <= BEGUN_WORDS;
}

/** Whether a text is shorter than any irmos of the Heirmologion: then it is a reference. */
export function isShort(plain: string): boolean {
  return plain.split(' ').length < FEWEST_WORDS;
}

/** The first words of a text, for a report. */
export function firstWords(plain: string, count = 6): string {
  return plain.split(' ').slice(0, count).join(' ');
}

/** Whether a text continues the given first words. Endings may be longer in another spelling. */
export function begins(plain: string, begun: string): boolean {
  const words = wordsOf(plain);
  return wordsOf(begun).every((word, i) => words[i]?.startsWith(word));
}

const wordsOf = (plain: string) => plain.replace(/[^а-яё ]/g, '').split(/\s+/);
