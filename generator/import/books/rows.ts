import type { Canon, Ode, PartPlace, Passage } from './parts.ts';

/** Canons that are sung together, ode by ode. */
interface Row {
  readonly number: number;
  readonly canons: OpenCanon[];
  readonly katavasia: Map<number, Passage>;
  ode: number;
  index: number;
}

type OpenCanon = { -readonly [K in keyof Canon]: Canon[K] };

/** What comes before a canon and an ode of it. */
export interface Heading extends PartPlace {
  /** The rubrics, in plain letters. */
  readonly words: string;
  readonly tone: number | undefined;
  readonly acrostic: Passage | undefined;
}

/** The canons of a chapter while they are read: an ode goes to the canon whose turn it is in its row. */
export class Rows {
  readonly canons: OpenCanon[] = [];
  private row: Row | null = null;
  private count = 0;
  private turn: number | undefined;

  /** The current row and ode; undefined before the first canon and between two services. */
  get current(): { readonly number: number; readonly ode: number } | undefined {
    return this.row ?? undefined;
  }

  get openOde(): Ode | undefined {
    return this.row?.canons[this.row.index]?.odes.at(-1);
  }

  /** Sets the canon of the row to which the next ode belongs: canons may change places from ode to ode. */
  turnTo(number: number): void {
    this.turn = number - 1;
  }

  /**
   * Begins an ode: of the next canon if the number is the same, of a new row if it is smaller. With `isNext` a further
   * canon of few odes begins, which may lack the first ode of the other.
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

  /** Begins the open ode of the next canon. Returns whether this canon has the odes before it. */
  nextCanon(heading: Heading): boolean {
    const row = this.row;
    if (!row) return true;
    const isFirstOde = row.canons[0]?.odes[0]?.number === row.ode;
    const isKnown = isFirstOde || this.turn !== undefined || row.index + 1 < row.canons.length;
    row.index++;
    this.enterOde(heading);
    return isKnown;
  }

  /** Sets a tone that comes after the heading of a canon's first ode. Returns whether there is such a canon. */
  setTone(tone: number | undefined): boolean {
    const canon = this.row?.canons[this.row.index];
    if (!canon || canon.odes.length > 1 || this.openOde?.items.length !== 0) return false;
    canon.tone = tone;
    return true;
  }

  /** Whether a canon of the row is still empty in an ode of which troparia were read. */
  isTurnOfNext(): boolean {
    const hasTroparia = (this.openOde?.items.length ?? 0) > 1;
    return hasTroparia && this.row !== null && this.row.canons.length > this.row.index + 1;
  }

  setKatavasia(passage: Passage): void {
    this.row?.katavasia.set(this.row.ode, passage);
  }

  /** The last ode of the row has ended. */
  close(): void {
    this.row = null;
  }

  private enterOde(heading: Heading): void {
    const row = this.row as Row;
    const { line, page, tone } = heading;
    row.index = this.turn ?? row.index;
    this.turn = undefined;
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
