import type { PrintedPlaceData } from '../../../schemas/types.ts';
import type { ColouredRun } from './paragraphs.ts';
import type { Doubt } from './parts.ts';

/** A place of one chapter where the print misleads. */
export type PrintedPlace = Omit<PrintedPlaceData, 'book' | 'chapter'>;

/** What replaces a run: the text before the misleading words, the rubric, and the words if they stay. */
export interface ReadOtherwise {
  readonly before: ColouredRun | null;
  readonly rubric: string;
  readonly after: ColouredRun | null;
  /** Number of the canon in its row to which the rubric belongs, if it is not the next one. */
  readonly canon: number | undefined;
}

const bare = (words: string) => words.replace(/[.,:;!?$]/g, '').trim();

/** The places of a chapter where the print misleads, as the reader comes to them. */
export class Misleading {
  private readonly places: readonly PrintedPlace[];
  private readonly seen = new Map<string, number>();

  constructor(places: readonly PrintedPlace[]) {
    this.places = places;
  }

  /** How to read a run, or undefined to read it as it is. */
  at(run: ColouredRun, plain: string): ReadOtherwise | undefined {
    const here = this.places.filter((place) => isIn(plain, place));
    for (const words of new Set(here.map((place) => place.words)))
      this.seen.set(words, (this.seen.get(words) ?? 0) + 1);
    const place = here.find(({ words, nth }) => nth === undefined || nth === this.seen.get(words));
    if (!place) return undefined;
    const start =
      bare(plain)
        .slice(0, bare(plain).indexOf(bare(place.words)))
        .split(' ').length - 1;
    const words = run.text.split(' ');
    return {
      before: start > 0 ? { ...run, text: words.slice(0, start).join(' ') } : null,
      rubric: place.read,
      after: place.keep ? { ...run, text: words.slice(start).join(' ') } : null,
      canon: place.canon,
    };
  }

  /** Places that the chapter does not have. */
  missing(): Doubt[] {
    return this.places
      .filter(({ words, nth }) => (this.seen.get(words) ?? 0) < (nth ?? 1))
      .map(({ words, read }) => ({
        line: 1,
        what: 'a place to be read otherwise is not there',
        words: `${words} → ${read}`,
      }));
  }
}

function isIn(plain: string, { words }: PrintedPlace): boolean {
  return words.endsWith('$') ? bare(plain) === bare(words) : bare(plain).includes(bare(words));
}
