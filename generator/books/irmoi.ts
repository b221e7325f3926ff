import { FEWEST_WORDS } from './begun.ts';
import type { Chapter } from './paragraphs.ts';
import type { Passage } from './parts.ts';
import type { Script } from './script.ts';

interface Irmos extends Passage {
  readonly words: string;
  readonly tone: number | undefined;
}

/** Irmoi in full, by ode, so that one of which only the first words stand can be found. */
export class Irmoi {
  private readonly script: Script;
  private readonly byOde = new Map<number, Irmos[]>();

  constructor(script: Script) {
    this.script = script;
  }

  add(ode: number, tone: number | undefined, passage: Passage): void {
    const words = folded(onlyWords(this.script.plain(passage.church)));
    if (words.split(' ').length < FEWEST_WORDS) return;
    const list = this.byOde.get(ode) ?? [];
    list.push({ ...passage, words, tone });
    this.byOde.set(ode, list);
  }

  /**
   * The irmos of an ode that begins so; those of the tone come first. Undefined where there is none, or where two with
   * different words begin alike.
   */
  find(ode: number, begun: string, tone: number | undefined): Passage | undefined {
    const words = folded(onlyWords(this.script.plain(begun)));
    const fitting = (this.byOde.get(ode) ?? []).filter((irmos) => irmos.words.startsWith(`${words} `));
    const ofTone = fitting.filter((irmos) => irmos.tone === tone);
    return only(ofTone) ?? only(fitting);
  }

  /** The tones in which an irmos of the ode with these words stands. */
  tones(ode: number, church: string): Set<number> {
    const words = folded(onlyWords(this.script.plain(church))).slice(0, SAME_WORDS);
    const fitting = (this.byOde.get(ode) ?? []).filter((irmos) => irmos.words.startsWith(words));
    return new Set(fitting.flatMap(({ tone }) => tone ?? []));
  }
}

const SAME_WORDS = 40;

/** The first of several irmoi whose beginnings and endings are the same, so that they differ in spelling only. */
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

/** Words without the letters in which spellings differ, so that a line of the data finds its text in each of them. */
export function folded(words: string): string {
  return words
    .replace(/[ьъ]/g, '')
    .replace(/[ыий]/g, 'и')
    .replaceAll('я', 'а')
    .replaceAll('ю', 'у')
    .replaceAll('ё', 'е');
}

const ORDINALS = ['', 'первая', 'вторая', 'третия', 'четвертая', 'пятая', 'шестая', 'седмая', 'осмая', 'девятая'];

/** Reads a chapter of the Heirmologion: headings of odes, and each paragraph after one an irmos. */
export function readIrmologion(chapter: Chapter, tone: number, script: Script, irmoi: Irmoi): void {
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
