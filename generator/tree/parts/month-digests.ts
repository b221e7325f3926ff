import type { Day } from '../../days/day.ts';
import { Piece, type PieceSink } from '../../responses/byte-sink.ts';
import { encoded } from '../../responses/bytes.ts';
import type { DayWriter } from '../../responses/daily.ts';
import { fingerprint, fingerprintNumber } from '../records/digests.ts';

/** A month of a year, 0 to 11, with its days and their indexes in the year: of the first, and of the one after the last. */
export interface Month {
  readonly index: number;
  readonly days: readonly Day[];
  readonly first: number;
  readonly end: number;
}

/** The months of a year of which all days are given. */
export function monthsOf(days: readonly Day[]): Month[] {
  const starts = days.flatMap(({ date }, i) => (date.endsWith('-01') ? [i] : []));
  return starts.map((first, index) => {
    const end = starts[index + 1] ?? days.length;
    return { index, days: days.slice(first, end), first, end };
  });
}

/**
 * Takes digests of pieces in place of the pieces. What many days share is digested once, so to digest a month takes a
 * fraction of making its bytes. Dates are left out: the place of a month tells them.
 */
class DigestSink implements PieceSink {
  private readonly digests = new BigUint64Array(MOST_PIECES);
  end = 0;

  piece(piece: Piece): void {
    if (piece.bytes.length === 0) return;
    piece.digest ??= fingerprintNumber(piece.bytes);
    this.digests[this.end++] = piece.digest;
  }

  item(item: Piece): void {
    this.piece(item);
  }

  overwrite(): void {}

  /** A digest of all since the last time. */
  taken(): string {
    if (this.end > MOST_PIECES) throw new RangeError(`a month has more than ${MOST_PIECES} pieces`);
    const digest = fingerprint(new Uint8Array(this.digests.buffer, 0, this.end * BigUint64Array.BYTES_PER_ELEMENT));
    this.end = 0;
    return digest;
  }
}

/** A hundred times as many as any month has. */
const MOST_PIECES = 100_000;

/**
 * A function that digests all that goes into the answers of each month of a year. It hears of it from the very writer
 * that makes the answers, so nothing that goes into these can be left out. `maker` stands for the code.
 */
export function monthDigests(maker: string): (months: readonly Month[], writer: DayWriter) => string[] {
  const sink = new DigestSink();
  const code = new Piece(encoded(maker));
  return (months, writer) =>
    months.map(({ days }) => {
      sink.piece(code);
      for (const day of days) writer.entry(day, sink);
      return sink.taken();
    });
}
