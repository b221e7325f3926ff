import type { Day } from '../../days/day.ts';
import type { ByteSink } from '../../responses/byte-sink.ts';
import { type DayWriter, writePartOfAnswer } from '../../responses/daily.ts';

/**
 * A month of a year, 0 to 11, with its days and their indexes in the year: of the first day, and of the day after the
 * last.
 */
export interface YearMonth {
  readonly index: number;
  readonly days: readonly Day[];
  readonly first: number;
  readonly end: number;
}

/** The months of a year, from all days of the year. */
export function monthsOfYear(days: readonly Day[]): YearMonth[] {
  const starts = days.flatMap(({ date }, i) => (date.endsWith('-01') ? [i] : []));
  return starts.map((first, index) => {
    const end = starts[index + 1] ?? days.length;
    return { index, days: days.slice(first, end), first, end };
  });
}

/**
 * The answers of an endpoint for the days of a year in a language, as bytes in a sink that nobody else uses. A month is
 * written once, when it is first requested: its part of the answer for the year and the files of its days contain the
 * same entries.
 */
export class YearBytes {
  private readonly days: readonly Day[];
  private readonly writer: DayWriter;
  private readonly sink: ByteSink;
  /** The places of months and of entries of days in the sink. */
  private readonly months: (Place | undefined)[] = [];
  private readonly entries: Place[] = [];

  constructor(days: readonly Day[], writer: DayWriter, sink: ByteSink) {
    this.days = days;
    const [first] = days;
    this.writer = {
      lang: writer.lang,
      entry: (day) => {
        const start = sink.end;
        writer.entry(day, sink);
        this.entries[day.day - (first?.day ?? 0)] = { start, end: sink.end };
      },
    };
    this.sink = sink;
    sink.clear();
  }

  /** The bytes of a month in the answer for the year. */
  month(month: YearMonth): Uint8Array {
    const { start, end } = this.written(month);
    return this.sink.view(start, end);
  }

  /** The entry of a day of a month, by the index of the day in the year. */
  entry(day: number, month: YearMonth): Uint8Array {
    this.written(month);
    const { start, end } = this.entries[day] as Place;
    return this.sink.view(start, end);
  }

  private written({ index, first, end }: YearMonth): Place {
    const { days, writer, sink } = this;
    const known = this.months[index];
    if (known) return known;
    const start = sink.end;
    writePartOfAnswer(days, first, end, writer, sink);
    const place = { start, end: sink.end };
    this.months[index] = place;
    return place;
  }
}

interface Place {
  readonly start: number;
  readonly end: number;
}
