import type { Canon, Ode, Passage, Place } from './parts.ts';

/** Canons that are sung together, ode by ode. */
interface Row {
  readonly number: number;
  readonly canons: OpenCanon[];
  readonly katavasia: Map<number, Passage>;
  ode: number;
  index: number;
}

type OpenCanon = { -readonly [K in keyof Canon]: Canon[K] };

/** What stands before a canon and an ode of it. */
export interface Heading extends Place {
  /** The rubrics, in plain words. */
  readonly words: string;
  readonly tone: number | undefined;
  readonly acrostic: Passage | undefined;
}

/** The canons of a chapter as they are read: an ode goes to the canon whose turn it is in its row. */
export class Rows {
  readonly canons: OpenCanon[] = [];
  private row: Row | null = null;
  private count = 0;

  /** The row that is being read and its ode; undefined before the first canon and between two services. */
  get current(): { readonly number: number; readonly ode: number } | undefined {
    return this.row ?? undefined;
  }

  get openOde(): Ode | undefined {
    return this.row?.canons[this.row.index]?.odes.at(-1);
  }

  /**
   * Begins an ode: of the next canon where the number is the same, of a new row where it is smaller. `isNext` where a
   * further canon of few odes begins: it need not have the first ode of the other.
   */
  startOde(number: number, isNext: boolean, heading: Heading): void {
    const row = this.row;
    if (!row || number < row.ode) {
      this.row = { number: ++this.count, canons: [], katavasia: new Map(), ode: number, index: 0 };
    } else if (number === row.ode) row.index++;
    else {
      const isSecond = isNext && row.canons.length === 1 && row.canons[0]?.odes.length === 1;
      row.ode = number;
      row.index = isSecond ? 1 : 0;
    }
    this.enterOde(heading);
  }

  /** Begins the open ode of the next canon. Gives whether this canon has the odes before it. */
  nextCanon(heading: Heading): boolean {
    const row = this.row;
    if (!row) return true;
    const isFirstOde = row.canons[0]?.odes[0]?.number === row.ode;
    const isKnown = isFirstOde || row.index + 1 < row.canons.length;
    row.index++;
    this.enterOde(heading);
    return isKnown;
  }

  /** Whether a canon of the row has nothing yet in an ode of which troparia were read. */
  isTurnOfNext(): boolean {
    const hasTroparia = (this.openOde?.items.length ?? 0) > 1;
    return hasTroparia && this.row !== null && this.row.canons.length > this.row.index + 1;
  }

  setKatavasia(passage: Passage): void {
    this.row?.katavasia.set(this.row.ode, passage);
  }

  /** The row has had its last ode. */
  close(): void {
    this.row = null;
  }

  private enterOde(heading: Heading): void {
    const row = this.row as Row;
    const { line, page, tone } = heading;
    const canon = row.canons[row.index] ?? this.startCanon(row, heading);
    canon.odes.push({ number: row.ode, items: [], line, page });
    if (tone !== undefined && canon.tone === undefined) canon.tone = tone;
  }

  private startCanon(row: Row, { words, acrostic, line, page }: Heading): OpenCanon {
    const canon: OpenCanon = {
      number: this.canons.length + 1,
      group: row.number,
      heading: words,
      tone: undefined,
      odes: [],
      katavasia: row.katavasia,
      line,
      page,
      ...(acrostic && { acrostic }),
    };
    row.canons.push(canon);
    this.canons.push(canon);
    return canon;
  }
}
