import type { Day } from '../../days/day.ts';
import type { ByteSink } from '../../responses/byte-sink.ts';
import { type DayWriter, writePartOfAnswer } from '../../responses/daily.ts';
import type { Month } from './month-digests.ts';

/**
 * What an endpoint says of the days of a year in a language, as bytes in a sink of which nobody else makes use. A month is
 * told once, when it is first asked for: its part of the answer for the year, and the files of its days, have the same
 * entries.
 */
export class ToldYear {
  private readonly days: readonly Day[];
  private readonly writer: DayWriter;
  private readonly sink: ByteSink;
  /** By month: where in the sink it lies. */
  private readonly months: (Place | undefined)[] = [];
  /** By day: where its entry does. */
  private readonly entries: Place[] = [];

  constructor(days: readonly Day[], writer: DayWriter, sink: ByteSink) {
    this.days = days;
    this.writer = writer;
    this.sink = sink;
    sink.clear();
  }

  /** What stands for a month in the answer for the year. */
  month(month: Month): Uint8Array {
    const { start, end } = this.told(month);
    return this.sink.view(start, end);
  }

  /** What is said of a day of a month, by its index in the year. */
  entry(day: number, month: Month): Uint8Array {
    this.told(month);
    const { start, end } = this.entries[day] as Place;
    return this.sink.view(start, end);
  }

  private told({ index, first, end }: Month): Place {
    const { days, writer, sink, entries } = this;
    const known = this.months[index];
    if (known) return known;
    const start = sink.end;
    writePartOfAnswer(days, first, end, writer, sink, (day, from, to) => {
      entries[day] = { start: from, end: to };
    });
    const place = { start, end: sink.end };
    this.months[index] = place;
    return place;
  }
}

interface Place {
  readonly start: number;
  readonly end: number;
}
