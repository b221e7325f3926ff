import type { PrintedPlaceData } from '../../schemas/types.ts';
import type { Run } from './paragraphs.ts';
import type { Doubt } from './parts.ts';

/** A place of one chapter where the print misleads. */
export type PrintedPlace = Omit<PrintedPlaceData, 'book' | 'chapter'>;

/** What is read in place of a run: what stands before the misleading words, the rubric, and the words where they stay. */
export interface ReadOtherwise {
  readonly before: Run | null;
  readonly rubric: string;
  readonly after: Run | null;
}

const bare = (words: string) => words.replace(/[.,:;!?$]/g, '').trim();

/** The places of a chapter where the print misleads, looked for as it is read. */
export class Misleading {
  private readonly places: readonly PrintedPlace[];
  private readonly seen = new Map<string, number>();

  constructor(places: readonly PrintedPlace[]) {
    this.places = places;
  }

  /** How a run is to be read, or undefined where it is read as it stands. */
  at(run: Run, plain: string): ReadOtherwise | undefined {
    const place = this.places.find((other) => this.isHere(other, plain));
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

  private isHere(place: PrintedPlace, plain: string): boolean {
    const whole = place.words.endsWith('$');
    if (whole ? bare(plain) !== bare(place.words) : !bare(plain).includes(bare(place.words))) return false;
    const count = (this.seen.get(place.words) ?? 0) + 1;
    this.seen.set(place.words, count);
    return place.nth === undefined || place.nth === count;
  }
}
