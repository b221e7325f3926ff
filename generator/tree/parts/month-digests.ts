import type { Day } from '../../days/day.ts';
import { ByteSink, Piece, type PieceSink } from '../../responses/byte-sink.ts';
import { encoded } from '../../responses/bytes.ts';
import type { DayWriter } from '../../responses/daily.ts';
import { fingerprint, fingerprintNumber } from '../records/digests.ts';

/**
 * A month of a year, 0 to 11, with its days and their indexes in the year: of the first day, and of the day after the
 * last.
 */
export interface Month {
  readonly index: number;
  readonly days: readonly Day[];
  readonly first: number;
  readonly end: number;
}

/** The months of a year, from all days of the year. */
export function monthsOf(days: readonly Day[]): Month[] {
  const starts = days.flatMap(({ date }, i) => (date.endsWith('-01') ? [i] : []));
  return starts.map((first, index) => {
    const end = starts[index + 1] ?? days.length;
    return { index, days: days.slice(first, end), first, end };
  });
}

/**
 * Takes digests of pieces instead of the pieces. Pieces that many days share are digested once, so digesting a month
 * takes a fraction of the time of making its bytes. Dates are left out: the position of a month determines them.
 */
class DigestSink implements PieceSink {
  private readonly digests = new BigUint64Array(MOST_PIECES);
  private readonly code: Piece;
  end = 0;

  /** `maker` represents the code, which is part of every digest. */
  constructor(maker: string) {
    this.code = new Piece(encoded(maker));
  }

  piece(piece: Piece): void {
    if (piece.bytes.length === 0) return;
    piece.digest ??= fingerprintNumber(piece.bytes);
    this.digests[this.end++] = piece.digest;
  }

  item(item: Piece): void {
    this.piece(item);
  }

  overwrite(): void {}

  /** A digest of everything since the last call. */
  taken(): string {
    this.piece(this.code);
    if (this.end > MOST_PIECES) throw new RangeError(`a month has more than ${MOST_PIECES} pieces`);
    const digest = fingerprint(new Uint8Array(this.digests.buffer, 0, this.end * BigUint64Array.BYTES_PER_ELEMENT));
    this.end = 0;
    return digest;
  }
}

/** A hundred times the pieces of any month. */
const MOST_PIECES = 100_000;

/**
 * A function that digests everything that goes into the answers of each month of a year. The same writer that makes the
 * answers supplies it, so nothing can be left out. `maker` represents the code.
 */
export function monthDigests(maker: string): (months: readonly Month[], writer: DayWriter) => string[] {
  const sink = new DigestSink(maker);
  return (months, writer) =>
    months.map(({ days }) => {
      for (const day of days) writer.entry(day, sink);
      return sink.taken();
    });
}

/** Takes the same digests of pieces while it adds them to bytes. */
export class DigestingSink implements PieceSink {
  readonly bytes = new ByteSink();
  private readonly digests: DigestSink;

  /** `maker` represents the code. */
  constructor(maker: string) {
    this.digests = new DigestSink(maker);
  }

  get end(): number {
    return this.bytes.end;
  }

  piece(piece: Piece): void {
    this.bytes.piece(piece);
    this.digests.piece(piece);
  }

  item(item: Piece, start: number): void {
    this.bytes.item(item, start);
    this.digests.piece(item);
  }

  overwrite(text: string, at: number): void {
    this.bytes.overwrite(text, at);
  }

  /** A digest of everything since the last call. */
  taken(): string {
    return this.digests.taken();
  }
}
