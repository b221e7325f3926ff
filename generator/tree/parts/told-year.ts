import type { Day } from '../../days/day.ts';
import { type DayWriter, writePartOfAnswer } from '../../responses/daily.ts';
import type { DigestingSink, Month } from './month-digests.ts';

/**
 * The answers of an endpoint for the days of a year in a language, as bytes in a sink that nobody else uses. A month is
 * written once, when it is first requested: its part of the answer for the year and the files of its days contain the
 * same entries.
 */
export class ToldYear {
  private readonly days: readonly Day[];
  private readonly writer: DayWriter;
  private readonly sink: DigestingSink;
  /** By month: its place in the sink, and the digest of what goes into it. */
  private readonly months: (ToldMonth | undefined)[] = [];
  /** By day: the place of its entry in the sink. */
  private readonly entries: Place[] = [];

  constructor(days: readonly Day[], writer: DayWriter, sink: DigestingSink) {
    this.days = days;
    const { bytes } = sink;
    const [first] = days;
    this.writer = {
      lang: writer.lang,
      entry: (day) => {
        const start = bytes.end;
        writer.entry(day, sink);
        this.entries[day.day - (first?.day ?? 0)] = { start, end: bytes.end };
      },
    };
    this.sink = sink;
    bytes.clear();
  }

  /** The bytes of a month in the answer for the year. */
  month(month: Month): Uint8Array {
    const { start, end } = this.told(month);
    return this.sink.bytes.view(start, end);
  }

  /** The digest of everything that goes into a month, as {@link monthDigests} takes it. */
  digest(month: Month): string {
    return this.told(month).digest;
  }

  /** The entry of a day of a month, by the index of the day in the year. */
  entry(day: number, month: Month): Uint8Array {
    this.told(month);
    const { start, end } = this.entries[day] as Place;
    return this.sink.bytes.view(start, end);
  }

  private told({ index, first, end }: Month): ToldMonth {
    const { days, writer, sink } = this;
    const known = this.months[index];
    if (known) return known;
    const start = sink.bytes.end;
    writePartOfAnswer(days, first, end, writer, sink.bytes);
    const month = { start, end: sink.bytes.end, digest: sink.taken() };
    this.months[index] = month;
    return month;
  }
}

interface Place {
  readonly start: number;
  readonly end: number;
}

interface ToldMonth extends Place {
  readonly digest: string;
}
